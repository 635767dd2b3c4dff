/** The limits of the figures that bench/page.mjs measures. */
import { MOST_SCRIPT } from './addresses.mjs';

export const GAMES = ['eko', 'legends'];
const LIMITS = {
  script_kb: MOST_SCRIPT / 1000,
  table_ms: 1000,
  move_ms: 100,
  frames: 60,
};
/** Frames are counted by a clock that is not exact. */
const NEARLY = 0.98;
/** Fewer frames, half a second of motion, say nothing about their rate. */
const LEAST_FRAMES = 30;
/** The slowest of ten moves may take this many times as long as the limit of their median. */
const SLOWEST = 2;

export const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
export const rounded = (value) => Math.round(value * 10) / 10;

/** The figures of the intervals between frames, in milliseconds; null where there were none. */
export const frameFigures = (intervals) => {
  const frames = intervals.length;
  if (!frames) return { frames, per_second: null, median_ms: null, late_share: null };
  const sum = intervals.reduce((total, value) => total + value, 0);
  return {
    frames,
    per_second: rounded((1000 * frames) / sum),
    median_ms: rounded(middle(intervals)),
    late_share: rounded((100 * intervals.filter((value) => value > 25).length) / frames),
  };
};

const faultsOfPlay = (game, { move_ms, frames }) => [
  ...(move_ms.median <= LIMITS.move_ms ? [] : [`a move of ${game} takes ${move_ms.median} ms`]),
  ...(move_ms.most <= SLOWEST * LIMITS.move_ms ? [] : [`the slowest move of ${game} takes ${move_ms.most} ms`]),
  ...(frames.frames >= LEAST_FRAMES ? [] : [`only ${frames.frames} frames of ${game} are measured`]),
  ...(frames.frames && frames.per_second < LIMITS.frames * NEARLY
    ? [`${game} moves at ${frames.per_second} frames per second`]
    : []),
];

/** The figures that are over their limits or could not be measured, in words. */
export const faultsOf = (found) => [
  ...Object.entries(found.scripts_kb ?? {}).flatMap(([path, size]) =>
    size <= LIMITS.script_kb ? [] : [`#/${path}: ${size} kB of script`],
  ),
  ...GAMES.flatMap((game) => {
    const [table, play] = [found[`table_${game}`], found[`play_${game}`]];
    return [
      ...(!table || table.usable_ms_slowed <= LIMITS.table_ms
        ? []
        : [`a table of ${game} is usable after ${table.usable_ms_slowed} ms`]),
      ...(play ? faultsOfPlay(game, play) : []),
    ];
  }),
];
