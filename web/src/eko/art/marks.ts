/** The marks of decisions in Ekö: each kind has its own shape, sign and colour. */
import { ICONS, type IconName } from '../../art/icons';
import { distance, f, poly, smooth, type Point } from '../../lib/draw';
import { DISC_HEIGHT, SQUASH, type Projection } from '../board/geometry';
import type { EkoMarkKind } from '../types';

const SIGN: Record<Exclude<EkoMarkKind, 'move'>, [IconName, string]> = {
  regroup: ['regroup', 'regroup'],
  attack: ['swords', 'attack'],
  kamikaze: ['burst', 'kamikaze'],
  construct: ['hammer', 'construct'],
  reinforce: ['plus', 'reinforce'],
  place: ['disc', 'reinforce'],
  swap: ['swap', 'reinforce'],
  scatter: ['scatter', 'kamikaze'],
};

const tooth = (x: number, y: number): string =>
  [0, 1, 2, 3]
    .map((i) => {
      const a = Math.PI / 4 + (i * Math.PI) / 2;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const at = (r: number, w: number): Point => [x + c * r - s * w, y + (s * r + c * w) * SQUASH];
      return poly([at(34, -5.5), at(24, 0), at(34, 5.5)]);
    })
    .join('');

const burst = (x: number, y: number): string =>
  poly(
    Array.from({ length: 22 }, (_, i): Point => {
      const [a, r] = [(i * Math.PI) / 11, i % 2 ? 27 : 35];
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * SQUASH];
    }),
  );

/** The mark on the ground, below the pieces. */
export const markGround = (view: Projection, hex: { q: number; r: number }, kind: EkoMarkKind, k = 1): string => {
  const [x, y] = view.centre(hex);
  const ring = (r: number, cls: string): string =>
    `<ellipse cx="${f(x)}" cy="${f(y + 1)}" rx="${r}" ry="${f(r * SQUASH)}" class="${cls}"/>`;
  switch (kind) {
    case 'move': {
      const r = k > 1 ? 7.75 : 6.2;
      return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="9.5" ry="${f(9.5 * SQUASH)}" class="mk-dot mk-dot-glow"/><ellipse cx="${f(x)}" cy="${f(y)}" rx="${r}" ry="${f(r * SQUASH)}" class="mk-dot"/>`;
    }
    case 'regroup':
      return ring(29, 'mk-halo') + ring(29, 'mk-reg');
    case 'swap':
      return ring(29, 'mk-halo') + ring(29, 'mk-swap');
    case 'scatter':
      return ring(29, 'mk-halo') + ring(29, 'mk-scatter');
    case 'attack':
      return ring(29, 'mk-halo') + ring(29, 'mk-att') + `<path d="${tooth(x, y + 1)}" class="mk-tooth"/>`;
    case 'kamikaze':
      return `<path d="${burst(x, y + 1)}" class="mk-halo"/><path d="${burst(x, y + 1)}" class="mk-kam"/>`;
    case 'reinforce':
      return ring(29, 'mk-halo') + ring(29, 'mk-rei') + ring(25.5, 'mk-rei');
    case 'place':
      return ring(24, 'mk-halo') + ring(24, 'mk-rei mk-place');
    case 'construct': {
      const frame = poly(view.corners(hex, 0.93));
      return `<path d="${frame}" class="mk-halo"/><path d="${frame}" class="mk-con"/>`;
    }
  }
};

/** The sign and number of a mark, above the pieces; `discs` is the height of the stack that stands there. */
export const markSign = (
  view: Projection,
  hex: { q: number; r: number },
  kind: EkoMarkKind,
  options: { text?: string; discs?: number; k?: number; shift?: number } = {},
): string => {
  if (kind === 'move') return '';
  const { text = '', discs = 0, k = 1, shift = 0 } = options;
  const [icon, colour] = SIGN[kind];
  const [x, y] = view.centre(hex);
  const width = text ? 24 + 7 * text.length : 19;
  const dx = kind === 'construct' ? 20 : -19;
  const dy = -21 - Math.max(0, discs - 1) * DISC_HEIGHT - shift * 20 * k;
  const number = text
    ? `<text x="${f(width / 2 - 5 - 3.4 * text.length)}" y="4.3" text-anchor="middle" class="mk-text">${text}</text>`
    : '';
  return `<g transform="translate(${f(x + dx)} ${f(y + dy)})${k === 1 ? '' : ` scale(${f(k, 2)})`}"><rect x="${-width / 2}" y="-9.5" width="${width}" height="19" rx="9.5" fill="var(--m-${colour})" class="mkb"/><g transform="translate(${text ? f(-width / 2 + 3) : -6.5} -6.5) scale(.54)" class="mk-ink">${ICONS[icon]}</g>${number}</g>`;
};

const arrowEnd = (from: Point, to: Point, gap: number): { end: Point; angle: number } => {
  const length = distance(from, to) || 1;
  const share = Math.max(0.2, (length - gap) / length);
  return {
    end: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    angle: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
  };
};

/** The path of a stack as a dotted line with an arrow; jumps through portals leave a gap. */
export const routeArt = (legs: readonly (readonly Point[])[]): string =>
  legs
    .map((leg, index) => {
      const last = index === legs.length - 1;
      const points = [...leg];
      const a = points[points.length - 2];
      const b = points[points.length - 1];
      if (!a || !b) return b ? `<circle cx="${f(b[0])}" cy="${f(b[1])}" r="5" class="rt-in"/>` : '';
      const { end, angle } = arrowEnd(a, b, last ? 30 : 8);
      points[points.length - 1] = end;
      const d = smooth(points, false, 1, 0.13);
      const head = last
        ? `<path d="M11 0L-5 -8.5L-2 0L-5 8.5Z" transform="translate(${f(end[0])} ${f(end[1])}) rotate(${f(angle)})" class="rt-head"/>`
        : '';
      return `<path d="${d}" class="rt-out"/><path d="${d}" class="rt-in"/>${head}`;
    })
    .join('');
