/** Matches that start at once: against bots, or after a challenge. Each gets a salt that the page commits to. */
import { api } from '../net/rest';
import type { Opened } from '../net/types';
import { go, link } from '../router';
import { revealSalt, withSalt } from '../verify/salts';

/** Start a match against bots, and go to its table. */
export const playQuickly = async (plan: { game: string; players: number; bot: string }): Promise<void> => {
  const match = await withSalt(async (salt) => (await api.post<Opened>('quick', { ...plan, ...salt })).match);
  await revealSalt(match);
  go(link('table', match));
};

/** Accept a challenge; its match. */
export const acceptChallenge = (id: string): Promise<string> =>
  withSalt(async (salt) => (await api.post<{ match: string }>(`me/challenges/${id}/accept`, salt)).match);
