/** Whether the server can be reached, and what the service worker keeps for the time when it cannot. */
import { createSubscriber } from 'svelte/reactivity';
import { live } from './live';

const listen = createSubscriber((update) => {
  addEventListener('online', update);
  addEventListener('offline', update);
  const off = live.onlink(update);
  return () => {
    off();
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
});

/** Whether the browser has no network; a server on the same device needs none. Components that read it update. */
export const isOffline = (): boolean => {
  listen();
  return live.link === 'offline' || (live.link !== 'open' && navigator.onLine === false);
};

/** Whether requests would fail now: there is no network, or the server does not respond. */
export const isUnreachable = (): boolean => isOffline() || live.link === 'reconnecting';

const tell = (message: object): void => {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(message);
};

/** Keep the tutorials in all languages, the user's first, unless the user saves data. The page itself has all texts. */
export const keepLessons = async (games: readonly string[], languages: readonly string[]): Promise<void> => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!('serviceWorker' in navigator) || connection?.saveData) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keep-lessons', games, languages }); // it may not control this page yet
};

/** Remove what was kept for the last user. */
export const forgetAnswers = (): void => tell({ type: 'forget' });
