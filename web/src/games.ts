/** The games of the page. Everything else asks this registry, and names no game. */
import type { Component } from 'svelte';
import type { EditorGame } from './editor/editor-game';
import { eko } from './eko/game';
import { legends } from './legends/game';
import type { Draft } from './lobby/new/draft';
import type { Ground, PastMoment, Watched } from './net/types';
import type { TableSession } from './table/session/session-shape';
import { t } from './texts/texts.svelte';
import type { SceneryKind } from './ui/Scenery.svelte';
import type { Check, DealtRecord } from './verify/verify';

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/**
 * One game. A page loads the parts it shows when it needs them; `scripts/closure.mjs` follows each part by the name of its
 * field.
 */
export interface Game {
  /** What is drawn behind its pages. */
  scenery: SceneryKind;
  /** The letter that the numbers of its rules begin with. */
  ruleLetter: string;
  /** A part of its board, for cards that lead to the game. */
  picture: { light: string; dark: string };
  /** The files that a new table can take instead of the published components. */
  files: readonly string[];
  /** Its own options of a new table, less those that have their usual value. */
  optionsOf: (draft: Draft, files: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Whether the players lay the board, so that there is none to preview. */
  hidesBoard: (draft: Draft) => boolean;
  /** The screen of a table. */
  loadTable: Lazy<{ session: TableSession }>;
  /** The screen of a replay. */
  loadReplay: Lazy<{ seen: Watched; ground: Ground; query: URLSearchParams }>;
  /** A small picture of what a decision changed; its page has the art of a table. */
  loadStill: Lazy<{ ground: unknown; before: PastMoment; after: PastMoment }>;
  /** A board as these options would deal it. */
  loadPreview: Lazy<{ board: unknown; position: unknown }>;
  /** The fields of a new table for the options of the game. */
  loadOptions: Lazy<{ draft: Draft }>;
  /** The drawings of a section of the rules, and the art they refer to. */
  loadPictures: () => Promise<{ default: Component<{ section: string }>; art: () => string }>;
  loadEditor: () => Promise<{ editor: EditorGame }>;
  /** Recomputes its deals from a seed. */
  loadDeals: () => Promise<{ dealChecks: (record: DealtRecord, seed: string) => Check[] }>;
}

const games: Readonly<Record<string, Game>> = { eko, legends };

export const GAMES: readonly string[] = Object.keys(games);
/** The game that pages show when the address names none. */
export const FIRST_GAME = GAMES[0] as string;

export const isGame = (text: string | null | undefined): text is string => !!text && Object.hasOwn(games, text);

export const gameNamed = (name: string): Game => {
  const found = games[name];
  if (!found) throw new Error(`no game ${name}`);
  return found;
};

/** The scenery of a game; that of the first one while the game is not known. */
export const sceneryOf = (name: string | null | undefined): SceneryKind =>
  gameNamed(isGame(name) ? name : FIRST_GAME).scenery;

/** The game that a rule such as `E4.6` belongs to. */
export const gameOfRule = (rule: string): string =>
  GAMES.find((name) => rule.startsWith(gameNamed(name).ruleLetter)) ?? FIRST_GAME;

/** The game of a document such as `tetrarch/eko-board`. */
export const gameOfFormat = (format: string): string | null =>
  GAMES.find((name) => format.startsWith(`tetrarch/${name}-`)) ?? null;

/** The games as options of a choice. */
export const gameChoices = (): { value: string; label: string }[] =>
  GAMES.map((value) => ({ value, label: t(`game-${value}`) }));
