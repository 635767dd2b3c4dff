/** What was agreed at a table, in a few words: the clock and the variants. */
import type { ClockSettings } from '../net/types';
import { t } from '../texts/texts.svelte';
import { offer } from './offer';

export const clockWords = ({ kind = 'none', seconds = 0, increment = 0, days = 0 }: ClockSettings): string =>
  t(`wait-clock-${kind}`, { seconds, minutes: Math.round(seconds / 60), increment, days });

/** What variants are called; their own words while the server has not told. */
export const variantTitles = (game: string, variants: readonly string[]): string[] => {
  if (!variants.length) return [];
  const titles = new Map(offer(game)?.variants.map(({ name, title }) => [name, title]));
  return variants.map((name) => titles.get(name) ?? name);
};
