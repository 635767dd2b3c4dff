import { expect, test } from 'vitest';
import { largestSwings } from '../src/table/session/swings';

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
