/** Positions that tests start from. */

/** The first player of two has one disc left, on c3; c2 and c4 are sites beside it. */
export const LAST_DISC = {
  ...{ format: 'tetrarch/eko-position', version: 1, rules: '1.0' },
  options: { players: 2, printing: 'complete', variants: [], round_limit: null, repetition: false },
  board: {
    ...{ format: 'tetrarch/eko-board', version: 1, players: 2, layout: 'bars' },
    tiles: [
      { tile: 'A', at: [0, 0], rotation: 3 },
      { tile: 'C', at: [2, 1], rotation: 4 },
      { tile: 'F', at: [-1, 3], rotation: 4 },
      { tile: 'D', at: [-3, 2], rotation: 5 },
      { tile: 'G', at: [-2, -1], rotation: 5 },
      { tile: 'E', at: [1, -3], rotation: 1 },
      { tile: 'B', at: [3, -2], rotation: 4 },
    ],
  },
  ...{ identities: ['T', 'S'], first: 0, turn: 9, round: 5, seat: 0, decider: 0, step: 'action' },
  stacks: { c3: 'T1', f5: 'S4', h3: 'S2!' },
  buildings: { e2: 'S1' },
  reserves: { T: '15!', S: '10' },
  boxes: { T: 0, S: 0 },
  captives: { T: [], S: [] },
  eliminated: [],
  phase: {
    ...{ marched: false, march_barred: false, sand_used: false, moon_used: false, placed: 0, served: [] },
    ...{ beacon: false, zones_paid: [], idle_turns: 0, busy: false },
  },
  ...{ attack: null, history: [], result: null },
};

/** The first player of two can pay for a forced march after the action. */
export const MARCHING = {
  ...LAST_DISC,
  stacks: { ...LAST_DISC.stacks, c3: 'T4' },
  reserves: { T: '12!', S: '10' },
};

/** The first player of two ends the game by resting, and loses it. */
export const LAST_ROUND = {
  ...MARCHING,
  options: { ...MARCHING.options, round_limit: 5 },
  ...{ first: 1, turn: 10, step: 'march' },
  phase: { ...MARCHING.phase, busy: true },
};

/** The first player of two wins at once with an encampment on e4, for 12 points and a capital. */
export const WINNING = {
  ...LAST_DISC,
  ...{ turn: 29, round: 15 },
  stacks: { b1: 'S3!', c3: 'T3', e5: 'T2', f4: 'S2', g5: 'S4', h1: 'T1!' },
  buildings: { a1: 'T2', b4: 'T1', c2: 'T3', c4: 'T1', d7: 'T2', e2: 'T2', e4: 'S1', f7: 'S2', g2: 'S3' },
  reserves: { T: '4', S: '3' },
  boxes: { T: 6, S: 4 },
};
