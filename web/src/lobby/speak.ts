/** Speak another language from now on, everywhere: the page, the connection, and notices to closed browsers. */
import { live } from '../net/live';
import { who } from '../net/me.svelte';
import { api } from '../net/rest';
import { currentLanguage, setLanguage, type Language } from '../texts/texts.svelte';

export const speak = async (language: Language): Promise<void> => {
  await setLanguage(language, true);
  if (currentLanguage() !== language) return; // another was chosen meanwhile
  live.restart();
  if (who()) void api.patch('me', { language }).catch(() => {}); // the page speaks it all the same
};
