/** The forms that the components of Legends draw: the ground never changes during a match, the position does. */
import type { Letter, Owner } from '../art/identity';
import type { Drawn } from '../lib/drawn';
import type * as wire from '../net/generated/asyncapi';

export type LegendsSide = Drawn<wire.LegendsSide, 'title'>;
export type LegendsSlot = Drawn<wire.LegendsSlot>;
export type CardAbility = Drawn<wire.CardAbility>;
export type FamilyWords = Drawn<wire.FamilyWords>;
export type CardStep = Drawn<wire.CardStep>;
export type LegendsCard = Drawn<wire.LegendsCard>;
export type LegendsToken = Drawn<wire.LegendsToken>;
/** The arrangement of the sides is in the position. */
export type LegendsGround = Drawn<Omit<wire.LegendsStatic, 'options'>, 'players' | 'cards_each' | 'goal' | 'slots'> & {
  readonly options: { readonly players: number; readonly variants: readonly string[] };
};
export type ExploreToken = Drawn<wire.ExploreToken>;
export type RowPlace = Drawn<wire.RowPlace>;
/** Why a card cannot be taken: a sentence and its rule, both empty while they are unknown. */
export interface Refusal {
  text: string;
  rule: string;
}
export type Bonuses = Drawn<wire.Bonuses>;
export type LegendsDetail = wire.LegendsDetail;
export type LegendsPosition = Drawn<
  wire.LegendsPosition,
  'count' | 'ages' | 'die' | 'armies' | 'part_points' | 'queen_done' | 'neutral_left' | 'phases' | 'phase_index'
>;

export const MARK_KINDS = ['place', 'move', 'sail', 'city', 'destroy', 'choose'] as const;
export type LegendsMarkKind = (typeof MARK_KINDS)[number];

export interface LegendsMark {
  region: string;
  kind: LegendsMarkKind;
  /** The text on its chip: a price such as `1` or `2×2`, a number of armies. */
  text?: string;
  /** The start, so that the chip is drawn on the path. */
  from?: string;
  /** Whose armies, for `destroy`. */
  letter?: Owner;
  /** Whether it is the selected target, drawn with a solid outline. */
  hot?: boolean;
  /** Who would control the selected target, in whose colour and pattern it is drawn. */
  owner?: Owner | null;
  label?: string;
}

export interface LegendsArrow {
  from: string;
  to: string;
  /** The number of the step. */
  number?: number;
  sea?: boolean;
  ghost?: { letter: Owner; armies: number };
  /** The player of a move that was made. */
  letter?: Owner;
}

/** A numbered step of another player's turn that is no move. */
export interface LegendsStep {
  region: string;
  number: number;
  letter: Owner;
}

export type LegendsMotion =
  | { kind: 'step'; from: string; to: string; letter: Owner; armies: number }
  | { kind: 'place'; region: string; letter: Owner; armies: number }
  | { kind: 'city'; region: string; letter: Letter }
  | { kind: 'destroy'; region: string; letter: Owner };
