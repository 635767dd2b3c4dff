/** A board or position of Ekö in the editor. Pieces are stored by cell, because names change with the tiles. */
import { readReserve } from '../board/reading';
import { cellName, type LaidBoard, type PlacedTile } from './tiles';

export const BOARD = 'tetrarch/eko-board';
export const POSITION = 'tetrarch/eko-position';
export const STEPS_OF_TURN = [
  'swap',
  'draft',
  'action',
  'march',
  'march-action',
  'exchange',
  'reinforce',
  'over',
] as const;

export interface Phase {
  marched: boolean;
  march_barred: boolean;
  sand_used: boolean;
  moon_used: boolean;
  placed: number;
  /** By cell. */
  served: readonly string[];
  beacon: boolean;
  zones_paid: readonly number[];
  idle_turns: number;
  busy: boolean;
}

export interface EkoDocument {
  /** A board alone, or with a position on it. */
  kind: 'board' | 'position';
  players: number;
  tiles: readonly PlacedTile[];
  layout: string | null;
  /** A custom tile set, as in the file. */
  tileSet: unknown;
  options: { printing: string; draft: boolean; round_limit: number | null; repetition: boolean };
  /** The variants that the tiles imply, as the server found. */
  variants: readonly string[];
  identities: readonly string[];
  first: number;
  turn: number;
  round: number;
  seat: number;
  decider: number;
  step: string;
  stacks: Readonly<Record<string, string>>;
  buildings: Readonly<Record<string, string>>;
  reserves: Readonly<Record<string, string>>;
  boxes: Readonly<Record<string, number>>;
  captives: Readonly<Record<string, readonly string[]>>;
  eliminated: readonly string[];
  phase: Phase;
  attack: unknown;
  history: readonly unknown[];
  result: unknown;
}

const NO_PHASE: Phase = {
  marched: false,
  march_barred: false,
  sand_used: false,
  moon_used: false,
  placed: 0,
  served: [],
  beacon: false,
  zones_paid: [],
  idle_turns: 0,
  busy: false,
};
const ALL = ['E', 'T', 'M', 'S'];

export const emptyEko = (players = 2): EkoDocument => {
  const identities = ALL.slice(0, players);
  const each = <T>(value: T): Record<string, T> => Object.fromEntries(identities.map((letter) => [letter, value]));
  return {
    kind: 'board',
    players,
    tiles: [],
    layout: null,
    tileSet: null,
    options: { printing: 'complete', draft: false, round_limit: null, repetition: false },
    variants: [],
    identities,
    first: 0,
    turn: 1,
    round: 1,
    seat: 0,
    decider: 0,
    step: 'action',
    stacks: {},
    buildings: {},
    reserves: each('0'),
    boxes: each(0),
    captives: each<readonly string[]>([]),
    eliminated: [],
    phase: NO_PHASE,
    attack: null,
    history: [],
    result: null,
  };
};

type Table = Record<string, unknown>;
const table = (value: unknown): Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Table) : {};
const whole = (value: unknown, otherwise: number): number => (Number.isInteger(value) ? (value as number) : otherwise);
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const readTiles = (value: unknown): PlacedTile[] =>
  (Array.isArray(value) ? value : []).map((entry: unknown): PlacedTile => {
    const { tile, at, rotation, copy } = table(entry);
    const [q, r] = Array.isArray(at) ? at : [0, 0];
    return {
      tile: typeof tile === 'string' ? tile : '?',
      at: [whole(q, 0), whole(r, 0)],
      rotation: ((whole(rotation, 0) % 6) + 6) % 6,
      ...(copy === undefined ? {} : { copy: whole(copy, 1) }),
    };
  });

/** Convert entries by name to entries by cell; unknown names stay, so that they are reported as faults. */
const byCell = (entries: Record<string, string>, board: LaidBoard): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [board.cellOf.get(name) ?? name, value]));
const byName = (entries: Readonly<Record<string, string>>, board: LaidBoard): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries).map(([cell, value]) => [board.nameAt.get(cell) ?? cell.replace(',', '.'), value] as const),
  );

/** Read a board or position file; null for others. `lay` lays out the tiles. */
export const readEko = (
  data: unknown,
  lay: (tiles: readonly PlacedTile[], tileSet: unknown) => LaidBoard,
): EkoDocument | null => {
  const file = table(data);
  const isBoard = file.format === BOARD;
  if (!isBoard && file.format !== POSITION) return null;
  const board = isBoard ? file : table(file.board);
  const options = table(file.options);
  const players = Math.min(4, Math.max(2, whole(isBoard ? board.players : options.players, 2)));
  const tiles = readTiles(board.tiles);
  const basis: EkoDocument = {
    ...emptyEko(players),
    tiles,
    layout: typeof board.layout === 'string' ? board.layout : null,
    tileSet: board.tile_set ?? null,
  };
  if (isBoard) return basis;
  const laid = lay(tiles, basis.tileSet);
  const identities = words(file.identities);
  const letters = identities.length ? identities : basis.identities;
  const phase = table(file.phase);
  const variants = words(options.variants);
  const each = <T>(given: unknown, read: (value: unknown) => T): Record<string, T> =>
    Object.fromEntries(
      [...letters, ...Object.keys(table(given))].map((letter) => [letter, read(table(given)[letter])]),
    );
  return {
    ...basis,
    kind: 'position',
    options: {
      printing: typeof options.printing === 'string' ? options.printing : 'complete',
      draft: variants.includes('draft'),
      round_limit: Number.isInteger(options.round_limit) ? (options.round_limit as number) : null,
      repetition: options.repetition === true,
    },
    variants: variants.filter((name) => name !== 'draft'),
    identities: letters,
    first: whole(file.first, 0),
    turn: whole(file.turn, 1),
    round: whole(file.round, 1),
    seat: whole(file.seat, 0),
    decider: whole(file.decider, 0),
    step: typeof file.step === 'string' ? file.step : 'action',
    stacks: byCell(texts(file.stacks), laid),
    buildings: byCell(texts(file.buildings), laid),
    reserves: each(file.reserves, (value) => (typeof value === 'string' ? value : '0')),
    boxes: each(file.boxes, (value) => whole(value, 0)),
    captives: each(file.captives, words),
    eliminated: words(file.eliminated),
    phase: {
      ...NO_PHASE,
      ...Object.fromEntries(Object.entries(phase).filter(([name]) => name in NO_PHASE)),
      served: words(phase.served).map((name) => laid.cellOf.get(name) ?? name),
    },
    attack: file.attack ?? null,
    history: Array.isArray(file.history) ? file.history : [],
    result: file.result ?? null,
  };
};

export const boardFile = (document: EkoDocument): Record<string, unknown> => ({
  format: BOARD,
  version: 1,
  players: document.players,
  ...(document.layout === null ? {} : { layout: document.layout }),
  tiles: document.tiles,
  ...(document.tileSet ? { tile_set: document.tileSet } : {}),
});

/** Write the document as a board or position file. */
export const writeEko = (document: EkoDocument, laid: LaidBoard): Record<string, unknown> => {
  if (document.kind === 'board') return boardFile(document);
  const { options, variants, phase } = document;
  return {
    format: POSITION,
    version: 1,
    options: {
      players: document.players,
      printing: options.printing,
      variants: [...variants, ...(options.draft ? ['draft'] : [])].sort(),
      round_limit: options.round_limit,
      repetition: options.repetition,
    },
    board: boardFile(document),
    identities: document.identities,
    first: document.first,
    turn: document.turn,
    round: document.round,
    seat: document.seat,
    decider: document.decider,
    step: document.step,
    stacks: byName(document.stacks, laid),
    buildings: byName(document.buildings, laid),
    reserves: document.reserves,
    boxes: document.boxes,
    captives: document.captives,
    eliminated: document.eliminated,
    phase: { ...phase, served: phase.served.map((cell) => laid.nameAt.get(cell) ?? cell) },
    attack: document.attack,
    history: document.history,
    result: document.result,
  };
};

// ---- changes

/** The document for another number of players; new players have nothing. */
export const withPlayers = (document: EkoDocument, players: number): EkoDocument => {
  const identities = [...document.identities, ...ALL.filter((one) => !document.identities.includes(one))].slice(
    0,
    players,
  );
  const of = <T>(entries: Readonly<Record<string, T>>, otherwise: T): Record<string, T> =>
    Object.fromEntries(identities.map((letter) => [letter, entries[letter] ?? otherwise]));
  const stay = (entries: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(entries).filter(([, text]) => identities.includes(text[0] ?? '')));
  const seat = (number: number): number => Math.min(number, players - 1);
  return {
    ...document,
    players,
    layout: null,
    identities,
    first: seat(document.first),
    seat: seat(document.seat),
    decider: seat(document.decider),
    stacks: stay(document.stacks),
    buildings: stay(document.buildings),
    reserves: of(document.reserves, '0'),
    boxes: of(document.boxes, 0),
    captives: Object.fromEntries(
      Object.entries(of<readonly string[]>(document.captives, [])).map(([holder, held]) => [
        holder,
        held.filter((letter) => identities.includes(letter)),
      ]),
    ),
    eliminated: document.eliminated.filter((letter) => identities.includes(letter)),
  };
};

const put = (entries: Readonly<Record<string, string>>, cell: string, text: string): Record<string, string> => {
  const next = { ...entries };
  if (text) next[cell] = text;
  else delete next[cell];
  return next;
};
export const withStack = (document: EkoDocument, cell: string, text: string): EkoDocument => ({
  ...document,
  stacks: put(document.stacks, cell, text),
});
export const withBuilding = (document: EkoDocument, cell: string, text: string): EkoDocument => ({
  ...document,
  buildings: put(document.buildings, cell, text),
});

/** Move a piece to another cell. */
export const movedPiece = (document: EkoDocument, from: string, to: string): EkoDocument => {
  const next = { ...document };
  for (const what of ['stacks', 'buildings'] as const) {
    const piece = document[what][from];
    if (piece) next[what] = put(put(document[what], from, ''), to, piece);
  }
  return next;
};

/** Move all pieces along with the board. */
export const movedCells = (
  document: EkoDocument,
  tiles: readonly PlacedTile[],
  move: (cell: readonly [number, number]) => [number, number],
): EkoDocument => {
  const along = (cell: string): string => {
    const [q, r] = cell.split(',').map(Number);
    return q === undefined || r === undefined || Number.isNaN(q + r) ? cell : cellName(...move([q, r]));
  };
  const all = (entries: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(entries).map(([cell, text]) => [along(cell), text]));
  return {
    ...document,
    tiles,
    layout: null,
    stacks: all(document.stacks),
    buildings: all(document.buildings),
    phase: { ...document.phase, served: document.phase.served.map(along) },
  };
};

/** Where an Emperor is: `board`, `reserve`, the letter of its captor, or nowhere. */
export const emperorOf = (document: EkoDocument, letter: string): string => {
  if (Object.values(document.stacks).some((text) => text.startsWith(letter) && text.endsWith('!'))) return 'board';
  if (document.reserves[letter]?.endsWith('!')) return 'reserve';
  return Object.entries(document.captives).find(([, held]) => held.includes(letter))?.[0] ?? '';
};

/** Move an Emperor to the reserve, to a captor, or nowhere. */
export const withEmperor = (document: EkoDocument, letter: string, place: string): EkoDocument => {
  const { discs, emperor } = readReserve(document.reserves[letter]);
  const left = discs - (emperor ? 1 : 0);
  return {
    ...document,
    stacks: Object.fromEntries(
      Object.entries(document.stacks).map(([cell, text]) => [
        cell,
        text.startsWith(letter) ? text.replace('!', '') : text,
      ]),
    ),
    captives: Object.fromEntries(
      Object.entries(document.captives).map(([holder, held]) => [
        holder,
        [...held.filter((one) => one !== letter), ...(holder === place ? [letter] : [])],
      ]),
    ),
    reserves: { ...document.reserves, [letter]: place === 'reserve' ? `${left + 1}!` : String(left) },
  };
};

/** Turn a disc of a stack into the Emperor or back; an Emperor elsewhere moves here. */
export const toggledEmperor = (document: EkoDocument, cell: string, letter: string): EkoDocument => {
  const here = document.stacks[cell] ?? '';
  if (here.startsWith(letter) && here.endsWith('!')) return withStack(document, cell, here.slice(0, -1));
  const discs = here.startsWith(letter) ? parseInt(here.slice(1), 10) || 1 : 1;
  return withStack(withEmperor(document, letter, ''), cell, `${letter}${discs}!`);
};

/** Put all missing soldiers into the reserves. */
export const filledReserves = (document: EkoDocument, soldiers: number): EkoDocument => ({
  ...document,
  reserves: Object.fromEntries(
    document.identities.map((letter) => {
      const own = Object.values(document.stacks).filter((text) => text.startsWith(letter));
      const standing = own.reduce(
        (sum, text) => sum + (parseInt(text.slice(1), 10) || 0) - (text.endsWith('!') ? 1 : 0),
        0,
      );
      const missing = emperorOf(document, letter) === '';
      const emperor = missing || !!document.reserves[letter]?.endsWith('!');
      const left = Math.max(0, soldiers - standing - (document.boxes[letter] ?? 0));
      return [letter, emperor ? `${left + 1}!` : String(left)];
    }),
  ),
});

/** Change a player's colour; a player with that colour takes the free one. */
export const recoloured = (document: EkoDocument, one: string, other: string): EkoDocument => {
  const swap = (letter: string): string => (letter === one ? other : letter === other ? one : letter);
  const pieces = (entries: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(entries).map(([cell, text]) => [cell, swap(text[0] ?? '') + text.slice(1)]));
  const owned = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(entries).map(([letter, value]) => [swap(letter), value]));
  return {
    ...document,
    identities: document.identities.map(swap),
    stacks: pieces(document.stacks),
    buildings: pieces(document.buildings),
    reserves: owned(document.reserves),
    boxes: owned(document.boxes),
    captives: Object.fromEntries(
      Object.entries(owned(document.captives)).map(([holder, held]) => [holder, held.map(swap)]),
    ),
    eliminated: document.eliminated.map(swap),
  };
};

/** Remove all pieces from the board. */
export const clearedPieces = (document: EkoDocument): EkoDocument => ({ ...document, stacks: {}, buildings: {} });
