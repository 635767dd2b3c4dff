/** Time as clocks show it: days, hours and minutes, minutes and seconds, tenths at the very end. */
export const clockText = (left: number, days: (days: number) => string): string => {
  const ms = Math.max(0, left);
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.floor(ms / 1000);
  if (seconds >= 172_800) return days(Math.floor(seconds / 86_400));
  const two = (n: number): string => String(n).padStart(2, '0');
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};
