/** Lays out the tiles of Ekö in the editor: the hexes that they cover, and their names. The server checks the rules. */
import { STEPS } from '../board/geometry';
import type { EkoGround, EkoHex, EkoTerrain } from '../types';

/** A tile on the board, as in files. */
export interface PlacedTile {
  tile: string;
  at: readonly [number, number];
  rotation: number;
  copy?: number;
}

export interface Tile {
  name: string;
  section: 'gray' | 'blue' | 'red' | 'variant' | 'small';
  spaces: string;
  copies: number;
  mouths: readonly string[];
  landmark: 'pyramid' | 'beacon' | '';
}

export interface Layout {
  name: string;
  places: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

export interface TileSet {
  tiles: ReadonlyMap<string, Tile>;
  layouts: readonly Layout[];
}

type Table = Record<string, unknown>;
const table = (value: unknown): Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Table) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const SECTIONS = ['gray', 'blue', 'red', 'variant'] as const;

/** Read a tile set; invalid entries are left out, and the server reports them. */
export const readTileSet = (data: unknown): TileSet => {
  const tiles = new Map<string, Tile>();
  const add = (name: string, section: Tile['section'], entry: unknown): void => {
    const fields = typeof entry === 'string' ? { spaces: entry } : table(entry);
    const spaces = text(fields.spaces);
    if (spaces.length !== (section === 'small' ? 3 : 7)) return;
    const mouths = Array.isArray(fields.mouths) ? fields.mouths.map(text) : [];
    const landmark = text(fields.landmark);
    tiles.set(name, {
      name,
      section,
      spaces,
      copies: typeof fields.copies === 'number' ? fields.copies : 1,
      mouths,
      landmark: landmark === 'pyramid' || landmark === 'beacon' ? landmark : '',
    });
  };
  const { large, small, layouts } = table(data);
  for (const section of SECTIONS)
    for (const [name, entry] of Object.entries(table(table(large)[section]))) add(name, section, entry);
  for (const [name, entry] of Object.entries(table(small))) add(name, 'small', entry);
  const readPlaces = (value: unknown): [number, number][] =>
    Array.isArray(value)
      ? value.map((pair: unknown) => (Array.isArray(pair) ? [Number(pair[0]), Number(pair[1])] : [0, 0]))
      : [];
  return {
    tiles,
    layouts: Object.entries(table(layouts)).map(([name, entry]) => ({
      name,
      places: Object.fromEntries(Object.entries(table(entry)).map(([part, places]) => [part, readPlaces(places)])),
    })),
  };
};

const STEP_NAMES = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];
const stepAt = (index: number): readonly [number, number] => STEPS[((index % 6) + 6) % 6] as readonly [number, number];

/** The hexes that a tile covers, in the order of its letters. */
export const cellsOf = (tile: Tile, [q, r]: readonly [number, number], rotation: number): [number, number][] => {
  const steps = tile.section === 'small' ? [rotation, rotation + 1] : [0, 1, 2, 3, 4, 5].map((i) => i + rotation);
  return [[q, r], ...steps.map((index): [number, number] => [q + stepAt(index)[0], r + stepAt(index)[1]])];
};

/** The letters of a row counted from the top: a, b, … z, aa, ab, … */
export const rowName = (row: number): string => {
  let letters = '';
  for (let left = row + 1; left; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(97 + ((left - 1) % 26)) + letters;
  return letters;
};

export const cellName = (q: number, r: number): string => `${q},${r}`;

const TERRAIN: Record<string, EkoTerrain> = {
  r: 'reg',
  c: 'canyon',
  m: 'mountain',
  K: 'capital',
  s: 'temple-sand',
  o: 'temple-moon',
  w: 'temple-wind',
};
/** A hex while the board is laid out. */
type Laying = { -readonly [Field in keyof EkoHex]: EkoHex[Field] };
const KIND: Record<string, EkoHex['kind']> = { '.': 'movement', t: 'tempest', p: 'portal', x: 'chasm' };

export interface LaidBoard {
  ground: EkoGround;
  /** The names of hexes by their cells, and back. */
  nameAt: ReadonlyMap<string, string>;
  cellOf: ReadonlyMap<string, string>;
  /** The tiles on each cell by index; the first is on top. */
  tilesAt: ReadonlyMap<string, readonly number[]>;
}

/** Lay out all tiles; of two tiles on one hex the first is drawn. */
export const layOut = (
  placed: readonly PlacedTile[],
  set: TileSet,
  ceilings: Readonly<Record<string, number>>,
  identities: readonly string[],
): LaidBoard => {
  const found = new Map<string, { q: number; r: number; letter: string; tile: number }>();
  const tilesAt = new Map<string, number[]>();
  placed.forEach(({ tile: name, at, rotation }, index) => {
    const tile = set.tiles.get(name);
    if (!tile) return;
    cellsOf(tile, at, rotation).forEach(([q, r], place) => {
      const key = cellName(q, r);
      tilesAt.set(key, [...(tilesAt.get(key) ?? []), index]);
      if (!found.has(key)) found.set(key, { q, r, letter: tile.spaces[place] ?? 'x', tile: index });
    });
  });
  const rows = [...new Set([...found.values()].map(({ r }) => r))].sort((a, b) => a - b);
  const nameAt = new Map<string, string>();
  const hexes: Laying[] = [];
  rows.forEach((r, row) => {
    const cells = [...found.values()].filter((cell) => cell.r === r).sort((a, b) => a.q - b.q);
    cells.forEach(({ q, letter, tile }, number) => {
      const name = `${rowName(row)}${number + 1}`;
      nameAt.set(cellName(q, r), name);
      const terrain = TERRAIN[letter];
      hexes.push({
        name,
        q,
        r,
        tile,
        kind: terrain ? 'site' : (KIND[letter] ?? 'chasm'),
        ...(terrain ? { terrain, ceiling: ceilings[letter] ?? 1, capital: terrain === 'capital' } : {}),
      });
    });
  });
  return {
    ground: { identities: identities.join(''), hexes, ...signs(placed, set, nameAt, hexes) },
    nameAt,
    cellOf: new Map([...nameAt].map(([cell, name]) => [name, cell])),
    tilesAt,
  };
};

/** Tempest zones, portals and landmarks, for the drawing. */
const signs = (
  placed: readonly PlacedTile[],
  set: TileSet,
  nameAt: ReadonlyMap<string, string>,
  hexes: Laying[],
): Pick<EkoGround, 'zones' | 'portals' | 'landmarks'> => {
  const byName = new Map(hexes.map((hex) => [hex.name, hex]));
  const zones: string[][] = [];
  for (const hex of hexes) {
    if (hex.kind !== 'tempest' || hex.zone) continue;
    const zone = [hex.name];
    hex.zone = zones.length + 1;
    for (const name of zone) {
      const { q, r } = byName.get(name) as Laying;
      for (const [dq, dr] of STEPS) {
        const next = byName.get(nameAt.get(cellName(q + dq, r + dr)) ?? '');
        if (!next || next.kind !== 'tempest' || next.zone) continue;
        next.zone = hex.zone;
        zone.push(next.name);
      }
    }
    zones.push(zone);
  }
  const portals: { at: string; mouth: string; twins: string[] }[] = [];
  const landmarks: { kind: 'pyramid' | 'beacon'; name: string; spaces: string[] }[] = [];
  for (const { tile: name, at, rotation, copy } of placed) {
    const tile = set.tiles.get(name);
    if (!tile) continue;
    const cells = cellsOf(tile, at, rotation);
    const names = cells.map(([q, r]) => nameAt.get(cellName(q, r)) ?? '');
    if (tile.landmark) landmarks.push({ kind: tile.landmark, name: '', spaces: names });
    const portal = tile.spaces.indexOf('p');
    const direction = STEP_NAMES.indexOf(tile.mouths[(copy ?? 1) - 1] ?? '');
    if (portal < 0 || direction < 0) continue;
    const [q, r] = cells[portal] as [number, number];
    const [dq, dr] = stepAt(direction + rotation);
    const mouth = nameAt.get(cellName(q + dq, r + dr));
    if (mouth) portals.push({ at: names[portal] as string, mouth, twins: [] });
  }
  const all = portals.map(({ at }) => at);
  return {
    zones,
    portals: portals.map((portal) => ({ ...portal, twins: all.filter((at) => at !== portal.at) })),
    landmarks,
  };
};

// ---- changes; each returns a new list

/** The first unused copy of a tile; the last one if all are used. */
export const freeCopy = (placed: readonly PlacedTile[], tile: Tile): number => {
  const used = placed.filter((one) => one.tile === tile.name).map((one) => one.copy ?? 1);
  for (let copy = 1; copy <= tile.copies; copy++) if (!used.includes(copy)) return copy;
  return tile.copies;
};

export const withTile = (
  placed: readonly PlacedTile[],
  tile: Tile,
  at: readonly [number, number],
  rotation: number,
): PlacedTile[] => [
  ...placed,
  { tile: tile.name, at, rotation, ...(tile.copies > 1 ? { copy: freeCopy(placed, tile) } : {}) },
];

export const withoutTile = (placed: readonly PlacedTile[], index: number): PlacedTile[] =>
  placed.filter((_, i) => i !== index);

export const changedTile = (
  placed: readonly PlacedTile[],
  index: number,
  change: Partial<Pick<PlacedTile, 'at' | 'rotation'>>,
): PlacedTile[] =>
  placed.map((one, i) =>
    i === index ? { ...one, ...change, rotation: (((change.rotation ?? one.rotation) % 6) + 6) % 6 } : one,
  );

const turnedCell = ([q, r]: readonly [number, number]): [number, number] => [-r, q + r];
const mirroredCell = ([q, r]: readonly [number, number]): [number, number] => [-q - r, r];

/** How cells move with the board. */
export type CellMove = (cell: readonly [number, number]) => [number, number];

/** Rotate the board clockwise by a sixth. */
export const turnBoard = (placed: readonly PlacedTile[]): { tiles: PlacedTile[]; move: CellMove } => ({
  tiles: placed.map((one) => ({ ...one, at: turnedCell(one.at), rotation: (one.rotation + 1) % 6 })),
  move: turnedCell,
});

/** Mirror the arrangement of the tiles. The tiles themselves cannot be mirrored, so pieces do not move. */
export const mirrorBoard = (placed: readonly PlacedTile[], set: TileSet): PlacedTile[] =>
  placed.map((one) => {
    const small = set.tiles.get(one.tile)?.section === 'small';
    return { ...one, at: mirroredCell(one.at), rotation: ((((small ? 2 : 6) - one.rotation) % 6) + 6) % 6 };
  });

/** The empty hexes around a board, or a small field if there is no tile. */
export const cellsAround = (taken: ReadonlySet<string>, steps = 2, most = 40): [number, number][] => {
  const found = new Map<string, [number, number]>();
  const start: [number, number][] = taken.size
    ? [...taken].map((cell) => cell.split(',').map(Number) as [number, number])
    : [[0, 0]];
  let edge = start;
  if (!taken.size) found.set('0,0', [0, 0]);
  for (let i = 0; i < (taken.size ? steps : steps + 2); i++) {
    const next: [number, number][] = [];
    for (const [q, r] of edge)
      for (const [dq, dr] of STEPS) {
        const cell: [number, number] = [q + dq, r + dr];
        const key = cellName(...cell);
        if (taken.has(key) || found.has(key) || Math.max(Math.abs(cell[0]), Math.abs(cell[1])) > most) continue;
        found.set(key, cell);
        next.push(cell);
      }
    edge = next;
  }
  return [...found.values()];
};
