import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keep, kept } from '../src/lib/kept';
import { playQuickly } from '../src/lobby/enter';
import type { SeatDraft } from '../src/lobby/new/draft';
import PlayDialog from '../src/lobby/lists/PlayDialog.svelte';
import SeatPlan from '../src/lobby/new/SeatPlan.svelte';
import { ratingOf, secondsOf, thinkingFor } from '../src/lobby/offers.svelte';
import { needTexts, setLanguage } from '../src/texts/texts.svelte';

vi.mock('../src/lobby/enter', () => ({ playQuickly: vi.fn(() => Promise.resolve()) }));
vi.mock('../src/net/me.svelte', () => ({ ensureMe: () => Promise.resolve(), who: () => ({ name: 'Ann' }) }));

const level = (number: number) => ({
  ...{ bot: `level${number}`, name: `Level ${number}`, note: 'plays', has_slider: number === 5 },
  ratings: [1000 * number, 1100 * number, 1200 * number],
});

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = () => undefined; // which jsdom does not have
  await setLanguage('en');
  await needTexts(['pages']);
});
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ levels: [level(1), level(5)], bots: [] })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const words = (): string => document.body.textContent;

/** Put a component on the page, and wait for the levels that the server names. */
const show = async <Props extends Record<string, unknown>>(component: Component<Props>, props: Props) => {
  const mounted = mount(component, { target: document.body, props });
  onTestFinished(() => void unmount(mounted));
  await vi.waitFor(() => {
    expect(words()).toContain('Level 1'); // a planned Level 5 has its name before
  });
};

const slide = (seconds: number): void => {
  const slider = document.querySelector<HTMLInputElement>('input[type=range]');
  expect(slider).not.toBeNull();
  if (slider) slider.value = String(seconds);
  slider?.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
};

test('A bot has its usual budget unless a time is chosen, and its rating only with that budget', () => {
  expect([secondsOf('level5'), secondsOf('level5:seconds=4')]).toEqual([0, 4]);
  expect([thinkingFor('level5', 0), thinkingFor('level5', 7)]).toEqual(['level5', 'level5:seconds=7']);
  expect(thinkingFor('level5:seconds=7', 0)).toBe('level5');
  expect([ratingOf(level(5), 3, 0), ratingOf(level(5), 3, 4)]).toEqual([5500, undefined]);
});

test('A planned seat shows the thinking time that is sent', async () => {
  let planned: SeatDraft[] = $state([{ kind: 'bot', bot: 'level5', name: '' }]);
  await show(SeatPlan, {
    ...{ game: 'eko', players: 2, myName: 'Ann' },
    get seats() {
      return planned;
    },
    set seats(seats) {
      planned = seats;
    },
  });
  const sent = (): string | undefined => planned[0]?.bot;
  const chosen = (): string => document.querySelector('option:checked')?.textContent.replace(/\s+/g, ' ') ?? '';
  expect(words()).toContain('Thinks as for its rating');
  expect(chosen()).toBe('5 · Level 5 · 5000');
  slide(4);
  expect(words()).toContain('Thinks for 4 seconds');
  expect(chosen()).toBe('5 · Level 5');
  expect(sent()).toBe('level5:seconds=4');
  slide(0);
  expect(words()).toContain('Thinks as for its rating');
  expect(sent()).toBe('level5');
});

const start = async (): Promise<string | undefined> => {
  vi.mocked(playQuickly).mockClear();
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await vi.waitFor(() => {
    expect(playQuickly).toHaveBeenCalledOnce();
  });
  return vi.mocked(playQuickly).mock.calls[0]?.[0].bot;
};

test('A quick game is against the level with its rating, whatever was kept before', async () => {
  keep('quick.eko', { players: 2, bot: 'level5', seconds: 3 });
  await show(PlayDialog, { game: 'eko', onclose: () => undefined });
  expect(words()).toContain('Thinks as for its rating');
  expect(words()).toContain('rating 5000');
  expect(await start()).toBe('level5');
});

test('A quick game with a chosen thinking time shows no rating for it, and keeps the time', async () => {
  keep('quick.eko', { players: 2, bot: 'level5' });
  await show(PlayDialog, { game: 'eko', onclose: () => undefined });
  slide(6);
  expect(words()).toContain('Thinks for 6 seconds');
  expect(words()).not.toContain('rating 5000');
  expect(words()).toContain('rating 1000');
  expect(await start()).toBe('level5:seconds=6');
  expect(kept('quick.eko')).toEqual({ players: 2, bot: 'level5', thinking: 6 });
});
