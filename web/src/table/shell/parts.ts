/** The parts that a game contributes to the screen of a table. */
import type { Snippet } from 'svelte';
import type { IconName } from '../../art/icons';
import type { Letter } from '../../art/identity';
import type { Moment, ScoreLine } from '../../net/types';
import type { Corner } from '../../view/corner';
import type { Coach } from '../session/coach.svelte';
import type { TableSession } from '../session/session-shape';

/** One source of the points of a player. */
export interface PointPart {
  icon: IconName;
  label: string;
  points: number;
}

/** What the dialogs of a table show of a game. */
export interface GameWords {
  name: string;
  /** The kinds of marks on its board. */
  marks: readonly string[];
  /** The sources of a player's points. */
  partsOf: (position: Moment['position'], lines: readonly ScoreLine[]) => PointPart[];
  /** Explains its concepts. */
  coach: Coach;
  /** What decides the game besides the points; `dim` if the player lacks it. */
  besides: (
    position: Moment['position'],
    letter: Letter,
  ) => { icon: IconName; value: number | string; dim?: boolean } | null;
}

export interface ShellParts {
  session: TableSession;
  game: GameWords;
  board: Snippet;
  /** A row of cards: full cards beside or below the board, or small ones. */
  row?: Snippet<[layout: 'column' | 'row' | 'pile' | 'mini']>;
  /** The scale of the board in a frame of some size; the row is where it leaves the larger board. */
  scaleIn?: (width: number, height: number) => number;
  /** Whether it holds cards. */
  hasRow?: boolean;
  phase: Snippet<[layout: 'bar' | 'sheet']>;
  panel: Snippet<[seat: number]>;
  /** More about a player; `leave` closes it if it covers the board. */
  details: Snippet<[seat: number, leave?: () => void]>;
  /** The enlarged card. */
  enlarged?: Snippet;
  /** Whether the user has selected something, which is explained where another player's turn was. */
  acting: boolean;
  /** The corner where content covers least of the board. */
  corner?: (width: number, height: number) => Corner;
}

/** More parts on wide screens. */
export interface DeskParts extends ShellParts {
  preview?: Snippet;
}

/** Where the row of cards is. */
export type RowSide = 'right' | 'bottom';

/** More parts on phones. */
export interface PhoneParts extends ShellParts {
  chipcard: Snippet<[seat: number]>;
}

export type Sheet = 'log' | 'chat' | 'players';
