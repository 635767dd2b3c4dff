import { beforeEach, describe, expect, it } from 'vitest';
import type { Owner } from '../src/art/identity';
import { legends, outlines } from '../src/gallery/fixtures';
import { paintDetails, paintMap } from '../src/legends/art/ground';
import { arrange, Mask } from '../src/legends/board/arrange';
import { itemsOf } from '../src/legends/board/contents';
import { lightsArt } from '../src/legends/board/overlays';
import { bestMapTurn, layMap, mapBoards, regionBeyond, slotCentres, wayBetween } from '../src/legends/board/layout';
import { sayAbility } from '../src/legends/board/speech';
import { linesOf, shownSources, sumsOf } from '../src/legends/cards/scores';
import { abilitySigns, groupsOf, stepSign } from '../src/legends/cards/signs';
import { SHOWN, shownCards } from '../src/legends/rules/cards';
import type { LegendsCard } from '../src/legends/types';
import { boxAround, distance, inside } from '../src/lib/draw';
import { setLanguage } from '../src/texts/texts.svelte';

const names = ['four', 'variants', 'rectangle'] as const;

describe.each(names)('the map of %s', (name) => {
  const { ground, position } = legends[name];
  const boards = mapBoards(ground, position);
  const map = layMap(boards, outlines);

  it('has all regions of the sides that lie there, on their sheets', () => {
    const wanted = position.slots.flatMap(
      (slot) => ground.sides.find((side) => side.name === slot?.side)?.islands.flat() ?? [],
    );
    expect([...map.regions.keys()].sort()).toEqual([...wanted].sort());
    for (const region of map.regions.values()) {
      const frame = map.boards.find((board) => board.slot === region.slot)!.frame;
      expect(inside(frame, region.spot)).toBe(true);
      expect(inside(region.path, region.spot)).toBe(true);
    }
  });
  it('lays no sheet over another', () => {
    const boxes = map.boards.map((board) => boxAround(board.frame));
    boxes.forEach((a, i) =>
      boxes.slice(i + 1).forEach((b) => {
        const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
        const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
        expect(wide < 0.01 || high < 0.01).toBe(true);
      }),
    );
  });
  it('joins exactly the routes that the server names', () => {
    const inner = new Set(ground.sides.flatMap((side) => side.sea.map(([a, b]) => [a, b].sort().join())));
    const joined = map.ways
      .filter((way) => way.kind === 'sea')
      .map(({ a, b }) => [a, b].sort().join())
      .filter((pair) => !inner.has(pair));
    expect(joined.sort()).toEqual(position.routes.map((pair) => [...pair].sort().join()).sort());
  });
  it('is the same map however it is turned', () => {
    for (const turn of [1, 2, 3]) {
      const turned = layMap(boards, outlines, turn);
      expect(turned.ways.length).toBe(map.ways.length);
      const [a, b] = [...map.regions.keys()] as [string, string];
      expect(distance(turned.regions.get(a)!.spot, turned.regions.get(b)!.spot)).toBeCloseTo(
        distance(map.regions.get(a)!.spot, map.regions.get(b)!.spot),
        5,
      );
    }
  });
  it('reaches every region by arrow keys', () => {
    const seen = new Set([position.start as string]);
    const queue = [...seen];
    for (let at = queue.pop(); at; at = queue.pop()) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = regionBeyond(map, at, dx, dy);
        if (next && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(map.regions.size);
  });
  it('finds room for pieces and names mostly inside their regions', () => {
    for (const region of map.regions.values()) {
      const items = itemsOf(position, region.name, 1);
      const found = arrange(
        new Mask(region.path),
        region.spot,
        items.map(({ size }) => size),
        [38, 15],
      );
      expect(found.places.length).toBe(items.length);
      expect(found.scale).toBeGreaterThan(0.5);
      expect(inside(region.path, found.label) || distance(region.spot, found.label) < 60).toBe(true);
      const out = found.places.filter((place) => !inside(region.path, [place[0], place[1] - 8]));
      expect(out.length).toBeLessThanOrEqual(Math.ceil(items.length / 3));
    }
  });
  it('is painted with ids of its own and no broken number', () => {
    const art = paintMap(map, 'm1') + paintDetails(map);
    const ids = [...art.matchAll(/ id="([^"]+)"/g)].map((one) => one[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(art).not.toMatch(/NaN|undefined/);
  });
});

describe('laying boards', () => {
  const { ground, position } = legends.four;
  it('shows the sheets that are laid, while others are missing', () => {
    const some = mapBoards(ground, { slots: [position.slots[0] ?? null, null, null, null], routes: [] });
    const map = layMap(some, outlines);
    expect(map.boards.length).toBe(1);
    expect(map.box[2] - map.box[0]).toBeGreaterThan(500);
  });
  it('puts the fourth below the first in a T, two rows in a rectangle', () => {
    const boards = mapBoards(ground, position);
    expect(slotCentres(boards)[0]).toEqual([0, 0]);
    expect(slotCentres(boards)[3]![1]).toBeGreaterThan(0);
    expect(slotCentres({ ...boards, rectangle: true })).toEqual([
      [-100, -150],
      [100, -150],
      [-100, 150],
      [100, 150],
    ]);
  });
  it('draws sides that people made themselves', () => {
    const side = { ...ground.sides[0]!, name: 'mine' };
    const map = layMap(
      { slots: [{ side: 'mine', turn: 1 }], rectangle: false, sides: new Map([['mine', side]]), routes: [] },
      outlines,
    );
    expect(map.regions.size).toBe(Object.keys(side.at).length);
  });
  it('turns for tall screens', () => {
    const boards = mapBoards(legends.rectangle.ground, legends.rectangle.position);
    expect(bestMapTurn(boards, 300, 800)).toBe(bestMapTurn(boards, 800, 300) === 0 ? 3 : 0);
  });
});

describe('ways', () => {
  const { ground, position } = legends.four;
  const map = layMap(mapBoards(ground, position), outlines);
  it('lead from the first to the second, in both directions', () => {
    for (const { a, b } of map.ways) {
      const [there, back] = [wayBetween(map, a, b)!, wayBetween(map, b, a)!];
      expect(there.points[0]).toEqual(map.regions.get(a)!.spot);
      expect(back.points[0]).toEqual(map.regions.get(b)!.spot);
      expect(back.middle).toEqual(there.middle);
    }
    expect(wayBetween(map, 'M1', 'nowhere')).toBeNull();
  });
});

describe('cards and scores', () => {
  const { ground, scores, points } = legends.four;
  it('have signs for all that they give and do', () => {
    for (const card of ground.cards) {
      expect(abilitySigns(card).length).toBeGreaterThan(0);
      expect(groupsOf(card.ability).length).toBeGreaterThan(0);
      for (const step of card.action.steps) expect(stepSign(step).text).toMatch(/^[1-9]/);
    }
  });
  it('add up to the points', () => {
    scores.forEach((lines, seat) => {
      const sums = sumsOf(lines);
      expect(Object.values(sums).reduce((a, b) => a + b, 0)).toBe(points[seat]);
      expect(shownSources([sums]).slice(0, 4)).toEqual(['regions', 'islands', 'cards', 'elixirs']);
      expect(linesOf(lines, 'cards').every((line) => line.source === 'card')).toBe(true);
    });
  });
});

describe('families that cards count', () => {
  beforeEach(() => setLanguage('en'));
  const families = {
    fr: { Forest: ['Forêt', 'de la Forêt'], Noble: ['Noblesse', 'de la Noblesse'] },
    nl: { Forest: ['Woud', '“Woud”'], Noble: ['Edele', '“Edele”'] },
    pl: { Forest: ['Las', 'Lasu'], Noble: ['Szlachetni', 'Szlachetnych'] },
  };
  const counting = (language: keyof typeof families): LegendsCard => ({
    id: 'own',
    title: 'Own',
    ability: { vp_per_family: 'Forest', vp_set: { family: 'Noble', cards: 3, vp: 4 } },
    families: Object.fromEntries(
      Object.entries(families[language]).map(([family, [title = '', of = '']]) => [family, { title, of }]),
    ),
    action: { mode: 'single', steps: [{ move: 2 }] },
  });
  it.each([
    ['fr', '1/Forêt', '4 : 3× Noblesse', '1 point par carte de la Forêt. 4 points pour 3 cartes de la Noblesse.'],
    ['nl', '1/Woud', '4 : 3× Edele', '1 punt per kaart “Woud”. 4 punten voor 3 kaarten “Edele”.'],
    ['pl', '1/Las', '4 : 3× Szlachetni', '1 punkt za każdą kartę Lasu. 4 punkty za 3 karty Szlachetnych.'],
  ] as const)('are in the language of the reader: %s', async (language, one, set, words) => {
    await setLanguage(language);
    const card = counting(language);
    expect(abilitySigns(card).map((sign) => sign.text)).toEqual([one, set]);
    expect(sayAbility(card)).toBe(words);
  });
  it('keep the names of the file where nobody says them otherwise', () => {
    const { families: _, ...card } = counting('fr');
    expect(abilitySigns(card).map((sign) => sign.text)).toEqual(['1/Forest', '4 : 3× Noble']);
    expect(sayAbility(card)).toBe('1 point for each Forest card. 4 points for 3 Noble cards.');
  });
  it('and titles are in the language of the reader in the rules, on cards as they are', async () => {
    for (const { id, family, ability, action } of SHOWN)
      expect(legends.four.ground.cards.find((card) => card.id === id)).toMatchObject({ family, ability, action });
    await setLanguage('pl');
    const hills = shownCards().at(-1)!;
    expect(hills.title).toBe('Wzgórza Szlachetnych');
    expect(abilitySigns(hills).map((sign) => sign.text)).toEqual(['4 : 3× Szlachetni']);
  });
});

describe('the target of a move', () => {
  const { ground, position } = legends.four;
  const map = layMap(mapBoards(ground, position), outlines);
  const [region = ''] = map.regions.keys();
  const scene = { id: 'm', map, placed: new Map(), k: 1, selected: { region, letter: 'E' as const } };
  const art = (owner: Owner | null): string =>
    lightsArt(scene, [{ region, kind: 'move', hot: true, letter: 'E', owner }]);

  it('has the pattern of who would control it, and none if nobody would', () => {
    expect(art('T')).toContain('url(#pat-T)');
    expect(art('E')).toContain('url(#pat-E)');
    expect(art(null)).not.toContain('pat-');
    for (const owner of ['T', 'E', null] as const) expect(art(owner)).toContain('lit-hot');
  });
});
