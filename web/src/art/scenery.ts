/** The scenery behind boards, and the logo. */
import { f, fbm, noise, smooth, type Point } from '../lib/draw';

const stops = (...list: [number, string, number?][]): string =>
  list
    .map(
      ([o, c, a]) => `<stop offset="${o}" stop-color="var(--${c})"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
    )
    .join('');

/** Soft crests over a gradient. */
export const dunesArt = (w: number, h: number, seed: number, id: string): string => {
  const down = 'x1="0" y1="0" x2="0" y2="1"';
  let s = `<defs><linearGradient id="${id}0" ${down}>${stops([0, 'dune-1'], [1, 'dune-2'])}</linearGradient><linearGradient id="${id}l" ${down}>${stops([0, 'dune-lit', 0.9], [1, 'dune-lit', 0])}</linearGradient><linearGradient id="${id}s" ${down}>${stops([0, 'dune-sh', 0.5], [1, 'dune-sh', 0])}</linearGradient><radialGradient id="${id}v" cx=".42" cy=".42" r=".8">${stops([0.5, 'dune-sh', 0], [1, 'dune-sh', 0.55])}</radialGradient></defs><rect width="${w}" height="${h}" fill="url(#${id}0)"/>`;
  for (let k = 0; k < 9; k++) {
    const y0 = h * (-0.02 + k * 0.125);
    const crest = Array.from({ length: 13 }, (_, i): Point => [
      (w * i) / 12,
      y0 + (fbm(i * 0.42 + k * 5, k * 2.7, seed, 2) - 0.5) * h * 0.24,
    ]);
    const lit = crest.map(([x, y], i): Point => [x, y - h * 0.035 - noise(i, k, 7) * h * 0.05]);
    const back = [...crest]
      .reverse()
      .map((p) => `${f(p[0])} ${f(p[1])}`)
      .join('L');
    s += `<path d="${smooth(crest, false)}L${w} ${f(y0 + h * 0.24)}L0 ${f(y0 + h * 0.24)}Z" fill="url(#${id}s)"/><path d="${smooth(lit, false)}L${back}Z" fill="url(#${id}l)" opacity=".75"/>`;
  }
  return `${s}<rect width="${w}" height="${h}" fill="url(#${id}v)"/>`;
};

/** The position and radius of a compass rose. */
export type Rose = readonly [x: number, y: number, radius: number];

export const roseArt = ([cx, cy, r]: Rose): string => {
  const ray = (a: number, l: number, wide: number): string => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const tip = `${f(cx + c * l)} ${f(cy + s * l)}`;
    return `<path d="M${tip}L${f(cx - s * wide)} ${f(cy + c * wide)}L${cx} ${cy}Z" fill="var(--rose-1)"/><path d="M${tip}L${f(cx + s * wide)} ${f(cy - c * wide)}L${cx} ${cy}Z" fill="var(--rose-2)"/>`;
  };
  const quarter = [0, 1, 2, 3].map((i) => (i * Math.PI) / 2);
  return `<g class="rose" opacity=".8"><circle cx="${cx}" cy="${cy}" r="${f(r * 0.72)}" fill="none" stroke="var(--rose-1)" stroke-width="1"/><circle cx="${cx}" cy="${cy}" r="${f(r * 0.66)}" fill="none" stroke="var(--rose-1)" stroke-width=".6"/>${quarter.map((a) => ray(Math.PI / 4 + a, r * 0.62, r * 0.13)).join('')}${quarter.map((a) => ray(a, r, r * 0.16)).join('')}</g>`;
};

/** Open sea with rhumb lines and perhaps a compass rose. */
export const oceanArt = (w: number, h: number, rose: Rose | null, id: string): string => {
  const [cx, cy] = rose ?? [92, 540];
  let lines = '';
  for (let i = 0; i < 32; i++) {
    const a = (i / 32) * Math.PI * 2;
    lines += `M${cx} ${cy}L${f(cx + Math.cos(a) * 2200)} ${f(cy + Math.sin(a) * 2200)}`;
  }
  return `<defs><radialGradient id="${id}" cx=".35" cy=".4" r=".9">${stops([0, 'ocean'], [1, 'ocean-2'])}</radialGradient></defs><rect width="${w}" height="${h}" fill="url(#${id})"/><path d="${lines}" stroke="var(--rhumb)" stroke-width="1"/>${rose ? roseArt(rose) : ''}`;
};

export const LOGO =
  '<path d="M0-15.5 13.4-7.75V7.75L0 15.5-13.4 7.75V-7.75Z" fill="var(--ink)"/><path d="M-1-12.2V-1H-10.2V-6.9Z" fill="var(--E)"/><path d="M1-12.2V-1H10.2V-6.9Z" fill="var(--T)"/><path d="M-1 12.2V1H-10.2V6.900Z" fill="var(--gold)"/><path d="M1 12.2V1H10.2V6.900Z" fill="var(--S)"/>';
