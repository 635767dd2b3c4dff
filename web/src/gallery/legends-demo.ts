import type { Letter } from '../art/identity';
import { layMap, mapBoards } from '../legends/board/layout';
import type { LegendsArrow, LegendsMark } from '../legends/types';
import { outlines, type LegendsFixture } from './fixtures';

/** A selected group with its marks, as a server would send them. */
export const demo = (
  fixture: LegendsFixture,
  me: Letter,
): { selected: { region: string; letter: Letter } | null; marks: LegendsMark[]; arrows: LegendsArrow[] } => {
  const map = layMap(mapBoards(fixture.ground, fixture.position), outlines);
  const mine = Object.entries(fixture.position.regions).filter(([, garrisons]) => (garrisons[me]?.[0] ?? 0) > 0);
  const ways = (region: string) => map.ways.filter((way) => way.a === region || way.b === region);
  const best = mine.sort((a, b) => ways(b[0]).length - ways(a[0]).length)[0];
  if (!best) return { selected: null, marks: [], arrows: [] };
  const region = best[0];
  const marks = ways(region).map((way, i): LegendsMark => ({
    region: way.a === region ? way.b : way.a,
    kind: way.kind === 'sea' ? 'sail' : 'move',
    text: way.kind === 'sea' ? '2×2' : '1',
    from: region,
    hot: i === 0,
    owner: me,
    letter: me,
  }));
  const foe = Object.entries(fixture.position.regions)
    .flatMap(([name, garrisons]) =>
      Object.keys(garrisons)
        .filter((letter) => letter !== me && (garrisons[letter]?.[0] ?? 0) > 0)
        .map((letter) => ({ name, letter: letter as Letter })),
    )
    .find(({ name }) => name !== region && !marks.some((mark) => mark.region === name));
  if (foe) marks.push({ region: foe.name, kind: 'destroy', letter: foe.letter });
  const hot = marks.find((mark) => mark.hot);
  return {
    selected: { region, letter: me },
    marks,
    arrows: hot
      ? [{ from: region, to: hot.region, number: 1, sea: hot.kind === 'sail', ghost: { letter: me, armies: 2 } }]
      : [],
  };
};
