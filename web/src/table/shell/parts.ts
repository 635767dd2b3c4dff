/** What a game puts into the screen of a table, and where things are. */
import type { Snippet } from 'svelte';
import type { IconName } from '../../art/icons';
import type { Letter } from '../../art/identity';
import type { Moment, ScoreLine } from '../../net/types';
import type { Corner } from '../../view/corner';
import type { TableSession } from '../session/session-shape';

/** One source of the points of a player. */
export interface PointPart {
  icon: IconName;
  label: string;
  points: number;
}

/** What the dialogs of a table say about a game. */
export interface GameWords {
  name: string;
  /** The kinds of marks on its board. */
  marks: readonly string[];
  /** Where the points of a player come from. */
  partsOf: (position: Moment['position'], lines: readonly ScoreLine[]) => PointPart[];
  /** What breaks ties, where the game has such a thing. */
  tieOf?: (position: Moment['position'], letter: Letter) => { icon: IconName; value: number };
}

export interface ShellParts {
  session: TableSession;
  game: GameWords;
  board: Snippet;
  /** A row of cards. */
  row?: Snippet<[layout: 'column' | 'row' | 'mini']>;
  /** Whether there are cards in it. */
  hasRow?: boolean;
  phase: Snippet<[layout: 'bar' | 'sheet']>;
  panel: Snippet<[seat: number]>;
  /** More about a player. */
  details: Snippet<[seat: number]>;
  /** A card that is looked at, which says more than it does in its row. */
  enlarged?: Snippet;
  /** Where something covers least of the board. */
  corner?: (width: number, height: number) => Corner;
}

/** What more there is on wide screens. */
export interface DeskParts extends ShellParts {
  preview?: Snippet;
  /** Where a row of cards goes. */
  rowSide?: 'right' | 'bottom';
}

/** What more there is on phones. */
export interface PhoneParts extends ShellParts {
  chipcard: Snippet<[seat: number]>;
}

export type Sheet = 'log' | 'chat' | 'players';
