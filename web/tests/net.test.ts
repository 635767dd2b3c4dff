import { beforeEach, describe, expect, it } from 'vitest';
import { NetError } from '../src/net/errors';
import { LiveSocket, type SocketLike, type World } from '../src/net/socket';
import { TableWatch } from '../src/net/table.svelte';
import type { Moment, TableEntry, Update } from '../src/net/types';
import { setLanguage } from '../src/texts/texts.svelte';

class FakeSocket implements SocketLike {
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  hello(person: string | null = 'me'): void {
    this.tell({
      type: 'hello',
      person: person && { id: person, name: 'Me', kind: 'guest' },
      language: 'en',
      now: Date.now(),
      version: '1',
    });
  }
  last(type: string): Record<string, unknown> {
    const found = this.sent.filter((message) => message.type === type).pop();
    if (!found) throw new Error(`no ${type} was sent`);
    return found;
  }
}

class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  timers = new Map<number, () => void>();
  waits: number[] = [];
  private next = 1;
  isOnline = true;
  open = (): SocketLike => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };
  later = (run: () => void, ms: number): number => {
    this.timers.set(this.next, run);
    this.waits.push(ms);
    return this.next++;
  };
  cancel = (timer: number): void => void this.timers.delete(timer);
  online = (): boolean => this.isOnline;
  random = (): number => 1;
  get now(): FakeSocket {
    return this.sockets[this.sockets.length - 1] as FakeSocket;
  }
  /** Let the timer that was set last run. */
  fire(): void {
    const [id, run] = [...this.timers].pop() ?? [];
    if (id === undefined || !run) throw new Error('nothing waits');
    this.timers.delete(id);
    run();
  }
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const moment = (number: number, more: Partial<Moment> = {}): Moment => ({
  number,
  status: 'running',
  host: 'me',
  seats: [
    {
      plan: 'open',
      person: { id: 'me', name: 'Me', kind: 'guest' },
      bot: null,
      name: 'Me',
      ready: true,
      salted: false,
      salt_due: false,
      away: false,
      gave_up: false,
      hints: 0,
    },
  ],
  events: number,
  to_decide: [0],
  bots: [],
  clocks: [],
  votes: [],
  start_by: null,
  restarts: null,
  rematch: null,
  ...more,
});
const entry = (number: number, kind = 'decided'): TableEntry => ({
  kind,
  number,
  at: 0,
  seat: 0,
  play: 'pass',
  sentence: `Entry ${number}.`,
});
const update = (since: number, number: number, more: Partial<Moment> = {}): Update => ({
  match: 'm',
  since,
  number,
  entries: Array.from({ length: number - since }, (_, i) => entry(since + i + 1)),
  moment: moment(number, more),
});
const watched = (since: number, number: number) => ({
  match: 'm',
  viewer: 0,
  code: 'CODE',
  now: Date.now(),
  ground: since
    ? null
    : { match: 'm', game: 'eko', viewer: 0, settings: {}, commitment: null, names: [], salts: [], board: null },
  update: update(since, number),
});

describe('the connection', () => {
  let world: FakeWorld;
  let live: LiveSocket;
  beforeEach(() => {
    world = new FakeWorld();
    live = new LiveSocket(world);
  });

  it('answers each request by its id, in any order', async () => {
    const [one, two] = [live.ask('ping'), live.ask('why-not', { match: 'm', play: 'x' })];
    world.now.hello();
    const [first, second] = world.now.sent;
    world.now.tell({ type: 'error', id: second?.id, error: { code: 'illegal-move', message: 'No', rule: 'E4.1' } });
    world.now.tell({ type: 'done', id: first?.id, result: { now: 5 } });
    await expect(one).resolves.toEqual({ now: 5 });
    await expect(two).rejects.toMatchObject({ kind: 'refused', code: 'illegal-move', rule: 'E4.1' });
  });

  it('sends a decision again after a break, with the same number, and nothing twice on one connection', async () => {
    live.start();
    world.now.hello();
    const decided = live.ask('decide', { match: 'm', play: 'pass', number: 7 });
    expect(world.now.sent.filter((message) => message.type === 'decide')).toHaveLength(1);
    world.now.onclose?.({ code: 1006, reason: '' });
    expect(live.link).toBe('reconnecting');
    world.fire();
    world.now.hello();
    expect(world.sockets).toHaveLength(2);
    expect(world.now.sent.filter((message) => message.type === 'decide')).toEqual([
      { type: 'decide', id: 1, match: 'm', play: 'pass', number: 7 },
    ]);
    world.now.tell({ type: 'done', id: 1, result: { match: 'm', number: 8, repeated: true } });
    await expect(decided).resolves.toMatchObject({ repeated: true });
  });

  it('says of what may not be sent twice that nobody knows', async () => {
    live.start();
    world.now.hello();
    const said = live.ask('say', { match: 'm', text: 'Hello' });
    world.now.onclose?.({ code: 1012, reason: '' });
    await expect(said).rejects.toMatchObject({ kind: 'lost' });
    await expect(live.ask('undo', { match: 'm' })).rejects.toBeInstanceOf(NetError);
    world.fire();
    world.now.hello();
    expect(world.now.sent).toEqual([]);
  });

  it('waits longer after each failure, and longest where there are too many connections', () => {
    live.start();
    const waits: number[] = [];
    for (let i = 0; i < 12; i++) {
      world.waits = [];
      world.now.onclose?.({ code: i === 11 ? 4029 : 1006, reason: '' });
      waits.push(...world.waits);
      world.fire();
    }
    expect(waits.slice(0, 3)).toEqual([600, 1200, 1600]);
    expect(Math.max(...waits.slice(0, 8))).toBeLessThan(2000);
    expect(waits[10]).toBe(15_000);
    expect(waits[11]).toBe(60_000);
  });

  it('returns within two seconds to a server that restarts', () => {
    live.start();
    world.now.hello();
    world.waits = [];
    world.now.onclose?.({ code: 1012, reason: 'restarting' });
    expect(live.link).toBe('reconnecting');
    expect(world.waits.at(-1)).toBe(300);
    world.fire();
    world.now.hello();
    expect(live.link).toBe('open');
  });

  it('is cut and made anew when nothing answers', () => {
    live.start();
    world.now.hello();
    world.fire(); // so long nothing came: a ping
    expect(world.now.sent.map((message) => message.type)).toEqual(['ping']);
    world.fire(); // and no answer
    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]?.isClosed).toBe(true);
  });

  it('is tried at once when the network goes, and kept where somebody still answers', () => {
    live.start();
    world.now.hello();
    live.doubt();
    expect(world.now.sent.map((message) => message.type)).toEqual(['ping']);
    world.now.tell({ type: 'done', id: world.now.last('ping').id, result: {} });
    expect([live.link, world.sockets.length, world.waits.at(-1)]).toEqual(['open', 1, 25_000]);
    live.doubt();
    world.isOnline = false;
    world.fire(); // and no answer
    expect([live.link, world.sockets.length]).toEqual(['offline', 2]);
  });

  it('says when the browser is offline, and wakes with the network', () => {
    live.start();
    world.now.hello();
    world.isOnline = false;
    world.now.onclose?.({ code: 1006, reason: '' });
    expect(live.link).toBe('offline');
    world.isOnline = true;
    live.wake();
    world.now.hello();
    expect(live.link).toBe('open');
  });
});

describe('a table that is watched', () => {
  let world: FakeWorld;
  let live: LiveSocket;
  let watch: TableWatch;
  const numbers = (): number[] => watch.entries.map((one) => one.number);
  beforeEach(async () => {
    await setLanguage('en');
    world = new FakeWorld();
    live = new LiveSocket(world);
    watch = new TableWatch('m', null, live);
    watch.start();
    world.now.hello();
    world.now.tell({ type: 'done', id: world.now.last('watch').id, result: watched(0, 3) });
    await settled();
  });

  it('knows everything once, even if a message comes twice or overlaps', () => {
    world.now.tell({ type: 'update', match: 'm', now: 0, update: update(3, 4) });
    world.now.tell({ type: 'update', match: 'm', now: 0, update: update(3, 4) });
    world.now.tell({ type: 'update', match: 'm', now: 0, update: update(2, 6) });
    world.now.tell({ type: 'update', match: 'other', now: 0, update: update(6, 9) });
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(watch.moment?.number).toBe(6);
  });

  it('asks for what is missing where a message was lost', async () => {
    world.now.tell({ type: 'update', match: 'm', now: 0, update: update(5, 6) });
    expect(numbers()).toEqual([1, 2, 3]);
    expect(world.now.last('watch')).toMatchObject({ since: 3, ground: false });
    world.now.tell({ type: 'done', id: world.now.last('watch').id, result: watched(3, 6) });
    await settled();
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('keeps an update that comes together with the answer before it', async () => {
    const other = new TableWatch('m', null, live);
    void other.start();
    world.now.tell({ type: 'done', id: world.now.last('watch').id, result: watched(0, 3) });
    world.now.tell({ type: 'update', match: 'm', now: 0, update: update(3, 5) });
    await settled();
    expect(other.entries.map((one) => one.number)).toEqual([1, 2, 3, 4, 5]);
    expect(world.now.sent.filter((message) => message.type === 'watch')).toHaveLength(2); // one for each of both
  });

  it('asks again where the answer on its way is also too old', async () => {
    world.now.tell({ type: 'update', match: 'm', now: 0, update: update(5, 6) });
    const { id } = world.now.last('watch');
    world.now.tell({ type: 'update', match: 'm', now: 0, update: update(8, 9) });
    world.now.tell({ type: 'done', id, result: watched(3, 6) });
    await settled();
    expect(world.now.last('watch')).toMatchObject({ since: 6 });
    world.now.tell({ type: 'done', id: world.now.last('watch').id, result: watched(6, 9) });
    await settled();
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('gets exactly what it missed after a break', async () => {
    const caught: boolean[] = [];
    watch.onchange((change) => caught.push(change.caughtUp));
    world.now.onclose?.({ code: 1006, reason: '' });
    expect(watch.link).toBe('reconnecting');
    world.fire();
    world.now.hello();
    expect(world.now.last('watch')).toMatchObject({ match: 'm', since: 3, ground: false });
    world.now.tell({ type: 'done', id: world.now.last('watch').id, result: watched(3, 5) });
    await settled();
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(caught).toEqual([true]);
  });

  const PASS = { id: 1, notation: 'pass', sentence: 'Pass.', rules: [], kind: 'pass', places: [], cost: {} };
  const deciding = (since: number, until: number): object => ({ ...update(since, until), decisions: [PASS] });

  it('takes the decisions from the update, and decides with its number', async () => {
    world.now.tell({ type: 'update', match: 'm', now: 0, update: deciding(3, 4) });
    expect(watch.decisions?.map((one) => one.notation)).toEqual(['pass']);
    expect(world.now.sent.some((message) => message.type === 'decisions')).toBe(false);
    const decided = watch.decide('pass');
    expect(world.now.last('decide')).toMatchObject({ play: 'pass', number: 4 });
    expect(watch.pending).toBe('pass');
    world.now.tell({ type: 'error', id: world.now.last('decide').id, error: { code: 'stale', message: 'gone on' } });
    await expect(decided).rejects.toMatchObject({ code: 'stale' });
    expect([watch.pending, watch.stale, watch.decisions]).toEqual([null, true, null]);
    const seen = { ...(watched(4, 4) as object), update: { ...deciding(4, 4), entries: [] } };
    world.now.tell({ type: 'done', id: world.now.last('watch').id, result: seen });
    await settled();
    expect(watch.decisions?.map((one) => one.notation)).toEqual(['pass']);
  });

  it('asks once for what each decision would bring, and keeps it when somebody only talks', async () => {
    world.now.tell({ type: 'update', match: 'm', now: 0, update: deciding(3, 4) });
    void watch.addPreviews();
    void watch.addPreviews();
    expect(world.now.last('decisions')).toMatchObject({ preview: true });
    const preview = { points: [1, 0], gains: [1, 0], ends: false };
    world.now.tell({
      type: 'done',
      id: world.now.last('decisions').id,
      result: { match: 'm', number: 4, seat: 0, decisions: [{ ...PASS, preview }] },
    });
    await settled();
    expect(watch.decisions?.[0]?.preview).toEqual(preview);
    const before = watch.decisions;
    world.now.tell({
      type: 'update',
      match: 'm',
      now: 0,
      update: { ...deciding(4, 5), entries: [entry(5, 'said')] },
    });
    expect(watch.decisions).toBe(before);
    expect(world.now.sent.filter((message) => message.type === 'decisions')).toHaveLength(1);
  });

  it.each([
    [1, {}],
    [3, { times: 3 }],
  ])('asks for the effect of a decision that is made %d times, in words of older servers too', (times, fields) => {
    void watch.preview('pass', times);
    const { id: _, seat: __, ...sent } = world.now.last('preview');
    expect(sent).toEqual({ type: 'preview', match: 'm', play: 'pass', ...fields });
  });

  it('begins anew where the server knows less than it', async () => {
    world.now.onclose?.({ code: 1006, reason: '' });
    world.fire();
    world.now.hello();
    world.now.tell({ type: 'error', id: world.now.last('watch').id, error: { code: 'no-such-number', message: '' } });
    await settled();
    expect(world.now.last('watch')).toMatchObject({ since: 0, ground: true });
  });

  it('says why it may be watched no more', () => {
    world.now.tell({ type: 'unwatched', match: 'm', error: { code: 'no-watchers', message: 'nobody may watch' } });
    expect(watch.fault?.message).toBe('nobody may watch');
  });
});
