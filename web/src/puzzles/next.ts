/** The way to the next puzzle. */
import { who } from '../net/me.svelte';
import { api } from '../net/rest';
import type { PuzzleForm } from '../net/types';
import { go, link } from '../router';
import { deviceResults } from './device';

/** The ratings in the middle of the difficulties. */
export const RATINGS = [750, 1050, 1350, 1650, 1950] as const;
/** The number of puzzles that a request can leave out. */
const MOST_LEFT_OUT = 40;

/** Which puzzles the user wants. */
export interface Wish {
  theme?: string | null;
  difficulty?: string | null;
}

/** Go to a puzzle that the user has not tried. */
export const goToNext = async (game: string, wish: Wish, current?: string): Promise<void> => {
  const device = who() ? null : deviceResults(game);
  const had = Object.keys(device?.had ?? {}).slice(-MOST_LEFT_OUT);
  const { id } = await api.get<PuzzleForm>(`puzzles/${game}/next`, {
    theme: wish.theme || null,
    rating: RATINGS[Number(wish.difficulty) - 1] ?? device?.rating ?? null,
    without: [...(current ? [current] : []), ...had].join(','),
  });
  go(link('puzzles', id, { ...wish }));
};
