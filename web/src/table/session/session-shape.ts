/** What the screens of a table need to know and to do: a match that is played, or anything else that is shaped like one. */
import type { Component } from 'svelte';
import type { Letter } from '../../art/identity';
import type { NetError } from '../../net/errors';
import type { Link } from '../../net/socket';
import type { OptionalFields } from '../../net/table.svelte';
import type { Ack, CommandType, Decision, Ground, Moment, Preview, TableEntry, WhyNot } from '../../net/types';
import type { LogEntry } from '../../ui/play/LogList.svelte';
import type { PlayerInfo } from '../../ui/player/PanelHead.svelte';
import type { ScoreSheets } from './queries.svelte';
import type { SoundName } from './sound';

/** How a lesson is told: beside the board, above it where it is narrow, or in a dialog that lies over both. */
export type CardLayout = 'rail' | 'strip' | 'dialog';

/** A table of a tutorial: what is told beside the board, and what it points at. */
export interface LessonView {
  readonly card: Component<{ layout: CardLayout }>;
  readonly places: readonly string[];
}

/** Why something cannot be done, beside its place on the board. */
export interface Bubble {
  place: string;
  text: string;
  rule: string;
}

/** A sentence for a moment, with one thing to do about it. */
export interface ToastLine {
  text: string;
  rule?: string;
  action?: { label: string; run: () => void } | null;
  /** How long it stays, in milliseconds. */
  stays?: number;
  /** What happens when its time is over. */
  after?: () => void;
  /** What happens when somebody closes it. */
  closed?: () => void;
}

/** What a game's screen does for the session: it draws what happened. */
export interface Player {
  /** Show how something came about, before the new position stands. */
  play: (entry: TableEntry, before: Moment, after: Moment) => Promise<void>;
  finish: () => void;
  /** What an event sounds like. */
  soundOf: (entry: TableEntry, before: Moment, after: Moment) => SoundName;
}

/** What is known of the match. */
export interface TableView {
  readonly match: string;
  readonly ground: Ground | null;
  readonly viewer: number | null;
  /** All seats of the reader: several where people share a device. */
  readonly viewers: readonly number[];
  readonly code: string | null;
  readonly entries: readonly TableEntry[];
  readonly moment: Moment | null;
  /** What one's seat may decide at `asked`; null while that is not known. */
  readonly decisions: readonly Decision[] | null;
  readonly asked: number;
  readonly watchers: number;
  /** A decision that is on its way, or waits for the connection. */
  readonly pending: string | null;
  readonly link: Link;
  readonly fault: NetError | null;
  stale: boolean;
  readonly isMine: boolean;
  /** Ask for everything anew. */
  again: () => void;
  whyNot: (play: string | readonly string[]) => Promise<WhyNot>;
  preview: (play: string) => Promise<Preview>;
  command: <T extends CommandType>(type: T, ...fields: OptionalFields<T>) => Promise<Ack>;
  /** Add the points that each decision would bring. */
  addPreviews: () => Promise<void>;
}

export interface TableSession {
  readonly watch: TableView;
  /** What the board shows: the moment now, or the one before while something moves. */
  readonly shown: Moment | null;
  readonly busy: boolean;
  bubble: Bubble | null;
  toast: ToastLine | null;
  /** What a screen reader is told. */
  spoken: string;
  readonly urgent: string;
  /** The line of the log that the reader points at. */
  pointed: number | null;
  unread: number;
  chatOpen: boolean;
  /** Lines that came while the reader was away, and which of them is being shown. */
  readonly missed: readonly TableEntry[];
  readonly missedAt: number | null;
  readonly missedLine: string;
  /** The seat whose details are open. */
  opened: number | null;
  /** The seat that the device must be handed to before anything more is shown. */
  readonly curtain: number | null;
  player: Player | null;
  /** Where the table is one of a tutorial. */
  readonly lesson: LessonView | null;
  /** Points after each event that was seen here, for the chart. */
  readonly course: readonly { turn: number; points: readonly number[] }[];
  /** The score sheets of the moment that is shown, where the server has told them. */
  readonly scores: ScoreSheets | null;

  readonly letters: Letter[];
  readonly seats: number[];
  letter: (seat: number) => Letter;
  name: (seat: number) => string;
  playerInfo: (seat: number) => PlayerInfo;

  /** The game's entries that still stand. */
  readonly standing: TableEntry[];
  readonly lines: LogEntry[];
  readonly lastEvent: TableEntry | null;
  entryOf: (number: number | null) => TableEntry | null;

  /** Ask for all that a decision would bring, and what is known of that. */
  consider: (decision: Decision | null) => void;
  brings: (decision: Decision | null) => Preview | null;

  /** Whether decisions can be offered now, and which. */
  readonly canDecide: boolean;
  readonly decisions: readonly Decision[];
  /** Whether it was done; where not, the reader has been told why. */
  decide: (play: string, place?: string | null) => Promise<boolean>;
  explain: (chosen: readonly string[], place: string) => Promise<void>;
  refuse: (error: NetError, place?: string | null) => void;
  command: <T extends CommandType>(type: T, ...fields: OptionalFields<T>) => Promise<boolean>;
  readonly canUndo: boolean;
  /** Whether somebody else would be asked. */
  readonly undoAsks: boolean;
  undo: () => Promise<void>;
  /** Whether all own decisions of this turn can be taken back at once. */
  readonly canReset: boolean;
  resetTurn: () => Promise<void>;

  /** Finish what moves, at once. */
  skip: () => void;
  openCurtain: () => void;
  forgetMissed: () => void;
  playMissed: () => Promise<void>;
}
