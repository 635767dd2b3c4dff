import { beforeEach, describe, expect, it } from 'vitest';
import { keep } from '../src/lib/kept';
import { countOnDevice, dayBefore, deviceResults } from '../src/puzzles/device';

const DAY = '2026-11-16';
const puzzle = (id: string, day: string | null = null) => ({ id, rating: 1200, day });

describe('results of puzzles in this browser', () => {
  beforeEach(() => keep('puzzles.eko', null));

  it('count the first attempt at each puzzle', () => {
    const solved = countOnDevice('eko', puzzle('a'), true);
    expect(solved).toMatchObject({ rating: 1224, tried: 1, solved: 1, streak: 1, best: 1, change: 24 });
    expect(countOnDevice('eko', puzzle('a'), false)).toMatchObject({ rating: 1224, tried: 1, change: 0 });
    expect(countOnDevice('eko', puzzle('b'), false)).toMatchObject({ tried: 2, solved: 1, streak: 0, best: 1 });
    expect(deviceResults('eko').rating).toBeLessThan(1224);
    expect(deviceResults('eko').had).toEqual({ a: true, b: false });
    expect(deviceResults('legends').tried).toBe(0);
  });

  it('count the days in succession whose puzzle was solved', () => {
    expect(countOnDevice('eko', puzzle('a', dayBefore(DAY)), true).days).toBe(1);
    expect(countOnDevice('eko', puzzle('b', DAY), true).days).toBe(2);
    expect(deviceResults('eko', DAY).days).toBe(2);
    expect(deviceResults('eko', '2026-11-18').days).toBe(0);
    expect(countOnDevice('eko', puzzle('c', '2026-11-20'), true).days).toBe(1);
  });

  it('count a puzzle of the day that was tried on an earlier day, once and without a rating', () => {
    countOnDevice('eko', puzzle('a'), false);
    const { rating, had } = deviceResults('eko');
    const counted = countOnDevice('eko', puzzle('a', DAY), true);
    expect(counted).toMatchObject({ rating, had, tried: 1, solved: 0, days: 1, change: 0, today: true });
    const next = dayBefore(DAY, -1);
    expect(countOnDevice('eko', puzzle('a', next), false)).toMatchObject({ days: 1, today: false });
    expect(countOnDevice('eko', puzzle('a', next), true)).toMatchObject({ days: 1, today: false });
    expect(deviceResults('eko', dayBefore(next, -1))).toMatchObject({ days: 0, today: null });
  });

  it('keep the fractions of a rating, and show it rounded', () => {
    let rating = 1200;
    for (let number = 0; number < 40; number += 1) {
      const solved = number % 3 > 0;
      rating += (number < 20 ? 48 : 24) * (Number(solved) - 1 / (1 + 10 ** ((1333 - rating) / 400)));
      countOnDevice('eko', { id: String(number), rating: 1333, day: null }, solved);
    }
    expect(deviceResults('eko').rating).toBe(Math.round(rating));
  });

  it('survive a broken storage', () => {
    keep('puzzles.eko', 'nonsense');
    expect(deviceResults('eko')).toMatchObject({ rating: 1200, tried: 0, had: {} });
  });
});
