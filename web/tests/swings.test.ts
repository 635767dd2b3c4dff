import { expect, test } from 'vitest';
import type { TableEntry } from '../src/net/types';
import type { Review } from '../src/net/generated/openapi';
import { decidingEvent, decisiveMoments, largestSwings } from '../src/table/session/swings';

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
