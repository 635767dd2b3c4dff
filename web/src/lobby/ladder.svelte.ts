/** The computers of each game, with their names in the reader's language. */
import { untrack } from 'svelte';
import { api } from '../net/rest';
import type { GameName, Level } from '../net/types';
import { currentLanguage } from '../texts/texts.svelte';

export interface Ladder {
  levels: Level[];
  bots: { bot: string; options: string[] }[];
  external: boolean;
}

let found = $state.raw<Readonly<Record<string, Ladder>>>({});
const asked = new Set<string>();

/** The ladder of a game; null while it is on its way. */
export const ladder = (game: GameName): Ladder | null => {
  const [language, key] = [currentLanguage(), `${game} ${currentLanguage()}`];
  const known = found[key];
  if (!known && !asked.has(key)) {
    asked.add(key);
    untrack(() => {
      api
        .get<Ladder>(`bots/${game}`, { lang: language })
        .then((ladder) => (found = { ...found, [key]: ladder }))
        .catch(() => asked.delete(key)); // another try may succeed
    });
  }
  return known ?? null;
};

/** The step of the ladder, 1 to 5; 0 for others. */
export const levelNumber = (bot: string): number => Number(/^level(\d)/.exec(bot)?.[1] ?? 0);

/** What a computer is called: `level3` is Harmattan; others have the name of their program. */
export const botName = (bot: string): string => {
  const plain = bot.split(':')[0] ?? bot;
  return ladder('eko')?.levels.find((level) => level.bot === plain)?.name ?? plain;
};
