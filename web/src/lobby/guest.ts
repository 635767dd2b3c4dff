/** The name under which a newcomer plays: offered, never asked for. */
import { keep, kept } from '../lib/kept';
import { t } from '../texts/texts.svelte';

/** A name that was used here before, or else a passing one. */
export const offeredName = (): string => {
  const before = kept<string>('name');
  if (before) return before;
  let number = kept<number>('guest');
  if (number === null) keep('guest', (number = 100 + Math.floor(Math.random() * 900)));
  return t('home-guest', { number: String(number) });
};

/** Remember a name that somebody chose. */
export const keepName = (name: string): void => {
  if (name !== offeredName()) keep('name', name);
};
