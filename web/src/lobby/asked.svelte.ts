/** What the server tells of each game in the reader's language: asked for once, when it is first needed. */
import { untrack } from 'svelte';
import { currentLanguage } from '../texts/texts.svelte';

/** A question about a game; its answer is null while it is on its way. */
export const askedOnce = <Answer>(
  ask: (game: string, lang: string) => Promise<Answer>,
): ((game: string) => Answer | null) => {
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
          .catch(() => asked.delete(key)); // another try may succeed
      });
    }
    return known ?? null;
  };
};
