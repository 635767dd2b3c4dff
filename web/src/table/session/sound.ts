/**
 * Which sounds are heard, and when. Nothing sounds before the first gesture, and of sounds at the same time only the most
 * important one. The synthesiser is loaded when the first sound is due.
 */
import { prefs, type Prefs } from './prefs.svelte';

/** From the least important to the most important. */
export const SOUND_NAMES = [
  ...(['place', 'card', 'move', 'regroup', 'construct', 'coin', 'attack', 'capture', 'turn', 'time', 'end'] as const),
];
export type SoundName = (typeof SOUND_NAMES)[number];

/** The switch of each sound. */
export const SWITCHES: Readonly<Record<SoundName, keyof Prefs>> = {
  place: 'soundMoves',
  card: 'soundMoves',
  move: 'soundMoves',
  regroup: 'soundMoves',
  construct: 'soundMoves',
  end: 'soundMoves',
  coin: 'soundCoins',
  attack: 'soundCaptures',
  capture: 'soundCaptures',
  turn: 'soundTurn',
  time: 'soundTime',
};

/** Sounds within this time count as simultaneous. */
const TOGETHER_MS = 30;
/** For how long another tab of the same browser does not repeat the signal for the own turn. */
const ONCE_MS = 500;
const GESTURES = ['pointerdown', 'keydown'] as const;

const load = () => import('./synth');

let touched = false;
const notice = (): void => {
  touched = true;
  for (const name of GESTURES) removeEventListener(name, notice, true);
};
for (const name of GESTURES) addEventListener(name, notice, true);

const canSound = (): boolean =>
  prefs.sound && (touched || !!navigator.userActivation?.hasBeenActive) && typeof AudioContext !== 'undefined';

const isWanted = (name: SoundName): boolean =>
  canSound() &&
  !!prefs[SWITCHES[name]] &&
  (document.visibilityState === 'visible' || (name === 'turn' && prefs.soundAway));

const sound = async (name: SoundName): Promise<void> => {
  try {
    (await load()).sound(name, prefs.volume);
  } catch {
    // Sound is optional.
  }
};

/** Several tabs may show the same table: only one of them signals the turn. */
const soundOnce = async (name: SoundName): Promise<void> => {
  if (typeof navigator.locks === 'undefined') return sound(name);
  await navigator.locks.request(`tetrarch-sound-${name}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await sound(name);
    await new Promise((done) => setTimeout(done, ONCE_MS));
  });
};

let due: SoundName | null = null;

/** Play a sound if the user wants it. */
export const playSound = (name: SoundName): void => {
  if (!isWanted(name)) return;
  if (due === null)
    setTimeout(() => {
      const next = due;
      due = null;
      if (next) void (next === 'turn' ? soundOnce(next).catch(() => {}) : sound(next));
    }, TOGETHER_MS);
  if (due === null || SOUND_NAMES.indexOf(name) > SOUND_NAMES.indexOf(due)) due = name;
};

/** A short vibration on phones, if sounds are on. */
export const buzz = (ms: number): void => {
  if (prefs.sound) navigator.vibrate?.(ms);
};
