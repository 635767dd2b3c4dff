/** What the Legends components draw: the ground never changes during a match, the position does. */
import type { Letter, Owner } from '../art/identity';

export interface LegendsSide {
  name: string;
  board: number;
  must_be_central: boolean;
  islands: readonly (readonly string[])[];
  land: readonly (readonly [string, string])[];
  bridge: readonly (readonly [string, string])[];
  sea: readonly (readonly [string, string])[];
  /** By edge, `top`, `right`, `bottom` and `left`: the region from which a route leaves it. */
  exits: Readonly<Record<string, string>>;
  /** By region: its centre as fractions of width and height, for sides that have no outlines of their own. */
  at: Readonly<Record<string, readonly [number, number]>>;
}

/** A board as it lies: its side, and how many quarter turns clockwise. */
export interface LegendsSlot {
  side: string;
  turn: number;
}

export interface CardAbility {
  move?: number;
  army?: number;
  flying?: number;
  elixir?: number;
  coins?: number;
  vp_per_family?: string;
  vp_set?: { family: string; cards: number; vp: number };
  vp_per_flying?: number;
  vp_per_coins?: number;
  immune?: boolean;
}

/** What the reader calls a family: by itself, and beside the word for its cards. */
export interface FamilyWords {
  title: string;
  of: string;
}

export type CardStep = { place?: number; move?: number; city?: number; destroy?: number };

export interface LegendsCard {
  id: string;
  title: string;
  family?: string | null;
  ability: CardAbility;
  /** Of the families that the card counts, by their names in the card file. */
  families?: Readonly<Record<string, FamilyWords>>;
  action: { mode: 'single' | 'or' | 'and'; steps: readonly CardStep[] };
}

export interface LegendsToken {
  id: string;
  title: string;
  swamp?: boolean;
  effect: { elixir?: number; army?: number; move?: number; coins?: number; vp?: number; wins_ties?: boolean };
}

/** The table's `ground`; which sides lie where is in the position. */
export interface LegendsGround {
  /** The letter of each seat, as the table writes it (`"ETMS"`); `lettersOf` takes it apart. */
  identities: string | readonly Letter[];
  options: { players: number; variants: readonly string[] };
  sides: readonly LegendsSide[];
  cards: readonly LegendsCard[];
  tokens?: readonly LegendsToken[];
  leaders?: readonly { id: string; title: string }[];
}

export interface ExploreToken {
  at: string | null;
  face: string | null;
  owner: string | null;
  seen: readonly string[];
}

export interface RowPlace {
  card: string;
  price: number;
}

export interface Bonuses {
  move: number;
  army: number;
  flying: number;
  elixirs: number;
  immune: boolean;
}

/** The table's dynamic form of a position, as a viewer may know it. */
export interface LegendsPosition {
  game: number;
  step: string;
  seat: number;
  decider: number;
  founder: number;
  first: number | null;
  /** Null where no board lies yet. */
  slots: readonly (LegendsSlot | null)[];
  centre: number;
  /** The sea routes that meet between boards. */
  routes: readonly (readonly string[])[];
  start: string | null;
  /** By region and letter: armies and cities. */
  regions: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** By region: whose it is, N for the neutral colour; not there where it is nobody's. */
  controllers: Readonly<Record<string, string>>;
  explore: readonly ExploreToken[];
  citadels: readonly string[];
  portals: readonly string[];
  merchants: readonly string[];
  dragon: { at: string | null; owner: string | null };
  rogues: string | null;
  coins: Readonly<Record<string, number>>;
  bids: Readonly<Record<string, number | 'secret' | null>>;
  leaders: Readonly<Record<string, string | null>>;
  cards: Readonly<Record<string, readonly string[]>>;
  row: readonly (RowPlace | null)[];
  deck: number;
  /** By letter: armies and cities left. */
  supplies: Readonly<Record<string, readonly number[]>>;
  bonuses: Readonly<Record<string, Bonuses>>;
  kept: Readonly<Record<string, number>>;
  totals: Readonly<Record<string, number>>;
  action: { card: string | null; part: number; points: number };
  /** The movement points that this part of the action began with. */
  part_points?: number | null;
}

export const MARK_KINDS = ['place', 'move', 'sail', 'city', 'destroy', 'choose'] as const;
export type LegendsMarkKind = (typeof MARK_KINDS)[number];

export interface LegendsMark {
  region: string;
  kind: LegendsMarkKind;
  /** What is written on its chip: a price such as `1` or `2×2`, a number of armies. */
  text?: string;
  /** From where, so that the chip lies on the way. */
  from?: string;
  /** Whose armies, for `destroy`. */
  letter?: Owner;
  /** The target in hand: the owner's pattern and a solid outline. */
  hot?: boolean;
  label?: string;
}

export interface LegendsArrow {
  from: string;
  to: string;
  /** The number of the step. */
  number?: number;
  sea?: boolean;
  ghost?: { letter: Owner; armies: number };
}

export interface LegendsWash {
  region: string;
  letter: Owner | null;
  strength: number;
  text?: string;
}

export type LegendsMotion =
  | { kind: 'step'; from: string; to: string; letter: Owner; armies: number }
  | { kind: 'place'; region: string; letter: Owner; armies: number }
  | { kind: 'city'; region: string; letter: Letter }
  | { kind: 'destroy'; region: string; letter: Owner };
