/** The sound of little time: at 60 and at 10 seconds of the own clock, once each. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Moment } from '../src/net/types';
import type { Session as TableSession } from '../src/table/session/session.svelte';

vi.mock('../src/table/session/synth', () => ({ sound: vi.fn() }));
vi.mock('../src/table/session/sound', async (load) => {
  const real = await load<typeof import('../src/table/session/sound')>();
  return { ...real, playSound: vi.fn(real.playSound) };
});

// Other tests may have loaded the session with the real sounds before.
vi.resetModules();
const { setPref } = await import('../src/table/session/prefs.svelte');
const { Session } = await import('../src/table/session/session.svelte');
const { playSound } = await import('../src/table/session/sound');
const { sound } = await import('../src/table/session/synth');
const { needTexts, setLanguage } = await import('../src/texts/texts.svelte');

const NOW = 1_800_000_000_000;
let session: TableSession;
const played = vi.mocked(playSound);

interface Running {
  seat: number | null;
  left: number;
  viewer?: number | null;
}

/** The clocks from now on: who is to move, and how much time that seat has. */
const run = ({ seat, left, viewer = 0 }: Running): void => {
  session.watch.viewer = viewer;
  session.watch.moment = {
    clocks: [0, 1].map((one) => ({
      ...{ left_ms: one === seat ? left * 1000 : 3_000, running: one === seat },
      since: one === seat ? Date.now() : null,
    })),
  } as unknown as Moment;
};
/** What was heard while so many seconds passed. */
const heard = (seconds: number): number => {
  played.mockClear();
  vi.advanceTimersByTime(seconds * 1000);
  expect(played.mock.calls.every(([name]) => name === 'time')).toBe(true);
  return played.mock.calls.length;
};

beforeEach(async () => {
  await setLanguage('en');
  await needTexts(['table']);
  vi.useFakeTimers({ now: NOW });
  session = new Session('m', null);
  vi.spyOn(session.watch, 'start').mockResolvedValue();
  vi.spyOn(session.watch, 'now').mockImplementation(() => Date.now());
  void session.start();
});
afterEach(() => {
  session.end();
  vi.useRealTimers();
});

describe('the sound of little time', () => {
  test('is heard once below 60 seconds, and once below 10', () => {
    run({ seat: 0, left: 70 });
    expect(heard(10)).toBe(0);
    expect(heard(1)).toBe(1);
    expect(session.urgent).toBe('60 seconds left.');
    expect(heard(48)).toBe(0);
    expect(heard(2)).toBe(1);
    expect(session.urgent).toBe('10 seconds left.');
    expect(heard(20)).toBe(0);
  });
  test('is heard once if both limits have been passed unseen', () => {
    run({ seat: 0, left: 5 });
    expect(heard(5)).toBe(1);
  });
  test('is not heard for the clocks of others, nor by spectators', () => {
    run({ seat: 1, left: 70 });
    expect(heard(80)).toBe(0);
    run({ seat: 1, left: 70, viewer: null });
    expect(heard(80)).toBe(0);
  });
  test('is not heard again in later turns, unless the clock has gained time', () => {
    run({ seat: 0, left: 61 });
    expect(heard(5)).toBe(1);
    run({ seat: 1, left: 300 });
    expect(heard(5)).toBe(0);
    run({ seat: 0, left: 56 });
    expect(heard(5)).toBe(0);
    run({ seat: 0, left: 62 });
    expect(heard(1)).toBe(0);
    expect(heard(2)).toBe(1);
  });
  test('belongs to each seat of a shared device', () => {
    run({ seat: 0, left: 61 });
    expect(heard(2)).toBe(1);
    run({ seat: 1, left: 61, viewer: 1 });
    expect(heard(2)).toBe(1);
  });
});

test.each([
  [true, true, 2],
  [true, false, 0],
  [false, true, 0],
])('the speakers get it if sounds (%s) and its switch (%s) are on', async (all, time, expected) => {
  vi.stubGlobal('AudioContext', class {});
  vi.mocked(sound).mockClear();
  setPref('sound', all);
  setPref('soundTime', time);
  dispatchEvent(new Event('pointerdown'));
  run({ seat: 0, left: 61 });
  await vi.advanceTimersByTimeAsync(70_000);
  await vi.dynamicImportSettled();
  expect(vi.mocked(sound).mock.calls.map(([name]) => name)).toEqual(Array<string>(expected).fill('time'));
  vi.unstubAllGlobals();
});
