import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HintFound, Moment } from '../src/net/types';
import { Hints } from '../src/table/session/hints.svelte';
import type { TableSession } from '../src/table/session/session-shape';
import { needTexts, setLanguage } from '../src/texts/texts.svelte';

const person = (id: string) => ({ id, name: id, kind: 'guest' as const });
const seat = (who: string | null) => ({
  person: who === null ? null : person(who),
  bot: who === null ? 'level1' : null,
});

const hint = (decision: object, more: object = {}): HintFound =>
  ({
    match: 'm',
    number: 7,
    seat: 0,
    hints: 1,
    decision: {
      notation: 'a1-a2',
      sentence: 'Tide moves.',
      rules: ['E4.1'],
      kind: 'move',
      places: [],
      cost: {},
      ...decision,
    },
    area: [],
    look: 'There are points to gain.',
    reasons: [],
    chance: 0.612,
    other_chance: 0.5,
    then: [],
    simulations: 100,
    proven: false,
    legal: 9,
    ...more,
  }) as unknown as HintFound;

/** A session in which the user decides, with everything that hints read of it. */
const makeSession = (others: (string | null)[] = [null], settings: object = {}) => {
  const watch = $state({
    match: 'm',
    asked: 7,
    viewer: 0,
    pending: null as string | null,
    isMine: true,
    ground: { settings: { rated: false, tournament: '', ...settings } },
    moment: { status: 'running', seats: [seat('ann'), ...others.map(seat)] } as unknown as Moment,
  });
  const session = {
    watch,
    lesson: null,
    spoken: '',
    canDecide: true,
    say: (text: string) => text,
    refuse: vi.fn(),
    decide: vi.fn(async () => true),
  };
  return { session, watch, hints: new Hints(session as unknown as TableSession) };
};

let answer: HintFound | { status: number; error: object };
beforeEach(async () => {
  await setLanguage('en');
  await needTexts(['table']);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () =>
      'status' in answer
        ? new Response(JSON.stringify({ error: answer.error }), { status: answer.status })
        : new Response(JSON.stringify(answer)),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('hints are offered', () => {
  test('against bots and around one device, in unrated matches only', () => {
    expect(makeSession([null]).hints.isOffered).toBe(true);
    expect(makeSession(['ann', null]).hints.isOffered).toBe(true);
    expect(makeSession(['bob']).hints.isOffered).toBe(false);
    expect(makeSession([null, 'bob']).hints.isOffered).toBe(false);
    expect(makeSession([null], { rated: true }).hints.isOffered).toBe(false);
    expect(makeSession([null], { tournament: 'cup' }).hints.isOffered).toBe(false);
  });

  test('not in lessons, not to spectators, and not after the match', () => {
    const { session, hints, watch } = makeSession();
    session.lesson = {} as never;
    expect(hints.isOffered).toBe(false);
    session.lesson = null;
    watch.moment = { ...watch.moment, status: 'over' } as Moment;
    expect(hints.isOffered).toBe(false);
    const other = makeSession();
    other.watch.viewer = null as never;
    expect(other.hints.isOffered).toBe(false);
  });
});

describe('a hint', () => {
  test('shows an area, then a piece, then the move', async () => {
    answer = hint({ places: ['a1', 'a2'], sentence: 'Tide moves\u007f to a2\u007f.' }, { area: ['a2', 'a3'] });
    const { hints, session } = makeSession();
    await hints.next();
    expect([hints.step, hints.number, hints.steps.length]).toEqual(['where', 1, 3]);
    expect([hints.area, hints.piece, hints.move]).toEqual([['a2', 'a3'], null, null]);
    expect(session.spoken).toBe('There are points to gain. Look at the marked area. a2, a3');
    await hints.next();
    expect([hints.step, hints.area, hints.piece, hints.move]).toEqual(['piece', ['a2', 'a3'], 'a1', null]);
    expect(session.spoken).toBe('Use the marked piece. a1');
    await hints.next();
    expect([hints.step, hints.area, hints.piece, hints.move?.notation]).toEqual(['move', [], null, 'a1-a2']);
    expect(session.spoken).toContain('Tide moves to a2.');
    expect(session.spoken).toContain('61%');
    await hints.next();
    expect(hints.step).toBe('move');
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('points at the cards, then at one card', async () => {
    answer = hint({ kind: 'take', detail: { place: 2 } });
    const { hints } = makeSession();
    await hints.next();
    expect([hints.isAtCards, hints.card]).toEqual([true, null]);
    await hints.next();
    expect([hints.isAtCards, hints.card, hints.piece]).toEqual([false, 2, null]);
  });

  test('has two steps for a decision without a place', async () => {
    answer = hint({ kind: 'bid', detail: { coins: 3 } }, { chance: 1, proven: true, other_chance: null });
    const { hints } = makeSession();
    await hints.next();
    expect(hints.steps).toEqual(['where', 'move']);
    await hints.next();
    expect(hints.move?.kind).toBe('bid');
    expect(hints.chance).toContain('you win');
  });

  test('ends when the decision changes, is sent or is closed', async () => {
    answer = hint({ places: ['a1'] }, { area: ['a1'] });
    const { hints, watch } = makeSession();
    await hints.next();
    watch.pending = 'a1';
    flushSync();
    expect(hints.now).toBeNull();
    watch.pending = null;
    expect(hints.now).not.toBeNull();
    watch.asked = 9;
    expect([hints.now, hints.step, hints.area]).toEqual([null, null, []]);
    watch.asked = 7;
    hints.close();
    expect(hints.now).toBeNull();
  });

  test('that comes after the decision is dropped', async () => {
    answer = hint({ places: ['a1'] });
    const { hints, watch } = makeSession();
    const asked = hints.next();
    watch.asked = 8;
    await asked;
    watch.asked = 7;
    expect(hints.now).toBeNull();
  });

  test('plays the move with one action', async () => {
    answer = hint({ places: ['a1'] });
    const { hints, session } = makeSession();
    await hints.next();
    await hints.play();
    expect(session.decide).toHaveBeenCalledWith('a1-a2');
    expect(hints.now).toBeNull();
  });

  test('that is refused says why', async () => {
    answer = { status: 403, error: { code: 'hints-people', message: 'there are no hints' } };
    const { hints, session } = makeSession(['bob']);
    await hints.next();
    expect(session.refuse).toHaveBeenCalledOnce();
    expect([hints.now, hints.asking]).toEqual([null, false]);
  });
});
