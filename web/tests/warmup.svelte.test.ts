/** The line that bots are still warming up: when it is asked for, shown and taken away. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/net/rest';
import type { Warmup } from '../src/net/types';
import type { TableSession } from '../src/table/session/session-shape';
import { botWarmup, POLL_MS } from '../src/table/session/warmup.svelte';

/** A table of a game with some bots. */
const table = (game: string, bots: (string | null)[], more: { status?: string; lesson?: object } = {}) =>
  ({
    lesson: more.lesson ?? null,
    watch: {
      ground: { settings: { game } },
      moment: { status: more.status ?? 'running', seats: bots.map((bot) => ({ bot })) },
    },
  }) as unknown as TableSession;

const watched = (session: TableSession): { now: () => Warmup | null; stop: () => void } => {
  let found: { readonly now: Warmup | null } = { now: null };
  const stop = $effect.root(() => {
    found = botWarmup(() => session);
  });
  flushSync();
  return { now: () => found.now, stop };
};

describe('bots that are warming up', () => {
  let answers: (Warmup | Error)[] = [];
  const get = vi.spyOn(api, 'get');
  beforeEach(() => {
    vi.useFakeTimers();
    get.mockReset();
    get.mockImplementation(() => {
      const answer = answers.shift() ?? new Error('no more');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
    });
  });
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

  it('are shown until they are ready, and not asked about again', async () => {
    answers = [
      { ready: false, done: 0, total: 0 },
      { ready: false, done: 7, total: 25 },
      { ready: true, done: 0, total: 0 },
    ];
    const { now, stop } = watched(table('eko', [null, 'level4']));
    await pass(0);
    expect(now()).toMatchObject({ total: 0 });
    await pass(POLL_MS);
    expect(now()).toMatchObject({ done: 7, total: 25 });
    await pass(POLL_MS);
    expect(now()).toBeNull();
    await pass(5 * POLL_MS);
    expect(get.mock.calls.map(([path]) => path)).toEqual(Array(3).fill('bots/eko/warmup'));
    stop();
    watched(table('eko', ['level1', null])).stop();
    expect(get).toHaveBeenCalledTimes(3);
  });

  it('are left alone once the table is left, or the server does not answer', async () => {
    answers = [{ ready: false, done: 1, total: 25 }];
    const { now, stop } = watched(table('legends', ['level5']));
    await pass(0);
    stop();
    await pass(5 * POLL_MS);
    expect(get).toHaveBeenCalledTimes(1);
    const other = watched(table('legends', ['level5']));
    await pass(5 * POLL_MS);
    expect(get).toHaveBeenCalledTimes(2);
    expect([now(), other.now()]).toEqual([null, null]);
    other.stop();
  });

  it.each([
    ['people', table('legends', [null, null])],
    ['external programs', table('legends', ['exec:bot', null])],
    ['a game that is over', table('legends', ['level1'], { status: 'over' })],
    ['a lesson', table('legends', ['level1'], { lesson: {} })],
  ])('are not asked about for %s', async (_, session) => {
    const { now, stop } = watched(session);
    await pass(POLL_MS);
    expect(get).not.toHaveBeenCalled();
    expect(now()).toBeNull();
    stop();
  });
});
