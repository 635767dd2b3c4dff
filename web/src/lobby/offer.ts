/** What can be agreed for a game, with a title and a note about each in the user's language. */
import { api } from '../net/rest';
import type { GameOptions } from '../net/types';
import { askedOnce } from './asked.svelte';
import { sentence } from './words';

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
