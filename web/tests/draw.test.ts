import { describe, expect, it } from 'vitest';
import { along, boxAround, f, inside, noise, rng, smooth } from '../src/lib/draw';

describe('numbers in drawings', () => {
  it('are as short as they can be', () => {
    expect([f(0.5), f(-0.5), f(10), f(1.25), f(-0.04), f(100.0), f(3.14159, 3)]).toEqual([
      '.5',
      '-.5',
      '10',
      '1.3',
      '0',
      '100',
      '3.142',
    ]);
  });
  it('come out the same for the same seed', () => {
    const [a, b] = [rng(7), rng(7)];
    expect([a(), a(), a()]).toEqual([b(), b(), b()]);
    expect(noise(1.3, 2.7, 5)).toBe(noise(1.3, 2.7, 5));
  });
});

describe('paths', () => {
  it('go through their points and close', () => {
    expect(
      smooth([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toMatch(/^M0 0C.*Z$/);
    expect(
      smooth(
        [
          [0, 0],
          [10, 0],
        ],
        false,
      ).endsWith('Z'),
    ).toBe(false);
  });
  it('know what is inside', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const;
    expect(inside(square, [5, 5])).toBe(true);
    expect(inside(square, [15, 5])).toBe(false);
  });
  it('are walked at an even pace', () => {
    const line = [
      [0, 0],
      [10, 0],
      [10, 30],
    ] as const;
    expect(along(line, 0)).toEqual([0, 0]);
    expect(along(line, 0.5)).toEqual([10, 10]);
    expect(along(line, 1)).toEqual([10, 30]);
    expect(along(line, 2)).toEqual([10, 30]);
    expect(along([[3, 4]], 0.5)).toEqual([3, 4]);
  });
  it('have a box, an empty one too', () => {
    expect(
      boxAround([
        [1, 5],
        [-2, 3],
      ]),
    ).toEqual([-2, 3, 1, 5]);
    expect(boxAround([])).toEqual([0, 0, 0, 0]);
  });
});
