import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Evaluation, PlayForm } from '../src/net/generated/openapi';
import { Explorer } from '../src/replay/explorer.svelte';
import { washesOf } from '../src/replay/forecast.svelte';

/** Win chances of the seat that tries again, by its decision. */
const JUDGED: Readonly<Record<string, number>> = { a: 0.4, b: 0.7, c: 0.55, d: 0.41, e: 0.2, f: 0.69 };
/** Two seats decide in turn; everything follows from the line that is sent. */
const asked: { path: string; body: { line: PlayForm[]; seat: number | null; play: string; since: number } }[] = [];
const answer = (url: string, { body }: { body: string }): Promise<Response> => {
  const path = new URL(url).pathname.replace(/.*\/api\/v1\//, '');
  const fields = JSON.parse(body) as (typeof asked)[number]['body'];
  asked.push({ path, body: fields });
  if (path === 'tables/m/exploration/value') {
    const judged = JUDGED[fields.play] ?? 0;
    return Promise.resolve(Response.json({ chances: [judged, 1 - judged], simulations: 1, proven: false }));
  }
  const made = fields.line.length;
  if (path === 'evaluations') {
    const chances = [0.5 + made / 10, 0.5 - made / 10];
    return Promise.resolve(
      Response.json({ evaluation: { seat: made % 2, chances, points: [], owners: [] }, moves: [] }),
    );
  }
  const viewer = fields.seat ?? made % 2;
  const entries = fields.line.map((one, i) => ({ kind: 'decided', number: i + 3, at: 0, ...one }));
  const since = Math.max(2, fields.since);
  const moment = {
    number: made + 2,
    status: 'running',
    seats: [{ name: 'Ann' }, { name: 'Bob' }],
    to_decide: [made % 2],
    clocks: [],
    events: made,
    scores: [],
  };
  const decisions = viewer === made % 2 ? [{ notation: 'a' }, { notation: 'b' }] : [];
  return Promise.resolve(
    Response.json({
      match: 'explore-m',
      viewer,
      ground: fields.since ? null : { match: 'explore-m', game: 'eko', viewer },
      update: { match: 'explore-m', number: made + 2, since, entries: entries.slice(since - 2), moment, decisions },
      said: fields.line.at(-1)?.play ?? '',
    }),
  );
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => void vi.unstubAllGlobals());

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 200));
const start = async (): Promise<Explorer> => {
  const explorer = new Explorer('m', 7, 'code', null as unknown as Explorer['card']);
  await settled();
  return explorer;
};
const saidOf = (explorer: Explorer): string[] => explorer.steps.map(({ said }) => said);

describe('an exploration', () => {
  it('plays for all seats, and evaluates each position once', async () => {
    const explorer = await start();
    expect(explorer.session.watch.viewer).toBe(0);
    await explorer.session.decide('a');
    await settled();
    expect(explorer.session.watch.viewer).toBe(1);
    await explorer.session.decide('b');
    await settled();
    expect(explorer.current.line).toEqual([
      { seat: 0, play: 'a' },
      { seat: 1, play: 'b' },
    ]);
    expect(explorer.steps.map(({ chance }) => chance)).toEqual([0.6, 0.3]);
    expect(asked.filter(({ path }) => path === 'evaluations').length).toBe(3);
    explorer.go(explorer.root);
    await settled();
    expect(asked.filter(({ path }) => path === 'evaluations').length).toBe(3);
    explorer.end();
  });

  it('keeps the line that it goes back in, and branches where another decision is made', async () => {
    const explorer = await start();
    for (const play of ['a', 'b']) {
      await explorer.session.decide(play);
      await settled();
    }
    await explorer.session.watch.command('undo');
    await settled();
    expect([saidOf(explorer), explorer.current.said]).toEqual([['a', 'b'], 'a']);
    await explorer.session.decide('a');
    await settled();
    expect(saidOf(explorer)).toEqual(['a', 'a']);
    const [other] = explorer.current.siblings;
    expect(other?.said).toBe('b');
    if (other) explorer.go(other);
    await settled();
    expect([saidOf(explorer), explorer.session.watch.moment?.events]).toEqual([['a', 'b'], 2]);
    explorer.end();
  });
});

describe('another try', () => {
  it.each([
    ['b', 'best'],
    ['f', 'best'],
    ['c', 'better'],
    ['d', 'equal'],
    ['a', 'equal'],
    ['e', 'worse'],
  ])('%s instead of a, where b is the best, is judged: %s', async (play, kind) => {
    const retry = { seat: 0, played: 'a', best: 'b' };
    const explorer = new Explorer('m', 7, null, null as unknown as Explorer['card'], retry);
    await settled();
    expect([explorer.tried, explorer.verdict]).toEqual([null, null]);
    await explorer.session.decide(play);
    await settled();
    expect(explorer.verdict).toEqual({ kind, own: JUDGED[play], played: 0.4, best: 0.7 });
    await explorer.session.decide('a');
    await settled();
    expect(explorer.verdict?.kind).toBe(kind);
    explorer.go(explorer.root);
    expect(explorer.verdict).toBeNull();
    explorer.end();
  });

  it('that cannot be judged can be judged again', async () => {
    const explorer = new Explorer('m', 7, null, null as unknown as Explorer['card'], {
      seat: 0,
      played: 'a',
      best: 'b',
    });
    await settled();
    vi.stubGlobal(
      'fetch',
      vi.fn((url: string, options: { body: string }) =>
        /evaluations|value/.test(url) ? Promise.reject(new TypeError('offline')) : answer(url, options),
      ),
    );
    await explorer.session.decide('c');
    await settled();
    expect([explorer.verdict, explorer.judgeFault?.kind]).toEqual([null, 'offline']);
    vi.stubGlobal('fetch', vi.fn(answer));
    explorer.judgeAgain();
    await settled();
    expect(explorer.verdict?.kind).toBe('better');
    explorer.end();
  });
});

describe('a forecast', () => {
  it('shows likely owners, and open places without a sign', () => {
    const owners = [
      { place: 'a1', shares: [0.2, 0.71] },
      { place: 'a2', shares: [0.54, 0.3] },
    ];
    const washes = washesOf({ owners } as unknown as Evaluation, ['E', 'T'], (seat) => ['Ann', 'Bob'][seat] ?? '');
    expect(washes.map(({ place, letter, strength }) => [place, letter, strength])).toEqual([
      ['a1', 'T', 0.71],
      ['a2', null, 0],
    ]);
    expect(washes[0]?.text).toBe('71');
  });

  it.each([
    [2, 0.67],
    [3, 0.45],
    [4, 0.34],
  ])('is open below the same multiple of an even share, with %i players below %f', (players, least) => {
    const letters = (['E', 'T', 'M', 'S'] as const).slice(0, players);
    const sharesOf = (most: number): number[] => letters.map((_, seat) => (seat === 1 ? most : 0.1));
    const owners = [least - 0.01, least].map((most, place) => ({ place: `a${place}`, shares: sharesOf(most) }));
    const washes = washesOf({ owners } as unknown as Evaluation, letters, String);
    expect(washes.map(({ letter }) => letter)).toEqual([null, 'T']);
  });
});
