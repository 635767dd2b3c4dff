/** What can be agreed for a game, with a name and a line about each in the reader's language. */
import { api } from '../net/rest';
import { askedOnce } from './asked.svelte';
import { sentence } from './words';

export interface Choice {
  name: string;
  title: string;
  note: string;
}

export interface Offer {
  variants: (Choice & { rule: string })[];
  /** The usual one first. */
  printings: Choice[];
  /** The usual one first; none where boards are not laid out. */
  layouts: Choice[];
}

/** The offer of a game; null while it is on its way. */
export const offer = askedOnce(async (game, lang): Promise<Offer> => {
  const { games } = await api.get<{ games: Offer[] }>('options', { game, lang });
  const [only] = games;
  if (!only) throw new Error(`nothing is offered for ${game}`);
  const told = <One extends Choice>(choices: One[]): One[] =>
    choices.map((one) => ({ ...one, note: sentence(one.note) }));
  return { variants: told(only.variants), printings: told(only.printings), layouts: told(only.layouts) };
});
