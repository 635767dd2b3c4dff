/** The static ground of an Ekö board, painted once: shadow, slab, sand, ripples, dishes, terrain, seams, grain. */
import { f, fbm, poly, pts, rng, smooth, type Box, type Point } from '../../lib/draw';
import { boardBox, cellKey, indexHexes, SLAB, STEPS, type Projection } from '../board/geometry';
import { kindOf, zoneNumbers } from '../board/reading';
import type { EkoGround, EkoHex } from '../types';
import { flatTerrain, HEX_FILL, lookOf, portalWay } from './terrain';

const segment = (a: Point, b: Point): string => `M${pts([a])}L${pts([b])}`;

const slab = (
  hexes: readonly EkoHex[],
  view: Projection,
  has: (hex: EkoHex, side: number) => EkoHex | undefined,
): string => {
  let faces = '';
  let strata = '';
  for (const hex of hexes) {
    const corners = view.corners(hex);
    for (let side = 0; side < 6; side++) {
      if (has(hex, side)) continue;
      const a = corners[side] as Point;
      const b = corners[(side + 1) % 6] as Point;
      const nx = b[1] - a[1];
      if (a[0] - b[0] < -0.01) continue; // faces away from the viewer
      const shade = nx < -1 ? 0.12 : nx > 1 ? 0.42 : 0.26;
      const face = poly([a, b, [b[0], b[1] + SLAB], [a[0], a[1] + SLAB]]);
      faces += `<path d="${face}" fill="url(#k-slab)"/><path d="${face}" fill="#1c0c06" fill-opacity="${shade}"/>`;
      for (const t of [0.35, 0.62]) strata += segment([a[0], a[1] + SLAB * t], [b[0], b[1] + SLAB * t]);
    }
  }
  return `${faces}<path d="${strata}" stroke="var(--slab-line)" stroke-width="1" fill="none"/>`;
};

const ripples = ([left, top, right, bottom]: Box): string => {
  let path = '';
  for (let i = 0; i < 30; i++) {
    const y0 = top + ((bottom - top) * (i + 0.5)) / 30;
    const line = Array.from({ length: 10 }, (_, j): Point => {
      const x = left + ((right - left) * j) / 9;
      return [x, y0 + (fbm(x / 190, y0 / 120, 9, 2) - 0.5) * 60];
    });
    path += smooth(line, false);
  }
  return path;
};

/** A soft shadow of overlapping rims: a blur would be recomputed for every frame of an animation above. */
const shadow = (id: string): string =>
  Array.from({ length: 14 }, (_, i) => `<use href="#${id}s" stroke-width="${52 - 4 * i}" opacity=".036"/>`).join('');

/** The flat ground; `id` must be unique on the page. */
export const paintGround = (ground: EkoGround, view: Projection, id: string): string => {
  const { byCell, byName } = indexHexes(ground);
  const hexes = [...ground.hexes].sort((a, b) => view.centre(a)[1] - view.centre(b)[1]);
  const has = (hex: EkoHex, side: number): EkoHex | undefined => {
    const [dq, dr] = STEPS[side] as readonly [number, number];
    return byCell.get(cellKey(hex.q + dq, hex.r + dr));
  };
  const use = (ref: string, hex: EkoHex, paint = ''): string => {
    const [x, y] = view.centre(hex);
    return `<use href="#${ref}" x="${f(x)}" y="${f(y)}"${paint && ' ' + paint}/>`;
  };
  const box = boardBox(ground, view);
  const all = hexes.map((hex) => use(`${id}h`, hex)).join('');
  const random = rng(5);
  const variants = new Map<string, string>();
  let base = '';
  let flat = '';
  for (const hex of hexes) {
    const kind = kindOf(hex);
    base += use(`${id}h`, hex, `fill="url(#${HEX_FILL[kind]})"`);
    const shade = random();
    if (shade < 0.5) base += use(`${id}h`, hex, `fill="var(--shade)" fill-opacity="${f(shade * 0.09, 3)}"`);
    if (kind === '.') flat += use('dish', hex);
    const look = lookOf(hex, kind);
    const key = `${id}${kind === '.' ? 'd' : kind}${look}`;
    const drawing = variants.has(key) ? 'known' : flatTerrain(view, kind, look, key);
    if (!drawing) continue;
    if (drawing !== 'known') variants.set(key, `<g id="${key}">${drawing}</g>`);
    flat += use(key, hex);
  }
  let thin = '';
  let thick = '';
  let edge = '';
  let storm = '';
  const zones = zoneNumbers(ground);
  for (const hex of hexes) {
    const corners = view.corners(hex);
    for (let side = 0; side < 6; side++) {
      const next = has(hex, side);
      const line = segment(corners[side] as Point, corners[(side + 1) % 6] as Point);
      if (!next) edge += line;
      else if (side < 3) {
        if (next.tile === hex.tile) thin += line;
        else thick += line;
      }
      if (zones.has(hex.name) && (!next || zones.get(next.name) !== zones.get(hex.name))) storm += line;
    }
  }
  const ways = ground.portals
    .map(({ at, mouth }) => [byName.get(at), byName.get(mouth)] as const)
    .map(([from, to]) => (from && to ? portalWay(view, from, to) : ''))
    .join('');
  const [left, top, right, bottom] = box;
  const grain = `<rect x="${f(left)}" y="${f(top)}" width="${f(right - left)}" height="${f(bottom - top)}" filter="url(#k-grain)"/>`;
  return (
    `<defs>${[...variants.values()].join('')}<path id="${id}h" d="${poly(view.corners({ q: 0, r: 0 }, 1.006))}"/><path id="${id}s" d="${hexes.map((hex) => poly(view.corners(hex), 0)).join('')}"/></defs>` +
    `<clipPath id="${id}k">${all}</clipPath>` +
    `<g transform="translate(12 ${SLAB + 12})" fill="var(--shade)" stroke="var(--shade)" stroke-linejoin="round">${shadow(id)}</g>` +
    slab(hexes, view, has) +
    base +
    (hexes.length > 3
      ? `<g clip-path="url(#${id}k)"><path d="${ripples(box)}" fill="none" stroke="var(--ripple)" stroke-width="2.2"/></g>`
      : '') +
    flat +
    ways +
    `<path d="${thin}" class="seam" stroke-width=".9"/><path d="${thick}" class="seam2" stroke-width="2.4" stroke-linecap="round"/><path d="${thick}" class="seamhi" stroke-width=".8" transform="translate(.8 1.3)"/><path d="${edge}" class="boardedge" stroke-width="1.6" stroke-linecap="round"/>` +
    (storm
      ? `<g fill="none" stroke-linecap="round"><path d="${storm}" stroke="var(--storm-hi)" stroke-width="4"/><path d="${storm}" stroke="var(--storm-lo)" stroke-width="2" stroke-dasharray="5 5"/></g>`
      : '') +
    `<g clip-path="url(#${id}k)" class="grain">${grain}</g>`
  );
};
