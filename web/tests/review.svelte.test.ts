import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Review } from '../src/net/generated/openapi';
import ReviewPanel from '../src/replay/ReviewPanel.svelte';
import { ReviewRun } from '../src/replay/review.svelte';
import { PLACE_MARK } from '../src/texts/texts.svelte';

test('the places of an explained decision are highlighted while the review is open', () => {
  const run = new ReviewRun('match', null);
  const decisions = [
    { number: 0, places: ['a1', 'b2', 'c3'], explanation: [{ role: 'better' }] },
    { number: 1, places: ['a1'], explanation: [] },
  ];
  run.review = { decisions } as unknown as Review;
  expect(run.placesAt(1)).toEqual([]);
  run.isOpen = true;
  expect([0, 1, 2].map((at) => run.placesAt(at))).toEqual([[], ['a1', 'b2', 'c3'], []]);
});

test.each([
  ['b2', 'Ann adds a soldier', 'Ann builds', false],
  ['b2', 'Ann adds a soldier', 'Ann adds a soldier', true],
])('names of places are shown where sentences differ in nothing else', async (place, played, better, isNamed) => {
  const at = (words: string, name: string): string => `${words}${PLACE_MARK} on ${name}|${PLACE_MARK}.`;
  const run = new ReviewRun('match', null);
  const alternative = { decision: 2, sentence: at(better, 'c3'), chances: [0.7, 0.3], line: [], reasons: [] };
  const decision = { ...decided(0, 0, 'mistake', 0.7, 0.55, 0), decision: 1, sentence: at(played, place) };
  run.review = {
    decisions: [{ ...decision, explanation: [], alternatives: [alternative] }],
    totals: [],
  } as unknown as Review;
  const panel = panelOf(run, null, []);
  const hidden = [...document.querySelectorAll('.place-name')].map((name) => name.textContent);
  expect(document.body.textContent).toContain('on c3');
  expect(hidden).toEqual(isNamed ? [] : [' on b2', ' on c3']);
  await unmount(panel);
});

test.each([
  [0, 'You take one.', 'You take another one.'],
  [1, 'Ember takes one.', 'Ember takes another one.'],
])('the played decision and a better one address their player alone: seat %i', async (viewer, played, better) => {
  const run = new ReviewRun('match', null);
  const addressed = ['You take another one.'];
  const alternatives = [
    { decision: 2, sentence: 'Ember takes another one.', chances: [0.7, 0.3], line: [], reasons: [] },
  ];
  const decision = { ...decided(0, 0, 'mistake', 0.7, 0.55, 0), decision: 1, sentence: 'Ember takes one.' };
  run.review = {
    decisions: [{ ...decision, explanation: [], alternatives, addressed }],
    totals: [],
  } as unknown as Review;
  const panel = panelOf(run, viewer, [{}, { play: 'take 1', sentence: played }]);
  expect([...document.querySelectorAll('.review > p:first-of-type, .better b')].map((one) => one.textContent)).toEqual(
    expect.arrayContaining([played, better]),
  );
  await unmount(panel);
});

const panelOf = (run: ReviewRun, viewer: number | null, moments: object[]) => {
  const course = {
    ...{ at: 1, letters: ['E', 'T'], moments, goTo: vi.fn() },
    say: (text: string) => text,
    addresses: (seat: number) => seat === viewer,
  };
  const props = { run, course, line: {}, nameOf: () => 'Ann', own: [], hasParts: false };
  const acts = { ontry: vi.fn(), onplay: vi.fn(), onpoint: vi.fn() };
  const panel = mount(ReviewPanel, { target: document.body, props: { ...props, ...acts } as never });
  flushSync();
  return panel;
};

const decided = (number: number, seat: number, grade: string, before: number, after: number, luck: number) => ({
  ...{ number, seat, grade, legal: 5 },
  before: [before, 1 - before],
  after: [after, 1 - after],
  luck: [luck, -luck],
});
const graded = [
  decided(0, 0, 'best', 0.5, 0.55, 0.05),
  decided(1, 1, 'blunder', 0.6, 0.8, 0),
  decided(3, 0, 'mistake', 0.8, 0.65, -0.05),
  decided(4, 1, 'best', 0.6, 0.6, 0.4),
];

test('start, decisions and luck add up to the chance at every moment, and to the result', () => {
  const run = new ReviewRun('match', null);
  run.review = {
    decisions: graded,
    totals: [
      { start: 0.5, luck: 0.4 },
      { start: 0.5, luck: -0.4 },
    ],
  } as unknown as Review;
  const [half, whole] = [run.partsAt(2, 0), run.partsAt(Infinity, 0)];
  expect(half).toMatchObject({ slips: 0, lost: 0 });
  expect([half.good, half.others, half.luck, half.now].map((part) => part.toFixed(2))).toEqual([
    '0.05',
    '0.20',
    '0.05',
    '0.80',
  ]);
  expect([whole.slips, whole.lost.toFixed(2), whole.now.toFixed(2)]).toEqual([1, '-0.15', '1.00']);
  for (const at of [0, 1, 2, 4, 5]) {
    const { start, good, lost, others, luck, now } = run.partsAt(at, 1);
    expect(start + good + lost + others + luck).toBeCloseTo(now, 9);
  }
  expect(run.hasLuck).toBe(true);
});

test('the log is reduced to the decisions of the chosen grades', () => {
  const run = new ReviewRun('match', null);
  run.review = { decisions: graded, totals: [] } as unknown as Review;
  const shown = (): number[] => [0, 1, 2, 3, 4, 5].filter((at) => run.isShown(at));
  expect(shown()).toEqual([0, 1, 2, 3, 4, 5]);
  run.choose('blunder');
  run.choose('mistake');
  expect(shown()).toEqual([2, 4]);
  run.choose('mistake');
  expect(shown()).toEqual([2]);
  expect(run.countOf(null).find(({ grade }) => grade === 'best')).toEqual({ grade: 'best', number: 2 });
  expect(run.hasLuck).toBe(false);
});

test('slips of some seats are found before and after a moment', () => {
  const run = new ReviewRun('match', null);
  run.review = { decisions: graded, totals: [] } as unknown as Review;
  expect([0, 2, 3, 4, 5].map((at) => run.slipFrom(at, 1, [0, 1]))).toEqual([2, 4, 4, null, null]);
  expect([0, 2, 3, 4, 5].map((at) => run.slipFrom(at, -1, [0, 1]))).toEqual([null, null, 2, 2, 4]);
  expect([run.slipFrom(0, 1, [0]), run.slipFrom(5, -1, [1]), run.slipFrom(0, 1, [2])]).toEqual([4, 2, null]);
});

test('a review that was lost with its server is requested again', async () => {
  const asked: string[] = [];
  const review = { effort: 'quick', decisions: [], evaluations: [], totals: [] };
  const state = (status: string) => ({ id: 'r', effort: 'quick', status, done: 0, total: 0, review });
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
    const path = new URL(url).pathname.replace(/.*\/api\/v1\//, '');
    if (!path.startsWith('reviews')) return Promise.resolve(Response.json({ id: 'me', name: 'Ann' }));
    asked.push(`${method} ${path}`);
    if (method === 'GET')
      return Promise.resolve(
        Response.json({ error: { code: 'no-such-review', message: 'request it again' } }, { status: 404 }),
      );
    return Promise.resolve(Response.json(state(asked.length > 1 ? 'done' : 'running')));
  });
  const run = new ReviewRun('match', null);
  await run.start('quick');
  expect(asked).toEqual(['POST reviews', 'GET reviews/r', 'POST reviews']);
  expect([run.fault, run.state?.status]).toEqual([null, 'done']);
  vi.unstubAllGlobals();
});

/** A server whose reviews have these states in turn, the last one from then on; returns the requests for reviews. */
const serve = (...statuses: string[]): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method }: { method: string }) => {
    const path = new URL(url).pathname.replace(/.*\/api\/v1\//, '');
    if (!path.startsWith('reviews')) return Promise.resolve(Response.json({ id: 'me', name: 'Ann' }));
    asked.push(`${method} ${path}`);
    if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }));
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? '';
    const review = status === 'done' ? { effort: 'quick', decisions: [], evaluations: [], totals: [] } : null;
    const state = { id: 'r', effort: 'deep', status, done: 1, total: 4, review };
    return new Promise((answer) => window.setTimeout(() => answer(Response.json(state)), 10));
  });
  return asked;
};

describe('closing a review', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('that runs cancels it, and no longer follows it', async () => {
    const asked = serve('waiting', 'running');
    const run = new ReviewRun('match', null);
    void run.start('deep');
    await vi.advanceTimersByTimeAsync(800);
    expect(asked).toEqual(['POST reviews', 'GET reviews/r']);
    expect([run.isRunning, run.progress, run.state?.status]).toEqual([true, 0.25, 'running']);
    run.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['POST reviews', 'GET reviews/r', 'DELETE reviews/r']);
    expect([run.isOpen, run.isRunning, run.fault]).toEqual([false, false, null]);
  });

  test('before its request is answered cancels it then', async () => {
    const asked = serve('waiting');
    const run = new ReviewRun('match', null);
    void run.start();
    while (!asked.length) await vi.advanceTimersByTimeAsync(1);
    run.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['POST reviews', 'DELETE reviews/r']);
    expect([run.isOpen, run.state]).toEqual([false, null]);
  });

  test('before its request is sent requests nothing', async () => {
    const asked = serve('waiting');
    const run = new ReviewRun('match', null);
    void run.start();
    run.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
  });

  test('and opening it again at once cancels nothing', async () => {
    const asked = serve('waiting');
    const run = new ReviewRun('match', null);
    void run.start();
    while (!asked.length) await vi.advanceTimersByTimeAsync(1);
    run.stop();
    void run.start();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(['POST reviews', 'POST reviews']);
    expect([run.isOpen, run.isRunning, run.state?.status]).toEqual([true, true, 'waiting']);
    run.stop();
  });

  test('that is complete cancels nothing, and keeps its result', async () => {
    const asked = serve('done');
    const run = new ReviewRun('match', null);
    void run.start();
    await vi.advanceTimersByTimeAsync(100);
    run.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['POST reviews']);
    expect([run.isOpen, run.review?.effort]).toEqual([false, 'quick']);
  });
});
