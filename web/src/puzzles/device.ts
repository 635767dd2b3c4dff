/** Results with puzzles of users without a name, stored in this browser and counted as the server does. */
import { keep, kept } from '../lib/kept';
import type { PuzzleResults } from '../net/types';

const START = 1200;
const [STEP, NEW_STEP, NEW] = [24, 48, 20];

export interface DeviceResults extends PuzzleResults {
  /** The last day whose puzzle was solved. */
  last_day: string | null;
  /** The tried puzzles, and whether the first attempt solved them. */
  had: Readonly<Record<string, boolean>>;
}

const NONE: DeviceResults = {
  ...{ rating: START, tried: 0, solved: 0, streak: 0, best: 0, days: 0, change: 0 },
  ...{ last_day: null, had: {} },
};

/** The current day, such as `2026-11-16`, in UTC as on the server. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export const dayBefore = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

const key = (game: string): string => `puzzles.${game}`;

/** The results; a streak of days that was interrupted counts no longer. */
export const deviceResults = (game: string, day = today()): DeviceResults => {
  const found = kept<Partial<DeviceResults>>(key(game));
  const known = { ...NONE, ...(found && typeof found === 'object' ? found : {}), change: 0 };
  const isRunning = known.last_day === day || known.last_day === dayBefore(day);
  return { ...known, days: isRunning ? known.days : 0 };
};

/** Count the first attempt at a puzzle; later ones change nothing. */
export const countOnDevice = (
  game: string,
  puzzle: { id: string; rating: number; day: string | null },
  solved: boolean,
): DeviceResults => {
  const before = deviceResults(game, puzzle.day ?? today());
  if (Object.hasOwn(before.had, puzzle.id)) return before;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - before.rating) / 400));
  const rating = before.rating + (before.tried < NEW ? NEW_STEP : STEP) * (Number(solved) - expected);
  const streak = solved ? before.streak + 1 : 0;
  const isNewDay = solved && puzzle.day !== null && before.last_day !== puzzle.day;
  const after: DeviceResults = {
    rating: Math.round(rating),
    tried: before.tried + 1,
    solved: before.solved + Number(solved),
    streak,
    best: Math.max(before.best, streak),
    days: isNewDay ? before.days + 1 : before.days,
    last_day: isNewDay ? puzzle.day : before.last_day,
    change: Math.round(rating) - before.rating,
    had: { ...before.had, [puzzle.id]: solved },
  };
  keep(key(game), after);
  return after;
};
