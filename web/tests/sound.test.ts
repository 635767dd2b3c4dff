/** Sounds: which of them is heard when, and when none is. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as eko from '../src/eko/turn/play';
import type { EkoPosition } from '../src/eko/types';
import * as legends from '../src/legends/turn/play';

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
const opened = async (): Promise<
  typeof import('../src/table/session/sound') & typeof import('../src/table/session/prefs.svelte')
> => {
  vi.resetModules();
  const [sound, prefs] = [
    await import('../src/table/session/sound'),
    await import('../src/table/session/prefs.svelte'),
  ];
  return { ...sound, ...prefs };
};
const gesture = (): boolean => dispatchEvent(new Event('pointerdown'));
const heard = (): number => made.reduce((sum, context) => sum + context.started.length, 0);

beforeEach(() => {
  made.length = 0;
  localStorage.clear();
  vi.stubGlobal('AudioContext', FakeContext);
});

describe('sounds', () => {
  it('are silent until somebody switches them on', async () => {
    const { playSound } = await opened();
    gesture();
    playSound('turn');
    expect(made).toEqual([]);
  });
  it('make nothing before a gesture, which browsers would refuse', async () => {
    const { playSound, setPref } = await opened();
    setPref('sound', true);
    playSound('turn');
    expect(made).toEqual([]);
    gesture();
    playSound('turn');
    expect(made.length).toBe(1);
    expect(heard()).toBeGreaterThan(0);
  });
  it('are silent again when they are switched off', async () => {
    const { playSound, setPref } = await opened();
    setPref('sound', true);
    gesture();
    playSound('place');
    const before = heard();
    setPref('sound', false);
    playSound('place');
    expect(heard()).toBe(before);
  });
  it('are as loud as the slider says', async () => {
    const { playSound, setPref } = await opened();
    setPref('sound', true);
    setPref('volume', 0.2);
    gesture();
    playSound('capture');
    expect(made[0]?.gains.map((node) => node.gain.value)).toContain(0.1);
  });
  it('all last at most 400 milliseconds', async () => {
    const { playSound, setPref } = await opened();
    setPref('sound', true);
    gesture();
    const names = ['place', 'move', 'regroup', 'attack', 'capture', 'construct', 'coin', 'card', 'turn'] as const;
    for (const name of names) playSound(name);
    for (const node of made[0]?.started ?? [])
      for (const [end] of node.stop.mock.calls as [number][]) expect(end).toBeLessThanOrEqual(0.4);
    expect(heard()).toBeGreaterThanOrEqual(names.length);
  });
  it('never stop the game where there is no way to play them', async () => {
    const { playSound, setPref } = await opened();
    setPref('sound', true);
    gesture();
    vi.stubGlobal('AudioContext', undefined);
    expect(() => playSound('move')).not.toThrow();
  });
  it('buzz only where they are on', async () => {
    const { buzz, setPref } = await opened();
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
  it('that captures an Emperor is a low drum', () => {
    expect(eko.soundOf({ mark: { kind: 'attack' } }, at({ E: [] }), at({ E: ['T'] }))).toBe('capture');
  });
});
