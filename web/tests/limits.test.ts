/** The limits of the benchmark of the page. */
import { describe, expect, it } from 'vitest';
import { faultsOf, frameFigures } from '../scripts/limits.mjs';

const SMOOTH = frameFigures(Array.from({ length: 60 }, () => 16.7));
const play = (median: number, most: number, frames = SMOOTH) => ({ play_eko: { move_ms: { median, most }, frames } });

describe('the benchmark of the page', () => {
  it('passes what is within all limits, and what was not asked for', () => {
    expect(faultsOf({})).toEqual([]);
    expect(SMOOTH).toEqual({ frames: 60, per_second: 59.9, median_ms: 16.7, late_share: 0 });
    const found = { ...play(100, 200), scripts_kb: { lobby: 150 }, table_eko: { usable_ms_slowed: 1000 } };
    expect(faultsOf(found)).toEqual([]);
  });

  it.each([
    [play(101, 120), 'a move of eko takes 101 ms'],
    [play(60, 201), 'the slowest move of eko takes 201 ms'],
    [play(60, 80, frameFigures(Array.from({ length: 60 }, () => 20))), 'eko moves at 50 frames per second'],
    [play(60, 80, frameFigures([])), 'only 0 frames of eko are measured'],
    [play(60, 80, frameFigures([16, 17, 16])), 'only 3 frames of eko are measured'],
    [{ scripts_kb: { lobby: 151 } }, '#/lobby: 151 kB of script'],
    [{ table_legends: { usable_ms_slowed: 1001 } }, 'a table of legends is usable after 1001 ms'],
    [{ table_legends: { usable_ms_slowed: Number.NaN } }, 'a table of legends is usable after NaN ms'],
  ])('lists what is over a limit or was not measured: %j', (found, fault) => {
    expect(faultsOf(found)).toEqual([fault]);
  });
});
