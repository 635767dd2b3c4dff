/** The suggested name of a new user. */
import { keep, kept } from '../lib/kept';
import { t } from '../texts/texts.svelte';

/** The name that was used before in this browser, or a generated one. */
export const offeredName = (): string => {
  const before = kept<string>('name');
  if (before) return before;
  let number = kept<number>('guest');
  if (number === null) keep('guest', (number = 100 + Math.floor(Math.random() * 900)));
  return t('home-guest', { number: String(number) });
};

/** Store a name that the user chose. */
export const keepName = (name: string): void => {
  if (name !== offeredName()) keep('name', name);
};
