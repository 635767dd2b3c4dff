/** The user's preferences, stored in this browser. */
import { wantsLittleMotion } from '../../view/motion';
import type { Speed } from './beats';

export type Confirm = 'always' | 'risky' | 'never';

export interface Prefs {
  /** Which moves a second tap must confirm. */
  confirm: Confirm;
  /** Whether anything is heard; each kind of sound has its own switch. */
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  soundTurn: boolean;
  /** Signal the own turn also while another tab is shown. */
  soundAway: boolean;
  soundCaptures: boolean;
  soundCoins: boolean;
  /** When little time is left. */
  soundTime: boolean;
  /** All other moves, and the end of the game. */
  soundMoves: boolean;
  /** Show the names of spaces on the board and in sentences. */
  names: boolean;
  /** Show the board as tables and lists. */
  text: boolean;
  /** No patterns on pieces and panels. */
  plain: boolean;
  /** How fast the moves of others are shown. */
  pace: Speed;
  /** End a turn automatically when nothing else can be decided. */
  ends: boolean;
  /** Show a good first tap to hesitant players in their first games. */
  hints: boolean;
  /** Explain the concepts of a game when they first occur. */
  explain: boolean;
  /** Show milestones: in the profile, and after the game that reached one. */
  milestones: boolean;
}

const KEY = 'tetrarch.table';
const USUAL: Prefs = {
  confirm: 'always',
  sound: false,
  volume: 0.6,
  soundTurn: true,
  soundAway: false,
  soundCaptures: true,
  soundCoins: true,
  soundTime: true,
  soundMoves: true,
  names: false,
  text: false,
  plain: false,
  pace: wantsLittleMotion() ? 'instant' : 'normal',
  ends: false,
  hints: true,
  explain: true,
  milestones: true,
};

const stored = (): Partial<Prefs> => {
  try {
    // Earlier versions stored whether moves are animated.
    const { motion, ...found } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs> & { motion?: boolean };
    return motion === false ? { pace: 'instant', ...found } : found;
  } catch {
    return {}; // storage is forbidden or corrupt
  }
};

export const prefs = $state<Prefs>({ ...USUAL, ...stored() });

const showNames = (): unknown => document.documentElement.classList.toggle('place-names', prefs.names);
showNames();

export const setPref = <K extends keyof Prefs>(name: K, value: Prefs[K]): void => {
  prefs[name] = value;
  showNames();
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // The choice lasts until the page is closed.
  }
};

/** The last entry of a match that this browser has shown; 0 for none. */
export const lastSeen = (match: string): number => {
  try {
    return Number(localStorage.getItem(`tetrarch.seen.${match}`)) || 0;
  } catch {
    return 0;
  }
};

export const keepSeen = (match: string, number: number): void => {
  try {
    localStorage.setItem(`tetrarch.seen.${match}`, String(number));
  } catch {
    // Nothing counts as missed next time.
  }
};
