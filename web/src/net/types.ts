/** What goes over the wire, as docs/api.md and docs/table.md describe it. */
import type { EkoGround, EkoPosition } from '../eko/types';
import type { LegendsGround, LegendsPosition, ScoreLine } from '../legends/types';
import type { ErrorContent } from './errors';

export type GameName = 'eko' | 'legends';
export type PersonKind = 'guest' | 'account' | 'bot';

export interface Person {
  id: string;
  name: string;
  kind: PersonKind;
}

/** Who one is oneself. */
export interface Me extends Person {
  language?: string | null;
}

export interface ClockSettings {
  kind?: 'none' | 'move' | 'fischer' | 'days';
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface TableSettings {
  game: GameName;
  players: number;
  options: Record<string, unknown>;
  seats: string[];
  clock: ClockSettings;
  when_time_runs_out: 'bot' | 'pass' | 'resign';
  stand_in: string;
  away: 'bot' | 'wait';
  undo: 'free' | 'consent' | 'off';
  rated: boolean;
  practice: boolean;
  private: boolean;
  watchers: boolean;
  name: string;
}

export interface SeatMoment {
  plan: string;
  person: Person | null;
  bot: string | null;
  name: string;
  ready: boolean;
  salted: boolean;
  away: boolean;
  gave_up: boolean;
}

export interface ClockMoment {
  left_ms: number;
  running: boolean;
  since: number | null;
}

export interface UndoMoment {
  free: boolean;
  consent: boolean;
  events: number | null;
  /** How many events would remain without all own decisions of this turn; null where they cannot be taken back. */
  turn?: number | null;
  why_not: string;
  /** The notation of what would be taken back. */
  what?: string;
  asked: { seat: number; events: number; agreed: number[]; waiting: number[] } | null;
}

export interface MatchResult {
  reason: string;
  rule: string;
  winners: number[];
  standings: number[][];
  points: number[];
  rated: boolean;
  gave_up: number[];
  seed: string | null;
  scores?: ScoreLine[][];
}

export type AnyPosition = EkoPosition | LegendsPosition;

export interface Moment {
  number: number;
  status: 'waiting' | 'running' | 'over' | 'closed';
  host: string | null;
  seats: SeatMoment[];
  events: number;
  to_decide: number[];
  bots: { seat: number; bot: string; name: string }[];
  clocks: ClockMoment[];
  rematch: { match: string; seats: number[] } | null;
  /** Whether a computer is to play for somebody who is away. */
  votes?: { seat: number; agreed: number[]; waiting: number[] }[];
  step?: string;
  asks?: string;
  seat?: number;
  turn?: number;
  points?: number[];
  /** Whether a seat knows now what another may not. */
  has_secrets?: boolean;
  scores?: ScoreLine[][];
  result?: MatchResult;
  position?: AnyPosition;
  undo?: UndoMoment;
}

export interface Told {
  sentence: string;
  rule: string;
}

/** One thing that happened; which fields there are depends on its kind. */
export interface TableEntry {
  kind: string;
  number: number;
  at: number;
  sentence?: string;
  consequences?: Told[];
  seat?: number | null;
  play?: string;
  decision?: number;
  by?: string;
  chance?: string;
  events?: number;
  person?: Person;
  text?: string;
  to?: 'table' | 'watchers';
  agrees?: boolean;
  match?: string;
  turn?: number;
  places?: string[];
  /** What kind of decision it was. */
  what?: string;
  points?: number[];
}

export interface Update {
  match: string;
  number: number;
  since: number;
  entries: TableEntry[];
  moment: Moment;
}

export interface Ground {
  match: string;
  game: GameName;
  viewer: number | null;
  settings: TableSettings;
  commitment: string | null;
  names: string[];
  salts: string[];
  board: (EkoGround | LegendsGround) | null;
}

export interface Watched {
  match: string;
  viewer: number | null;
  /** All seats that one has: several where people share a device. */
  viewers?: number[];
  code: string | null;
  now: number;
  ground: Ground | null;
  update: Update;
  /** How many watch without a seat. */
  watchers?: number;
}

export interface Preview {
  points: number[] | null;
  gains: number[] | null;
  ends: boolean;
  consequences?: Told[];
  scores?: Record<string, number>[] | null;
  /** What one would have left of what it costs, made once, twice and so on: as often as is legal. */
  left?: Readonly<Record<string, number>>[];
  after?: Partial<EkoPosition> & Partial<LegendsPosition>;
}

/** How a decision is shown on the board. */
export interface DecisionMark {
  kind?: string;
  at?: string;
  text?: string;
  /** Of a move: its way, both ends included. */
  way?: string[];
  sea?: boolean;
}

export interface Decision {
  id: number;
  notation: string;
  sentence: string;
  rules: string[];
  kind: string;
  places: string[];
  cost: Readonly<Record<string, number>>;
  mark?: DecisionMark;
  preview?: Preview | null;
}

export interface DecisionsFound {
  match: string;
  number: number;
  seat: number;
  decisions: Decision[];
}

export interface WhyNot {
  match: string;
  number: number;
  legal: boolean;
  why_not: ErrorContent | null;
}

export interface Ack {
  match: string;
  number: number;
  repeated?: boolean;
  rematch?: string | null;
}

export interface Opened {
  match: string;
  code: string;
  number: number;
  link?: string;
}

/** A moment of the past, for replays. */
export interface PastMoment {
  /** How many events had happened. */
  events: number;
  entry: number | null;
  seat: number | null;
  play: string | null;
  sentence: string;
  consequences: Told[];
  turn: number;
  step: string;
  asks: string;
  points: number[];
  scores?: ScoreLine[][];
  position: AnyPosition;
}

export interface Verification {
  true: boolean;
  sentence: string;
  events: number;
  deals: number;
  seed: boolean;
}

export interface Level {
  bot: string;
  name: string;
  note: string;
  has_slider: boolean;
}

/** What the server sends by itself. */
export type Notice =
  | { type: 'hello'; person: Person | null; language: string; now: number; version: string }
  | { type: 'update'; match: string; now: number; update: Update; watchers?: number }
  | { type: 'ground'; match: string; ground: Ground }
  | { type: 'unwatched'; match: string; error: ErrorContent }
  | { type: 'lobby'; match: string; table: Record<string, unknown> | null }
  | { type: 'turn'; match: string; game: GameName; name: string; seat: number; number: number };

export type Reply =
  { type: 'done'; id: number; result: unknown } | { type: 'error'; id: number | null; error: ErrorContent };
