/** The computers of each game, with their names in the reader's language. */
import { FIRST_GAME } from '../games';
import { api } from '../net/rest';
import type { Bots } from '../net/types';
import { askedOnce } from './asked.svelte';

/** The ladder of a game; null while it is on its way. */
export const ladder = askedOnce((game, lang) => api.get<Bots>(`bots/${game}`, { lang }));

/** The step of the ladder, 1 to 5; 0 for others. */
export const levelNumber = (bot: string): number => Number(/^level(\d)/.exec(bot)?.[1] ?? 0);

/** What a computer is called: `level3` is Harmattan; others have the name of their program. */
export const botName = (bot: string): string => {
  const plain = bot.split(':')[0] ?? bot;
  return ladder(FIRST_GAME)?.levels.find((level) => level.bot === plain)?.name ?? plain;
};
