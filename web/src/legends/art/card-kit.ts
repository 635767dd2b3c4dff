/** Parts of card pictures: skies, ridges, trees, towers, mist. A picture is 160 by 100. */
import { f, fbm, pts, rng, smooth } from '../../lib/draw';

const W = 160;
export const ridge = (y: number, amp: number, freq: number, seed: number, col: string, o = 1, sharp = 0): string => {
  const P: [number, number][] = [];
  for (let i = 0; i <= 32; i++) {
    const x = (W * i) / 32;
    let n = fbm(x / freq, 3.3, seed, 3) - 0.5;
    if (sharp) n = 0.5 - Math.abs(n) * 2.2;
    P.push([x, y + n * amp]);
  }
  return `<path d="${sharp ? 'M' + pts(P) : smooth(P, false)}L160 100 0 100Z" fill="${col}" fill-opacity="${o}"/>`;
};
let last = 0;
/** A unique id. */
export const freshId = (prefix: string): string => prefix + ++last;

export const sky = (stops: readonly (readonly [number, string])[], extra = ''): string => {
  const id = freshId('sk');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</linearGradient><rect width="160" height="100" fill="url(#${id})"/>${extra}`;
};
export const glow = (x: number, y: number, r: number, c: string, o = 0.9): string => {
  const id = freshId('gl');
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${c}" stop-opacity="${o}"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
};
export const stars = (n: number, seed: number, c = '#fff', ymax = 55): string => {
  const R = rng(seed);
  let s = '';
  for (let i = 0; i < n; i++)
    s += `<circle cx="${f(R() * W)}" cy="${f(R() * ymax)}" r="${f(0.3 + R() * 0.7)}" fill="${c}" fill-opacity="${f(0.35 + R() * 0.6, 2)}"/>`;
  return s;
};
export const pine = (x: number, y: number, h: number, c: string, hi?: string): string => {
  let s = `<path d="M${f(x - h * 0.035)} ${f(y)}h${f(h * 0.07)}v${f(-h * 0.2)}h${f(-h * 0.07)}Z" fill="${c}"/>`;
  for (let i = 0; i < 4; i++) {
    const w = h * (0.27 - i * 0.055),
      b = y - h * (0.12 + i * 0.2),
      t = b - h * 0.34;
    s +=
      `<path d="M${pts([
        [x, t],
        [x + w, b],
        [x + w * 0.3, b - h * 0.02],
        [x - w * 0.3, b - h * 0.02],
        [x - w, b],
      ])}Z" fill="${c}"/>` +
      (hi
        ? `<path d="M${pts([
            [x, t],
            [x - w, b],
            [x - w * 0.3, b - h * 0.02],
          ])}Z" fill="${hi}"/>`
        : '');
  }
  return s;
};
export const bush = (x: number, y: number, r: number, c: string, hi?: string, seed = 1): string => {
  const R = rng((seed * 97 + x * 13) | 0);
  let s = `<path d="M${f(x - r * 0.1)} ${f(y)}l${f(r * 0.04)} ${f(-r)}h${f(r * 0.12)}l${f(r * 0.06)} ${f(r)}Z" fill="${c}"/>`;
  for (let i = 0; i < 7; i++) {
    const a = R() * 6.28,
      d = r * 0.55 * R();
    s += `<circle cx="${f(x + Math.cos(a) * d)}" cy="${f(y - r * 1.35 + Math.sin(a) * d * 0.75)}" r="${f(r * (0.42 + R() * 0.2))}" fill="${c}"/>`;
  }
  if (hi)
    for (let i = 0; i < 5; i++) {
      const a = 3.3 + R() * 1.5,
        d = r * (0.2 + 0.45 * R());
      s += `<circle cx="${f(x + Math.cos(a) * d)}" cy="${f(y - r * 1.4 + Math.sin(a) * d * 0.7)}" r="${f(r * (0.2 + R() * 0.18))}" fill="${hi}" fill-opacity=".55"/>`;
    }
  return s;
};
export const bare = (
  x: number,
  y: number,
  len: number,
  ang: number,
  w: number,
  c: string,
  R: () => number,
  d = 0,
): string => {
  if (d > 5 || len < 2) return '';
  const x2 = x + Math.cos(ang) * len,
    y2 = y + Math.sin(ang) * len;
  let s = `<path d="M${f(x)} ${f(y)}Q${f((x + x2) / 2 + (R() - 0.5) * len * 0.3)} ${f((y + y2) / 2)} ${f(x2)} ${f(y2)}" stroke="${c}" stroke-width="${f(w)}" fill="none" stroke-linecap="round"/>`;
  const k = d ? 2 : 3;
  for (let i = 0; i < k; i++)
    s += bare(x2, y2, len * (0.58 + R() * 0.18), ang + (R() - 0.5) * 1.7, w * 0.62, c, R, d + 1);
  return s;
};
export const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  c: string,
  roof: string,
  lit?: string | null,
): string =>
  `<path d="M${f(x)} ${f(y)}v${f(-h)}h${f(w)}v${f(h)}Z" fill="${c}"/><path d="M${pts([
    [x - w * 0.14, y - h],
    [x + w * 0.3, y - h - w * 0.62],
    [x + w * 0.8, y - h - w * 0.62],
    [x + w * 1.14, y - h],
  ])}Z" fill="${roof}"/>` +
  (lit
    ? `<rect x="${f(x + w * 0.2)}" y="${f(y - h * 0.72)}" width="${f(w * 0.2)}" height="${f(h * 0.34)}" fill="${lit}"/><rect x="${f(x + w * 0.6)}" y="${f(y - h * 0.72)}" width="${f(w * 0.2)}" height="${f(h * 0.34)}" fill="${lit}"/>`
    : '');
export const mist = (y: number, c: string, o: number): string =>
  `<path d="M0 ${y}C30 ${y - 7} 50 ${y + 5} 82 ${y - 2}S130 ${y - 6} 160 ${y + 1}V${y + 13}C130 ${y + 8} 110 ${y + 16} 80 ${y + 10}S30 ${y + 14} 0 ${y + 9}Z" fill="${c}" fill-opacity="${o}"/>`;
export const tower = (
  x: number,
  y: number,
  w: number,
  h: number,
  c: string,
  hi: string,
  roof: string,
  lean = 0,
): string =>
  `<path d="M${pts([
    [x - w / 2, y],
    [x - w * 0.42 + lean, y - h],
    [x + w * 0.42 + lean, y - h],
    [x + w / 2, y],
  ])}Z" fill="${c}"/><path d="M${pts([
    [x - w / 2, y],
    [x - w * 0.42 + lean, y - h],
    [x - w * 0.12 + lean, y - h],
    [x - w * 0.1, y],
  ])}Z" fill="${hi}"/><path d="M${pts([
    [x - w * 0.66 + lean, y - h],
    [x + lean * 1.35, y - h - w * 1.5],
    [x + w * 0.66 + lean, y - h],
  ])}Z" fill="${roof}"/>`;
export const crystal = (x: number, y: number, w: number, h: number, c: string, hi: string, lo: string): string =>
  `<path d="M${pts([
    [x, y - h],
    [x + w, y - h * 0.62],
    [x + w * 0.7, y],
    [x - w * 0.7, y],
    [x - w, y - h * 0.55],
  ])}Z" fill="${c}"/><path d="M${pts([
    [x, y - h],
    [x - w, y - h * 0.55],
    [x - w * 0.7, y],
    [x - w * 0.1, y],
  ])}Z" fill="${hi}"/><path d="M${pts([
    [x, y - h],
    [x + w, y - h * 0.62],
    [x + w * 0.7, y],
    [x + w * 0.3, y],
  ])}Z" fill="${lo}"/>`;
