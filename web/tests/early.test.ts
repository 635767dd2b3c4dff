/** What `public/theme.js` asks for before the first script of the page runs. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlySocket } from '../src/net/early';
import type { SocketLike } from '../src/net/socket';

const script = readFileSync('public/theme.js', 'utf8');
const page = (start: string, name: string) => ({
  start,
  files: [`assets/${name}.js`, `assets/${name}.css`],
  texts: { en: [`assets/${name}.en.js`], pl: [`assets/${name}.pl.js`] },
});
const run = (): void => void new Function(script)();
const asked = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(
    (link) => `${link.rel} ${link.getAttribute('href')}`,
  );

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  document.head.innerHTML = `<script type="application/json" id="early">${JSON.stringify([page('', 'home'), page('table', 'table')])}</script>`;
});

describe('the first page', () => {
  it('is asked for with its style and its texts', () => {
    run();
    expect(asked()).toEqual([
      'modulepreload ./assets/home.js',
      'preload ./assets/home.css',
      'modulepreload ./assets/home.en.js',
    ]);
  });
  it('is the one of the address, in the language that was chosen', () => {
    location.hash = '#/table/abc?code=1';
    localStorage.setItem('tetrarch.language', 'pl');
    run();
    expect(asked()).toContain('modulepreload ./assets/table.js');
    expect(asked()).toContain('modulepreload ./assets/table.pl.js');
    expect(asked()).toHaveLength(3);
  });
  it('waits for the scripts where the build knows nothing of it', () => {
    location.hash = '#/editor/eko';
    run();
    expect(asked()).toEqual([]);
    document.head.innerHTML = '';
    run();
    expect(asked()).toEqual([]);
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly url: string;
  readyState = 1;
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(url: URL) {
    this.url = url.href;
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  addEventListener(): void {}
}

describe('the table of the first address', () => {
  const hello = '{"type":"hello","now":0}';
  const found = '{"type":"done","id":0,"result":{"ground":{"game":"eko"}}}';
  const address = (): URL => new URL('api/v1/live?lang=en', location.href.replace(/#.*/, '').replace('http', 'ws'));
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    location.hash = '#/table/abc?code=1';
    const table = { ...page('table', 'table'), games: { eko: ['assets/eko.js', 'assets/eko.json'] } };
    document.head.innerHTML = `<script type="application/json" id="early">${JSON.stringify([table])}</script>`;
    run();
    FakeSocket.last.onopen?.();
    FakeSocket.last.onmessage?.({ data: hello });
  });
  afterEach(() => void vi.unstubAllGlobals());
  const heardBy = (socket: SocketLike): string[] => {
    const heard: string[] = [];
    socket.onmessage = ({ data }) => heard.push(data);
    return heard;
  };
  const asking = (id: number, match: string): string =>
    JSON.stringify({ type: 'watch', id, match, since: 0, ground: true, code: '1' });

  it('is requested with the files of its game, and answers the request of the page', async () => {
    FakeSocket.last.onmessage?.({ data: found });
    expect(asked()).toContain('modulepreload ./assets/eko.js');
    expect(asked()).toContain('preload ./assets/eko.json');
    const socket = earlySocket(address()) as SocketLike;
    const heard = heardBy(socket);
    await Promise.resolve();
    expect(heard).toEqual([hello]);
    socket.send(asking(7, 'abc'));
    await Promise.resolve();
    expect(heard[1]).toBe(found.replace('"id":0', '"id":7'));
    expect(FakeSocket.last.sent).toEqual([asking(0, 'abc')]);
    socket.send(asking(8, 'abc'));
    expect(FakeSocket.last.sent).toHaveLength(2);
  });
  it('may arrive after the request of the page', async () => {
    const socket = earlySocket(address()) as SocketLike;
    const heard = heardBy(socket);
    await Promise.resolve();
    socket.send(asking(1, 'abc'));
    FakeSocket.last.onmessage?.({ data: found });
    expect(heard.at(-1)).toBe(found.replace('"id":0', '"id":1'));
  });
  const update = (match: string): string => `{"type":"update","match":"${match}","update":{"number":12,"since":11}}`;
  it('is followed by what happened before the request of the page', async () => {
    FakeSocket.last.onmessage?.({ data: found });
    FakeSocket.last.onmessage?.({ data: update('abc') });
    const socket = earlySocket(address()) as SocketLike;
    const heard = heardBy(socket);
    await Promise.resolve();
    FakeSocket.last.onmessage?.({ data: update('other') });
    FakeSocket.last.onmessage?.({ data: update('abc') });
    expect(heard).toEqual([hello, update('other')]);
    socket.send(asking(7, 'abc'));
    await Promise.resolve();
    expect(heard.slice(2)).toEqual([found.replace('"id":0', '"id":7'), update('abc'), update('abc')]);
    FakeSocket.last.onmessage?.({ data: update('abc') });
    expect(heard).toHaveLength(6);
  });
  it('holds nothing back if the page requests the table in another way', async () => {
    FakeSocket.last.onmessage?.({ data: found });
    FakeSocket.last.onmessage?.({ data: update('abc') });
    const socket = earlySocket(address()) as SocketLike;
    const heard = heardBy(socket);
    await Promise.resolve();
    const other = asking(7, 'abc').replace('"code":"1"', '"code":"2"');
    socket.send(other);
    expect(FakeSocket.last.sent).toContain(other);
    FakeSocket.last.onmessage?.({ data: update('abc') });
    expect(heard).toEqual([hello, update('abc')]);
  });
  it('is no answer to another request', async () => {
    FakeSocket.last.onmessage?.({ data: found });
    const socket = earlySocket(address()) as SocketLike;
    const heard = heardBy(socket);
    socket.send(asking(1, 'other'));
    await Promise.resolve();
    expect(heard).toEqual([hello]);
    expect(FakeSocket.last.sent).toContain(asking(1, 'other'));
  });
  it('is dropped if the page connects to another address', () => {
    expect(earlySocket(new URL('ws://localhost/api/v1/live?lang=pl'))).toBeNull();
    expect(FakeSocket.last.closed).toBe(true);
    expect(earlySocket(address())).toBeNull();
  });
});
