/** The deal of a seed: identities, first player, discs and board. docs/verification.md specifies every step. */
import { Generator } from '../verify/generator';
import type { Check, DealtRecord } from '../verify/verify';

type Place = readonly [number, number];

const SECTIONS = [
  { colour: 'gray', tiles: 'ABCDEFG', least: 2 },
  { colour: 'blue', tiles: 'HIJ', least: 3 },
  { colour: 'red', tiles: 'KLM', least: 4 },
] as const;

const SPACES: Readonly<Record<string, string>> = {
  ...{ A: 'K..x...', B: '.r..c..', C: '.r.c.x.', D: 'm..r...', E: '.r..c..', F: '.m.r.x.', G: '.m.c.r.' },
  ...{ H: 'K......', I: '.m..x..', J: '.c.r...', K: 'm......', L: 'K..r...', M: '.c.x...', N: '.s..c..', O: '.o..c..' },
  ...{ P: 'ttt', Q: 'ttt', R: 'pxx', S: 'ttt', T: 'wxx', U: 'ttt' },
};
const REPLACES = [
  { tile: 'N', variant: 'sand', others: 'EB' },
  { tile: 'O', variant: 'moon', others: 'EB' },
];
const SMALL = [
  { tile: 'P', variant: 'labyrinth', copies: 3 },
  { tile: 'Q', variant: 'labyrinth', copies: 3 },
  { tile: 'R', variant: 'portals', copies: 2 },
  { tile: 'T', variant: 'wind', copies: 1 },
  { tile: 'U', variant: 'beacon', copies: 1 },
];
/** The pyramids come after all other small tiles. */
const PYRAMID = 'S';
const PORTAL = 'R';
/** The direction of the mouth of each portal: west, north-west. */
const MOUTHS = [3, 4];

const CENTRE: readonly Place[] = [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]; // prettier-ignore
const LAYOUTS: Readonly<Record<string, Readonly<Record<'gray' | 'blue' | 'red', readonly Place[]>>>> = {
  bars: { gray: CENTRE, blue: [[2, -1], [2, 0], [1, 1]], red: [[-1, -1], [-2, 0], [-2, 1]] }, // prettier-ignore
  star: { gray: CENTRE, blue: [[1, 1], [-2, 1], [1, -2]], red: [[-1, 2], [-1, -1], [2, -1]] }, // prettier-ignore
};
const STEPS: readonly Place[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]; // prettier-ignore

interface Laid {
  tile: string;
  at: Place;
  rotation: number;
  copy: number;
}

const step = (number: number): Place => STEPS[number % 6]!;
const beside = (cell: Place, by: Place): Place => [cell[0] + by[0], cell[1] + by[1]];
const keyOf = (cell: Place): string => cell.join(',');
const cellOf = (key: string): Place => key.split(',').map(Number) as unknown as Place;

/** The hexes that are covered so far. */
class Board {
  #kinds = new Map<string, string>();
  #mouths = new Set<string>();
  readonly small: Laid[] = [];

  cover(tile: string, cells: readonly Place[]): void {
    cells.forEach((cell, at) => this.#kinds.set(keyOf(cell), SPACES[tile]![at]!));
  }

  /** The free hexes beside a hex of one of some kinds. */
  #near(kinds: string): Set<string> {
    const found = new Set<string>();
    for (const [key, kind] of this.#kinds)
      if (kinds.includes(kind)) for (const by of STEPS) found.add(keyOf(beside(cellOf(key), by)));
    return new Set([...found].filter((key) => !this.#kinds.has(key)));
  }

  /** Place a small tile at random; false if there is no place. */
  add(tile: string, copy: number, chance: Generator): boolean {
    const kinds = SPACES[tile]!;
    const spaces = this.#near('.t');
    const movement = this.#near('.');
    const around = [...spaces].flatMap((key) => STEPS.map((by) => keyOf(beside(cellOf(key), by))));
    const firsts = [...new Set([...spaces, ...around])].filter((key) => !this.#kinds.has(key)).map(cellOf);
    firsts.sort((one, two) => one[0] - two[0] || one[1] - two[1]);
    const found: { laid: Laid; cells: Place[]; mouth: string | null }[] = [];
    for (const at of firsts)
      for (let rotation = 0; rotation < 6; rotation++) {
        const cells = [at, beside(at, step(rotation)), beside(at, step(rotation + 1))];
        const keys = cells.map(keyOf);
        const mouth = tile === PORTAL ? keyOf(beside(at, step(MOUTHS[copy - 1]! + rotation))) : null;
        if (keys.some((key) => this.#kinds.has(key))) continue;
        if (kinds.includes('t') && !keys.some((key, place) => kinds[place] === 't' && spaces.has(key))) continue;
        if (kinds.includes('w') && !keys.every((key, place) => kinds[place] !== 'w' || movement.has(key))) continue;
        if (mouth !== null && (this.#mouths.has(mouth) || !'.t'.includes(this.#kinds.get(mouth) ?? 'x'))) continue;
        found.push({ laid: { tile, at, rotation, copy }, cells, mouth });
      }
    if (!found.length) return false;
    const { laid, cells, mouth } = found[chance.below(found.length)]!;
    this.cover(tile, cells);
    this.small.push(laid);
    if (mouth !== null) this.#mouths.add(mouth);
    return true;
  }
}

/** The tiles of the board. */
export function dealBoard(
  seed: string,
  players: number,
  layout: string,
  variants: readonly string[],
  pyramids: number,
): Laid[] {
  const chance = new Generator(seed, 'eko board');
  const sections = SECTIONS.filter(({ least }) => players >= least);
  for (;;) {
    const names = sections.flatMap(({ tiles }) => [...tiles]);
    const replaced = new Set<string>();
    for (const { tile, variant, others } of REPLACES) {
      const other = [...others].find((name) => !replaced.has(name));
      if (!variants.includes(variant) || other === undefined) continue;
      replaced.add(other);
      names[names.indexOf(other)] = tile;
    }
    chance.shuffle(names);
    const places = sections.flatMap(({ colour }) => [...LAYOUTS[layout]![colour]]);
    const large = names.map((tile, number): Laid => {
      const [a, b] = places[number]!;
      return { tile, at: [2 * a - b, a + 3 * b], rotation: chance.below(6), copy: 1 };
    });
    const board = new Board();
    for (const { tile, at, rotation } of large)
      board.cover(tile, [at, ...STEPS.map((_, place) => beside(at, step(place + rotation)))]);
    const small = SMALL.filter(({ variant }) => variants.includes(variant)).flatMap(({ tile, copies }) =>
      Array.from({ length: copies }, (_, number) => ({ tile, copy: number + 1 })),
    );
    if (variants.includes('pyramids')) for (let copy = 1; copy <= pyramids; copy++) small.push({ tile: PYRAMID, copy });
    chance.shuffle(small);
    if (small.every(({ tile, copy }) => board.add(tile, copy, chance))) {
      const order = (laid: Laid): string => `${laid.tile}${laid.copy}`;
      return [...large, ...board.small.sort((one, two) => (order(one) < order(two) ? -1 : 1))];
    }
  }
}

/** The identities, the first player and the discs. */
export function dealDiscs(
  seed: string,
  players: number,
  variants: readonly string[],
): { identities: string; first: number; discs: string } {
  const chance = new Generator(seed, 'eko deal');
  const letters = chance.shuffle([...'ETMS']).slice(0, players);
  const first = chance.below(players);
  const discs = letters.flatMap((letter) => [`${letter}!`, ...Array.from({ length: 15 }, () => letter)]);
  const isDrafted = variants.includes('draft');
  return { identities: letters.join(''), first, discs: isDrafted ? '' : chance.shuffle(discs).join('') };
}

interface BoardForm {
  layout?: string | null;
  tiles: { tile: string; at: Place; rotation?: number; copy?: number }[];
  tile_set?: unknown;
}

export function dealChecks(record: DealtRecord, seed: string): Check[] {
  const { players, variants } = record.options;
  const board = record.start.board as BoardForm | undefined;
  if (!board) return [{ name: 'start', holds: null }];
  const dealt = dealDiscs(seed, players, variants);
  const checks: Check[] = (['identities', 'first', 'discs'] as const).map((name) => ({
    name,
    holds: record.start[name] === dealt[name],
  }));
  if (!board.layout || board.tile_set) return [...checks, { name: 'board', holds: null }];
  const pyramids = board.tiles.filter(({ tile }) => tile === PYRAMID).length;
  const text = (tiles: BoardForm['tiles']): string =>
    tiles.map(({ tile, at, rotation, copy }) => `${tile} ${keyOf(at)} ${rotation ?? 0} ${copy ?? 1}`).join('\n');
  const laid = dealBoard(seed, players, board.layout, variants, pyramids);
  return [...checks, { name: 'board', holds: text(board.tiles) === text(laid) }];
}
