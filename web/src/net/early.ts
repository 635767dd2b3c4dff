/**
 * Takes over the socket that `public/theme.js` opens for the table of the first address. It has requested the table
 * before the scripts of the page are loaded; the page's own request gets that answer.
 */
import type { SocketLike } from './socket';

interface EarlySocket {
  socket: WebSocket;
  /** The request, whose id is 0. */
  sent: string;
  heard: string[];
}
declare global {
  interface Window {
    earlySocket?: EarlySocket;
  }
}

const ID = /"id":(\d+)/;
/** Whether a message answers the early request. */
const isAnswer = (data: string): boolean => /^\{"type":"(done|error)","id":0,/.test(data);
/** Whether a message says what happened at a watched table. */
const FOLLOWS = /^\{"type":"(update|ground|unwatched)",/;

/** The early socket as the page's own, if it is connected to this address. */
export const earlySocket = (address: URL): SocketLike | null => {
  const early = window.earlySocket;
  delete window.earlySocket;
  if (!early) return null;
  const { socket, sent, heard } = early;
  if (socket.url !== address.href || socket.readyState > WebSocket.OPEN) {
    socket.close();
    return null;
  }
  const about = `"match":${JSON.stringify((JSON.parse(sent) as { match: string }).match)}`;
  /** The id of the page's own request; empty if it requests the table in another way. */
  let asked: string | null = null;
  /** The answer, and what happened at the table since then, until the page requests it. */
  let held: string[] = [];
  const hear = (data: string): void => {
    const isHeld = isAnswer(data) || (held.length > 0 && FOLLOWS.test(data) && data.includes(about));
    if (asked === '' || !isHeld) return taken.onmessage?.({ data });
    held.push(data);
    reply();
  };
  const reply = (): void => {
    if (asked === null) return;
    for (const data of held.splice(0))
      taken.onmessage?.({ data: isAnswer(data) ? data.replace(ID, `"id":${asked}`) : data });
  };
  const taken: SocketLike = {
    send: (text) => {
      if (asked === null && text.startsWith('{"type":"watch"') && text.includes(about)) {
        const isSame = text.replace(ID, '"id":0') === sent;
        asked = (isSame && ID.exec(text)?.[1]) || '';
        if (isSame) return queueMicrotask(reply);
        held = [];
      }
      socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.addEventListener('close', (event) => taken.onclose?.(event));
  // The caller sets its listeners first.
  queueMicrotask(() => {
    for (const data of heard) hear(data);
    socket.onmessage = ({ data }: MessageEvent<string>) => hear(data);
  });
  return taken;
};
