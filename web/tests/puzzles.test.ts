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

  it('survive a broken storage', () => {
    keep('puzzles.eko', 'nonsense');
    expect(deviceResults('eko')).toMatchObject({ rating: 1200, tried: 0, had: {} });
  });
});
