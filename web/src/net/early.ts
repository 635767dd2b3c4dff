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
  /** The id of the page's own request. */
  let asked: string | null = null;
  let answer: string | null = null;
  const hear = (data: string): void => {
    if (!isAnswer(data)) return taken.onmessage?.({ data });
    answer = data;
    reply();
  };
  const reply = (): void => {
    if (answer === null || asked === null) return;
    taken.onmessage?.({ data: answer.replace(ID, `"id":${asked}`) });
    answer = null;
  };
  const taken: SocketLike = {
    send: (text) => {
      if (asked !== null || text.replace(ID, '"id":0') !== sent) return socket.send(text);
      asked = ID.exec(text)?.[1] ?? null;
      queueMicrotask(reply);
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
