/** Helpers for drawings: seeded random numbers, noise, paths, and number formatting. */
export type Point = readonly [number, number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A seeded random number generator (mulberry32), for decoration only. */
export const rng = (start: number): (() => number) => {
  let seed = start | 0;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const SCALES = [1, 10, 100, 1000] as const;

/** A number in its shortest form with at most this number of decimals. */
export const f = (x: number, decimals: 0 | 1 | 2 | 3 = 1): string => {
  const scale = SCALES[decimals];
  const rounded = Math.round(x * scale) / scale;
  if (rounded >= 1 || rounded <= -1) return `${rounded}`;
  if (rounded === 0) return '0';
  return rounded > 0 ? `${rounded}`.slice(1) : `-${`${rounded}`.slice(2)}`;
};

export const pts = (points: readonly Point[], decimals: 0 | 1 | 2 | 3 = 1): string =>
  points.map(([x, y]) => `${f(x, decimals)} ${f(y, decimals)}`).join(' ');

/** A closed path with straight sides. */
export const poly = (points: readonly Point[], decimals: 0 | 1 | 2 | 3 = 1): string =>
  'M' + points.map(([x, y]) => `${f(x, decimals)} ${f(y, decimals)}`).join('L') + 'Z';

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));
/** `Math.hypot` is many times slower. */
export const distance = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

const lattice = (x: number, y: number, seed: number): number => {
  let n = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
};

/** Smooth noise from 0 to 1. */
export const noise = (x: number, y: number, seed = 1): number => {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const u = x - xi;
  const v = y - yi;
  const a = u * u * (3 - 2 * u);
  const b = v * v * (3 - 2 * v);
  const top = lerp(lattice(xi, yi, seed), lattice(xi + 1, yi, seed), a);
  return lerp(top, lerp(lattice(xi, yi + 1, seed), lattice(xi + 1, yi + 1, seed), a), b);
};

/** Noise of several scales. */
export const fbm = (x: number, y: number, seed = 1, octaves = 4): number => {
  let value = 0;
  let weight = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    value += weight * noise(x * 2.03 ** i, y * 2.03 ** i, seed + i);
    total += weight;
    weight *= 0.5;
  }
  return value / total;
};

/** A smooth path through points (Catmull-Rom as cubic curves). */
export const smooth = (
  points: readonly Point[],
  closed = true,
  decimals: 0 | 1 | 2 | 3 = 1,
  tension = 1 / 6,
): string => {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : clamp(i, 0, n - 1)] ?? [0, 0];
  let [a, b, c] = [at(-1), at(0), at(1)];
  let path = `M${f(b[0], decimals)} ${f(b[1], decimals)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const e = at(i + 2);
    path +=
      `C${f(b[0] + (c[0] - a[0]) * tension, decimals)} ${f(b[1] + (c[1] - a[1]) * tension, decimals)}` +
      ` ${f(c[0] - (e[0] - b[0]) * tension, decimals)} ${f(c[1] - (e[1] - b[1]) * tension, decimals)}` +
      ` ${f(c[0], decimals)} ${f(c[1], decimals)}`;
    [a, b, c] = [b, c, e];
  }
  return path + (closed ? 'Z' : '');
};

/** Where the sides of a polygon cross a horizontal line. */
export const crossings = (polygon: readonly Point[], y: number): number[] => {
  const found: number[] = [];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[j] as Point;
    if (ay > y !== by > y) found.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
  return found;
};

/** Whether a point lies inside a polygon. */
export const inside = (polygon: readonly Point[], [x, y]: Point): boolean => {
  let is = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  }
  return is;
};

/** The box around some points. */
export const boxAround = (points: Iterable<Point>): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left > right ? [0, 0, 0, 0] : [left, top, right, bottom];
};

/** The point at a fraction of a polyline's length. */
export const along = (points: readonly Point[], share: number): Point => {
  const last = points[points.length - 1];
  if (!last || points.length < 2) return last ?? [0, 0];
  const lengths = points.slice(1).map((p, i) => distance(p, points[i] as Point));
  let left = clamp(share) * lengths.reduce((sum, length) => sum + length, 0);
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] as number;
    if (left <= length || i === lengths.length - 1) {
      const a = points[i] as Point;
      const b = points[i + 1] as Point;
      const t = length ? Math.min(1, left / length) : 1;
      return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
    }
    left -= length;
  }
  return last;
};
