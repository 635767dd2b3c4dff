/** What a table shows while others play: one move at a time, in step with the log, until the present. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../src/net/table.svelte';
import type { Moment, Notice, PastMoment, TableEntry, Update } from '../src/net/types';
import { setPref } from '../src/table/session/prefs.svelte';
import { Session } from '../src/table/session/session.svelte';
import { turnWords } from '../src/table/session/turn-words';
import { setLanguage } from '../src/texts/texts.svelte';

/** The moments that the server knows; null if it does not answer. Modules are not mocked: other tests share them. */
let known: PastMoment[] | null = null;
const fetched = vi.fn(async (address: string): Promise<Response> => {
  if (known && address.includes('/moments')) return new Response(JSON.stringify({ moments: known }));
  throw new TypeError('offline');
});

const ANIMATION_MS = 300;

/** A table of three: the viewer, and two bots. */
class Table {
  private entries: TableEntry[] = [];
  private listener: (notice: Notice) => void = () => {};
  private toDecide = [0];
  private status: Moment['status'] = 'running';
  viewers = [0];
  readonly played: string[] = [];
  readonly session: Session;

  constructor(readonly viewer: number | null = 0) {
    const connection = {
      link: 'open',
      ahead: 0,
      start: () => {},
      onnotice: (listener: (notice: Notice) => void) => ((this.listener = listener), () => {}),
      onlink: (listener: (link: string) => void) => (listener('open'), () => {}),
      ask: (type: string, fields: { since?: number }) =>
        Promise.resolve(type === 'watch' ? this.watched(fields.since ?? 0) : null),
    } as unknown as Connection;
    this.session = new Session('match', null, connection);
  }

  clocks: { running: boolean }[] = [];

  private get moment(): Moment {
    const seat = (bot: string | null) => ({ bot, name: bot ?? 'Noor', away: false, gave_up: false, person: null });
    return {
      number: this.entries.length,
      events: this.entries.length,
      turn: this.entries.length,
      status: this.status,
      to_decide: this.status === 'running' ? this.toDecide : [],
      asks: `Seat ${this.toDecide.join()} is asked`,
      clocks: this.clocks,
      seats: [seat(null), seat('Zephyr'), seat('Mistral')],
      undo: { asked: null, consent: false, free: true, events: 0, turn: null, what: '', why_not: '' },
      position: { events: this.entries.length },
    } as unknown as Moment;
  }

  private update(since: number): Update {
    const { moment } = this;
    return { match: 'match', since, number: moment.number, moment, decisions: [], entries: this.entries.slice(since) };
  }

  private watched(since: number) {
    const ground = { board: { identities: 'ETM' }, settings: { game: 'eko' } };
    return { viewer: this.viewer, viewers: this.viewers, code: null, ground, update: this.update(since) };
  }

  async open(): Promise<Session> {
    await this.session.start();
    this.session.player = {
      play: (entry) => {
        this.played.push(entry.sentence ?? '');
        return new Promise((done) => {
          this.finish = done;
          setTimeout(done, ANIMATION_MS);
        });
      },
      finish: () => this.finish(),
      soundOf: () => 'place',
    };
    return this.session;
  }

  private finish: () => void = () => {};

  private send(entry: Partial<TableEntry>): void {
    const since = this.entries.length;
    this.entries.push({ number: since + 1, at: 0, kind: 'decided', ...entry });
    this.listener({ type: 'update', match: 'match', now: 0, update: this.update(since) } as Notice);
  }

  /** A seat plays, and then another one is to decide. */
  play(seat: number, next: number[], status: Moment['status'] = 'running', turn = this.entries.length): void {
    [this.toDecide, this.status] = [next, status];
    this.send({ seat, sentence: `${seat}-${this.entries.length + 1}`, turn, play: 'x' });
  }

  say(): void {
    this.send({ kind: 'said', text: 'Hello' });
  }

  undo(next: number[]): void {
    this.toDecide = next;
    this.send({ kind: 'undone', events: 0, sentence: 'Undone.' });
  }

  get log(): string[] {
    return this.session.lines.map(({ sentence }) => sentence);
  }
}

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  known = null;
  vi.useFakeTimers();
  localStorage.clear();
  await setLanguage('en');
  setPref('pace', 'normal');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('a table while others play', () => {
  it('shows an own move at once', async () => {
    const table = new Table();
    const session = await table.open();
    table.play(0, [1]);
    expect(table.played).toEqual(['0-1']);
    expect(table.log).toEqual(['0-1']);
    await pass(ANIMATION_MS);
    expect(session.shown?.number).toBe(1);
    expect([session.busy, session.mine]).toEqual([false, false]);
  });

  it('shows the moves of two bots in a row one at a time; the log keeps step, and the turn comes last', async () => {
    const table = new Table();
    const session = await table.open();
    table.play(0, [1]);
    table.play(1, [1]);
    table.play(1, [2]);
    table.play(2, [0]);
    expect(session.watch.isMine).toBe(true);
    const seen: [string[], number | undefined, boolean][] = [];
    for (let ms = 0; ms < 6000; ms += 20) {
      const now: (typeof seen)[0] = [table.log, session.shown?.number, session.mine];
      if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
      if (!session.mine) expect([session.canDecide, session.decisions.length]).toEqual([false, 0]);
      await pass(20);
    }
    const lines = ['0-1', '1-2', '1-3', '2-4'];
    expect(seen).toEqual([
      [lines.slice(0, 1), 0, false],
      [lines.slice(0, 1), 1, false],
      [lines.slice(0, 2), 1, false],
      [lines.slice(0, 2), 2, false],
      [lines.slice(0, 3), 2, false],
      [lines.slice(0, 3), 3, false],
      [lines, 3, false],
      [lines, 4, true],
    ]);
    expect(session.trail.map(({ number }) => number)).toEqual([4]);
  });

  it('shows everything at once at the speed "instant"', async () => {
    setPref('pace', 'instant');
    const table = new Table();
    const session = await table.open();
    table.play(0, [1]);
    table.play(1, [0]);
    expect([session.shown?.number, session.busy, session.mine]).toEqual([2, false, true]);
    expect(table.log).toEqual(['0-1', '1-2']);
    expect(table.played).toEqual([]);
  });

  it.each([
    [true, ['0-1', '1-2']],
    [false, ['0-1']],
  ])('hurries at the speed "slow" while the clock of the user runs: %s', async (running, played) => {
    setPref('pace', 'slow');
    const table = new Table();
    table.clocks = [{ running }];
    await table.open();
    table.play(0, [1]);
    table.play(1, [0]);
    await pass(ANIMATION_MS + 500);
    expect(table.played).toEqual(played);
  });

  it('goes to the present when skipped', async () => {
    const table = new Table();
    const session = await table.open();
    table.play(0, [1]);
    for (let i = 0; i < 3; i++) table.play(1, [1]);
    table.play(1, [0]);
    await pass(400);
    session.skip();
    expect([session.shown?.number, session.busy, session.mine]).toEqual([5, false, true]);
    expect(session.urgent).toContain('Your turn');
    expect(table.log).toHaveLength(5);
    await pass(5000);
    expect(session.shown?.number).toBe(5);
  });

  it('shows an undo at once, and drops the moves that it undoes', async () => {
    const table = new Table();
    const session = await table.open();
    table.play(0, [1]);
    table.play(1, [1]);
    table.undo([0]);
    expect([session.shown?.number, session.busy, session.mine]).toEqual([3, false, true]);
    expect(table.log).toEqual(['Undone.']);
    expect(session.trail).toEqual([]);
    await pass(5000);
    expect(session.shown?.number).toBe(3);
  });

  it('goes to the present after a lost connection', async () => {
    const table = new Table();
    const session = await table.open();
    table.play(0, [1]);
    table.play(1, [0]);
    session.watch.again();
    await pass(0);
    expect([session.shown?.number, session.busy, session.mine]).toEqual([2, false, true]);
  });

  it('lets a message wait for its turn, and interrupts nobody', async () => {
    const table = new Table();
    const session = await table.open();
    table.play(0, [1]);
    table.play(1, [0]);
    table.say();
    expect(session.unread).toBe(1);
    expect(session.shown?.number).toBe(0);
    await pass(5000);
    expect([session.shown?.number, session.mine]).toEqual([3, true]);
  });

  it('does not interrupt a player who decides at the same time as others', async () => {
    const table = new Table();
    const session = await table.open();
    table.play(1, [0, 2]);
    expect([session.busy, session.mine, session.shown?.number]).toEqual([false, true, 1]);
  });

  it('shows the end of the match after the last move', async () => {
    const table = new Table();
    const session = await table.open();
    table.play(0, [1]);
    table.play(1, [], 'over');
    await pass(400);
    expect(session.shown?.status).toBe('running');
    await pass(5000);
    expect(session.shown?.status).toBe('over');
  });

  it('shows spectators the moves of everybody', async () => {
    const table = new Table(null);
    table.viewers = [];
    const session = await table.open();
    table.play(0, [1]);
    expect([session.isWatching, session.mine]).toEqual([true, false]);
    await pass(ANIMATION_MS * 2);
    expect([session.busy, session.shown?.number]).toEqual([false, 1]);
  });

  it('counts the moves of all players of a shared device as own ones', async () => {
    const table = new Table();
    table.viewers = [0, 1];
    const session = await table.open();
    table.play(1, [2]);
    expect(session.isWatching).toBe(false);
    await pass(ANIMATION_MS);
    expect(session.busy).toBe(false);
    table.play(2, [0]);
    expect(session.isWatching).toBe(true);
  });
});

describe('the bar', () => {
  it('says that a bot is thinking, then what it does, and nothing on the own turn', async () => {
    const table = new Table();
    const session = await table.open();
    expect(turnWords(session)).toBeNull();
    table.play(0, [1]);
    expect(turnWords(session)).toEqual({ sentence: '0-1', detail: '' });
    await pass(1000);
    expect(turnWords(session)).toEqual({ sentence: 'Zephyr is thinking.', detail: 'Seat 1 is asked' });
    table.play(1, [1, 2]);
    expect(turnWords(session)?.sentence).toBe('1-2');
    await pass(1000);
    expect(turnWords(session)?.sentence).toBe('Zephyr, Mistral are thinking.');
    table.play(2, [0]);
    await pass(1000);
    expect(turnWords(session)).toBeNull();
  });

  it('says to a spectator whose turn it is', async () => {
    const table = new Table(null);
    table.viewers = [];
    const session = await table.open();
    expect(turnWords(session)?.sentence).toBe('It is Noor’s turn.');
  });
});

describe('the last moves of others', () => {
  const past = (...numbers: number[]) =>
    numbers.map((entry) => ({ entry, position: { events: entry }, to_decide: [1], asks: '', step: '', turn: 0 }));

  const ready = async (): Promise<Table> => {
    const table = new Table();
    await table.open();
    table.play(0, [1]);
    table.play(1, [2]);
    table.play(2, [0]);
    await pass(5000);
    table.played.length = 0;
    known = past(1, 2, 3) as unknown as PastMoment[];
    return table;
  };

  it('are shown again, and then the present', async () => {
    const { session, played, log } = await ready();
    const now = session.watch.moment;
    expect(session.again.map(({ number }) => number)).toEqual([2, 3]);
    void session.showAgain();
    await pass(10);
    expect(fetched.mock.lastCall?.[0]).toMatch(/tables\/match\/moments\?.*first=1&last=3&view=seat&seat=0$/);
    expect([session.mine, session.canDecide, session.isWatching]).toEqual([false, false, true]);
    expect(session.shown?.position).toEqual({ events: 1 });
    expect(log).toHaveLength(3);
    await pass(5000);
    expect(played).toEqual(['1-2', '2-3']);
    expect([session.shown, session.mine, session.pointed]).toEqual([now, true, null]);
  });

  it('are shown again at the speed "instant", too', async () => {
    const { session, played } = await ready();
    setPref('pace', 'instant');
    void session.showAgain();
    await pass(5000);
    expect(played).toEqual(['1-2', '2-3']);
  });

  it('are skipped', async () => {
    const { session } = await ready();
    void session.showAgain();
    await pass(100);
    session.skip();
    expect([session.shown, session.mine]).toEqual([session.watch.moment, true]);
  });

  it('give way to a new move, but not to a message', async () => {
    const table = await ready();
    const { session } = table;
    void session.showAgain();
    await pass(100);
    table.say();
    expect(session.isWatching).toBe(true);
    table.play(0, [1]); // from another tab
    expect(session.shown?.position).toEqual({ events: 4 });
    await pass(ANIMATION_MS);
    expect([session.shown?.number, session.busy]).toEqual([5, false]);
  });

  it('are not shown if the past cannot be loaded', async () => {
    const { session } = await ready();
    known = null;
    await session.showAgain();
    expect([session.shown, session.busy, session.mine]).toEqual([session.watch.moment, false, true]);
  });
});

describe('the steps of another player', () => {
  const past = (...numbers: (number | null)[]) =>
    numbers.map((entry) => ({ entry, position: { events: entry ?? 0 }, to_decide: [1], asks: '', step: '', turn: 0 }));

  /** Seat 1 has made three steps of one turn. */
  const ready = async (): Promise<Table> => {
    const table = new Table();
    await table.open();
    table.play(0, [1]);
    for (const next of [1, 1, 0]) table.play(1, [next], 'running', 7);
    await pass(5000);
    known = past(1, 2, 3) as unknown as PastMoment[];
    return table;
  };
  const numbers = (list: readonly TableEntry[]): number[] => list.map(({ number }) => number);

  it('take at most 1.2 seconds, and all of them are marked afterwards', async () => {
    const table = new Table();
    const session = await table.open();
    table.play(0, [1]);
    await pass(5000);
    for (const next of [1, 1, 0]) table.play(1, [next], 'running', 7);
    await pass(1220);
    expect([session.busy, session.mine]).toEqual([false, true]);
    expect(numbers(session.trail)).toEqual([2, 3, 4]);
  });

  it('are all marked after a tap, and at the speed "instant"', async () => {
    const { session } = await ready();
    expect(numbers(session.trail)).toEqual([2, 3, 4]);
    const table = new Table();
    const other = await table.open();
    table.play(0, [1]);
    for (const next of [1, 1, 0]) table.play(1, [next], 'running', 7);
    await pass(10);
    other.skip();
    expect(numbers(other.trail)).toEqual([2, 3, 4]);
    table.play(0, [1]);
    expect(other.trail).toEqual([]);
  });

  it('are shown one back and one on; after the last one comes the present', async () => {
    const { session } = await ready();
    const seen = (): unknown[] => [
      numbers(session.trail),
      session.shown?.number,
      session.shown?.position,
      session.mine,
    ];
    const now = session.watch.moment;
    await session.step(-1);
    expect(seen()).toEqual([[2, 3], 4, { events: 3 }, false]);
    expect(numbers(session.steps)).toEqual([2, 3, 4]);
    await session.step(-1);
    await session.step(-1);
    await session.step(-1); // there is nothing before the first step
    expect(seen()).toEqual([[], 4, { events: 1 }, false]);
    for (let i = 0; i < 3; i++) await session.step(1);
    expect([session.shown, session.mine]).toEqual([now, true]);
    await session.step(1);
    expect(session.shown).toBe(now);
  });

  it('are all marked on a reopened table until the first step back is loaded', async () => {
    const table = new Table();
    table.play(0, [1]);
    for (const next of [1, 1, 0]) table.play(1, [next], 'running', 7);
    const session = await table.open();
    known = past(1, 2, 3) as unknown as PastMoment[];
    const loaded = session.step(-1);
    expect(numbers(session.trail)).toEqual([2, 3, 4]);
    await loaded;
    expect(numbers(session.trail)).toEqual([2, 3]);
  });

  it('give way to a new move, and stay as they are if the past cannot be loaded', async () => {
    const table = await ready();
    const { session } = table;
    await session.step(-1);
    table.play(0, [1]);
    await pass(5000);
    expect([session.shown?.number, session.steps]).toEqual([5, []]);
    const other = await ready();
    known = null;
    await other.session.step(-1);
    expect([other.session.mine, numbers(other.session.trail)]).toEqual([true, [2, 3, 4]]);
  });

  it('are played once more on request', async () => {
    const { session, played } = await ready();
    played.length = 0;
    known = past(1, 2, 3, 4) as unknown as PastMoment[];
    await session.step(-1);
    void session.playTurn();
    await pass(5000);
    expect(played).toEqual(['1-2', '1-3', '1-4']);
    expect(session.mine).toBe(true);
  });
});
