/** The current user: a guest, an account, or nobody yet. */
import { currentLanguage, setLanguage, type Language } from '../texts/texts.svelte';
import { NetError } from './errors';
import { live } from './live';
import { forgetAnswers } from './offline.svelte';
import { api } from './rest';
import type { Me, Person } from './types';

let me = $state.raw<Me | null>(null);
let known = $state(false);
let ban = $state('');
let banned = $state.raw<Person | null>(null);
live.onnotice((notice) => {
  if (notice.type !== 'hello') return;
  ban = notice.banned?.message ?? '';
  banned = notice.banned_person ?? null;
  if (ban) setMe(null);
});
let asking: Promise<Me | null> | null = null;
const PATIENCE = 4000;

/** The current user; null if anonymous, or while that is not known. */
export const who = (): Me | null => me;
/** Whether the user is known. */
export const isKnown = (): boolean => known;

/** Whether the connection is anonymous, so that there is no user to load. */
const isStranger = (): Promise<boolean> =>
  new Promise((resolve) => {
    if (live.link === 'open') return resolve(live.person === null);
    let unlink = (): void => {};
    const late = window.setTimeout(() => done(false), PATIENCE);
    const off = live.onnotice((notice) => notice.type === 'hello' && done(notice.person === null));
    const done = (is: boolean): void => {
      window.clearTimeout(late);
      off();
      unlink();
      resolve(is);
    };
    live.start();
    unlink = live.onlink((link) => link === 'offline' && queueMicrotask(() => done(false))); // the worker may know the user
  });

/** Why the user of this browser may not play; empty if they may. */
export const bannedBecause = (): string => ban;
/** The banned user of this browser, who can still sign out, and export or delete the data. */
export const bannedUser = (): Person | null => banned;

/** Load the current user, once. */
export const loadMe = (): Promise<Me | null> => {
  asking ??= isStranger()
    .then((stranger) => (stranger ? null : api.get<Me>('me')))
    .then((found) => setMe(found))
    .catch((error: unknown) => {
      if (!(error instanceof NetError) || error.kind !== 'refused') {
        asking = null; // another attempt may succeed
        throw error;
      }
      return setMe(null);
    });
  return asking;
};

/** Set the user after signing in or out; the connection restarts. */
export const setMe = (next: Me | null): Me | null => {
  const changed = live.person !== undefined && live.person !== (next?.id ?? null);
  [me, known] = [next, true];
  asking = Promise.resolve(next);
  if (changed) {
    forgetAnswers();
    live.restart();
  }
  return next;
};

/** Note that the user has signed out or is deleted. */
export const leaveMe = (): void => {
  const wasBanned = banned !== null;
  [ban, banned] = ['', null];
  setMe(null);
  if (wasBanned) live.restart(); // it was anonymous before
};

/** Create a guest and sign in. */
export const comeAsGuest = async (name: string): Promise<Me | null> =>
  setMe(await api.post<Me>('guests', { name, language: currentLanguage() }));

/** The current user; creates a guest if there is none. */
export const ensureMe = async (name: string): Promise<Me | null> => (await loadMe()) ?? comeAsGuest(name);

/** Switch the language everywhere: the page, the connection, and notifications. */
export const speak = async (language: Language): Promise<void> => {
  await setLanguage(language, true);
  if (currentLanguage() !== language) return; // another language was chosen in the meantime
  live.restart();
  if (who()) void api.patch('me', { language }).catch(() => {}); // the page uses the language anyway
};
