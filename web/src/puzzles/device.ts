/** Results with puzzles of users without a name, stored in this browser and counted as the server does. */
import { keep, kept } from '../lib/kept';
import type { PuzzleResults } from '../net/types';

const START = 1200;
const [STEP, NEW_STEP, NEW] = [24, 48, 20];

export interface DeviceResults extends PuzzleResults {
  /** The last day whose puzzle was solved. */
  last_day: string | null;
  /** The last day whose puzzle was tried. */
  tried_day: string | null;
  /** The tried puzzles, and whether the first attempt solved them. */
  had: Readonly<Record<string, boolean>>;
}

const NONE: DeviceResults = {
  ...{ rating: START, tried: 0, solved: 0, streak: 0, best: 0, days: 0, change: 0, today: null },
  ...{ last_day: null, tried_day: null, had: {} },
};

/** The current day, such as `2026-11-16`, in UTC as on the server. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export const dayBefore = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

const key = (game: string): string => `puzzles.${game}`;

/** The stored results, whose rating has fractions. */
const stored = (game: string): DeviceResults => {
  const found = kept<Partial<DeviceResults>>(key(game));
  return { ...NONE, ...(found && typeof found === 'object' ? found : {}), change: 0 };
};

/** The results as they are shown; a streak of days that was interrupted counts no longer. */
const shown = (known: DeviceResults, day: string): DeviceResults => {
  const isRunning = known.last_day === day || known.last_day === dayBefore(day);
  const [rating, days] = [Math.round(known.rating), isRunning ? known.days : 0];
  return { ...known, rating, days, today: daily(known, day) };
};

export const deviceResults = (game: string, day = today()): DeviceResults => shown(stored(game), day);

/** Whether the first attempt of a day solved its puzzle; null if there was none. */
const daily = (known: DeviceResults, day: string): boolean | null =>
  known.last_day === day || (known.tried_day === day ? false : null);

const afterDaily = (known: DeviceResults, day: string, solved: boolean): DeviceResults => {
  if (daily(known, day) !== null) return known;
  const tried = { ...known, tried_day: day };
  const days = known.last_day === dayBefore(day) ? known.days + 1 : 1;
  return solved ? { ...tried, days, last_day: day } : tried;
};

/** Count an attempt at a puzzle; only the first one changes more than the days in succession. */
export const countOnDevice = (
  game: string,
  puzzle: { id: string; rating: number; day: string | null },
  solved: boolean,
): DeviceResults => {
  const before = stored(game);
  let after = puzzle.day === null ? before : afterDaily(before, puzzle.day, solved);
  if (!Object.hasOwn(before.had, puzzle.id)) {
    const expected = 1 / (1 + 10 ** ((puzzle.rating - before.rating) / 400));
    const change = (before.tried < NEW ? NEW_STEP : STEP) * (Number(solved) - expected);
    const streak = solved ? before.streak + 1 : 0;
    after = {
      ...after,
      rating: before.rating + change,
      tried: before.tried + 1,
      solved: before.solved + Number(solved),
      streak,
      best: Math.max(before.best, streak),
      change: Math.round(change),
      had: { ...before.had, [puzzle.id]: solved },
    };
  }
  keep(key(game), after);
  return shown(after, puzzle.day ?? today());
};
