/** Synthesises short sounds with the Web Audio API: wood, felt, stone, coins, a bell. */
import type { SoundName } from './sound';

let context: AudioContext | null = null;

interface Output {
  audio: AudioContext;
  gain: GainNode;
}

const output = (volume: number): Output => {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  const gain = context.createGain();
  gain.gain.value = volume * 0.5;
  gain.connect(context.destination);
  return { audio: context, gain };
};

/** A tone that glides from one pitch to another. */
const tone = (
  { audio, gain }: Output,
  from: number,
  to: number,
  ms: number,
  loud = 1,
  type: OscillatorType = 'sine',
  after = 0,
): void => {
  const start = audio.currentTime + after / 1000;
  const end = start + ms / 1000;
  const oscillator = audio.createOscillator();
  const shape = audio.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(20, to), end);
  shape.gain.setValueAtTime(0.0001, start);
  shape.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  shape.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(shape).connect(gain);
  oscillator.start(start);
  oscillator.stop(end);
};

/** A short noise around a pitch. */
const hiss = ({ audio, gain }: Output, ms: number, pitch: number, loud = 0.5, after = 0): void => {
  const length = Math.ceil((audio.sampleRate * ms) / 1000);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 7;
  for (let i = 0; i < length; i++) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    data[i] = (seed / 0x3fffffff - 1) * (1 - i / length) ** 2 * loud;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.buffer = buffer;
  source.connect(filter).connect(gain);
  source.start(audio.currentTime + after / 1000);
};

const SOUNDS: Record<SoundName, (out: Output) => void> = {
  place: (out) => {
    tone(out, 300, 170, 90, 0.8, 'triangle');
    hiss(out, 40, 1600, 0.5);
  },
  move: (out) => hiss(out, 180, 700, 0.8),
  regroup: (out) => {
    tone(out, 310, 180, 80, 0.8, 'triangle');
    tone(out, 260, 150, 90, 0.7, 'triangle', 110);
  },
  attack: (out) => {
    hiss(out, 130, 2400, 1);
    tone(out, 190, 70, 150, 0.8, 'square');
  },
  capture: (out) => tone(out, 110, 45, 380, 1, 'sine'),
  construct: (out) => {
    hiss(out, 220, 420, 1);
    tone(out, 140, 110, 160, 0.5, 'triangle', 120);
  },
  coin: (out) => {
    tone(out, 1800, 1750, 120, 0.5);
    tone(out, 2400, 2380, 200, 0.4, 'sine', 60);
  },
  card: (out) => hiss(out, 90, 3200, 0.7),
  turn: (out) => {
    tone(out, 880, 878, 380, 0.5);
    tone(out, 1320, 1318, 300, 0.25);
  },
  time: (out) => {
    tone(out, 660, 640, 90, 0.6, 'triangle');
    tone(out, 660, 640, 90, 0.6, 'triangle', 160);
  },
  end: (out) => {
    tone(out, 523, 522, 200, 0.6);
    tone(out, 784, 783, 200, 0.6, 'sine', 200);
  },
};

/** Play a sound at a volume from 0 to 1. */
export const sound = (name: SoundName, volume: number): void => SOUNDS[name](output(volume));
