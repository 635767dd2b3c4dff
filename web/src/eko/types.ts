/** The forms that the components of Ekö draw: the ground never changes during a match, the position does. */
import type { Letter } from '../art/identity';
import type { Drawn } from '../lib/drawn';
import type * as wire from '../net/generated/asyncapi';

/**
 * The kind of a hex, by the letters of the tile files: movement, reg, canyon, mountain, capital, chasm, tempest,
 * portal, and the temples of the Sand, the Moon and the Wind.
 */
export type EkoKind = '.' | 'r' | 'c' | 'm' | 'K' | 'x' | 't' | 'p' | 's' | 'o' | 'w';

/** The terrain of a construction space. */
export type EkoTerrain = NonNullable<wire.EkoHex['terrain']>;
export type EkoHex = Drawn<wire.EkoHex, 'near' | 'tile'>;
export type EkoPortal = Drawn<wire.EkoPortal>;
export type EkoLandmark = Drawn<wire.EkoLandmark>;
export type EkoGround = Drawn<
  Omit<wire.EkoStatic, 'hexes'>,
  'options' | 'players' | 'layout' | 'points_to_win' | 'goal'
> & { readonly hexes: readonly EkoHex[] };
export type EkoPosition = Drawn<
  Omit<wire.EkoPosition, 'captives'> & { captives: Record<string, Letter[]> },
  'first' | 'captive_points' | 'marched' | 'placed' | 'served' | 'zones_paid' | 'phases' | 'phase_index'
>;

export type EkoDetail = wire.EkoDetail;

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
  /** A number next to the sign: the size after regrouping, the cost, the room left. */
  text?: string;
  /** The text for screen readers: "You can attack: 3 against 1, gain 3." */
  label?: string;
}

/** The preview of a decision on the board. */
export interface EkoPreview {
  /** The spaces of the path in order; two that do not touch are a jump through portals. */
  path?: readonly string[];
  /** The stacks after the decision. */
  stacks?: Readonly<Record<string, string>>;
  buildings?: Readonly<Record<string, string>>;
  /** Spaces and sites whose pieces would be removed. */
  removed?: readonly string[];
}

/** A numbered step of another player's turn: the path of a move, or one space. */
export interface EkoTrail {
  path: readonly string[];
  letter: Letter;
  number: number;
  /** Whether a stack has left the first space of the path. */
  left: boolean;
}

/** An event for the animation. */
export type EkoMotion =
  | { kind: 'travel'; path: readonly string[]; stack: string; beats?: boolean; kamikaze?: boolean }
  | { kind: 'build'; site: string; building: string; from?: string }
  | { kind: 'drop'; space: string; stack: string };
