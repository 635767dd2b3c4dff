/**
 * What goes over the wire. `npm run wire` generates the types from docs/openapi.json and docs/asyncapi.json; this module
 * gives them the names that the page uses.
 */
import type { Letter } from '../art/identity';
import type * as socket from './generated/asyncapi';
import type * as rest from './generated/openapi';

// ---- users and lists

export type Person = rest.PersonForm;
/** The user of the page. */
export type Me = rest.MeForm;
export type SeatLine = Omit<rest.SeatForm, 'identity'> & { identity: Letter | null };
/** A table in a list. */
export type TableLine = Omit<rest.TableForm, 'seats'> & { seats: SeatLine[] };
export type TablesPage = Omit<rest.TablesForm, 'tables'> & { tables: TableLine[] };
/** The profile of a player. */
export type Player = rest.PlayerForm;
export type Rating = rest.RatingForm;
export type RatingPoint = rest.RatingPointForm;
export type Rank = rest.RankForm;
export type Leaderboard = rest.LeaderboardForm;
export type Token = rest.TokenForm;
export type NewToken = rest.NewTokenForm;
export type PushSubscriptionLine = rest.PushForm;

// ---- what a game offers

export type Level = rest.LevelForm;
export type Bots = rest.BotsForm;
export type Choice = rest.ChoiceForm;
export type GameOptions = rest.GameOptionsForm;
export type StepLine = rest.StepForm;
export type LessonFound = rest.LessonForm;
export type Fault = rest.FaultFound;
export type CheckForm = rest.Checked;
export type ClockSettings = rest.ClockBody;
export type Opened = rest.OpenedForm;
export type Verification = rest.Verified;

// ---- tables

/** Everything that can be done at a table, over the WebSocket and over HTTP. */
export type Command =
  | rest.AnswerUndo
  | rest.Close
  | rest.ComeBack
  | rest.Decide
  | rest.Join
  | rest.Leave
  | rest.Plan
  | rest.Ready
  | rest.Rematch
  | rest.Resign
  | rest.Salt
  | rest.Say
  | rest.StandIn
  | rest.Start
  | rest.Undo
  | rest.VoteStandIn;
export type CommandType = Command['type'];
/** The fields of a command of this type. */
export type CommandFields<T extends CommandType> = Omit<Extract<Command, { type: T }>, 'type'>;
export type Ack = socket.Ack;
export type ErrorContent = rest.ErrorForm;
export type DecisionMark = socket.Mark;
export type Decision = socket.DecisionForm;
export type DecisionsFound = socket.DecisionsFound;
/** One source of points. */
export type ScoreLine = socket.ScoreForm;
export type BoardForm = rest.BoardForm;

export interface TableSettings {
  game: string;
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

/** A position, in the form of its game. */
export type AnyPosition = object;

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
  /** The legal decisions of the viewer's seat; absent if it has none to make now. */
  decisions?: Decision[];
}

export interface Ground {
  match: string;
  game: string;
  viewer: number | null;
  settings: TableSettings;
  commitment: string | null;
  names: string[];
  salts: string[];
  board: { identities: string } | null;
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
  after?: object;
}

export interface WhyNot {
  match: string;
  number: number;
  legal: boolean;
  why_not: ErrorContent | null;
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

/** A step after what the learner has played in it. */
export interface Desk {
  match: string;
  viewer: number;
  ground: Ground | null;
  update: Update;
  decisions: Decision[];
  reached: boolean;
  made: number;
  title: string;
  text: string;
  task: string;
  hint: string;
  done: string;
  rules: string[];
  /** A decision that serves the aim, and its places. */
  show: string | null;
  show_places: string[];
}

/** What the server sends by itself. */
export type Notice =
  | { type: 'hello'; person: Person | null; language: string; now: number; version: string }
  | { type: 'update'; match: string; now: number; update: Update; watchers?: number }
  | { type: 'ground'; match: string; ground: Ground }
  | { type: 'unwatched'; match: string; error: ErrorContent }
  | { type: 'lobby'; match: string; table: TableLine | null }
  | { type: 'turn'; match: string; game: string; name: string; seat: number; number: number };

export type Reply =
  { type: 'done'; id: number; result: unknown } | { type: 'error'; id: number | null; error: ErrorContent };
