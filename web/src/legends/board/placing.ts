/** Places the names and pieces of all regions on the map of Legends. */
import type { Owner } from '../../art/identity';
import { f, type Point } from '../../lib/draw';
import { chipWidth } from '../art/marks';
import type { LegendsPosition } from '../types';
import { arrange, type Arrangement, type Mask } from './arrange';
import { itemsOf, type Item } from './contents';
import type { LaidMap } from './layout';

export interface Placed {
  region: string;
  items: Item[];
  at: Arrangement;
}

export const ownerOf = (position: Pick<LegendsPosition, 'controllers'>, region: string): Owner | null =>
  (position.controllers[region] as Owner | undefined) ?? null;

/** Place everything; `small` maps have signs without names, and larger pieces. */
export const placePieces = (
  map: LaidMap,
  masks: ReadonlyMap<string, Mask>,
  position: LegendsPosition,
  { k = 1, small = false } = {},
): Map<string, Placed> => {
  const found = new Map<string, Placed>();
  const grow = small ? 1.18 : 1;
  for (const { name, spot } of map.regions.values()) {
    const items = itemsOf(position, name, k);
    const owner = ownerOf(position, name);
    const start = position.start === name;
    const wide = chipWidth(small ? '' : name, owner, start) * (small ? 1 : k);
    const high = small && !owner && !start ? 0 : 15 * k;
    const sizes = items.map(({ size }) => [size[0] * grow, size[1] * grow] as const);
    const at = arrange(masks.get(name) as Mask, spot, sizes, [wide, high]);
    found.set(name, { region: name, items, at: { ...at, scale: at.scale * grow } });
  }
  return found;
};

/** The position of a player's group, or that of its region. */
export const groupAt = (
  map: LaidMap,
  placed: ReadonlyMap<string, Placed>,
  region: string,
  letter: Owner | undefined,
): Point => {
  const one = placed.get(region);
  const i = one?.items.findIndex((item) => item.key === `army-${letter}`) ?? -1;
  const place = i >= 0 ? one?.at.places[i] : undefined;
  return place ? [place[0], place[1] - 10 * (one?.at.scale ?? 1)] : (map.regions.get(region)?.spot ?? [0, 0]);
};

export interface MapPiece {
  key: string;
  y: number;
  html: string;
}

const RING =
  '<ellipse cx="-1" cy="-7" rx="18" ry="13" class="held-out"/><ellipse cx="-1" cy="-7" rx="18" ry="13" class="held-in"/>';

/** All pieces from far to near; the selected group has a ring. */
export const mapPieces = (
  placed: ReadonlyMap<string, Placed>,
  selected: { region: string; letter: Owner } | null = null,
): MapPiece[] =>
  [...placed.values()]
    .flatMap(({ region, items, at }) =>
      items.map((item, i) => {
        const [x, y] = at.places[i] as Point;
        const held = selected?.region === region && item.key === `army-${selected.letter}`;
        const html = `<g transform="translate(${f(x)} ${f(y)}) scale(${f(at.scale, 2)})">${held ? RING : ''}${item.html}</g>`;
        return { key: `${region}-${item.key}`, y, html };
      }),
    )
    .sort((a, b) => a.y - b.y);

/** The owner of the piece at a point of a region. */
export const letterAt = (placed: ReadonlyMap<string, Placed>, region: string, point: Point): Owner | null => {
  const one = placed.get(region);
  const found = one?.items.find((item, i) => {
    const [x, y] = one.at.places[i] as Point;
    const [w, h] = [item.size[0] * one.at.scale, item.size[1] * one.at.scale];
    return item.letter && Math.abs(point[0] - x) < w / 2 && point[1] < y + 3 && point[1] > y - h;
  });
  return found?.letter ?? null;
};
