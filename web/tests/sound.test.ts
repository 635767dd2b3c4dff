/** Sounds: which of them is heard when, and when none is. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as eko from '../src/eko/turn/play';
import type { EkoPosition } from '../src/eko/types';
import * as legends from '../src/legends/turn/play';
import type { LegendsPosition } from '../src/legends/types';
import type { Prefs } from '../src/table/session/prefs.svelte';

const made: FakeContext[] = [];
class FakeParam {
  value = 0;
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
}
class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  type = '';
  buffer: unknown = null;
  connect = vi.fn((next: FakeNode) => next);
  start = vi.fn();
  stop = vi.fn();
}
class FakeContext {
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  destination = new FakeNode();
  started: FakeNode[] = [];
  gains: FakeNode[] = [];
  constructor() {
    made.push(this);
  }
  private source(): FakeNode {
    const node = new FakeNode();
    node.start = vi.fn(() => void this.started.push(node));
    return node;
  }
  createGain = (): FakeNode => {
    const node = new FakeNode();
    this.gains.push(node);
    return node;
  };
  createOscillator = (): FakeNode => this.source();
  createBufferSource = (): FakeNode => this.source();
  createBiquadFilter = (): FakeNode => new FakeNode();
  createBuffer = (_: number, length: number): { getChannelData: () => Float32Array } => ({
    getChannelData: () => new Float32Array(length),
  });
  resume = (): Promise<void> => Promise.resolve();
}

/** The module as it is when a page is opened. */
const opened = async (
  wishes: Partial<Prefs> = { sound: true },
): Promise<typeof import('../src/table/session/sound') & typeof import('../src/table/session/prefs.svelte')> => {
  vi.resetModules();
  const [sound, prefs] = [
    await import('../src/table/session/sound'),
    await import('../src/table/session/prefs.svelte'),
  ];
  for (const [name, wish] of Object.entries(wishes)) prefs.setPref(name as keyof Prefs, wish);
  return { ...sound, ...prefs };
};
const gesture = (): boolean => dispatchEvent(new Event('pointerdown'));
const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done, 60));
  await vi.dynamicImportSettled();
};
/** How many sounds were played: each has one output. */
const heard = (): number =>
  made.reduce(
    (sum, { gains, destination }) =>
      sum + gains.filter((node) => node.connect.mock.calls.some(([to]) => to === destination)).length,
    0,
  );
const hide = (state: DocumentVisibilityState): void =>
  void Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });

beforeEach(() => {
  made.length = 0;
  localStorage.clear();
  hide('visible');
  vi.stubGlobal('AudioContext', FakeContext);
});

describe('sounds', () => {
  it('are silent until the user turns them on', async () => {
    const { playSound } = await opened({});
    gesture();
    playSound('turn');
    await settled();
    expect(made).toEqual([]);
  });
  it('are silent before the first gesture, as browsers demand', async () => {
    const { playSound } = await opened();
    playSound('turn');
    await settled();
    expect(made).toEqual([]);
    gesture();
    playSound('turn');
    await settled();
    expect(heard()).toBe(1);
  });
  it('are heard after a gesture on another page of the same document', async () => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
    const { playSound } = await opened();
    playSound('turn');
    await settled();
    expect(heard()).toBe(1);
    Object.defineProperty(navigator, 'userActivation', { value: undefined, configurable: true });
  });
  it('are silent again when they are turned off', async () => {
    const { playSound, setPref } = await opened();
    gesture();
    playSound('place');
    await settled();
    setPref('sound', false);
    playSound('place');
    await settled();
    expect(heard()).toBe(1);
  });
  it('have a switch for each kind', async () => {
    const { playSound, setPref, SOUND_NAMES, SWITCHES } = await opened();
    gesture();
    for (const pref of ['soundTurn', 'soundCaptures', 'soundCoins', 'soundTime', 'soundMoves'] as const) {
      setPref(pref, false);
      for (const name of SOUND_NAMES.filter((one) => SWITCHES[one] === pref)) playSound(name);
    }
    await settled();
    expect(made).toEqual([]);
    setPref('soundCoins', true);
    for (const name of SOUND_NAMES) playSound(name);
    await settled();
    expect(heard()).toBe(1);
  });
  it('never overlap: the most important one is heard', async () => {
    const { playSound } = await opened();
    gesture();
    for (const name of ['move', 'turn', 'coin'] as const) playSound(name);
    await settled();
    expect(heard()).toBe(1);
    expect(made[0]?.started.map((node) => node.frequency.setValueAtTime.mock.calls[0]?.[0])).toEqual([880, 1320]);
  });
  it('are silent in a hidden tab, except for the own turn if the user wants it', async () => {
    const { playSound, setPref, SOUND_NAMES } = await opened();
    gesture();
    hide('hidden');
    for (const name of SOUND_NAMES) playSound(name);
    await settled();
    expect(heard()).toBe(0);
    setPref('soundAway', true);
    for (const name of SOUND_NAMES) playSound(name);
    await settled();
    expect(heard()).toBe(1);
  });
  it('signal the own turn in one of several tabs', async () => {
    const held = new Set<string>();
    const request = async (name: string, _: object, run: (lock: object | null) => Promise<void>): Promise<void> => {
      const isFree = !held.has(name);
      held.add(name);
      await run(isFree ? {} : null);
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    for (const tab of [await opened(), await opened()]) {
      gesture();
      tab.playSound('turn');
    }
    await settled();
    expect(heard()).toBe(1);
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  });
  it('are as loud as the slider says', async () => {
    const { playSound } = await opened({ sound: true, volume: 0.2 });
    gesture();
    playSound('capture');
    await settled();
    expect(made[0]?.gains.map((node) => node.gain.value)).toContain(0.1);
  });
  it('all last at most 400 milliseconds', async () => {
    const { SOUND_NAMES } = await opened();
    const { sound } = await import('../src/table/session/synth');
    for (const name of SOUND_NAMES) sound(name, 1);
    expect(heard()).toBe(SOUND_NAMES.length);
    for (const node of made[0]?.started ?? [])
      for (const [end] of node.stop.mock.calls as [number][]) expect(end).toBeLessThanOrEqual(0.4);
  });
  it('never stop the game where they cannot be played', async () => {
    const { playSound } = await opened();
    gesture();
    for (const audio of [
      undefined,
      class {
        constructor() {
          throw new Error('no device');
        }
      },
    ]) {
      vi.stubGlobal('AudioContext', audio);
      expect(() => playSound('move')).not.toThrow();
      await settled();
    }
    expect(heard()).toBe(0);
  });
  it('vibrate only where they are on', async () => {
    const { buzz, setPref } = await opened({});
    const vibrate = vi.fn();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    buzz(15);
    expect(vibrate).not.toHaveBeenCalled();
    setPref('sound', true);
    buzz(15);
    expect(vibrate).toHaveBeenCalledWith(15);
  });
});

describe('an event', () => {
  const at = (captives: Record<string, string[]> = {}): EkoPosition => ({ captives }) as unknown as EkoPosition;

  it.each([
    ['move', 'move'],
    ['regroup', 'regroup'],
    ['attack', 'attack'],
    ['kamikaze', 'attack'],
    ['construct', 'construct'],
    ['reinforce', 'place'],
    ['choose', 'place'],
  ] as const)('%s of Ekö sounds like %s', (kind, expected) => {
    expect(eko.soundOf({ mark: { kind } }, at(), at())).toBe(expected);
  });
  it.each([
    ['move', 'move'],
    ['place', 'place'],
    ['city', 'construct'],
    ['destroy', 'attack'],
    ['take', 'card'],
    ['bid', 'coin'],
    ['stop', 'place'],
  ])('%s of Legends sounds like %s', (kind, expected) => {
    expect(legends.soundOf(kind)).toBe(expected);
  });
  it('that moves coins sounds like coins, unless it destroys', () => {
    const purse = (coins: number): LegendsPosition => ({ coins: { E: coins, T: 9 } }) as unknown as LegendsPosition;
    expect(legends.soundOf('take', purse(8), purse(6))).toBe('coin');
    expect(legends.soundOf('take', purse(8), purse(8))).toBe('card');
    expect(legends.soundOf('merchant', purse(8), purse(9))).toBe('coin');
    expect(legends.soundOf('destroy', purse(8), purse(9))).toBe('attack');
  });
  it('that captures an Emperor is a low drum', () => {
    expect(eko.soundOf({ mark: { kind: 'attack' } }, at({ E: [] }), at({ E: ['T'] }))).toBe('capture');
  });
});
