/** Tints, marks, chips and arrows over the map of Legends. */
import type { Owner } from '../../art/identity';
import { f, type Point } from '../../lib/draw';
import { arrowArt, bent, costChip, regionChip, regionSign, teeth } from '../art/marks';
import { armiesArt } from '../art/pieces';
import type { Wash } from '../../view/places.svelte';
import type { LegendsArrow, LegendsMark, LegendsPosition, LegendsStep } from '../types';
import { wayBetween, type LaidMap } from './layout';
import { groupAt, ownerOf, type Placed } from './placing';

/** The shown map. */
export interface Scene {
  /** The prefix of the ids of region outlines. */
  id: string;
  map: LaidMap;
  placed: ReadonlyMap<string, Placed>;
  k: number;
  selected: { region: string; letter: Owner } | null;
}

const use = (scene: Scene, region: string, attributes: string): string =>
  `<use href="#${scene.id}r${region}" ${attributes}/>`;

/** The owner's colour and pattern over a region. */
const fill = (scene: Scene, region: string, letter: Owner, base: string, pattern: string, more = ''): string =>
  `<g class="pl-${letter}">${use(scene, region, `fill="var(--base)" fill-opacity="${base}"`)}${letter === 'N' ? '' : use(scene, region, `fill="url(#pat-${letter})" opacity="${pattern}"`)}${more}</g>`;

export const controlArt = (scene: Scene, position: LegendsPosition): string =>
  Object.entries(position.controllers)
    .filter(([region]) => scene.map.regions.has(region))
    .map(([region, letter]) => fill(scene, region, letter as Owner, '.13', '.28'))
    .join('');

export const washArt = (scene: Scene, wash: readonly Wash[]): string =>
  wash
    .map(({ place: region, letter, strength }) => {
      if (!letter || !scene.map.regions.has(region)) return '';
      const line = use(scene, region, 'fill="none" stroke="var(--line)" stroke-width="1.6" stroke-opacity=".8"');
      return fill(scene, region, letter, f(0.14 + strength * 0.58, 2), f(0.35 + strength * 0.6, 2), line);
    })
    .join('');

export const lightsArt = (scene: Scene, marks: readonly LegendsMark[]): string =>
  marks
    .filter(({ region, kind }) => kind !== 'destroy' && scene.map.regions.has(region))
    .map(({ region, hot, owner }) => {
      const ground =
        hot && owner ? fill(scene, region, owner, '.3', '1') : use(scene, region, 'fill="#fffbe0" fill-opacity=".25"');
      return (
        ground + use(scene, region, 'class="lit-case"') + use(scene, region, `class="${hot ? 'lit-hot' : 'lit-line'}"`)
      );
    })
    .join('');

export const lastArt = (scene: Scene, last: readonly string[]): string =>
  last
    .filter((region) => scene.map.regions.has(region))
    .map((region) => use(scene, region, 'class="last-line"'))
    .join('');

/** The area of a hint. */
export const areaArt = (scene: Scene, area: readonly string[]): string =>
  area
    .filter((region) => scene.map.regions.has(region))
    .map((region) => use(scene, region, 'class="hint-area"'))
    .join('');

export const overArt = (scene: Scene, region: string): string => use(scene, region, 'class="over"');

/** Names with signs of control, or only the signs. */
export const chipsArt = (scene: Scene, position: LegendsPosition, named: (region: string) => boolean): string =>
  [...scene.placed.values()]
    .map(({ region, at }) => {
      const [owner, start] = [ownerOf(position, region), position.start === region];
      return named(region)
        ? regionChip(at.label, region, owner, start, scene.k)
        : regionSign(at.label, owner, start, scene.k);
    })
    .join('');

const markChip = (scene: Scene, mark: LegendsMark): string => {
  const { map, placed, k } = scene;
  const label = placed.get(mark.region)?.at.label ?? map.regions.get(mark.region)?.spot ?? [0, 0];
  const above: Point = [label[0], label[1] - 15 * k];
  const way = mark.from ? wayBetween(map, mark.from, mark.region)?.middle : undefined;
  const [text, big] = [mark.text ?? '', Math.min(1.4, k)];
  switch (mark.kind) {
    case 'destroy': {
      const [x, y] = groupAt(map, placed, mark.region, mark.letter);
      return teeth([x, y], 1) + costChip([x + 12, y - 19], 'destroy', text, 'var(--m-attack)', big);
    }
    case 'sail':
      return costChip(way ?? label, 'ship', text, 'var(--m-sail)', big);
    case 'move':
      return costChip(way ?? label, 'boot', text, 'var(--cost-bg)', big);
    case 'place':
      return costChip(above, 'cube', text, 'var(--m-reinforce)', big);
    case 'city':
      return costChip(above, 'city', text, 'var(--m-construct)', big);
    case 'choose':
      return text ? costChip(above, 'star', text, 'var(--m-regroup)', big) : '';
  }
};

export const signsArt = (scene: Scene, marks: readonly LegendsMark[]): string =>
  marks
    .filter(({ region }) => scene.map.regions.has(region))
    .map((mark) => markChip(scene, mark))
    .join('');

/** The numbers of steps that stay in one region; several are side by side. */
export const stepsArt = (scene: Scene, steps: readonly LegendsStep[]): string =>
  steps
    .filter(({ region }) => scene.map.regions.has(region))
    .map(({ region, number, letter }, i) => {
      const [x, y] = groupAt(scene.map, scene.placed, region, letter);
      const before = steps.slice(0, i).filter((one) => one.region === region).length;
      const at = `translate(${f(x - 13 + 17 * scene.k * before)} ${f(y - 24)}) scale(${f(scene.k, 2)})`;
      return `<g class="trail pl-${letter}" transform="${at}"><circle r="7.5" class="step-dot"/><text y="3.7" text-anchor="middle" class="step-no">${number}</text></g>`;
    })
    .join('');

export const arrowsArt = (scene: Scene, arrows: readonly LegendsArrow[]): string =>
  arrows
    .map(({ from, to, number, sea, ghost, letter: player }) => {
      const letter = player ?? ghost?.letter ?? scene.selected?.letter;
      const a = groupAt(scene.map, scene.placed, from, letter);
      const b = ghost ? (scene.map.regions.get(to)?.spot ?? a) : groupAt(scene.map, scene.placed, to, letter);
      const way = sea ? wayBetween(scene.map, from, to) : null;
      const line = way?.kind === 'sea' ? way.points.slice(2, -1) : bent(a, b, 0.16);
      const end = line[line.length - 1] ?? b;
      const coming = ghost
        ? `<g transform="translate(${f(end[0])} ${f(end[1] + 12)})" opacity=".78">${armiesArt(ghost.letter, ghost.armies, scene.k)}</g>`
        : '';
      const arrow = arrowArt(line, number, !!sea);
      return coming + (player ? `<g class="trail pl-${player}">${arrow}</g>` : arrow);
    })
    .join('');
