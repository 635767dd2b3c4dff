import { expect, test, vi } from 'vitest';
import type { TableEntry } from '../src/net/types';
import type { Review } from '../src/net/generated/openapi';
import { courseOf } from '../src/replay/moments';
import { chancesOf, decidingEvent, decisiveMoments, largestSwings, swingMoments } from '../src/table/session/swings';

test('the turns with the largest swings are found, in order', () => {
  const series = [
    [0, 1, 1, 4, 4, 9],
    [0, 0, 3, 3, 5, 5],
  ];
  expect(largestSwings(series, [0])).toEqual([
    { turn: 2, changes: [0, 3] },
    { turn: 3, changes: [3, 0] },
    { turn: 5, changes: [5, 0] },
  ]);
  expect(largestSwings(series, []).map(({ turn }) => turn)).toEqual([2, 4, 5]);
  expect(
    largestSwings(
      [
        [0, 0],
        [0, 0],
      ],
      [1],
    ),
  ).toEqual([]);
});

test('points count for the turn of the decision that brought them, also if it ends the turn', async () => {
  const standing: [turn: number, points: number[]][] = [
    [1, [0, 0]],
    [1, [1, 0]],
    [2, [1, 3]],
    [2, [1, 4]],
    [3, [2, 4]],
  ];
  const moments = standing.map(([turn, points]) => ({ turn, points }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ events: 4, moments }))));
  expect(await courseOf('m', null, 2)).toEqual([
    [0, 1, 2],
    [0, 3, 4],
  ]);
  vi.unstubAllGlobals();
});

test('the event of a turn that changed the points most is found', () => {
  const event = (number: number, turn: number, points: number[]): TableEntry => ({
    number,
    turn,
    points,
    kind: 'decided',
    at: 0,
  });
  const events = [
    event(1, 1, [1, 0]),
    event(2, 2, [1, 3]),
    event(3, 2, [1, 3]),
    event(4, 2, [2, 2]),
    event(5, 3, [2, 2]),
  ];
  expect(decidingEvent(events, 2)?.number).toBe(2);
  expect(decidingEvent(events, 3)?.number).toBe(5);
  expect(decidingEvent(events, 4)).toBeNull();
});

test('the three moments of a review with the largest changes of a chance are found, in order', () => {
  const changes = [0.1, -0.4, 0.05, 0.3, 0.2];
  const decisions = changes.map((change, number) => ({
    ...{ number, seat: 1, sentence: `${number}`, places: [] },
    ...{ before: [0.5, 0.5], after: [0.5, 0.5 + change] },
  }));
  const events = changes.map((_, turn) => ({ number: turn, turn, kind: 'decided', at: 0 }) as TableEntry);
  const review = { moments: [0, 1, 2, 3, 4, 9], decisions } as unknown as Review;
  expect(decisiveMoments(review, events).map(({ at, turn, after }) => [at, turn, after])).toEqual([
    [2, 1, 0.5 - 0.4],
    [4, 3, 0.8],
    [5, 4, 0.7],
  ]);
});

test('a moment of a review has the chances of the reader, if there is one', () => {
  const decisions = [{ number: 0, seat: 1, sentence: '', places: [], before: [0.5, 0.3], after: [0.7, 0.1] }];
  const events = [{ number: 4, turn: 2, kind: 'decided', at: 0, what: 'take', mark: { kind: 'choose' } }];
  const review = { moments: [0], decisions } as unknown as Review;
  const [own] = decisiveMoments(review, events as unknown as TableEntry[], 0);
  expect([own?.seat, own?.whose, own?.before, own?.after, own?.kind]).toEqual([1, 0, 0.5, 0.7, 'take']);
  expect(decisiveMoments(review, events as unknown as TableEntry[])[0]?.whose).toBe(1);
});

test('a moment of a review has the sentence of its event, which addresses the reader, unless that was secret', () => {
  const decisions = [0, 1].map((number) => ({
    ...{ number, seat: number, sentence: `Tide bids ${number}.`, places: [] },
    ...{ before: [0.5, 0.5], after: [0.7, 0.3] },
  }));
  const events = [
    { number: 4, kind: 'decided', at: 0, play: 'bid 0', sentence: 'You bid 0.' },
    { number: 5, kind: 'decided', at: 0, sentence: 'Tide bids.' },
  ];
  const review = { moments: [0, 1], decisions } as unknown as Review;
  const found = decisiveMoments(review, events as TableEntry[], 0);
  expect(found.map(({ sentence }) => sentence)).toEqual(['You bid 0.', 'Tide bids 1.']);
});

test('a swing has the points of the reader if they changed, else of the player whose points changed most', () => {
  const series = [
    [0, 1, 1],
    [0, 0, 3],
  ];
  const event = (turn: number, seat: number, points: number[]) =>
    ({
      number: turn + 7,
      turn,
      seat,
      points,
      kind: 'decided',
      at: 0,
      what: 'construct',
      sentence: 'Builds.',
      places: ['a1'],
    }) as TableEntry;
  const events = [event(1, 0, [1, 0]), event(2, 1, [1, 3])];
  const found = swingMoments(series, [1], events, 0);
  expect(found.map(({ at, turn, whose, before, after }) => [at, turn, whose, before, after])).toEqual([
    [1, 1, 0, 0, 1],
    [2, 2, 1, 0, 3],
  ]);
  expect(found[0]).toMatchObject({ seat: 0, kind: 'construct', sentence: 'Builds.', places: ['a1'] });
});

test('the chances of a review are those after each turn; a turn without decisions keeps those before', () => {
  const evaluations = [
    [0.5, 0.5],
    [0.6, 0.4],
    [0.7, 0.3],
    [0.2, 0.8],
  ].map((chances) => ({ chances, points: [] }));
  const events = [1, 1, 3].map((turn) => ({ number: turn, turn, kind: 'decided', at: 0 }) as TableEntry);
  expect(chancesOf({ evaluations } as unknown as Review, events)).toEqual([
    [0.5, 0.7, 0.7, 0.2],
    [0.5, 0.3, 0.3, 0.8],
  ]);
});
