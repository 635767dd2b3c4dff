/** The undo history of a document. */
const MOST = 300;

export interface Past<T> {
  readonly before: readonly T[];
  readonly now: T;
  readonly after: readonly T[];
}

export const begin = <T>(now: T): Past<T> => ({ before: [], now, after: [] });

/** Add a state and drop the undone ones; an equal state adds nothing. */
export const step = <T>(past: Past<T>, next: T): Past<T> =>
  next === past.now || JSON.stringify(next) === JSON.stringify(past.now)
    ? past
    : { before: [...past.before.slice(-MOST + 1), past.now], now: next, after: [] };

export const undo = <T>(past: Past<T>): Past<T> => {
  const last = past.before.at(-1);
  return last === undefined ? past : { before: past.before.slice(0, -1), now: last, after: [past.now, ...past.after] };
};

export const redo = <T>(past: Past<T>): Past<T> => {
  const [next, ...after] = past.after;
  return next === undefined ? past : { before: [...past.before, past.now], now: next, after };
};
