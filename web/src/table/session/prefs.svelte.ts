/** What a reader likes, kept in this browser. */
export type Confirm = 'always' | 'risky' | 'never';

export interface Prefs {
  /** Whether a second tap confirms every move, only those that cost something dear, or none. */
  confirm: Confirm;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** Write the names of spaces on the board. */
  names: boolean;
  /** The board as tables and lists. */
  text: boolean;
  /** No patterns on pieces and panels. */
  plain: boolean;
  /** Play what others did as motion. */
  motion: boolean;
  /** End a turn in which nothing else can be decided, after a moment to object. */
  ends: boolean;
  /** Show a good first tap to who hesitates in their first games. */
  hints: boolean;
}

const KEY = 'tetrarch.table';
const USUAL: Prefs = {
  confirm: 'always',
  sound: false,
  volume: 0.6,
  names: false,
  text: false,
  plain: false,
  motion: true,
  ends: false,
  hints: true,
};

const stored = (): Partial<Prefs> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {}; // forbidden or garbled
  }
};

export const prefs = $state<Prefs>({ ...USUAL, ...stored() });

export const setPref = <K extends keyof Prefs>(name: K, value: Prefs[K]): void => {
  prefs[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // The choice then lasts as long as the page.
  }
};

const PLAYED = 'tetrarch.played';
const FIRST_GAMES = 3;

const played = (): string[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLAYED) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return []; // forbidden or garbled
  }
};

/** Whether this browser has seen its first games to their end. */
export const isExperienced = (): boolean => played().length >= FIRST_GAMES;

/** Note that a match was played to its end here. */
export const countGame = (match: string): void => {
  const known = played();
  if (known.includes(match) || known.length >= FIRST_GAMES) return;
  try {
    localStorage.setItem(PLAYED, JSON.stringify([...known, match]));
  } catch {
    // Then hints go on.
  }
};

/** The last entry of a match that this browser has shown; 0 where it has shown none. */
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
    // Then there is no "since you were away" next time.
  }
};
