/** Short synthesised sounds: wood, felt, stone, coins, a bell. Off by default. */
import { prefs } from './prefs.svelte';

export type SoundName =
  'place' | 'move' | 'regroup' | 'attack' | 'capture' | 'construct' | 'coin' | 'card' | 'turn' | 'end';

let context: AudioContext | null = null;
/** Browsers allow sound only after a gesture. */
let touched = false;
const notice = (): void => {
  touched = true;
  for (const name of GESTURES) removeEventListener(name, notice, true);
};
const GESTURES = ['pointerdown', 'keydown'] as const;
for (const name of GESTURES) addEventListener(name, notice, true);

const output = (): { audio: AudioContext; gain: GainNode } | null => {
  if (!prefs.sound || !touched || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  const gain = context.createGain();
  gain.gain.value = prefs.volume * 0.5;
  gain.connect(context.destination);
  return { audio: context, gain };
};

const tone = (from: number, to: number, ms: number, loud = 1, type: OscillatorType = 'sine', after = 0): void => {
  const out = output();
  if (!out) return;
  const start = out.audio.currentTime + after / 1000;
  const end = start + ms / 1000;
  const oscillator = out.audio.createOscillator();
  const shape = out.audio.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, to), end);
  shape.gain.setValueAtTime(0.0001, start);
  shape.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  shape.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(shape).connect(out.gain);
  oscillator.start(start);
  oscillator.stop(end);
};

const hiss = (ms: number, pitch: number, loud = 0.5, after = 0): void => {
  const out = output();
  if (!out) return;
  const length = Math.ceil((out.audio.sampleRate * ms) / 1000);
  const buffer = out.audio.createBuffer(1, length, out.audio.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 7;
  for (let i = 0; i < length; i++) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    data[i] = (seed / 0x3fffffff - 1) * (1 - i / length) ** 2 * loud;
  }
  const source = out.audio.createBufferSource();
  const filter = out.audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.buffer = buffer;
  source.connect(filter).connect(out.gain);
  source.start(out.audio.currentTime + after / 1000);
};

const SOUNDS: Record<SoundName, () => void> = {
  place: () => {
    tone(300, 170, 90, 0.8, 'triangle');
    hiss(40, 1600, 0.5);
  },
  move: () => hiss(180, 700, 0.8),
  regroup: () => {
    tone(310, 180, 80, 0.8, 'triangle');
    tone(260, 150, 90, 0.7, 'triangle', 110);
  },
  attack: () => {
    hiss(130, 2400, 1);
    tone(190, 70, 150, 0.8, 'square');
  },
  capture: () => tone(110, 45, 380, 1, 'sine'),
  construct: () => {
    hiss(220, 420, 1);
    tone(140, 110, 160, 0.5, 'triangle', 120);
  },
  coin: () => {
    tone(1800, 1750, 120, 0.5);
    tone(2400, 2380, 200, 0.4, 'sine', 60);
  },
  card: () => hiss(90, 3200, 0.7),
  turn: () => {
    tone(880, 878, 380, 0.5);
    tone(1320, 1318, 300, 0.25);
  },
  end: () => {
    tone(523, 522, 260, 0.6);
    tone(784, 783, 380, 0.6, 'sine', 200);
  },
};

export const playSound = (name: SoundName): void => {
  try {
    SOUNDS[name]();
  } catch {
    // Sound is optional.
  }
};

/** A short vibration on phones, if sounds are on. */
export const buzz = (ms: number): void => {
  if (prefs.sound) navigator.vibrate?.(ms);
};
