/** The terrain of Ekö: a few drawings of each kind around 0, 0, reused all over the board. */
import { GLYPH } from '../../art/identity';
import { f, lerp, noise, poly, rng, smooth, type Point } from '../../lib/draw';
import { SQUASH, type Projection } from '../board/geometry';
import type { EkoKind } from '../types';

const HERE = { q: 0, r: 0 };
const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;
const moved = (points: readonly Point[], dx: number, dy: number): Point[] => points.map(([x, y]) => [x + dx, y + dy]);

const reg = (view: Projection, look: number): string => {
  const R = rng(look * 977 + 31);
  const at = (x: number, y: number): Point => view.near(HERE, x, y);
  const spots: [number, number, number][] = [];
  for (let i = 0; i < 60 && spots.length < 13; i++) {
    const [angle, reach] = [R() * 6.283, 0.2 + 0.52 * Math.sqrt(R())];
    const [x, y, r] = [Math.cos(angle) * reach, Math.sin(angle) * reach, 0.09 + R() * 0.12];
    if (spots.every((other) => Math.hypot(other[0] - x, other[1] - y) > other[2] + r + 0.03)) spots.push([x, y, r]);
  }
  spots.sort((a, b) => at(a[0], a[1])[1] - at(b[0], b[1])[1]);
  return spots
    .map(([x, y, r]) => {
      const n = 5 + Math.floor(R() * 3);
      const start = R() * 6;
      const foot = Array.from({ length: n }, (_, i): Point => {
        const angle = start + (i / n) * 6.283;
        const reach = r * (0.78 + R() * 0.35);
        return at(x + Math.cos(angle) * reach * 1.12, y + Math.sin(angle) * reach * 0.9);
      });
      const top = moved(foot, -0.4, -2.6);
      const cx = top.reduce((sum, p) => sum + p[0] / n, 0);
      const cy = top.reduce((sum, p) => sum + p[1] / n, 0);
      const lit = top.map(([a, b]): Point => [cx + (a - cx) * 0.62 - 0.9, cy + (b - cy) * 0.62 - 0.8]);
      return (
        path(poly(moved(foot, 2, 1.6)), 'fill="var(--shade)" fill-opacity=".3"') +
        path(smooth(foot, true, 1, 0.09), 'fill="var(--reg-lo)"') +
        path(smooth(top, true, 1, 0.09), 'fill="var(--reg-st)"') +
        path(smooth(lit, true, 1, 0.1), 'fill="var(--reg-top)"')
      );
    })
    .join('');
};

const canyon = (view: Projection, look: number, id: string): string => {
  const R = rng(look * 977 + 31);
  const angle = ((look % 3) * Math.PI) / 3 + 0.52;
  const seed = R() * 50;
  const strip = (low: number, high: number, rough: number): string => {
    const edges: [Point[], Point[]] = [[], []];
    for (let i = 0; i <= 10; i++) {
      const t = -0.86 + (1.72 * i) / 10;
      const middle = -0.2 + 0.26 * Math.sin(t * 3.3 + seed) + (noise(t * 3 + seed, 1, 3) - 0.5) * 0.12;
      [low, high].forEach((offset, side) => {
        const y = middle + offset * (1 + (noise(t * 4 + seed, offset * 9, 4) - 0.5) * rough);
        const turned: Point = [t * Math.cos(angle) - y * Math.sin(angle), t * Math.sin(angle) + y * Math.cos(angle)];
        edges[side as 0 | 1].push(view.near(HERE, ...turned));
      });
    }
    return smooth(edges[0], false) + 'L' + smooth(edges[1].reverse(), false).slice(1) + 'Z';
  };
  const bands: [number, number, number, string][] = [
    [-0.62, 0.62, 0.3, 'var(--can-2)" fill-opacity=".55'],
    [-0.45, 0.45, 0.4, 'var(--can-hi)'],
    [-0.34, 0.34, 0.4, 'var(--can-3)'],
    [-0.235, 0.235, 0.4, 'var(--can-2)'],
    [-0.15, 0.15, 0.4, 'var(--can-4)'],
    [-0.065, 0.06, 0.3, 'var(--can-5)'],
    [0, 0.055, 0.3, 'var(--river)'],
  ];
  const drawn = bands.map(([low, high, rough, fill]) => path(strip(low, high, rough), `fill="${fill}"`)).join('');
  return `<clipPath id="${id}c">${path(poly(view.corners(HERE, 0.955)), '')}</clipPath><g clip-path="url(#${id}c)">${drawn}</g>`;
};

/** One peak: bright in the west, dark in the east, with a ridge and snow. */
const peak = (x: number, y: number, w: number, height: number, seed: number): string => {
  const shake = (i: number): number => (noise(seed + i * 1.7, 4.2, 3) - 0.5) * 3;
  const top: Point = [x + shake(0), y - height];
  const west: Point = [x - w, y];
  const east: Point = [x + w, y - 1];
  const foot: Point = [x + w * 0.16 + shake(1), y + w * 0.3];
  const at = (a: Point, b: Point, t: number, dx = 0, dy = 0): Point => [
    lerp(a[0], b[0], t) + dx,
    lerp(a[1], b[1], t) + dy,
  ];
  const r1 = at(top, foot, 0.22, -1.6);
  const r2 = at(top, foot, 0.42, 1.6);
  const r3 = at(top, foot, 0.66, -1.2);
  const l1 = at(west, top, 0.28, 1.6, 0.6);
  const e2 = at(top, east, 0.5, -0.8);
  const e3 = at(top, east, 0.74, 1.4);
  const left = [west, l1, at(west, top, 0.55, -0.6), at(west, top, 0.8, 0.8, 0.6), top];
  const right = [top, at(top, east, 0.24, 0.8), e2, e3, east];
  const feet: Point[] = [
    [x - w * 0.1, y + w * 0.26],
    [x - w * 0.55, y + w * 0.2],
  ];
  const faces: [Point[], string][] = [
    [[...left, r1, r2, r3, foot, ...feet], 'fill="var(--mtn-lit)"'],
    [[...right, [x + w * 0.62, y + w * 0.16], foot, r3, r2, r1], 'fill="var(--mtn-dark)"'],
    [
      [l1, at(l1, foot, 0.42, 0, -2), at(west, foot, 0.6), feet[1] as Point, west],
      'fill="var(--mtn-mid)" fill-opacity=".55"',
    ],
    [[r2, at(r2, west, 0.34), at(r3, west, 0.26), r3], 'fill="var(--mtn-mid)" fill-opacity=".5"'],
    [[e2, at(e2, foot, 0.5), at(east, foot, 0.5), e3], 'fill="#000" fill-opacity=".12"'],
    [
      [
        top,
        at(top, west, 0.26, 0.6),
        at(top, west, 0.19, 2.4, 1.4),
        at(top, west, 0.3, 4.2),
        at(top, foot, 0.3, -3.2),
        r1,
      ],
      'fill="var(--mtn-cap)"',
    ],
    [
      [top, r1, at(top, foot, 0.36, 1.2), at(top, east, 0.2, -1.6, 1.6), at(top, east, 0.25, 0.6)],
      'fill="var(--mtn-cap2)"',
    ],
  ];
  return faces.map(([points, paint]) => path(poly(points), paint)).join('');
};

/** Peaks; smaller ones in front of which a building fits. */
const mountain = (look: number, built: boolean): string => {
  const seed = look * 31 + 5;
  const y = built ? -10 : 2;
  const shadow = `<ellipse cx="6" cy="${y + 6}" rx="33" ry="14" fill="url(#k-shadow)"/>`;
  return built
    ? shadow + peak(-14, y - 1, 17, 27, seed) + peak(14, y, 17, 24, seed + 3)
    : shadow + peak(11, y - 6, 18, 29, seed + 3) + peak(-8, y + 3, 23, 41, seed) + peak(17, y + 7, 13, 17, seed + 9);
};

const starPoints = (view: Projection, outer: number, inner: number, rays: number, turn: number): Point[] =>
  Array.from({ length: rays * 2 }, (_, i) => {
    const [angle, reach] = [turn + (i * Math.PI) / rays, i % 2 ? inner : outer];
    return view.near(HERE, Math.cos(angle) * reach, Math.sin(angle) * reach);
  });

const capital = (view: Projection): string => {
  const up = (points: readonly Point[]): string => poly(moved(points, 0, -4));
  const low = view.corners(HERE, 0.84);
  const thin = 'stroke="var(--cap-line)" stroke-width=".6"';
  const studs = moved(view.corners(HERE, 0.79), 0, -4)
    .map(([x, y]) => `<ellipse cx="${f(x)}" cy="${f(y)}" rx="2.6" ry="2.2" fill="var(--cap-gold)" ${thin}/>`)
    .join('');
  return (
    path(poly(moved(low, 3, 3)), 'fill="var(--shade)" fill-opacity=".35"') +
    path(poly(low), 'fill="var(--cap-lo)"') +
    path(up(low), 'fill="url(#k-cap)" stroke="var(--cap-line)"') +
    path(up(view.corners(HERE, 0.74)), 'fill="none" stroke="var(--cap-gold)" stroke-width="2.2"') +
    path(up(starPoints(view, 0.62, 0.4, 12, 0)), 'fill="var(--cap-blue)"') +
    path(up(starPoints(view, 0.56, 0.3, 6, Math.PI / 6)), `fill="var(--cap-gold)" ${thin}`) +
    path(up(starPoints(view, 0.36, 0.2, 6, 0)), `fill="var(--cap-hi)" ${thin}`) +
    studs
  );
};

const chasm = (view: Projection, look: number): string => {
  const seed = look * 13.7 + 40;
  const rim = Array.from({ length: 18 }, (_, i): Point => {
    const angle = (i / 18) * 6.283;
    const edge = (0.86 / Math.cos(((angle + Math.PI / 6) % (Math.PI / 3)) - Math.PI / 6)) * 0.9;
    const reach = edge * (1 - noise(Math.cos(angle) * 3 + seed, Math.sin(angle) * 3, 2) * 0.16);
    return view.near(HERE, Math.cos(angle) * reach, Math.sin(angle) * reach);
  });
  const deeper = (share: number, dy: number): Point[] => rim.map(([x, y]) => [x * share, y * share + dy]);
  const ring = (points: Point[], paint: string): string => path(smooth(points, true, 1, 0.08), paint);
  return (
    ring(moved(rim, 0.8, 1.4), 'fill="var(--sand-hi)"') +
    ring(rim, 'fill="url(#k-pit)"') +
    ring(deeper(0.9, 3.5), 'fill="var(--pit)" fill-opacity=".8"') +
    ring(deeper(0.74, 7), 'fill="var(--pit-lo)"') +
    ring(deeper(0.5, 10), 'fill="var(--pit-deep)"')
  );
};

/** Whirling dust. */
const tempest = (view: Projection, look: number): string => {
  const arm = (turn: number, from: number, to: number): string => {
    const points = Array.from({ length: 8 }, (_, i): Point => {
      const a = from + ((to - from) * i) / 7;
      const reach = 0.2 * Math.exp(0.3 * a);
      const angle = a + turn + (look * Math.PI) / 3;
      return view.near(HERE, reach * Math.cos(angle), reach * Math.sin(angle));
    });
    return smooth(points, false);
  };
  const arms = (shift: number, from: number, to: number): string =>
    [0, 1, 2].map((i) => arm((2 * Math.PI * i) / 3 + shift, from, to)).join('');
  const wide = arms(0, 0.4, 4.1);
  return `<g fill="none" stroke-linecap="round"><path d="${wide}" transform="translate(1 1.6)" stroke="var(--storm-lo)" stroke-opacity=".5" stroke-width="4.4"/><path d="${wide}" stroke="var(--storm-hi)" stroke-opacity=".9" stroke-width="3.2"/><path d="${arms(0.75, 1.2, 4.2)}" stroke="var(--storm-hi)" stroke-opacity=".6" stroke-width="1.6"/><path d="${arms(1.4, 0.9, 3.7)}" stroke="var(--storm-lo)" stroke-opacity=".45" stroke-width="1.2"/></g>`;
};

const temple = (view: Projection): string => {
  const court = view.corners(HERE, 0.78);
  const cross = court.map(([x, y]) => `M0 0L${f(x)} ${f(y)}`).join('');
  return (
    path(poly(moved(court, 2, 2.5)), 'fill="var(--shade)" fill-opacity=".3"') +
    path(poly(court), 'fill="url(#k-cap)" stroke="var(--ink-line)"') +
    path(cross + poly(view.corners(HERE, 0.6)), 'fill="none" stroke="var(--ink-line)" stroke-opacity=".28"')
  );
};

/** The number of different drawings of each flat kind. */
const LOOKS: Partial<Record<EkoKind, number>> = { r: 4, c: 6, K: 1, x: 4, t: 6, s: 1, o: 1, w: 1 };

export const lookOf = (hex: { q: number; r: number }, kind: EkoKind): number => {
  const looks = LOOKS[kind] ?? 5;
  return (((hex.q * 5 + hex.r * 3) % looks) + looks) % looks;
};

/** The flat part of a hex around 0, 0; the id must be unique on the page. */
export const flatTerrain = (view: Projection, kind: EkoKind, look: number, id: string): string => {
  switch (kind) {
    case 'r':
      return reg(view, look);
    case 'c':
      return canyon(view, look, id);
    case 'K':
      return capital(view);
    case 'x':
      return chasm(view, look);
    case 't':
      return tempest(view, look);
    case 's':
    case 'o':
    case 'w':
      return temple(view);
    default:
      return '';
  }
};

const TEMPLE_SIGNS: Record<'s' | 'o' | 'w', string> = {
  s: '<path d="M-4.5-6H4.5L.8 0 4.5 6H-4.5L-.8 0Z"/><path d="M-6-6.5H6M-6 6.5H6" stroke="#ffe39a" stroke-width="1.8" stroke-linecap="round"/>',
  o: `<path d="${GLYPH.M}" transform="translate(-.6 .6) scale(.68)"/>`,
  w: '<path d="M-7-2.2H1.5A2.3 2.3 0 1 0-.8-4.5M-7 1.2H4.2A2.4 2.4 0 1 1 2 3.8M-4.5 4.6H-1" fill="none" stroke="#ffe39a" stroke-width="1.7" stroke-linecap="round"/>',
};

const obelisk = (kind: 's' | 'o' | 'w'): string =>
  `<ellipse cx="3" cy="2" rx="13" ry="6" fill="url(#k-shadow)"/><path d="M-9-2V3L-1 6 9 2V-3Z" fill="var(--stone-lo)" stroke="var(--ink-line)" stroke-width=".8"/><path d="M-6.5-1-4.5-38 0-45-.5 2Z" fill="var(--stone-hi)"/><path d="M0-45 4.5-39 6.5-2-.5 2Z" fill="var(--stone-lo)"/><path d="M-6.5-1-4.5-38 0-45 4.5-39 6.5-2-.5 2Z" fill="none" stroke="var(--ink-line)" stroke-width=".9" stroke-linejoin="round"/><g transform="translate(0 -22)"><circle r="10" fill="var(--cap-blue)" stroke="var(--cap-gold)" stroke-width="1.8"/><g fill="#ffe39a">${TEMPLE_SIGNS[kind]}</g></g>`;

/** The arch of a portal with the number of its twin. */
const portal = (twins: string, k: number): string =>
  `<ellipse rx="21" ry="${f(21 * SQUASH)}" fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".8"/><ellipse rx="17" ry="${f(17 * SQUASH)}" fill="none" stroke="var(--ink-line)" stroke-opacity=".4"/><ellipse cx="6" cy="2" rx="21" ry="8" fill="url(#k-shadow)"/><g transform="scale(.88)"><path d="M-11 2V-19A11 12 0 0 1 11-19V2Z" fill="url(#k-portal)"/><path d="M-5-4C-7-12 0-19 5-15S4-5 0-8-1-14 2-13" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.3" stroke-linecap="round"/><path d="M-17 4V-19A17 18 0 0 1 17-19V4L10.5 2V-19A10.5 11.5 0 0 0-10.5-19V2Z" fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".9" stroke-linejoin="round"/><path d="M10.5 2V-19C10.5-24 8-28 4-30L7-35.5C13-33 17-27 17-19V4Z" fill="#000" fill-opacity=".22"/><path d="M-17-12H-10.5M-17-4H-10.5M10.5-12H17M10.5-4H17M-15-26-9.5-23M15-26 9.5-23M-8-34.5-5-29.5M8-34.5 5-29.5" stroke="var(--ink-line)" stroke-opacity=".5" stroke-width=".8"/><path d="M-3.5-37.5H3.5L2.5-29H-2.5Z" fill="var(--cap-gold)" stroke="var(--cap-line)" stroke-width=".7"/></g><g class="num" transform="translate(15 -2) scale(${f(k, 2)})"><circle r="8.3" class="num-bg"/><text y="4.2" text-anchor="middle">${twins}</text></g>`;

/** The upright part of a hex: peaks, an obelisk, an arch. */
export const standingTerrain = (
  kind: EkoKind,
  options: { look: number; built: boolean; twins?: string; k?: number },
): string => {
  if (kind === 'm') return mountain(options.look, options.built);
  if (kind === 'p') return portal(options.twins ?? '', options.k ?? 1);
  if (kind === 's' || kind === 'o' || kind === 'w') {
    const dx = options.built ? -21 : 0;
    return `<g transform="translate(${dx} ${options.built ? -2 : 8}) scale(${options.built ? 0.72 : 0.92})">${obelisk(kind)}</g>`;
  }
  return '';
};

/** Paving from a portal to its mouth, in the ground plane of the turn. */
export const portalWay = (
  view: Projection,
  portalHex: { q: number; r: number },
  mouth: { q: number; r: number },
): string => {
  const [ax, ay] = view.centre(portalHex);
  const [bx, by] = view.centre(mouth);
  const at = (t: number): Point => [lerp(ax, bx, t), lerp(ay, by, t)];
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * 9, (dx / length) * 9];
  const band = (t: number): Point[] => [
    [at(t)[0] + nx, at(t)[1] + ny],
    [at(t)[0] - nx, at(t)[1] - ny],
  ];
  const plates = [...band(0.14), ...band(0.5).reverse()];
  const joints = [0.22, 0.31, 0.4]
    .map((t) => {
      const [p, q] = band(t) as [Point, Point];
      return `M${f(p[0])} ${f(p[1])}L${f(q[0])} ${f(q[1])}`;
    })
    .join('');
  const arrow = [0.42, 0.54]
    .map((t) => {
      const tip = at(t + 0.1);
      const [p, q] = band(t) as [Point, Point];
      return `M${f(p[0])} ${f(p[1])}L${f(tip[0])} ${f(tip[1])}L${f(q[0])} ${f(q[1])}`;
    })
    .join('');
  return `<path d="${poly(plates)}" fill="var(--stone)" stroke="var(--ink-line)" stroke-opacity=".6"/><path d="${joints}" stroke="var(--ink-line)" stroke-opacity=".4"/><g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${arrow}" stroke="var(--ink-line)" stroke-width="5.5"/><path d="${arrow}" stroke="#ffd469" stroke-width="2.8"/></g>`;
};

export const HEX_FILL: Record<EkoKind, string> = {
  '.': 'k-sand',
  r: 'k-reg',
  c: 'k-can',
  m: 'k-mtn',
  K: 'k-sand',
  x: 'k-sand',
  t: 'k-storm',
  p: 'k-reg',
  s: 'k-reg',
  o: 'k-reg',
  w: 'k-reg',
};

/** Gradients for variants. */
export const variantDefs = `<linearGradient id="k-storm" x1=".1" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="var(--storm-hi)"/><stop offset="1" stop-color="var(--storm)"/></linearGradient><linearGradient id="k-portal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b1a63"/><stop offset=".5" stop-color="#5b3fb0"/><stop offset="1" stop-color="#4fc3c9"/></linearGradient>`;
