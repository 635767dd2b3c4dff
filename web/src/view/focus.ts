/** The roving focus of boards. */
import { distance, type Point } from '../lib/draw';

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next or previous name, wrapping around; the first if none has the focus. */
export const nextOf = (names: readonly string[], current: string | null, step: 1 | -1): string | null => {
  if (!names.length) return null;
  const at = current === null ? -1 : names.indexOf(current);
  if (at < 0) return (step > 0 ? names[0] : names[names.length - 1]) ?? null;
  return names[(at + step + names.length) % names.length] ?? null;
};

/** The lit target nearest to a tap, if it is near enough. */
export const snapped = (tap: Point, targets: readonly { name: string; at: Point }[], reach: number): string | null => {
  let best: string | null = null;
  let least = reach;
  for (const { name, at } of targets) {
    const away = distance(tap, at);
    if (away < least) [best, least] = [name, away];
  }
  return best;
};
