/** The projection of an Ekö board: pointy-top hexes, seen from 60° above the ground. */
import { boxAround, distance, type Box, type Point } from '../../lib/draw';
import type { EkoGround, EkoHex } from '../types';

/** From the centre of a hex to a corner. */
export const SIZE = 40;
export const SQUASH = 0.86;
export const SLAB = 15;
export const DISC_HEIGHT = 8.2;

/** The steps to the six neighbours: E, SE, SW, W, NW, NE. */
export const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export interface Projection {
  /** 0, or 90 for tall screens. */
  turn: 0 | 90;
  /** The projection of a point of the ground plane. */
  project: (x: number, y: number) => Point;
  centre: (hex: { q: number; r: number }) => Point;
  /** The six corners clockwise, scaled by a factor; the side after corner i faces step i. */
  corners: (hex: { q: number; r: number }, share?: number) => Point[];
  /** A point near a hex, in hex sizes from its centre. */
  near: (hex: { q: number; r: number }, x: number, y: number) => Point;
}

const flatCentre = ({ q, r }: { q: number; r: number }): Point => [Math.sqrt(3) * (q + r / 2) * SIZE, 1.5 * r * SIZE];

export const projection = (turn: 0 | 90 = 0): Projection => {
  const project = (x: number, y: number): Point => (turn ? [-y, x * SQUASH] : [x, y * SQUASH]);
  const near = (hex: { q: number; r: number }, x: number, y: number): Point => {
    const [cx, cy] = flatCentre(hex);
    return project(cx + x * SIZE, cy + y * SIZE);
  };
  return {
    turn,
    project,
    near,
    centre: (hex) => project(...flatCentre(hex)),
    corners: (hex, share = 1) =>
      Array.from({ length: 6 }, (_, i) => {
        const angle = ((60 * i - 30) * Math.PI) / 180;
        return near(hex, Math.cos(angle) * share, Math.sin(angle) * share);
      }),
  };
};

export const cellKey = (q: number, r: number): string => `${q},${r}`;

/** The hexes by coordinates and by name. */
export const indexHexes = (ground: EkoGround): { byCell: Map<string, EkoHex>; byName: Map<string, EkoHex> } => ({
  byCell: new Map(ground.hexes.map((hex) => [cellKey(hex.q, hex.r), hex])),
  byName: new Map(ground.hexes.map((hex) => [hex.name, hex])),
});

export const boardBox = (ground: EkoGround, view: Projection): Box =>
  boxAround(ground.hexes.flatMap((hex) => view.corners(hex)));

/** Margins for pieces, slab and marks: left, top, right, bottom. */
export const MARGIN = [14, 36, 14, 26] as const;

export const boardFrame = (ground: EkoGround, view: Projection): Box => {
  const [left, top, right, bottom] = boardBox(ground, view);
  return [left - MARGIN[0], top - MARGIN[1], right + MARGIN[2], bottom + MARGIN[3]];
};

/** The rotation in which the board is larger in a frame of this size; upright unless rotating gains a tenth. */
export const bestTurn = (ground: EkoGround, width: number, height: number): 0 | 90 => {
  const scale = (turn: 0 | 90): number => {
    const [left, top, right, bottom] = boardFrame(ground, projection(turn));
    return Math.min(width / (right - left), height / (bottom - top));
  };
  return scale(90) > scale(0) * 1.1 ? 90 : 0;
};

/** Whether two hexes touch. */
export const touches = (a: EkoHex, b: EkoHex): boolean => STEPS.some(([q, r]) => a.q + q === b.q && a.r + r === b.r);

/** The hex whose centre is nearest to a point, if the point is on it. */
export const hexAt = (ground: EkoGround, view: Projection, point: Point): EkoHex | null => {
  let best: EkoHex | null = null;
  let least = SIZE;
  for (const hex of ground.hexes) {
    const [x, y] = view.centre(hex);
    const away = Math.hypot(point[0] - x, (point[1] - y) / SQUASH);
    if (away < least) [best, least] = [hex, away];
  }
  return best;
};

/** The neighbour of a hex in the direction of an arrow key, or the nearest hex in that direction. */
export const hexBeyond = (ground: EkoGround, view: Projection, from: EkoHex, dx: number, dy: number): EkoHex | null => {
  const [x, y] = view.centre(from);
  let best: EkoHex | null = null;
  let least = Infinity;
  for (const hex of ground.hexes) {
    if (hex === from) continue;
    const [hx, hy] = view.centre(hex);
    const ahead = (hx - x) * dx + (hy - y) * dy;
    const aside = Math.abs((hx - x) * dy) + Math.abs((hy - y) * dx);
    if (ahead < 4 || aside > ahead * 2.2) continue;
    const cost = distance([x, y], [hx, hy]) + aside * 0.8;
    if (cost < least) [best, least] = [hex, cost];
  }
  return best;
};

/** The corner that three spaces share, where a landmark stands. */
export const sharedCorner = (view: Projection, hexes: readonly EkoHex[]): Point => {
  const centres = hexes.map((hex) => view.centre(hex));
  const n = centres.length || 1;
  return [centres.reduce((sum, p) => sum + p[0], 0) / n, centres.reduce((sum, p) => sum + p[1], 0) / n];
};
