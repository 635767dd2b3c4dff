import { describe, expect, it } from 'vitest';
import type { EkoGround, EkoPosition } from '../src/eko/types';
import type { LegendsPosition } from '../src/legends/types';
import type { Decision } from '../src/net/types';
import { link, readRoute } from '../src/router';
import * as eko from '../src/eko/turn/play';
import * as legends from '../src/legends/turn/play';

const decision = (notation: string, kind: string, places: string[], cost: Record<string, number> = {}): Decision => ({
  id: notation.length,
  notation,
  sentence: `${notation}.`,
  rules: ['E1'],
  kind,
  places,
  cost,
  mark: { kind: 'choose' },
});
const marked = (mark: Decision['mark'], one: Decision): Decision => ({ ...one, mark });
const position = {
  stacks: { a1: 'E2', a2: 'E1', b2: 'T1', c3: 'E3!' },
  buildings: { b1: 'E1' },
} as unknown as EkoPosition;
const ground = {
  identities: 'ET',
  zones: [],
  portals: [],
  landmarks: [],
  hexes: [
    { name: 'a1', q: 0, r: 0, tile: 0, kind: 'movement', steps: ['a2'], near: ['a2', 'b1'] },
    { name: 'a2', q: 1, r: 0, tile: 0, kind: 'movement', steps: ['a1', 'b2'], near: ['a1', 'b2'] },
    { name: 'b1', q: 0, r: 1, tile: 0, kind: 'site', terrain: 'reg', ceiling: 1, near: ['a1'] },
    { name: 'b2', q: 1, r: 1, tile: 0, kind: 'movement', steps: ['a2'], near: ['a2'] },
  ],
} as unknown as EkoGround;

describe('decisions of Ekö', () => {
  it('are lit by what they do', () => {
    const moves = eko.boardMoves([
      marked({ kind: 'regroup', text: '3' }, decision('a1+a2', 'move', ['a1', 'a2'])),
      marked({ kind: 'attack' }, decision('a1xb2', 'move', ['a1', 'b2'])),
      marked({ kind: 'kamikaze' }, decision('a2*b2', 'move', ['a2', 'b2'])),
      marked({ kind: 'move' }, decision('a1-c1~1.2!', 'move', ['a1', 'c1'], { discs: 2 })),
      decision('a1^b1E', 'construct', ['a1', 'b1'], { discs: 1 }),
      decision('a1+2!', 'reinforce', ['a1']),
      decision('swap a2', 'swap', ['a2']),
      decision('pass', 'pass', []),
      decision('@a1!', 'draft', ['a1']),
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
    const moves = eko.boardMoves([
      decision('a1+1', 'reinforce', ['a1']),
      decision('a1+3', 'reinforce', ['a1']),
      decision('a1+2', 'reinforce', ['a1']),
    ]);
    expect(eko.marksOf(moves)).toMatchObject([{ space: 'a1', kind: 'reinforce', text: '3' }]);
    expect(eko.inOrder(moves).map((move) => move.count)).toEqual([3, 2, 1]);
  });
  it('offer the Emperor last', () => {
    const moves = eko.boardMoves([
      decision('c3^b1E!', 'construct', ['c3', 'b1'], { discs: 1 }),
      decision('c3^b1E', 'construct', ['c3', 'b1'], { discs: 1 }),
    ]);
    expect(eko.inOrder(moves).map((move) => move.emperor)).toEqual([false, true]);
  });
  it('turn a tap that leads nowhere into a question', () => {
    expect(eko.triedPlay(ground, position, 'action', 'a1', 'b2')).toBe('a1xb2');
    expect(eko.triedPlay(ground, position, 'action', 'a1', 'a2')).toBe('a1+a2');
    expect(eko.triedPlay(ground, position, 'action', 'a1', 'b1')).toBe('a1^b1');
    expect(eko.triedPlay(ground, position, 'action', null, 'b1')).toBe('a1^b1');
    expect(eko.triedPlay(ground, position, 'reinforce', null, 'a2')).toBe('a2+1');
    expect(eko.triedPlay(ground, position, 'action', null, 'nowhere')).toBeNull();
  });
  it('show themselves where they happened', () => {
    expect(eko.placesIn('a1xb2~1.2!')).toEqual(['a1', 'b2']);
    expect(eko.placesIn('swap d5')).toEqual(['d5']);
    expect(eko.placesIn('give E')).toEqual([]);
    expect(eko.placesIn(undefined)).toEqual([]);
    expect(eko.motionsOf(ground, position, position, 'a1xb2')).toEqual([
      { kind: 'travel', path: ['a1', 'b2'], stack: 'E2', beats: true, kamikaze: false },
    ]);
    expect(eko.motionsOf(ground, position, position, 'a1^b1E')).toEqual([
      { kind: 'build', site: 'b1', building: 'E1', from: 'a1' },
    ]);
    expect(eko.motionsOf(ground, position, position, 'pass')).toEqual([]);
  });
});

describe('decisions of Legends', () => {
  const now = {
    slots: [{ side: 'one', turn: 0 }],
    routes: [['A3', 'B1']],
    regions: { A1: { E: [2, 0] } },
  } as unknown as LegendsPosition;
  it('tell the sea from the land', () => {
    const moves = legends.mapMoves([
      marked({ kind: 'sail', text: '3', sea: true }, decision('A1-A2', 'move', ['A1', 'A2'], { points: 3 })),
      marked({ kind: 'move', text: '1' }, decision('A2-A3', 'move', ['A2', 'A3'], { points: 1 })),
      decision('xA1T$', 'destroy', ['A1']),
      decision('^A1', 'city', ['A1']),
      decision('+A1', 'place', ['A1']),
      decision('start A1', 'start', ['A1']),
      decision('take lake', 'take', []),
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
  it('find the card of a place, and the ways to lay a board', () => {
    const take = decision('take lake', 'take', []);
    expect(legends.takeOf([take], 'lake', 2)).toBe(take);
    expect(legends.takeOf([take], 'castle', 2)).toBeUndefined();
    expect(legends.layings([decision('ice@270', 'lay', []), decision('stop', 'stop', [])])).toMatchObject([
      { side: 'ice', turn: 3 },
    ]);
  });
  it('show themselves where they happened', () => {
    expect(legends.placesIn('H1-H2')).toEqual(['H1', 'H2']);
    expect(legends.placesIn('xH1T')).toEqual(['H1']);
    expect(legends.placesIn('take dire-eye')).toEqual([]);
    const after = { ...now, regions: { A1: { E: [3, 0] } } } as unknown as LegendsPosition;
    expect(legends.motionsOf(now, after, '+A1', 'E')).toEqual([
      { kind: 'place', region: 'A1', letter: 'E', armies: 1 },
    ]);
    expect(legends.motionsOf(now, after, 'A1-A2', 'E')).toEqual([
      { kind: 'step', from: 'A1', to: 'A2', letter: 'E', armies: 1 },
    ]);
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
