/** The interface between a table and its screens, for matches, tutorials and puzzles. */
import type { Component } from 'svelte';
import type { Letter } from '../../art/identity';
import type { NetError } from '../../net/errors';
import type { Link } from '../../net/socket';
import type { OptionalFields } from '../../net/table.svelte';
import type { Ack, CommandType, Decision, Ground, Moment, Preview, TableEntry, WhyNot } from '../../net/types';
import type { LogEntry } from '../../ui/play/LogList.svelte';
import type { PlayerInfo } from '../../ui/player/PanelHead.svelte';
import type { Wash } from '../../view/places.svelte';
import type { Hints } from './hints.svelte';
import type { Left, ScoreSheets } from './queries.svelte';
import type { SoundName } from './sound';

/** Where the card of a lesson is shown: beside the board, above it on narrow screens, or in a dialog. */
export type CardLayout = 'rail' | 'strip' | 'dialog';

/** A step of a tutorial, or a puzzle: its card, and the places that it points at. */
export interface LessonView {
  readonly card: Component<{ layout: CardLayout }>;
  readonly places: readonly string[];
  /** The title of the page; empty for the name of the game. */
  readonly title: string;
  /** The page that the user returns to, and the name of the button. */
  readonly home: string;
  readonly leave: string;
  /** Replaces the phase bar when nothing is left to decide. */
  readonly foot: Component | null;
  /** Whether the user must find the decision alone. */
  readonly isTest: boolean;
  /** Who will probably own which places at the end, to show on the board. */
  readonly wash?: readonly Wash[];
}

/** The reason why something is not possible, shown at its place on the board. */
export interface Bubble {
  place: string;
  text: string;
  rule: string;
  /** The places that the reason is about. */
  about?: readonly string[];
}

/** A short message with one action. */
export interface ToastLine {
  text: string;
  rule?: string;
  action?: { label: string; run: () => void } | null;
  /** How long it stays, in milliseconds. */
  stays?: number;
  /** Called when its time is over. */
  after?: () => void;
  /** Called when the user closes it. */
  closed?: () => void;
}

/** The part of a game's screen that animates events for the session. */
export interface Player {
  /** Animate an event before the new position is shown; `stretch` is the factor of the durations. */
  play: (entry: TableEntry, before: Moment, after: Moment, stretch: number) => Promise<void>;
  finish: () => void;
  /** The sound of an event. */
  soundOf: (entry: TableEntry, before: Moment, after: Moment) => SoundName;
}

/** What is known about the match. */
export interface TableView {
  readonly match: string;
  readonly ground: Ground | null;
  readonly viewer: number | null;
  /** All seats of the user: several if players share a device. */
  readonly viewers: readonly number[];
  readonly code: string | null;
  /** The invitation code of a private match, which its addresses and requests contain. */
  readonly privateCode: string | null;
  readonly entries: readonly TableEntry[];
  readonly moment: Moment | null;
  /** The legal decisions of the viewer's seat at `asked`; null while they are not known. */
  readonly decisions: readonly Decision[] | null;
  readonly asked: number;
  readonly watchers: number;
  /** A decision that was sent, or waits for the connection. */
  readonly pending: string | null;
  readonly link: Link;
  readonly fault: NetError | null;
  stale: boolean;
  readonly isMine: boolean;
  /** Load everything again. */
  again: () => void;
  whyNot: (play: string | readonly string[]) => Promise<WhyNot>;
  preview: (play: string, times?: number) => Promise<Preview>;
  command: <T extends CommandType>(type: T, ...fields: OptionalFields<T>) => Promise<Ack>;
  /** Add the points after each decision. */
  addPreviews: () => Promise<void>;
}

export interface TableSession {
  readonly watch: TableView;
  readonly hints: Hints;
  /** The moment on the board: the present one, or an earlier one while moves are shown one at a time. */
  readonly shown: Moment | null;
  /** Whether something is still to be shown. */
  readonly busy: boolean;
  /** The event that is shown, or was shown last while others wait. */
  readonly event: TableEntry | null;
  /** The steps of another player's turn that are marked on the board. */
  readonly trail: readonly TableEntry[];
  /** All steps of that turn that are known, and whether the user can go through them. */
  readonly steps: readonly TableEntry[];
  readonly canStep: boolean;
  /** Whether moves of others are shown, which a tap or a key skips. */
  readonly isWatching: boolean;
  /** Whether it is the viewer's turn, and all moves of others have been shown. */
  readonly mine: boolean;
  bubble: Bubble | null;
  toast: ToastLine | null;
  /** The text for screen readers. */
  spoken: string;
  readonly urgent: string;
  /** The line of the log that the user points at. */
  pointed: number | null;
  unread: number;
  chatOpen: boolean;
  /** The events that the user missed. */
  readonly missed: readonly TableEntry[];
  /** The events of others since the viewer's last decision. */
  readonly again: readonly TableEntry[];
  /** The seat whose details are open. */
  opened: number | null;
  /** The seat that the device must be handed to before more is shown. */
  readonly curtain: number | null;
  player: Player | null;
  /** Set for tables of a tutorial, and for puzzles. */
  readonly lesson: LessonView | null;
  /** The points after each event seen so far, for the chart. */
  readonly course: readonly { turn: number; points: readonly number[] }[];
  /** The score sheets of the shown moment, once they are loaded. */
  readonly scores: ScoreSheets | null;

  readonly letters: Letter[];
  readonly seats: number[];
  letter: (seat: number) => Letter;
  name: (seat: number) => string;
  /** A sentence of the server with player names instead of colours. */
  say: (text: string) => string;
  playerInfo: (seat: number) => PlayerInfo;

  /** The events that have not been undone. */
  readonly standing: TableEntry[];
  readonly lines: LogEntry[];
  readonly lastEvent: TableEntry | null;
  entryOf: (number: number | null) => TableEntry | null;

  /** Request the full effect of a decision that is made so many times in a row, and return what is known of it. */
  consider: (decision: Decision | null, times?: number) => void;
  /** The full effect, which is requested unless that was done last. */
  effect: (decision: Decision, times?: number) => Promise<Preview>;
  /** Whether its effect is still on its way, so that what is known is about another number of times. */
  isOpen: (decision: Decision, times: number) => boolean;
  brings: (decision: Decision | null, times?: number) => Preview | null;
  /** What the user has left of what it costs after making it once, twice and so on; empty while that is not known. */
  left: (decision: Decision | null) => readonly Left[];

  /** Whether decisions are possible now, and which. */
  readonly canDecide: boolean;
  readonly decisions: readonly Decision[];
  /** Whether it succeeded; if not, the user has seen the reason. */
  decide: (play: string, place?: string | null) => Promise<boolean>;
  explain: (chosen: readonly string[], place: string) => Promise<void>;
  refuse: (error: NetError, place?: string | null) => void;
  command: <T extends CommandType>(type: T, ...fields: OptionalFields<T>) => Promise<boolean>;
  readonly canUndo: boolean;
  /** Whether another player must agree. */
  readonly undoAsks: boolean;
  undo: () => Promise<void>;
  /** Whether all own decisions of this turn can be undone at once. */
  readonly canReset: boolean;
  resetTurn: () => Promise<void>;

  /** Show the present at once. */
  skip: () => void;
  /** Show the board one step of another player's turn earlier or later, or the whole turn once more. */
  step: (by: 1 | -1) => Promise<void>;
  playTurn: () => Promise<void>;
  /** Show the last events of others once more. */
  showAgain: () => Promise<void>;
  openCurtain: () => void;
  forgetMissed: () => void;
  showMissed: () => Promise<void>;
}
