/** The static map of Legends, painted once: sheets, shallows, routes, cliffs, land and borders; then flora and bridges. */
import { distance, f, inside, lerp, poly, pts, rng, smooth, type Point } from '../../lib/draw';
import type { LaidMap, Region } from '../board/layout';
import { biomeOf, FLORA } from './pieces';

const use = (id: string, at = ''): string => `<use href="#${id}"${at && ' ' + at}/>`;

const sheets = (map: LaidMap, id: string): string => {
  const [left, top, right, bottom] = map.box;
  const frames = map.boards.map((board) => poly(board.frame));
  const lines = map.boards.map((board) => {
    const cx = board.frame.reduce((sum, p) => sum + p[0] / 4, 0);
    const cy = board.frame.reduce((sum, p) => sum + p[1] / 4, 0);
    const inner = board.frame.map(([x, y]): Point => [x + Math.sign(cx - x) * 4, y + Math.sign(cy - y) * 4]);
    return `<path d="${poly(board.frame)}" fill="none" stroke="var(--sheet-line)" stroke-width="1.2"/><path d="${poly(inner)}" fill="none" stroke="var(--sheet-line)" stroke-width=".5"/>`;
  });
  return `<path d="${frames.join('')}" fill="var(--sheet)"/><g clip-path="url(#${id}c)"><rect x="${f(left)}" y="${f(top)}" width="${f(right - left)}" height="${f(bottom - top)}" filter="url(#l-waves)" class="waves"/></g><clipPath id="${id}c"><path d="${frames.join('')}"/></clipPath>${lines.join('')}`;
};

const scattered = (region: Region, count: number): Point[] => {
  const R = rng([...region.name].reduce((a, c) => (a * 131 + c.charCodeAt(0)) | 0, 7));
  const xs = region.path.map((p) => p[0]);
  const ys = region.path.map((p) => p[1]);
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const edge = region.path.filter((_, i) => i % 2 === 0);
  const put: Point[] = [];
  for (let t = 0; t < 300 && put.length < count; t++) {
    const p: Point = [left + R() * (right - left), top + R() * (bottom - top)];
    const dx = (p[0] - region.spot[0]) / 30;
    const dy = (p[1] - region.spot[1] + 2) / 24;
    if (dx * dx + dy * dy < 1 || !inside(region.path, p) || !inside(region.path, [p[0], p[1] - 9])) continue;
    if (edge.some((q) => distance(p, q) < 9) || put.some((q) => distance(p, q) < 8)) continue;
    put.push(p);
  }
  return put;
};

/** Flora and bridges, above the rest of the map; `plants` for each region. */
export const paintDetails = (map: LaidMap, plants = 6): string => {
  const found: [number, string][] = [];
  for (const region of map.regions.values()) {
    const biome = biomeOf(region.side);
    const kinds = FLORA[biome] as readonly string[];
    scattered(region, plants).forEach(([x, y], i) => {
      const kind = kinds[(i * 5 + region.name.charCodeAt(1)) % kinds.length];
      found.push([y, `<use href="#f-${kind}" x="${f(x)}" y="${f(y)}" class="bio-${biome}"/>`]);
    });
  }
  const crater = map.regions.get('V5');
  if (crater)
    found.push([
      crater.spot[1] - 12,
      `<use href="#f-volcano" x="${f(crater.spot[0] + 2)}" y="${f(crater.spot[1] - 15)}" class="bio-volcano"/>`,
    ]);
  const bridges = map.ways
    .filter(({ kind }) => kind === 'bridge')
    .map(({ a, b }) => bridge(map.regions.get(a) as Region, map.regions.get(b) as Region));
  return `<g opacity=".92">${found
    .sort((a, b) => a[0] - b[0])
    .map(([, art]) => art)
    .join('')}</g>${bridges.join('')}`;
};

const bridge = (a: Region, b: Region): string => {
  let best = Infinity;
  let [A, B]: [Point, Point] = [a.spot, b.spot];
  for (const p of a.path)
    for (const q of b.path) {
      const d = distance(p, q);
      if (d < best) [best, A, B] = [d, p, q];
    }
  const [ux, uy] = [(B[0] - A[0]) / best, (B[1] - A[1]) / best];
  A = [A[0] - ux * 7, A[1] - uy * 7];
  B = [B[0] + ux * 7, B[1] + uy * 7];
  const [nx, ny, sag] = [-uy * 4, ux * 4, 5];
  const n = Math.round(distance(A, B) / 3.6);
  let planks = '';
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const [x, y] = [lerp(A[0], B[0], t), lerp(A[1], B[1], t) + Math.sin(t * Math.PI) * sag];
    planks += `M${pts([[x - nx, y - ny]])}L${pts([[x + nx, y + ny]])}`;
  }
  const mid: Point = [(A[0] + B[0]) / 2, (A[1] + B[1]) / 2];
  const rope = (k: number): string =>
    `M${pts([[A[0] + nx * k, A[1] + ny * k - 2]])}Q${pts([
      [mid[0] + nx * k, mid[1] + ny * k + sag * 1.6 - 2],
      [B[0] + nx * k, B[1] + ny * k - 2],
    ])}`;
  return `<path d="M${pts([A])}Q${pts([[mid[0], mid[1] + sag * 2 + 7], B])}" stroke="var(--umbra)" stroke-opacity=".35" stroke-width="8" fill="none"/><path d="${planks}" stroke="#5a3a1e" stroke-width="2.8"/><path d="${planks}" stroke="#c79a5e" stroke-width="1.9"/><path d="${rope(1.25)}${rope(-1.25)}" fill="none" stroke="#4b2f18" stroke-width="1.2"/>`;
};

/** The static map; `id` must be unique on the page. Region outlines have the ids `{id}r{name}`. */
export const paintMap = (map: LaidMap, id: string): string => {
  const [left, top, right, bottom] = map.box;
  const coasts = map.boards.flatMap((board) => board.coasts.map((loop) => ({ board, d: smooth(loop) })));
  const outlines = new Map([...map.regions.values()].map(({ name, path }) => [name, smooth(path)]));
  const own = (slot: number): string =>
    coasts.map(({ board }, i) => (board.slot === slot ? use(`${id}k${i}`) : '')).join('');
  const every = coasts.map((_, i) => use(`${id}k${i}`)).join('');
  const all = (at: string): string => use(`${id}all`, at);
  const defs =
    coasts.map(({ d }, i) => `<path id="${id}k${i}" d="${d}"/>`).join('') +
    `<g id="${id}all">${every}</g>` +
    [...outlines].map(([name, d]) => `<path id="${id}r${name}" d="${d}"/>`).join('') +
    map.boards.map(({ slot }) => `<clipPath id="${id}L${slot}">${own(slot)}</clipPath>`).join('') +
    `<clipPath id="${id}g">${every}</clipPath>`;
  const foam = [
    [1, 0.55],
    [0.8, 0.32],
    [0.6, 0.18],
  ] as const;
  const water = map.boards
    .flatMap((board) =>
      board.water.flatMap((level, k) =>
        level.map((loop) => {
          const [width, opacity] = foam[k] ?? foam[2];
          return `<path d="${smooth(loop)}" fill="none" stroke="var(--foam)" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
        }),
      ),
    )
    .join('');
  const routes = map.ways
    .filter(({ kind }) => kind === 'sea')
    .map(
      ({ path }) =>
        `<path d="${path}" fill="none" stroke="var(--route-lo)" stroke-width="4.6" stroke-dasharray=".1 7.5" stroke-linecap="round" opacity=".5"/><path d="${path}" fill="none" stroke="var(--route)" stroke-width="3" stroke-dasharray=".1 7.5" stroke-linecap="round"/>`,
    )
    .join('');
  const stubs = map.stubs
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="var(--route)" stroke-width="2" stroke-dasharray=".1 6" stroke-linecap="round" opacity=".4"/>`,
    )
    .join('');
  const cliffs = coasts
    .map(
      ({ board }, i) =>
        `<g class="bio-${biomeOf(board.side)}">${[8, 6.5, 5, 3.5].map((y) => use(`${id}k${i}`, `y="${y}" fill="var(--cliff-lo)"`)).join('')}${use(`${id}k${i}`, 'y="2" fill="var(--cliff)"')}${use(`${id}k${i}`, 'fill="var(--rim)"')}</g>`,
    )
    .join('');
  const lands = map.boards
    .map(({ slot, side }) => {
      const regions = [...map.regions.values()].filter((region) => region.slot === slot);
      const tints = regions
        .map(({ name, tint }) =>
          use(
            `${id}r${name}`,
            `fill="var(--land${tint})" stroke="var(--land${tint})" stroke-width="2" transform="translate(1 1.6)"`,
          ),
        )
        .join('');
      const borders = `<path d="${regions.map(({ name }) => outlines.get(name)).join('')}"`;
      return `<g class="bio-${biomeOf(side)}" clip-path="url(#${id}L${slot})">${tints}<g fill="url(#l-light)">${own(slot)}</g>${borders} fill="none" stroke="var(--border-hi)" stroke-width="2.6"/>${borders} fill="none" stroke="var(--border)" stroke-width="1.3" stroke-dasharray="4.5 3"/></g>`;
    })
    .join('');
  const grain = `<rect x="${f(left)}" y="${f(top)}" width="${f(right - left)}" height="${f(bottom - top)}" filter="url(#l-grain)"/>`;
  return (
    `<defs>${defs}</defs>${sheets(map, id)}` +
    `<g clip-path="url(#${id}c)">${all('fill="none" stroke="var(--shallow)" stroke-width="30" stroke-linejoin="round" filter="url(#l-halo)" opacity=".75"')}${all('fill="none" stroke="var(--shallow-2)" stroke-width="10" stroke-linejoin="round" filter="url(#l-soft)" opacity=".6"')}${water}</g>` +
    stubs +
    routes +
    all('fill="var(--umbra)" fill-opacity=".45" transform="translate(7 12)" filter="url(#l-soft)"') +
    cliffs +
    lands +
    `<g class="lgrain" clip-path="url(#${id}g)">${grain}</g>` +
    all('fill="none" stroke="var(--coastline)" stroke-width="1"')
  );
};
