/**
 * The WebSocket of the browser. It reconnects automatically; repeatable requests are sent again, all others are
 * rejected as lost.
 */
import { lost, NetError } from './errors';
import type { ErrorContent, Notice, Reply } from './types';

/** `resting`: not needed. `reconnecting`: lost, and will be restored. `offline`: the browser has no network. */
export type Link = 'resting' | 'connecting' | 'open' | 'reconnecting' | 'offline';

/** The part of a WebSocket that is used; tests replace it. */
export interface SocketLike {
  send: (text: string) => void;
  close: (code?: number, reason?: string) => void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export interface World {
  open: () => SocketLike;
  later: (run: () => void, ms: number) => number;
  cancel: (timer: number) => void;
  online: () => boolean;
  random: () => number;
}

interface Waiting {
  text: string;
  again: boolean;
  resolve: (result: unknown) => void;
  reject: (error: NetError) => void;
}

/** Repeatable requests. A decision carries its number, so the server recognises a repetition. */
const AGAIN = new Set([
  'watch',
  'unwatch',
  'lobby',
  'friends',
  'decisions',
  'why-not',
  'moments',
  'preview',
  'scores',
  'ping',
  'decide',
  'ready',
  'come-back',
]);
const FIRST_WAIT = 300;
/** A server that restarts, or another one, answers within seconds: so long the page tries again at short intervals. */
const SHORT_WAIT = 1_600;
const SHORT_TRIES = 8;
const LONGEST_WAIT = 15_000;
/** The close code of a server that restarts; another one, or its successor, is there at once. */
const RESTARTING = 1012;
const PING_AFTER = 25_000;
const PING_PATIENCE = 10_000;
const DOUBT_PATIENCE = 2_000;
const TOO_MANY = 4029;

export class LiveSocket {
  private socket: SocketLike | null = null;
  private isOpen = false;
  private next = 1;
  private tries = 0;
  private retry = 0;
  private beat = 0;
  private wanted = false;
  private readonly waiting = new Map<number, Waiting>();
  private readonly notices = new Set<(notice: Notice) => void>();
  private readonly links = new Set<(link: Link) => void>();
  link: Link = 'resting';
  /** The id of the user, null if anonymous, undefined while that is not known. */
  person: string | null | undefined = undefined;
  /** Milliseconds that the server's clock is ahead of ours. */
  ahead = 0;

  constructor(private readonly world: World) {}

  /** Connect, if not yet connected. */
  start(): void {
    this.wanted = true;
    if (!this.socket && !this.retry) this.connect();
  }

  /** Reconnect, after a change of user or language. */
  restart(): void {
    if (!this.wanted) return;
    this.drop();
    this.tries = 0;
    this.connect();
  }

  /** Disconnect. */
  stop(): void {
    this.wanted = false;
    this.drop();
    for (const one of this.waiting.values()) one.reject(lost());
    this.waiting.clear();
    this.say('resting');
  }

  /** The network may be back: reconnect at once. */
  wake(): void {
    if (!this.wanted || this.isOpen) return;
    this.world.cancel(this.retry);
    this.retry = 0;
    this.tries = 0;
    if (this.socket) this.drop();
    this.connect();
  }

  /** The network may be gone: check whether the server still answers. A local server needs no network. */
  doubt(): void {
    if (!this.isOpen) return;
    this.world.cancel(this.beat);
    this.probe(DOUBT_PATIENCE);
  }

  onnotice(listener: (notice: Notice) => void): () => void {
    this.notices.add(listener);
    return () => void this.notices.delete(listener);
  }

  onlink(listener: (link: Link) => void): () => void {
    this.links.add(listener);
    listener(this.link);
    return () => void this.links.delete(listener);
  }

  /** Send a request; repeatable requests wait for the connection. */
  ask<T>(type: string, fields: Readonly<Record<string, unknown>> = {}): Promise<T> {
    this.start();
    const id = this.next++;
    const again = AGAIN.has(type);
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise<T>((resolve, reject) => {
      if (!this.isOpen && !again && this.link !== 'connecting') return reject(lost());
      this.waiting.set(id, { text, again, resolve: resolve as (result: unknown) => void, reject });
      if (this.isOpen) this.socket?.send(text);
    });
  }

  private connect(): void {
    this.retry = 0;
    this.say(
      !this.world.online()
        ? 'offline'
        : this.tries || this.link === 'reconnecting' || this.link === 'open'
          ? 'reconnecting'
          : 'connecting',
    );
    const socket = this.world.open();
    this.socket = socket;
    socket.onmessage = ({ data }) => this.take(data);
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.closed(code);
    };
  }

  private greeted(now: number): void {
    this.isOpen = true;
    this.tries = 0;
    this.ahead = now - Date.now();
    this.keepAlive();
    for (const { text } of [...this.waiting.values()]) this.socket?.send(text); // before listeners send new requests
    this.say('open');
  }

  private closed(code: number): void {
    this.lose();
    if (!this.wanted) return;
    this.tries += 1;
    const longest = this.tries <= SHORT_TRIES ? SHORT_WAIT : LONGEST_WAIT;
    const first = code === RESTARTING ? FIRST_WAIT / 2 : FIRST_WAIT;
    const most = Math.min(longest, first * 2 ** Math.min(this.tries, 8)) * (code === TOO_MANY ? 4 : 1);
    this.say(this.world.online() ? 'reconnecting' : 'offline');
    this.retry = this.world.later(() => this.connect(), most * (0.5 + this.world.random() / 2));
  }

  /** Requests that are not repeatable are lost with the connection. */
  private lose(): void {
    this.world.cancel(this.beat);
    this.socket = null;
    const was = this.isOpen;
    this.isOpen = false;
    if (!was) return;
    for (const [id, one] of this.waiting) {
      if (one.again) continue;
      this.waiting.delete(id);
      one.reject(lost());
    }
  }

  private drop(): void {
    this.world.cancel(this.retry);
    this.retry = 0;
    const socket = this.socket;
    this.lose();
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close(1000);
  }

  private take(data: string): void {
    let message: Notice | Reply;
    try {
      message = JSON.parse(data) as Notice | Reply;
    } catch {
      return; // not JSON
    }
    this.keepAlive();
    if (message.type === 'done' || message.type === 'error') return this.reply(message);
    if (message.type === 'hello') {
      this.person = message.person?.id ?? null;
      this.greeted(message.now);
    }
    if (message.type === 'update') this.ahead = message.now - Date.now();
    for (const listener of this.notices) listener(message);
  }

  private reply(message: Reply): void {
    const id = Number(message.id);
    const one = this.waiting.get(id);
    if (!one) return;
    this.waiting.delete(id);
    if (message.type === 'done') one.resolve(message.result);
    else one.reject(refused(message.error));
  }

  private keepAlive(): void {
    this.world.cancel(this.beat);
    if (this.isOpen) this.beat = this.world.later(() => this.probe(PING_PATIENCE), PING_AFTER);
  }

  /** Check whether the server answers; reconnect if it does not. */
  private probe(patience: number): void {
    const socket = this.socket;
    void this.ask('ping').catch(() => {});
    this.beat = this.world.later(() => {
      if (this.socket !== socket || !socket) return;
      this.drop();
      this.tries = 0;
      this.say('reconnecting');
      this.connect();
    }, patience);
  }

  private say(link: Link): void {
    if (link === this.link) return;
    this.link = link;
    for (const listener of this.links) listener(link);
  }
}

const refused = (content: ErrorContent): NetError =>
  new NetError(content.code === 'our-fault' ? 'fault' : 'refused', content);
