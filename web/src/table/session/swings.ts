/** The turns that decided a match: those with the largest changes of points between the winner and the others. */

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
