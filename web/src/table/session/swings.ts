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

/** A moment that decided a match. */
export interface Decisive {
  /** The number of the moment after it. */
  at: number;
  turn: number;
  /** Who decided. */
  seat: number | null;
  /** Whose numbers are before and after it. */
  whose: number;
  before: number;
  after: number;
  /** The kind of the decision. */
  kind: string;
  sentence: string;
  places: readonly string[];
}

const kindOf = (event: TableEntry | undefined): string =>
  (event?.mark?.kind === 'choose' ? event.what : (event?.mark?.kind ?? event?.what)) ?? '';

/**
 * The moments of a review that changed a chance to win most, in order, with the chances of the reader, or of the seat that
 * decided. `events` are all events, in order.
 */
export const decisiveMoments = (
  { moments, decisions }: Review,
  events: readonly TableEntry[],
  reader: number | null = null,
  most = 3,
): readonly Decisive[] =>
  moments
    .flatMap((number): Decisive[] => {
      const found = decisions.find((one) => one.number === number);
      if (!found) return [];
      const { seat, places } = found;
      const [event, whose] = [events[number], reader ?? seat];
      const sentence = (event?.play && event.sentence) || found.sentence; // a review addresses nobody
      const [before, after] = [found.before[whose] ?? 0, found.after[whose] ?? 0];
      return [
        { at: number + 1, turn: event?.turn ?? 0, seat, whose, before, after, kind: kindOf(event), sentence, places },
      ];
    })
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, most)
    .sort((a, b) => a.at - b.at);

/**
 * The turns with the largest swings of points as moments, with the points of the reader if they changed, or of the seat
 * whose points changed most. `events` are all events, in order.
 */
export const swingMoments = (
  series: readonly (readonly number[])[],
  winners: readonly number[],
  events: readonly TableEntry[],
  reader: number | null = null,
): readonly Decisive[] =>
  largestSwings(series, winners).map(({ turn, changes }): Decisive => {
    const event = decidingEvent(events, turn);
    const most = changes.reduce(
      (best, change, seat) => (Math.abs(change) > Math.abs(changes[best] ?? 0) ? seat : best),
      0,
    );
    const whose = reader !== null && changes[reader] ? reader : most;
    return {
      at: event ? events.indexOf(event) + 1 : 0,
      turn,
      seat: event?.seat ?? null,
      whose,
      before: series[whose]?.[turn - 1] ?? 0,
      after: series[whose]?.[turn] ?? 0,
      kind: kindOf(event ?? undefined),
      sentence: event?.sentence ?? '',
      places: event?.places ?? [],
    };
  });

/** By seat: the chances to win after each turn, like the points of a chart. `events` are all events, in order. */
export const chancesOf = ({ evaluations }: Review, events: readonly TableEntry[]): number[][] => {
  const turns: (readonly number[])[] = [];
  evaluations.forEach(({ chances }, i) => {
    turns[i ? (events[i - 1]?.turn ?? 0) : 0] = chances;
  });
  const filled: (readonly number[])[] = [];
  for (let turn = 0; turn < turns.length; turn++) filled.push(turns[turn] ?? filled[turn - 1] ?? []);
  return (evaluations[0]?.chances ?? []).map((_, seat) => filled.map((chances) => chances[seat] ?? 0));
};

/** The review of a match that was requested before; null if there is none. */
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
