/** Who the reader is: a guest, an account, or nobody yet. */
import { currentLanguage, setLanguage, type Language } from '../texts/texts.svelte';
import { NetError } from './errors';
import { live } from './live';
import { api } from './rest';
import type { Me } from './types';

let me = $state.raw<Me | null>(null);
let known = $state(false);
let asking: Promise<Me | null> | null = null;
const PATIENCE = 4000;

/** Who one is; null for a stranger, or while that is not known. */
export const who = (): Me | null => me;
/** Whether that is known. */
export const isKnown = (): boolean => known;

/** Whether the connection says that we are strangers: then there is nothing to ask for. */
const isStranger = (): Promise<boolean> =>
  new Promise((resolve) => {
    if (live.link === 'open') return resolve(live.person === null);
    const late = window.setTimeout(() => done(false), PATIENCE);
    const off = live.onnotice((notice) => notice.type === 'hello' && done(notice.person === null));
    const done = (is: boolean): void => {
      window.clearTimeout(late);
      off();
      resolve(is);
    };
    live.start();
  });

/** Ask the server who one is, once. */
export const loadMe = (): Promise<Me | null> => {
  asking ??= isStranger()
    .then((stranger) => (stranger ? null : api.get<Me>('me')))
    .then((found) => setMe(found))
    .catch((error: unknown) => {
      if (!(error instanceof NetError) || error.kind !== 'refused') {
        asking = null; // another try may succeed
        throw error;
      }
      return setMe(null);
    });
  return asking;
};

/** Somebody signed in or out: the connection must know. */
export const setMe = (next: Me | null): Me | null => {
  const changed = live.person !== undefined && live.person !== (next?.id ?? null);
  [me, known] = [next, true];
  asking = Promise.resolve(next);
  if (changed) live.restart();
  return next;
};

/** Play at once under a name. */
export const comeAsGuest = async (name: string): Promise<Me | null> =>
  setMe(await api.post<Me>('guests', { name, language: currentLanguage() }));

/** The reader, who becomes a guest under a passing name where there is nobody yet. */
export const ensureMe = async (name: string): Promise<Me | null> => (await loadMe()) ?? comeAsGuest(name);

/** Switch the language everywhere: the page, the connection, and notifications. */
export const speak = async (language: Language): Promise<void> => {
  await setLanguage(language, true);
  if (currentLanguage() !== language) return; // another was chosen meanwhile
  live.restart();
  if (who()) void api.patch('me', { language }).catch(() => {}); // the page speaks it all the same
};
