/**
 * The turns that decided a match: those with the largest changes of points between the winner and the others, or, once
 * the match is reviewed, those that its review names.
 */
import type { Review, ReviewState } from '../../net/generated/openapi';
import { api } from '../../net/rest';
import type { TableEntry } from '../../net/types';

export interface Swing {
  turn: number;
  /** The change of each seat's points in this turn. */
  changes: readonly number[];
}

/** The turns with the largest swings, in order. `series` has the points of each seat after each turn. */
export const largestSwings = (
  series: readonly (readonly number[])[],
  winners: readonly number[],
  most = 3,
): readonly Swing[] => {
  const leadAt = (turn: number): number => {
    const best = (isWinner: boolean): number =>
      Math.max(...series.flatMap((line, seat) => (winners.includes(seat) === isWinner ? [line[turn] ?? 0] : [])));
    return winners.length && winners.length < series.length
      ? best(true) - best(false)
      : Math.max(...series.map((line) => line[turn] ?? 0));
  };
  const turns = Math.max(0, ...series.map((line) => line.length));
  return Array.from({ length: turns }, (_, turn) => turn)
    .slice(1)
    .map((turn) => ({ turn, size: Math.abs(leadAt(turn) - leadAt(turn - 1)) }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size || b.turn - a.turn)
    .slice(0, most)
    .sort((a, b) => a.turn - b.turn)
    .map(({ turn }) => ({ turn, changes: series.map((line) => (line[turn] ?? 0) - (line[turn - 1] ?? 0)) }));
};

/** The event of a turn that changed the points most; of equal ones the last. `events` are all events, in order. */
export const decidingEvent = (events: readonly TableEntry[], turn: number): TableEntry | null => {
  let [best, most] = [null as TableEntry | null, 0];
  events.forEach((event, i) => {
    if (event.turn !== turn || event.kind !== 'decided') return;
    const before = events[i - 1]?.points ?? [];
    const change = (event.points ?? []).reduce((sum, now, seat) => sum + Math.abs(now - (before[seat] ?? 0)), 0);
    if (change >= most) [best, most] = [event, change];
  });
  return best;
};

export interface Decisive {
  /** The number of the moment after it. */
  at: number;
  turn: number;
  seat: number;
  /** The seat's chance to win before and after it. */
  before: number;
  after: number;
  sentence: string;
  places: readonly string[];
}

/** The moments of a review that changed a chance to win most, in order. `events` are all events, in order. */
export const decisiveMoments = (
  { moments, decisions }: Review,
  events: readonly TableEntry[],
  most = 3,
): readonly Decisive[] =>
  moments
    .flatMap((number) => {
      const found = decisions.find((one) => one.number === number);
      if (!found) return [];
      const { seat, sentence, places } = found;
      const [before, after] = [found.before[seat] ?? 0, found.after[seat] ?? 0];
      return [{ at: number + 1, turn: events[number]?.turn ?? 0, seat, before, after, sentence, places }];
    })
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, most)
    .sort((a, b) => a.at - b.at);

/** The review of a match that somebody requested before; null if there is none. */
export const storedReview = async (match: string, code: string | null): Promise<Review | null> =>
  (await api.post<ReviewState>('reviews', { match, stored: true }, { code })).review;

const POLL_MS = 700;

/** Review a match quickly; null if it cannot be reviewed, or when `signal` cancels it. */
export const quickReview = async (match: string, code: string | null, signal: AbortSignal): Promise<Review | null> => {
  let state = await api.post<ReviewState>('reviews', { match, effort: 'quick' }, { code });
  while (['waiting', 'running'].includes(state.status)) {
    await new Promise((done) => setTimeout(done, POLL_MS));
    if (signal.aborted) {
      await api.delete(`reviews/${state.id}`);
      return null;
    }
    state = await api.get<ReviewState>(`reviews/${state.id}`);
  }
  return state.review;
};
