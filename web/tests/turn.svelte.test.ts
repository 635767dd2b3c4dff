/** What a person has in hand: taps and drags at a board, hints, and turns that end by themselves. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EkoTurn } from '../src/eko/turn/turn.svelte';
import { CardHand } from '../src/legends/turn/card-hand.svelte';
import { LegendsTurn } from '../src/legends/turn/turn.svelte';
import { legendsSentence } from '../src/legends/turn/words';
import { NetError } from '../src/net/errors';
import type { Decision, Moment, Preview } from '../src/net/types';
import { endsByItself } from '../src/table/session/ending.svelte';
import { bestOf, IDLE_MS, idleHint } from '../src/table/session/idle.svelte';
import { standingEvents } from '../src/table/session/log-lines';
import { seatName } from '../src/table/session/people';
import { countGame, isExperienced } from '../src/lib/played.svelte';
import { setPref } from '../src/table/session/prefs.svelte';
import type { TableSession, ToastLine } from '../src/table/session/session-shape';
import { setLanguage } from '../src/texts/texts.svelte';

const decision = (notation: string, kind: string, places: string[], more: Partial<Decision> = {}): Decision => ({
  id: notation.length * 100 + notation.charCodeAt(0),
  notation,
  sentence: `${notation}.`,
  rules: ['E4.1'],
  kind,
  places,
  cost: {},
  mark: { kind: kind === 'move' ? 'move' : 'choose' },
  ...more,
});

/** The previews of a decision that is made once, twice and so on. */
const previewsOf = (one: Decision | null): Preview[] => {
  const preview = one?.preview as (Preview & { more?: Preview[] }) | undefined;
  return preview ? [preview, ...(preview.more ?? [])] : [];
};

/** A session that offers some decisions, and keeps what is done. */
const fake = (decisions: Decision[], ground: unknown, position: unknown) => {
  const state = $state({
    canDecide: true,
    mine: true,
    decisions: decisions as readonly Decision[],
    asked: 1,
    /** The decision that ends the game. */
    last: '',
    /** Whom every decision eliminates. */
    eliminated: [] as number[],
    /** The counts whose effect is not known yet. */
    open: [] as number[],
  });
  let toast = $state.raw<ToastLine | null>(null);
  const moment = { step: 'action', position, seats: [], to_decide: [0], status: 'running' } as unknown as Moment;
  const done: string[] = [];
  const session = {
    watch: {
      viewer: 0,
      moment,
      ground: { board: ground },
      get isMine() {
        return state.mine;
      },
      get asked() {
        return state.asked;
      },
      addPreviews: () => Promise.resolve(),
    },
    shown: moment,
    get canDecide() {
      return state.canDecide;
    },
    get decisions() {
      return state.canDecide ? state.decisions : [];
    },
    get toast() {
      return toast;
    },
    set toast(line) {
      toast = line;
    },
    bubble: null,
    spoken: '',
    lastEvent: null,
    standing: [],
    letter: () => 'E',
    say: (text: string) => text,
    brings: (one: Decision | null, times = 1) => previewsOf(one)[times - 1] ?? null,
    effect: vi.fn((one: Decision) =>
      Promise.resolve({ ends: one.notation === state.last, eliminated: state.eliminated } as Preview),
    ),
    isOpen: (_: Decision, times: number) => state.open.includes(times),
    left: (one: Decision | null) => previewsOf(one)[0]?.left ?? [],
    refuse: ({ message }: NetError) => done.push(message),
    decide: (play: string) => (done.push(play), Promise.resolve(true)),
    explain: (play: string, place: string) => (done.push(`why ${play} at ${place}`), Promise.resolve()),
  } as unknown as TableSession;
  return { session, state, done };
};

const ground = {
  zones: [],
  hexes: [
    { name: 'a1', kind: 'movement', steps: ['a2'], near: [] },
    { name: 'a2', kind: 'movement', steps: ['a1'], near: [] },
    { name: 'b1', kind: 'movement', steps: [], near: [] },
    { name: 's1', kind: 'site', near: ['a1'] },
  ],
};
const position = { stacks: { a1: 'E2' }, buildings: {} };
const offered = [
  decision('a1-a2', 'move', ['a1', 'a2']),
  decision('a1^s1E', 'construct', ['a1', 's1'], { cost: { discs: 1 } }),
  decision('a1^s1T', 'construct', ['a1', 's1'], { cost: { discs: 2 } }),
  decision('pass', 'pass', []),
];

beforeEach(async () => {
  localStorage.clear();
  await setLanguage('en');
  setPref('confirm', 'always');
});

describe('a tap where only risky moves are confirmed', () => {
  it.each([
    ['', ['a1-a2']],
    ['a1-a2', []],
  ])('decides at once, unless the game ends with %j', async (last, expected) => {
    setPref('confirm', 'risky');
    const { session, state, done } = fake(offered, ground, position);
    state.last = last;
    const turn = new EkoTurn(session);
    turn.pick('a1');
    turn.pick('a2');
    await new Promise((settled) => setTimeout(settled));
    expect(done).toEqual(expected);
  });
});

describe('a decision that a hint shows', () => {
  it.each(['never', 'always'] as const)('is previewed and not made, if moves are confirmed %s', (confirm) => {
    setPref('confirm', confirm);
    const { session, done } = fake(offered, ground, position);
    const turn = new EkoTurn(session);
    for (const wanted of offered.slice(0, 3)) {
      turn.show(wanted);
      expect(turn.chosen?.decision.notation).toBe(wanted.notation);
    }
    expect([turn.picked, turn.target, done]).toEqual(['a1', 's1', []]);
  });
});

describe('a tap while nothing can be decided', () => {
  it.each([
    ['running', 0, { place: 'a2', text: 'Tide decides.', rule: '' }],
    ['running', null, { place: 'a2', text: 'Tide decides.', rule: '' }],
    ['over', 0, { place: 'a2', text: 'Tide decides.', rule: '' }],
    ['open', 0, null],
  ] as const)('says what a match waits for, or how it ended: %s, seat %s', (status, viewer, expected) => {
    const { session, state } = fake(offered, ground, position);
    [state.canDecide, state.mine] = [false, false];
    Object.assign(session.watch, { viewer });
    Object.assign(session.shown as Moment, { status, asks: 'Tide decides.' });
    new EkoTurn(session).pick('a2');
    expect(session.bubble).toEqual(expected);
  });
});

describe('a drag at a board of Ekö', () => {
  it('selects at the grasp, previews on the way, and decides at the drop', async () => {
    const { session, done } = fake(offered, ground, position);
    const turn = new EkoTurn(session);
    expect(turn.grabs).toEqual(['a1']);
    turn.grab('a1');
    expect(turn.marks.map((mark) => mark.space).sort()).toEqual(['a2', 's1']);
    turn.carry('a2');
    expect(turn.chosen?.decision.notation).toBe('a1-a2');
    turn.carry('b1');
    expect(turn.chosen).toBeNull();
    turn.drop('a2');
    await new Promise((settled) => setTimeout(settled));
    expect(done).toEqual(['a1-a2']);
  });
  it.each([
    ['ends the game', { last: 'a1-a2' }],
    ['eliminates a player', { eliminated: [0] }],
  ])('asks for another tap where the move %s', async (_, outcome) => {
    const { session, state, done } = fake(offered, ground, position);
    Object.assign(state, outcome);
    const turn = new EkoTurn(session);
    turn.grab('a1');
    turn.drop('a2');
    await new Promise((settled) => setTimeout(settled));
    expect([turn.chosen?.decision.notation, done]).toEqual(['a1-a2', []]);
    turn.pick('a2');
    await new Promise((settled) => setTimeout(settled));
    expect(done).toEqual(['a1-a2']);
  });
  it.each([
    ['nothing is confirmed', 'never', null],
    ['a puzzle has no previews', 'always', { isTest: true }],
  ] as const)('decides without a preview where %s', async (_, confirm, lesson) => {
    setPref('confirm', confirm);
    const { session, state, done } = fake(offered, ground, position);
    state.last = 'a1-a2';
    Object.assign(session, { lesson });
    const turn = new EkoTurn(session);
    turn.grab('a1');
    turn.drop('a2');
    await Promise.resolve();
    expect(done).toEqual(['a1-a2']);
  });
  it('loses no drop to another piece that is grabbed before its effect is known', async () => {
    const { session, done } = fake(offered, ground, position);
    const turn = new EkoTurn(session);
    turn.grab('a1');
    turn.drop('a2');
    expect(turn.grabs).toEqual([]);
    turn.pick('s1');
    expect(turn.picked).toBe('a1');
    await new Promise((settled) => setTimeout(settled));
    expect(done).toEqual(['a1-a2']);
    expect(turn.grabs).toEqual(['a1']);
  });
  it.each<[string, (turn: EkoTurn) => void, string[]]>([
    ['back is not made', (turn) => turn.back(), []],
    ['and confirmed is made once', (turn) => turn.pick('a2'), ['a1-a2']],
  ])('that is taken %s', async (_, act, expected) => {
    const { session, done } = fake(offered, ground, position);
    const turn = new EkoTurn(session);
    turn.grab('a1');
    turn.drop('a2');
    act(turn);
    await new Promise((settled) => setTimeout(settled));
    expect(done).toEqual(expected);
    expect(turn.grabs).toEqual(['a1']);
  });
  it('says why its effect is not known, and stays a preview', async () => {
    const { session, done } = fake(offered, ground, position);
    const refused = new NetError('refused', { code: 'too-often', message: 'Too often.' });
    Object.assign(session, { effect: () => Promise.reject(refused) });
    const turn = new EkoTurn(session);
    turn.grab('a1');
    turn.drop('a2');
    await new Promise((settled) => setTimeout(settled));
    expect([turn.chosen?.decision.notation, done]).toEqual(['a1-a2', ['Too often.']]);
  });
  it('asks which of several decisions is meant', () => {
    const { session, done } = fake(offered, ground, position);
    const turn = new EkoTurn(session);
    turn.grab('a1');
    turn.drop('s1');
    expect(done).toEqual([]);
    expect(turn.candidates.length).toBe(2);
    expect(turn.chosen).not.toBeNull();
  });
  it('takes everything back where it is broken off', () => {
    const { session, done } = fake(offered, ground, position);
    const turn = new EkoTurn(session);
    turn.grab('a1');
    turn.carry('a2');
    turn.drop(null);
    expect([turn.picked, turn.target, done]).toEqual([null, null, []]);
  });
  it('says why nothing can be done where it ends, and keeps the stack in hand', () => {
    const { session, done } = fake(offered, ground, position);
    const turn = new EkoTurn(session);
    turn.grab('a1');
    turn.drop('b1');
    expect(done).toEqual(['why a1,b1 at b1']);
    expect(turn.picked).toBe('a1');
  });
  it('is not begun while nothing can be decided', () => {
    const { session, state } = fake(offered, ground, position);
    state.canDecide = false;
    expect(new EkoTurn(session).grabs).toEqual([]);
  });
});

describe('armies of Legends', () => {
  const left = [{ points: 2 }, { points: 1 }, { points: 0 }];
  const preview = { points: null, gains: null, ends: false, left };
  const step = decision('M1-M2', 'move', ['M1', 'M2'], { cost: { points: 1 }, preview });
  const taking = decision('M1-M2', 'move', ['M1', 'M2'], {
    cost: { points: 2 },
    mark: { kind: 'move', text: '2' },
    preview: {
      ...{ points: [1, 1], gains: [0, 0], ends: false, sentence: 'An army sails.', after: {}, left: [{}, {}] },
      more: [
        {
          ...{ points: [2, 0], gains: [1, -1], ends: false, left: [{}, {}] },
          ...{ sentence: '2 armies sail and take the region.', after: { controllers: { M2: 'E' } } },
        },
      ],
    } as Preview,
  });
  const land = { sides: [], cards: [] };
  const regions = {
    regions: {},
    routes: [],
    slots: [],
    seat: 0,
    coins: {},
    controllers: {},
    row: [],
    action: { points: 3, part: 0, card: null },
  };

  it('go as many as the server says can go', () => {
    const { session } = fake([step], land, regions);
    const turn = new LegendsTurn(session);
    turn.pick('M1', null);
    turn.pick('M2', null);
    expect([turn.most, turn.count]).toEqual([3, 1]);
    turn.count = 9;
    expect(turn.count).toBe(3);
  });
  it('go one by one, as long as it is legal', async () => {
    const { session, done, state } = fake([step], land, regions);
    Object.assign(session.watch, { moment: { ...session.watch.moment, number: 1 } });
    const turn = new LegendsTurn(session);
    turn.pick('M1', null);
    turn.pick('M2', null);
    turn.count = 3;
    const all = turn.confirm();
    await vi.waitFor(() => expect(done.length).toBe(3));
    await all;
    expect(done).toEqual(['M1-M2', 'M1-M2', 'M1-M2']);
    state.decisions = [];
    turn.pick('M1', null);
    turn.count = 3;
    expect(await turn.confirm()).toBe(false);
    expect(done.length).toBe(3);
  });
  it('are dropped as many as were carried, and else stay a preview', async () => {
    const { session, done } = fake([step], land, regions);
    const turn = new LegendsTurn(session);
    turn.grab('M1');
    turn.drop('M2');
    turn.count = 2;
    await new Promise((settled) => setTimeout(settled));
    expect([turn.chosen?.decision.notation, turn.count, done]).toEqual(['M1-M2', 2, []]);
    turn.drop('M2');
    expect(session.effect).toHaveBeenLastCalledWith(expect.objectContaining({ notation: 'M1-M2' }), 2);
  });
  it('go only after the effect of all is known', async () => {
    const { session, done, state } = fake([step], land, regions);
    const turn = new LegendsTurn(session);
    turn.pick('M1', null);
    turn.pick('M2', null);
    [turn.count, state.open] = [2, [2]];
    expect([turn.isOpen, await turn.confirm(), done]).toEqual([true, false, []]);
    turn.count = 1;
    expect([turn.isOpen, await turn.confirm(), done]).toEqual([false, true, ['M1-M2']]);
  });
  it('have the preview, the chip and the sentence of all that go', () => {
    const { session } = fake([taking], land, { ...regions, controllers: { M2: 'T' } });
    const turn = new LegendsTurn(session);
    turn.pick('M1', null);
    turn.pick('M2', null);
    const hand = new CardHand(turn);
    const shown = () => [turn.marks[0]?.text, turn.bring?.gains, legendsSentence(turn, hand)];
    expect(shown()).toEqual(['2', [0, 0], 'An army sails.']);
    turn.count = 2;
    expect(shown()).toEqual(['2×2', [1, -1], '2 armies sail and take the region.']);
    turn.count = 3;
    expect(turn.count).toBe(2);
  });
  it('colour a region only for who controls it then', () => {
    const { session } = fake([taking], land, { ...regions, controllers: { M2: 'T' } });
    const turn = new LegendsTurn(session);
    turn.pick('M1', null);
    expect(turn.marks[0]?.owner).toBeNull();
    turn.pick('M2', null);
    expect(turn.marks[0]?.owner).toBe('T');
    turn.count = 2;
    expect(turn.marks[0]?.owner).toBe('E');
  });
  it.each([
    ['place', 3],
    ['neutral', 1],
  ])('are placed together as often as the server says, in the step %s', (step, most) => {
    const placing = decision('+M1', step, ['M1'], { preview });
    const { session } = fake([placing], land, regions);
    Object.assign(session.shown as Moment, { step });
    const turn = new LegendsTurn(session);
    turn.pick('M1', null);
    turn.count = 9;
    expect([turn.most, turn.count, turn.marks[0]?.text]).toEqual([most, most, `+${most}`]);
  });
  it.each<[string, (turn: LegendsTurn) => void]>([
    ['cancelled', (turn) => turn.back()],
    ['cleared', (turn) => turn.clear()],
  ])('are one again in a hint after a count was %s', (_, leave) => {
    const placing = decision('+M1', 'place', ['M1'], { preview });
    const { session } = fake([placing], land, regions);
    Object.assign(session.shown as Moment, { step: 'place' });
    const turn = new LegendsTurn(session);
    turn.pick('M1', null);
    turn.count = 3;
    leave(turn);
    turn.show(placing);
    expect([turn.chosen?.decision.notation, turn.count]).toEqual(['+M1', 1]);
  });
  it.each(['Eko', 'Legends'])('and stacks have labels without the marks of places: %s', (game) => {
    const sentence = 'You move\u007f from M1 to M2\u007f.';
    const session = (one: object) =>
      fake([{ ...step, ...one, sentence }], game === 'Eko' ? ground : land, regions).session;
    const turn = game === 'Eko' ? new EkoTurn(session({})) : new LegendsTurn(session({}));
    turn.select('M1');
    expect(turn.marks.map(({ label }) => label)).toEqual(['You move from M1 to M2.']);
  });
});

describe('who hesitates', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const watched = (session: TableSession, first: () => string | null) => {
    let hint: { readonly place: string | null } = { place: null };
    const stop = $effect.root(() => {
      hint = idleHint(session, first);
    });
    flushSync();
    return { hint: () => hint.place, stop };
  };

  it('is shown a good first tap after a while, until something is touched', () => {
    const { session } = fake(offered, ground, position);
    const { hint, stop } = watched(session, () => 'a1');
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(hint()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(hint()).toBe('a1');
    expect(session.spoken).toContain('a1');
    dispatchEvent(new Event('pointerdown'));
    expect(hint()).toBeNull();
    stop();
  });
  it('is left alone who does not want it, whose turn it is not, and who has played three games', () => {
    const { session, state } = fake(offered, ground, position);
    setPref('hints', false);
    const unwanted = watched(session, () => 'a1');
    vi.advanceTimersByTime(IDLE_MS * 2);
    expect(unwanted.hint()).toBeNull();
    unwanted.stop();
    setPref('hints', true);
    state.canDecide = false;
    const other = watched(session, () => 'a1');
    vi.advanceTimersByTime(IDLE_MS * 2);
    expect(other.hint()).toBeNull();
    other.stop();
    state.canDecide = true;
    for (const match of ['one', 'two', 'two', 'three']) countGame(match);
    expect(isExperienced()).toBe(true);
    const old = watched(session, () => 'a1');
    vi.advanceTimersByTime(IDLE_MS * 2);
    expect(old.hint()).toBeNull();
    old.stop();
  });
  it('is shown what brings most, by the previews of the server', () => {
    const gains = (own: number) => ({ points: [own], gains: [own], ends: false });
    const options = [1, 3, 2].map((own) => ({ decision: decision(`a${own}`, 'move', [], { preview: gains(own) }) }));
    expect(bestOf(options, 0)?.decision.notation).toBe('a3');
    expect(bestOf([], 0)).toBeNull();
  });
});

describe('a turn in which nothing else can be decided', () => {
  const finish = decision('done', 'finish', []);
  const run = (session: TableSession) => {
    const stop = $effect.root(() => endsByItself(session, () => (session.decisions.length === 1 ? finish : null), []));
    flushSync();
    return stop;
  };

  it('ends by itself only where that is wanted', () => {
    const { session } = fake([finish], ground, position);
    const stop = run(session);
    expect(session.toast).toBeNull();
    stop();
  });
  it('ends when the moment to object is over', () => {
    setPref('ends', true);
    const { session, done } = fake([finish], ground, position);
    const stop = run(session);
    expect(session.toast?.stays).toBe(3000);
    session.toast?.after?.();
    expect(done).toEqual(['done']);
    stop();
    setPref('ends', false);
  });
  it('goes on when somebody objects, until it is asked anew', () => {
    setPref('ends', true);
    const { session, done, state } = fake([finish], ground, position);
    const stop = run(session);
    session.toast?.action?.run();
    flushSync();
    expect([session.toast, done]).toEqual([null, []]);
    state.asked = 2;
    flushSync();
    expect(session.toast).not.toBeNull();
    stop();
    setPref('ends', false);
  });
  it('does not end while there is more to decide', () => {
    setPref('ends', true);
    const { session } = fake([finish, ...offered], ground, position);
    const stop = run(session);
    expect(session.toast).toBeNull();
    stop();
    setPref('ends', false);
  });
});

describe('the log', () => {
  it('leaves out what was taken back', () => {
    const entry = (kind: string, number: number, more = {}) => ({ kind, number, at: 0, ...more });
    const entries = [entry('decided', 1), entry('decided', 2), entry('undone', 3, { events: 1 }), entry('decided', 4)];
    expect(standingEvents(entries).map(({ number }) => number)).toEqual([1, 4]);
  });
  it('tells people of the same name apart by their colours', () => {
    const moment = { seats: [{ name: 'Zephyr' }, { name: 'Noor' }, { name: 'Zephyr' }] } as unknown as Moment;
    expect([0, 1, 2].map((seat) => seatName(moment, ['E', 'T', 'M'], seat))).toEqual([
      'Zephyr (Ember)',
      'Noor',
      'Zephyr (Moon)',
    ]);
  });
});
