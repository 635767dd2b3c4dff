import { beforeEach, describe, expect, it } from 'vitest';
import { answerFrom } from '../src/lessons/book';
import { DeskSocket } from '../src/lessons/desk-socket';
import { doneSteps, forgetDone, keepDone, minutesLeft, nextStep } from '../src/lessons/progress';
import { NetError } from '../src/net/errors';
import { TableWatch } from '../src/net/table.svelte';
import type { Decision, Desk, LessonBook, Moment, StepLine } from '../src/net/types';

const MATCH = 'lesson-eko-turn';
const decision = (notation: string): Decision => ({
  id: 1,
  notation,
  sentence: '',
  rules: [],
  kind: 'move',
  places: [],
  cost: {},
  mark: { kind: 'move' },
});

/** A server that keeps nothing: everything follows from the plays that it is sent. */
class FakeServer {
  readonly asked: { path: string; body: Record<string, unknown> }[] = [];
  refuse: NetError | null = null;

  post = <T>(path: string, body: unknown): Promise<T> => {
    const fields = body as { plays: string[]; since: number };
    this.asked.push({ path, body: fields as unknown as Record<string, unknown> });
    if (this.refuse) return Promise.reject(this.refuse);
    if (path.endsWith('/preview')) return Promise.resolve({ preview: { points: [1], gains: [1], ends: false } } as T);
    if (path.endsWith('/why-not')) return Promise.resolve({ legal: false, why_not: { code: 'x', message: 'No' } } as T);
    const standing: string[] = [];
    for (const play of fields.plays) play === 'undo' ? standing.pop() : standing.push(play);
    const number = 2 + fields.plays.length;
    const since = Math.max(2, fields.since);
    const moment = {
      number,
      status: 'running',
      seats: [{ bot: null }],
      to_decide: [0],
      clocks: [],
      events: standing.length,
    } as unknown as Moment;
    const desk: Partial<Desk> = {
      match: MATCH,
      viewer: 0,
      ground: fields.since === 0 ? ({ match: MATCH, game: 'eko' } as Desk['ground']) : null,
      update: {
        match: MATCH,
        number,
        since,
        entries: fields.plays
          .slice(since - 2)
          .map((play, i) => ({ kind: play === 'undo' ? 'undone' : 'decided', number: since + i + 1, at: 0, play })),
        moment,
      },
      decisions: standing.length < 3 ? [decision('a1-a2')] : [],
      reached: standing.length === 3,
      made: standing.length,
    };
    return Promise.resolve(desk as T);
  };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const lay = async () => {
  const server = new FakeServer();
  const desks: Desk[] = [];
  const refused: NetError[] = [];
  const socket = new DeskSocket(
    'lessons/eko/turn',
    (desk) => desks.push(desk),
    (error) => refused.push(error),
    server.post,
  );
  const watch = new TableWatch(MATCH, null, socket);
  watch.start();
  await settled();
  return { server, desks, refused, watch };
};

describe('a step behind the screen of a table', () => {
  it('is laid with one request, and offers what is legal', async () => {
    const { server, watch } = await lay();
    expect(server.asked).toEqual([{ path: 'lessons/eko/turn', body: { plays: [], since: 0 } }]);
    expect(watch.ground?.match).toBe(MATCH);
    expect([watch.viewer, watch.isMine]).toEqual([0, true]);
    expect(watch.decisions?.map(({ notation }) => notation)).toEqual(['a1-a2']);
  });

  it('sends all plays each time, and takes only what is new', async () => {
    const { server, watch } = await lay();
    await watch.decide('a1-a2');
    await watch.decide('b1-b2');
    expect(server.asked.map(({ body }) => [body.plays, body.since])).toEqual([
      [[], 0],
      [['a1-a2'], 2],
      [['a1-a2', 'b1-b2'], 3],
    ]);
    expect(watch.entries.map(({ play }) => play)).toEqual(['a1-a2', 'b1-b2']);
    expect(watch.moment?.number).toBe(4);
  });

  it('offers nothing more when the aim is reached', async () => {
    const { desks, watch } = await lay();
    for (const play of ['a', 'b', 'c']) await watch.decide(play);
    await settled();
    expect(desks.at(-1)?.reached).toBe(true);
    expect(watch.decisions).toEqual([]);
  });

  it('tells why a decision was not taken, and forgets it', async () => {
    const { server, refused, watch } = await lay();
    server.refuse = new NetError('refused', { code: 'not-the-aim', message: 'Not this one', rule: 'E4.6' });
    await expect(watch.decide('a1-a2')).rejects.toMatchObject({ code: 'not-the-aim', rule: 'E4.6' });
    expect(refused.map(({ rule }) => rule)).toEqual(['E4.6']);
    server.refuse = null;
    await watch.decide('b1-b2');
    expect(server.asked.at(-1)?.body.plays).toEqual(['b1-b2']);
  });

  it('blames nobody for a lost connection', async () => {
    const { server, refused, watch } = await lay();
    server.refuse = new NetError('offline', { code: 'offline', message: '' });
    await expect(watch.decide('a1-a2')).rejects.toMatchObject({ kind: 'offline' });
    expect(refused).toEqual([]);
  });

  it('takes back one decision, or all down to so many events', async () => {
    const { server, watch } = await lay();
    for (const play of ['a', 'b', 'c']) await watch.decide(play);
    await watch.command('undo', { events: null });
    expect(watch.moment?.events).toBe(2);
    await watch.command('undo', { events: 0 });
    expect(watch.moment?.events).toBe(0);
    expect(server.asked.at(-1)?.body.plays).toEqual(['a', 'b', 'c', 'undo', 'undo', 'undo']);
  });

  it('asks for previews and reasons with what was played so far', async () => {
    const { server, watch } = await lay();
    await watch.decide('a');
    expect((await watch.preview('b', 2)).gains).toEqual([1]);
    expect((await watch.whyNot('c')).legal).toBe(false);
    expect(server.asked.slice(-2)).toEqual([
      { path: 'lessons/eko/turn/preview', body: { plays: ['a'], play: 'b', times: 2 } },
      { path: 'lessons/eko/turn/why-not', body: { plays: ['a'], play: 'c' } },
    ]);
  });

  it('knows nothing of what only a table can do', async () => {
    const { watch } = await lay();
    await expect(watch.command('resign')).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('the book of a step', () => {
  const entry = (play: string) => ({ kind: 'decided', number: 99, at: 0, play });
  const pageAt = (plays: string[], isLast: boolean) => ({
    plays,
    desk: {
      match: MATCH,
      viewer: 0,
      ground: null,
      update: { match: MATCH, number: 99, since: 98, entries: plays.slice(-1).map(entry), moment: { number: 99 } },
      made: plays.length,
      reached: isLast,
    },
    undo: [{ kind: 'undone', number: 99, at: 0 }],
    not_the_aim: isLast ? null : { code: 'not-the-aim', message: 'Look again', rule: 'E4.6' },
    previews: { a: { points: [1] } },
    repeated: { a: [{ points: [2] }] },
    reasons: [{ code: 'illegal-move', message: 'Too far', rule: 'E4.2' }],
    why_not: { 'a1 b2': 0 },
  });
  const book = {
    ground: { match: MATCH },
    pages: [pageAt([], false), pageAt(['a'], false), pageAt(['a', 'b'], true)],
  } as unknown as LessonBook;
  const after = (plays: string[], since: number): Desk => answerFrom(book, '', { plays, since }) as Desk;

  it('numbers entries as the server does, over undone decisions too', () => {
    expect(after([], 0)).toMatchObject({ ground: { match: MATCH }, update: { number: 3, since: 3, entries: [] } });
    const desk = after(['a', 'undo', 'a', 'b'], 4);
    expect(desk).toMatchObject({ ground: null, reached: true, update: { number: 7, since: 4, moment: { number: 7 } } });
    expect(desk.update.entries.map(({ number, kind }) => [number, kind])).toEqual([
      [5, 'undone'],
      [6, 'decided'],
      [7, 'decided'],
    ]);
    expect(after(['a', 'undo'], 0).made).toBe(0);
  });

  it('answers previews and why-nots, and rejects what does not help', () => {
    expect(answerFrom(book, 'preview', { plays: [], play: 'a' })).toMatchObject({
      number: 3,
      preview: { points: [1] },
    });
    expect(answerFrom(book, 'preview', { plays: [], play: 'a', times: 2 })).toMatchObject({ preview: { points: [2] } });
    expect(() => answerFrom(book, 'preview', { plays: [], play: 'a', times: 3 })).toThrow(NetError);
    const why = { legal: false, why_not: { message: 'Too far' } };
    expect(answerFrom(book, 'why-not', { plays: ['a'], play: ['a1', 'b2'] })).toMatchObject(why);
    expect(answerFrom(book, 'why-not', { plays: [], play: ['a1'] })).toMatchObject({ legal: true, why_not: null });
    expect(() => after(['x'], 0)).toThrow('Look again');
    expect(() => answerFrom(book, 'preview', { plays: [], play: 'x' })).toThrow(NetError);
  });
});

describe('how far somebody has come', () => {
  const steps: StepLine[] = ['one', 'two', 'three'].map((name) => ({ name, title: name, rules: [], decisions: 1 }));
  beforeEach(() => forgetDone('eko'));

  it('is kept for each game, each step once', () => {
    keepDone('eko', 'one');
    keepDone('eko', 'one');
    expect(keepDone('eko', 'three')).toEqual(['one', 'three']);
    expect(doneSteps('eko')).toEqual(['one', 'three']);
    expect(doneSteps('legends')).toEqual([]);
  });

  it('survives what is garbled', () => {
    localStorage.setItem('tetrarch.tutorial.eko', '{"a":1}');
    expect(doneSteps('eko')).toEqual([]);
    localStorage.setItem('tetrarch.tutorial.eko', '["one", 7]');
    expect(doneSteps('eko')).toEqual(['one']);
  });

  it('says where to go on', () => {
    expect(nextStep(steps, [])?.name).toBe('one');
    expect(nextStep(steps, ['one', 'three'])?.name).toBe('two');
    expect(nextStep(steps, ['one', 'two', 'three'])?.name).toBe('one');
    expect(nextStep([], [])).toBe(null);
  });

  it('says how long the rest may take, a minute at least', () => {
    expect(minutesLeft(steps.slice(2))).toBe(1);
    expect(minutesLeft(Array.from({ length: 12 }, () => steps[0] as StepLine))).toBe(5);
  });
});
