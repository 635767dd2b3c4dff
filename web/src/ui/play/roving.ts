/** Lists of which one line can be reached by Tab, and the others from there by keys. */

/** How many lines a page key goes. */
const PAGE = 10;

/** The line to which a key leads from one of so many; null where the key is not for the list. */
export const lineAfter = (key: string, at: number, lines: number): number | null => {
  const last = lines - 1;
  const to: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - PAGE,
    PageDown: at + PAGE,
    Home: 0,
    End: last,
  };
  const wanted = Object.hasOwn(to, key) ? to[key] : undefined;
  return wanted === undefined || lines === 0 ? null : Math.max(0, Math.min(last, wanted));
};

/** Where Tab comes in: the line that had the focus, else the one that is shown, else the newest. */
export const entrance = (numbers: readonly number[], ...wishes: (number | null)[]): number | null =>
  wishes.find((wish) => wish !== null && numbers.includes(wish)) ?? numbers.at(-1) ?? null;
