/** Loads a table in parallel with its page, so that the page shows the game at once. */
import type { Component } from 'svelte';
import { gameNamed } from '../games';
import type { TableSession } from './session/session-shape';
import { Session } from './session/session.svelte';

type GameTable = Component<{ session: TableSession }>;
const loaded: Record<string, GameTable> = {};

/** The screen of a game, if it is loaded. */
export const tableOf = (game: string): GameTable | null => loaded[game] ?? null;

export const loadTable = async (game: string): Promise<GameTable> =>
  (loaded[game] ??= (await gameNamed(game).loadTable()).default);

/** How long a loaded table is kept for its page, in milliseconds. */
const KEPT = 1500;
let coming: { session: Session; code: string | null; timer: number } | null = null;

const forget = (): void => {
  if (!coming) return;
  window.clearTimeout(coming.timer);
  coming.session.end();
  coming = null;
};

/** Load a table; resolves when everything its page shows is there, or when loading fails. */
export const ask = async (match: string, code: string | null): Promise<void> => {
  forget();
  const session = new Session(match, code);
  session.attended = false;
  coming = { session, code, timer: window.setTimeout(forget, KEPT) };
  await session.start();
  const game = session.watch.ground?.game;
  if (game && session.watch.moment?.position) await loadTable(game);
};

/** The table that was loaded, or a new one; it is started in either case. */
export const take = (match: string, code: string | null): Session => {
  if (coming?.session.watch.match === match && coming.code === code) {
    const { session, timer } = coming;
    window.clearTimeout(timer);
    coming = null;
    session.attend();
    return session;
  }
  const session = new Session(match, code);
  void session.start();
  return session;
};
