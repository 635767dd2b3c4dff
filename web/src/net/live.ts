/** The WebSocket connection of the browser. */
import { wishedLanguage } from '../texts/texts.svelte';
import { earlySocket } from './early';
import { serverBase } from './rest';
import { LiveSocket, type SocketLike } from './socket';

const open = (): SocketLike => {
  const url = new URL('api/v1/live', serverBase());
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('lang', wishedLanguage());
  return earlySocket(url) ?? (new WebSocket(url) as unknown as SocketLike);
};

export const live = new LiveSocket({
  open,
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
  online: () => navigator.onLine !== false,
  random: Math.random,
});

addEventListener('online', () => live.wake());
addEventListener('offline', () => live.doubt());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') live.wake();
});
