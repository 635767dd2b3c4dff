/** What the Ekö components draw: the ground never changes during a match, the position does. */
import type { Letter } from '../art/identity';

/**
 * What is drawn on a hex, by the letters of the tile files: movement, reg, canyon, mountain, capital, chasm, tempest,
 * portal, and the temples of the Sand, the Moon and the Wind.
 */
export type EkoKind = '.' | 'r' | 'c' | 'm' | 'K' | 'x' | 't' | 'p' | 's' | 'o' | 'w';

/** The terrain of a construction space. */
export type EkoTerrain = 'reg' | 'canyon' | 'mountain' | 'capital' | 'temple-sand' | 'temple-moon' | 'temple-wind';

/** One hex, in the form of the table's `ground`. */
export interface EkoHex {
  name: string;
  q: number;
  r: number;
  /** The tile it belongs to: seams between tiles are thicker. */
  tile: number;
  kind: 'movement' | 'tempest' | 'portal' | 'chasm' | 'site';
  terrain?: EkoTerrain;
  /** The greatest building that fits, 1 to 3. */
  ceiling?: number;
  capital?: boolean;
  zone?: number;
  /** The names of the hexes that touch it. */
  near?: readonly string[];
  /** The spaces that one step leads to, through portals too. */
  steps?: readonly string[];
  /** The construction spaces that touch it. */
  sites?: readonly string[];
}

export interface EkoPortal {
  at: string;
  /** The space that its mouth faces. */
  mouth: string;
  /** The portals that it leads to. */
  twins: readonly string[];
}

export interface EkoLandmark {
  kind: 'pyramid' | 'beacon';
  name: string;
  /** It stands on the corner that these three spaces share. */
  spaces: readonly string[];
}

export interface EkoGround {
  /** The letter of each seat, as the table writes it (`"ETMS"`); `lettersOf` takes it apart. */
  identities: string | readonly Letter[];
  hexes: readonly EkoHex[];
  /** The tempest zones in the order of their numbers, from 1. */
  zones: readonly (readonly string[])[];
  portals: readonly EkoPortal[];
  landmarks: readonly EkoLandmark[];
}

export interface EkoPosition {
  seat: number;
  decider: number;
  step: string;
  turn: number;
  round: number;
  /** By space: letter, discs, and `!` with the Emperor, as in `E3!`. */
  stacks: Readonly<Record<string, string>>;
  /** By site: letter and worth, as in `T2`. */
  buildings: Readonly<Record<string, string>>;
  /** By letter: discs, and `!` with the Emperor. */
  reserves: Readonly<Record<string, string>>;
  boxes: Readonly<Record<string, number>>;
  /** By holder: whose Emperors. */
  captives: Readonly<Record<string, readonly string[]>>;
  eliminated: readonly string[];
  /** Whether this turn has had a forced march. */
  marched?: boolean;
  /** By letter: the points that the captives bring. */
  captive_points?: Readonly<Record<string, number>>;
  /** By letter: encampments, towers and castles left. */
  supplies: Readonly<Record<string, readonly number[]>>;
  /** By letter: buildings on capitals. */
  capitals: Readonly<Record<string, number>>;
  /** For each landmark the letter of its holder. */
  landmarks: readonly (string | null)[];
}

export interface Stack {
  letter: Letter;
  discs: number;
  emperor: boolean;
}

export const MARK_KINDS = [
  'move',
  'regroup',
  'attack',
  'kamikaze',
  'construct',
  'reinforce',
  'place',
  'swap',
  'scatter',
] as const;
export type EkoMarkKind = (typeof MARK_KINDS)[number];

export interface EkoMark {
  space: string;
  kind: EkoMarkKind;
  /** A number beside the sign: the size after regrouping, the cost, the room left. */
  text?: string;
  /** What a screen reader says of it: "You can attack: 3 against 1, gain 3." */
  label?: string;
}

/** What a decision would change, drawn over the board before it is made. */
export interface EkoPreview {
  /** The spaces of the way, first to last; two that do not touch are a jump through portals. */
  path?: readonly string[];
  /** Stacks as they would stand, in the form of a position. */
  stacks?: Readonly<Record<string, string>>;
  buildings?: Readonly<Record<string, string>>;
  /** Spaces and sites whose pieces would go. */
  removed?: readonly string[];
}

export interface EkoWash {
  space: string;
  letter: Letter | null;
  /** 0 to 1. */
  strength: number;
  text?: string;
}

/** One thing that happened, for the animation. */
export type EkoMotion =
  | { kind: 'travel'; path: readonly string[]; stack: string; beats?: boolean; kamikaze?: boolean }
  | { kind: 'build'; site: string; building: string; from?: string }
  | { kind: 'drop'; space: string; stack: string };
