/** Marks, paths, the last move, forecasts and labels over a board of Ekö. */
import { f, poly, type Point } from '../../lib/draw';
import type { Wash } from '../../view/places.svelte';
import { markGround, markSign, routeArt } from '../art/marks';
import type { EkoGround, EkoHex, EkoMark, EkoPosition, EkoTrail } from '../types';
import { SQUASH, touches, type Projection } from './geometry';
import { readStack, zoneNumbers } from './reading';

/** The shown board. */
export interface Scene {
  view: Projection;
  byName: ReadonlyMap<string, EkoHex>;
}

export type MarksBySpace = ReadonlyMap<string, readonly EkoMark[]>;

/** Marks by space; one of a kind is enough. */
export const groupMarks = (marks: readonly EkoMark[]): Map<string, EkoMark[]> => {
  const found = new Map<string, EkoMark[]>();
  for (const mark of marks) {
    const same = found.get(mark.space) ?? [];
    if (!same.some(({ kind }) => kind === mark.kind)) found.set(mark.space, [...same, mark]);
  }
  return found;
};

/** The centre of a space in the drawing. */
export const centreOf = ({ view, byName }: Scene, space: string): Point => {
  const hex = byName.get(space);
  return hex ? view.centre(hex) : [0, 0];
};

/** The marks on the ground, below the pieces. */
export const marksUnder = ({ view, byName }: Scene, marks: MarksBySpace, k: number): string =>
  [...marks]
    .map(([name, list]) => {
      const hex = byName.get(name);
      return hex ? list.map((mark) => markGround(view, hex, mark.kind, k)).join('') : '';
    })
    .join('');

/** The signs and numbers of the marks, above the pieces. */
export const marksOver = (
  { view, byName }: Scene,
  marks: MarksBySpace,
  stacks: EkoPosition['stacks'],
  k: number,
): string =>
  [...marks]
    .map(([name, list]) => {
      const hex = byName.get(name);
      const discs = readStack(stacks[name])?.discs ?? 0;
      const sign = (mark: EkoMark, shift: number): string =>
        hex ? markSign(view, hex, mark.kind, { text: mark.text, discs, k: Math.min(k, 1.55), shift }) : '';
      return list.map(sign).join('');
    })
    .join('');

const isKnown = (scene: Scene, { path }: EkoTrail): boolean => path.every((name) => scene.byName.has(name));

/** The paths of moves that were made, in the colours of their players; a dashed ring where a stack stood. */
export const trailArt = (scene: Scene, trail: readonly EkoTrail[]): string =>
  trail
    .filter((one) => one.path.length > 1 && isKnown(scene, one))
    .map(({ path, letter, left }) => {
      const from = path[0] ?? '';
      const stood = left ? ring(scene, from, 23, 'left-case') + ring(scene, from, 23, 'left-ring') : '';
      return `<g class="trail pl-${letter}">${stood}${wayArt(scene, path)}</g>`;
    })
    .join('');

/** The numbers of these steps, above the pieces where each step ends; several are side by side. */
export const trailNumbers = (
  scene: Scene,
  trail: readonly EkoTrail[],
  stacks: EkoPosition['stacks'],
  k: number,
): string => {
  const ends = trail.map(({ path }) => path.at(-1) ?? '');
  return trail
    .map((one, i) => {
      const end = ends[i] ?? '';
      if (!isKnown(scene, one)) return '';
      const [x, y] = centreOf(scene, end);
      const before = ends.slice(0, i).filter((name) => name === end).length;
      const high = (readStack(stacks[end])?.discs ?? 1) - 1;
      const at = `translate(${f(x - 19 + 19 * k * before)} ${f(y - 22 - 4 * high)})`;
      return `<g class="trail-step pl-${one.letter}" transform="${at} scale(${f(k, 2)})"><circle r="9.5" class="trail-dot"/><text y="4" text-anchor="middle" class="trail-no">${one.number}</text></g>`;
    })
    .join('');
};

/** A path as a dotted line, with jumps through portals. */
export const wayArt = (scene: Scene, path: readonly string[]): string => {
  const legs: Point[][] = [[]];
  path.forEach((name, i) => {
    const [before, here] = [scene.byName.get(path[i - 1] ?? ''), scene.byName.get(name)];
    if (before && here && !touches(before, here)) legs.push([]);
    legs[legs.length - 1]?.push(centreOf(scene, name));
  });
  return path.length > 1 ? routeArt(legs) : '';
};

const ring = (scene: Scene, space: string, r: number, look: string): string => {
  const [x, y] = centreOf(scene, space);
  return `<ellipse cx="${f(x)}" cy="${f(y + 1)}" rx="${r}" ry="${f(r * SQUASH)}" class="${look}"/>`;
};

export const lastArt = (scene: Scene, last: readonly string[]): string => {
  const ends = last.filter((name) => scene.byName.has(name));
  const [first, target] = [ends[0], ends[ends.length - 1]];
  if (!first || !target) return '';
  if (ends.length === 1) return ring(scene, target, 27, 'last-to');
  const points = ends.map((name) => centreOf(scene, name)).map(([x, y]) => `${f(x)} ${f(y)}`);
  const way = `<path d="M${points.join('L')}" class="last-way"/>`;
  return way + ring(scene, first, 22, 'last-from') + ring(scene, target, 27, 'last-to');
};

/** Rings around stacks that can act, and frames around sites that can be built on. */
export const activeArt = (scene: Scene, active: readonly string[]): string =>
  active
    .map((name) => {
      const hex = scene.byName.get(name);
      if (hex?.kind !== 'site') return ring(scene, name, 29, 'mk-halo') + ring(scene, name, 29, 'mk-can');
      const frame = poly(scene.view.corners(hex, 0.93));
      return `<path d="${frame}" class="mk-can mk-can-site"/>`;
    })
    .join('');

export const heldArt = (scene: Scene, selected: string | null): string =>
  selected && scene.byName.has(selected)
    ? ring(scene, selected, 31, 'held-glow') +
      ring(scene, selected, 29, 'held-ring') +
      ring(scene, selected, 29, 'held-line')
    : '';

export const hintArt = (scene: Scene, hint: string | null): string =>
  hint && scene.byName.has(hint) ? ring(scene, hint, 33, 'hint-halo') + ring(scene, hint, 32, 'hint') : '';

/** The area of a hint. */
export const areaArt = ({ view, byName }: Scene, area: readonly string[]): string =>
  area
    .map((name) => {
      const hex = byName.get(name);
      return hex ? `<path d="${poly(view.corners(hex, 0.97))}" class="hint-area"/>` : '';
    })
    .join('');

export const washArt = ({ view, byName }: Scene, wash: readonly Wash[]): string =>
  wash
    .map(({ place, letter, strength }) => {
      const hex = byName.get(place);
      if (!hex || !letter) return '';
      const d = poly(view.corners(hex, 0.96));
      const base = `<path d="${d}" fill="var(--base)" fill-opacity="${f(0.14 + strength * 0.5, 2)}"/>`;
      const pattern = `<path d="${d}" fill="url(#pat-${letter})" opacity="${f(0.35 + strength * 0.6, 2)}"/>`;
      return `<g class="pl-${letter}">${base}${pattern}</g>`;
    })
    .join('');

/** The numbers of tempest zones on their spaces. */
export const zoneLabels = (ground: EkoGround, { view, byName }: Scene): string =>
  [...zoneNumbers(ground)]
    .map(([name, zone]) => {
      const hex = byName.get(name);
      if (!hex) return '';
      const [x, y] = view.centre(hex);
      return `<text x="${f(x - 21)}" y="${f(y + 19)}" class="zone">~${zone}</text>`;
    })
    .join('');

/** The names of all spaces at their lower corners. */
export const nameLabels = (ground: EkoGround, { view }: Scene): string =>
  ground.hexes
    .map((hex) => {
      const [x, y] = view.centre(hex);
      return `<text x="${f(x)}" y="${f(y + (view.turn ? 30 : 32))}">${hex.name}</text>`;
    })
    .join('');
