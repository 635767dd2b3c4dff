/** A table that comes while its page does: the page then shows the game at once, and no waiting before it. */
import type { Component } from 'svelte';
import { gameNamed } from '../games';
import type { TableSession } from './session/session-shape';
import { Session } from './session/session.svelte';

type GameTable = Component<{ session: TableSession }>;
const loaded: Record<string, GameTable> = {};

/** The screen of a game, if it is here already. */
export const tableOf = (game: string): GameTable | null => loaded[game] ?? null;

export const loadTable = async (game: string): Promise<GameTable> =>
  (loaded[game] ??= (await gameNamed(game).loadTable()).default);

/** How long a table waits for its page, in milliseconds. */
const KEPT = 1500;
let coming: { session: Session; code: string | null; timer: number } | null = null;

const forget = (): void => {
  if (!coming) return;
  window.clearTimeout(coming.timer);
  coming.session.end();
  coming = null;
};

/** Ask for a table; kept when all is here that its page shows, or when that cannot be had. */
export const ask = async (match: string, code: string | null): Promise<void> => {
  forget();
  const session = new Session(match, code);
  session.attended = false;
  coming = { session, code, timer: window.setTimeout(forget, KEPT) };
  await session.start();
  const game = session.watch.ground?.game;
  if (game && session.watch.moment?.position) await loadTable(game);
};

/** The table that was asked for, or a new one; it has begun in either case. */
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
