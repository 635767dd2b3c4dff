/** The turns that decided a match: those with the largest changes of points between the winner and the others. */
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
