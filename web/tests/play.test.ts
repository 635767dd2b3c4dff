import { describe, expect, it } from 'vitest';
import * as eko from '../src/eko/turn/play';
import type { EkoPosition } from '../src/eko/types';
import * as legends from '../src/legends/turn/play';
import type { LegendsPosition } from '../src/legends/types';
import type { Decision } from '../src/net/types';
import { link, readRoute } from '../src/router';

const decision = (kind: string, places: string[], more: Partial<Decision> = {}): Decision => ({
  id: places.length,
  notation: `${kind} ${places.join(' ')}`,
  sentence: `${kind}.`,
  rules: ['E1'],
  kind,
  places,
  cost: {},
  mark: { kind: 'choose' },
  ...more,
});
const position = {
  stacks: { a1: 'E2', a2: 'E1', b2: 'T1', c3: 'E3!' },
  buildings: { b1: 'E1' },
} as unknown as EkoPosition;

describe('decisions of Ekö', () => {
  it('are lit by what they do', () => {
    const moves = eko.boardMoves([
      decision('move', ['a1', 'a2'], { mark: { kind: 'regroup', text: '3' } }),
      decision('move', ['a1', 'b2'], { mark: { kind: 'attack' } }),
      decision('move', ['a2', 'b2'], { mark: { kind: 'kamikaze' } }),
      decision('move', ['a1', 'c1'], {
        mark: { kind: 'move' },
        cost: { discs: 2 },
        detail: { emperor: true, zones: '1.2' },
      }),
      decision('construct', ['a1', 'b1'], { cost: { discs: 1 }, detail: { worth: 1 } }),
      decision('reinforce', ['a1'], { detail: { soldiers: 2, emperor: true } }),
      decision('swap', ['a2']),
      decision('pass', []),
      decision('draft', ['a1'], { detail: { emperor: true } }),
    ]);
    expect(moves.map((move) => [move.start, move.target, move.mark, move.text, move.emperor, move.zones])).toEqual([
      ['a1', 'a2', 'regroup', '3', false, ''],
      ['a1', 'b2', 'attack', '', false, ''],
      ['a2', 'b2', 'kamikaze', '', false, ''],
      ['a1', 'c1', 'move', '', true, '1.2'],
      ['a1', 'b1', 'construct', '1', false, ''],
      [null, 'a1', 'reinforce', '3', true, ''],
      [null, 'a2', 'swap', '', false, ''],
      [null, 'a1', 'place', '', true, ''],
    ]);
  });
  it('show one mark for each place and kind, with the most that fits', () => {
    const moves = eko.boardMoves([1, 3, 2].map((soldiers) => decision('reinforce', ['a1'], { detail: { soldiers } })));
    expect(eko.marksOf(moves)).toMatchObject([{ space: 'a1', kind: 'reinforce', text: '3' }]);
    expect(eko.inOrder(moves).map((move) => move.count)).toEqual([3, 2, 1]);
  });
  it('offer the Emperor last', () => {
    const moves = eko.boardMoves(
      [true, false].map((emperor) =>
        decision('construct', ['c3', 'b1'], {
          cost: { discs: 1 },
          detail: { worth: 1, ...(emperor ? { emperor } : {}) },
        }),
      ),
    );
    expect(eko.inOrder(moves).map((move) => move.emperor)).toEqual([false, true]);
  });
  it('show themselves as they were marked', () => {
    const way = ['a1', 'a2', 'b2'];
    expect(eko.motionsOf({ mark: { kind: 'attack', way }, places: ['a1', 'b2'] }, position, position)).toEqual([
      { kind: 'travel', path: way, stack: 'E2', beats: true, kamikaze: false },
    ]);
    expect(eko.motionsOf({ mark: { kind: 'construct' }, places: ['a1', 'b1'] }, position, position)).toEqual([
      { kind: 'build', site: 'b1', building: 'E1', from: 'a1' },
    ]);
    expect(eko.motionsOf({ mark: { kind: 'reinforce' }, places: ['a1'] }, position, position)).toEqual([
      { kind: 'drop', space: 'a1', stack: 'E2' },
    ]);
    expect(eko.motionsOf({ mark: { kind: 'choose' }, places: [] }, position, position)).toEqual([]);
    expect(eko.motionsOf({}, position, position)).toEqual([]);
  });
});

describe('decisions of Legends', () => {
  const now = { regions: { A1: { E: [2, 0] } } } as unknown as LegendsPosition;
  it('tell the sea from the land', () => {
    const moves = legends.mapMoves([
      decision('move', ['A1', 'A2'], { mark: { kind: 'sail', text: '3', sea: true } }),
      decision('move', ['A2', 'A3'], { mark: { kind: 'move', text: '1' } }),
      decision('destroy', ['A1'], { detail: { owner: 'T', coin: true } }),
      decision('city', ['A1']),
      decision('place', ['A1']),
      decision('start', ['A1']),
      decision('take', []),
    ]);
    expect(moves.map((move) => [move.start, move.target, move.kind, move.text, move.letter])).toEqual([
      ['A1', 'A2', 'sail', '3', undefined],
      ['A2', 'A3', 'move', '1', undefined],
      [null, 'A1', 'destroy', '', 'T'],
      [null, 'A1', 'city', '', undefined],
      [null, 'A1', 'place', '+1', undefined],
      [null, 'A1', 'choose', '', undefined],
    ]);
  });
  it('find the card of a place, and the ways to place a board', () => {
    const take = decision('take', [], { detail: { place: 2 } });
    expect(legends.takeOf([take], 2)).toBe(take);
    expect(legends.takeOf([take], 1)).toBeUndefined();
    const lay = decision('lay', [], { detail: { side: 'ice', turn: 3 } });
    expect(legends.layings([lay, decision('stop', [])])).toMatchObject([{ side: 'ice', turn: 3 }]);
  });
  it('show themselves where they happened', () => {
    const after = { ...now, regions: { A1: { E: [3, 0] } } } as unknown as LegendsPosition;
    expect(legends.motionsOf({ mark: { kind: 'place' }, places: ['A1'] }, now, after, 'E')).toEqual([
      { kind: 'place', region: 'A1', letter: 'E', armies: 1 },
    ]);
    expect(legends.motionsOf({ mark: { kind: 'move' }, places: ['A1', 'A2'] }, now, after, 'E')).toEqual([
      { kind: 'step', from: 'A1', to: 'A2', letter: 'E', armies: 1 },
    ]);
    const destroyed = { mark: { kind: 'destroy' as const }, places: ['A1'], detail: { owner: 'N' } };
    expect(legends.motionsOf(destroyed, now, after, 'E')).toEqual([{ kind: 'destroy', region: 'A1', letter: 'N' }]);
    expect(legends.motionsOf({ mark: { kind: 'choose' }, places: [] }, now, after, 'E')).toEqual([]);
  });
});

describe('addresses', () => {
  it('lead to pages with their parts and questions', () => {
    expect(readRoute('#/table/abc?code=XY')).toMatchObject({ page: 'TablePage', params: { match: 'abc' } });
    expect(readRoute('#/table/abc?code=XY').query.get('code')).toBe('XY');
    expect(readRoute('')).toMatchObject({ page: 'Home' });
    expect(readRoute('#/join/A%20B')).toMatchObject({ page: 'Join', params: { code: 'A B' } });
    expect(readRoute('#/join/100%')).toMatchObject({ params: { code: '100%' } });
    expect(readRoute('#/no/such/page')).toMatchObject({ page: 'NotFound' });
  });
  it('are made from parts', () => {
    expect(link('replay', 'abc', { at: 3, eyes: null })).toBe('#/replay/abc?at=3');
    expect(link()).toBe('#/');
  });
});
