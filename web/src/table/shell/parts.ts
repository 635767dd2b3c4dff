/** What a game puts into the screen of a table, and where things are. */
import type { Snippet } from 'svelte';
import type { Corner } from '../../view/corner';
import type { TableSession } from '../session/session-shape';

export interface ShellParts {
  session: TableSession;
  board: Snippet;
  /** The card row of Legends. */
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
