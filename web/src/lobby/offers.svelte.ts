/** What the server offers for each game in the user's language: bots and options, requested when first needed. */
import { untrack } from 'svelte';
import { FIRST_GAME } from '../games';
import { api } from '../net/rest';
import type { Bots, GameOptions, Level } from '../net/types';
import { currentLanguage, sentence } from '../texts/texts.svelte';

/** A request about a game, sent once for each language; null while it is loading. */
const askedOnce = <Answer>(ask: (game: string, lang: string) => Promise<Answer>): ((game: string) => Answer | null) => {
  let found = $state.raw<Readonly<Record<string, Answer>>>({});
  const asked = new Set<string>();
  return (game) => {
    const [language, key] = [currentLanguage(), `${game} ${currentLanguage()}`];
    const known = found[key];
    if (!known && !asked.has(key)) {
      asked.add(key);
      untrack(() => {
        ask(game, language)
          .then((answer) => (found = { ...found, [key]: answer }))
          .catch(() => asked.delete(key)); // another attempt may succeed
      });
    }
    return known ?? null;
  };
};

/** The bots of a game; null while they are loading. */
export const ladder = askedOnce((game, lang) => api.get<Bots>(`bots/${game}`, { lang }));

/** The level of a bot, 1 to 5; 0 for others. */
export const levelNumber = (bot: string): number => Number(/^level(\d)/.exec(bot)?.[1] ?? 0);

/** The seconds that a bot thinks by choice, such as 3 for `level5:seconds=3`; 0 for its usual budget. */
export const secondsOf = (bot: string): number => Number(/:seconds=(\d+)/.exec(bot)?.[1] ?? 0);

/** A bot with a thinking time of so many seconds; 0 for its usual budget, for which its rating was measured. */
export const thinkingFor = (bot: string, seconds: number): string => {
  const plain = bot.split(':')[0] ?? bot;
  return seconds ? `${plain}:seconds=${seconds}` : plain;
};

/** The rating of a level at a table of so many players; none with a chosen thinking time, which was not measured. */
export const ratingOf = (level: Level, players: number, seconds: number): number | undefined =>
  seconds ? undefined : level.ratings?.[players - 2];

/** The name of a bot: levels have names, others are named by their program. */
export const botName = (bot: string): string => {
  const plain = bot.split(':')[0] ?? bot;
  return ladder(FIRST_GAME)?.levels.find((level) => level.bot === plain)?.name ?? plain;
};

const withSentences = <One extends { note?: string }>(choices: readonly One[]): One[] =>
  choices.map((one) => ({ ...one, note: sentence(one.note ?? '') }));

/** The options of a game; null while they are loading. */
export const offer = askedOnce(async (game, lang): Promise<GameOptions> => {
  const { games } = await api.get<{ games: GameOptions[] }>('options', { game, lang });
  const [only] = games;
  if (!only) throw new Error(`no options of ${game}`);
  return {
    ...only,
    variants: withSentences(only.variants),
    printings: withSentences(only.printings),
    layouts: withSentences(only.layouts),
  };
});
