import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeLeft } from '../src/lobby/words';
import { live } from '../src/net/live';
import { setMe } from '../src/net/me.svelte';
import { api } from '../src/net/rest';
import type { Me, Notice } from '../src/net/types';
import { ownTurns, payAttention } from '../src/people/attention.svelte';
import { countInTitle, setBadge } from '../src/people/badge';
import { sharedLink } from '../src/router';
import { setLanguage } from '../src/texts/texts.svelte';

describe('the badge of the tab', () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  const clearAppBadge = vi.fn(() => Promise.resolve());
  beforeEach(() => {
    document.head.innerHTML = '<title>Home</title><link rel="icon" href="./favicon.svg">';
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<svg viewBox="0 0 32 32"></svg>')));
    Object.assign(navigator, { setAppBadge, clearAppBadge });
  });
  afterEach(() => vi.unstubAllGlobals());
  const icon = (): string => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '';

  it('shows a number on the icon, and removes it', async () => {
    const plain = icon();
    setBadge(12);
    await vi.waitFor(() => expect(decodeURIComponent(icon())).toContain('>9+</text>'));
    expect(setAppBadge).toHaveBeenCalledWith(12);
    setBadge(0);
    expect(icon()).toBe(plain);
    expect(clearAppBadge).toHaveBeenCalled();
  });

  it('counts before every title, and only once', async () => {
    let count = 2;
    const title = countInTitle(() => count);
    expect(document.title).toBe('(2) Home');
    document.title = 'Rules';
    await vi.waitFor(() => expect(document.title).toBe('(2) Rules'));
    count = 0;
    title.update();
    expect(document.title).toBe('Rules');
    title.stop();
  });
});

it('the time left is in a unit that does not hide how little it is', async () => {
  await setLanguage('en');
  const hour = 3_600_000;
  expect(timeLeft(72 * hour, 0)).toBe('3 days');
  expect(timeLeft(47.9 * hour, 0)).toBe('47 hours');
  expect(timeLeft(1.5 * hour, 0)).toBe('90 minutes');
  expect(timeLeft(0, 5)).toBe('1 minute');
});

it('a shared link is a path of the server, which knows its preview', () => {
  expect(sharedLink('replay', 'abc', { code: 'XY' })).toBe(`${location.origin}/replay/abc?code=XY`);
});

it('a turn that begins while the list of tables is loaded is not forgotten', async () => {
  let hear: (notice: Notice) => void = () => {};
  vi.spyOn(live, 'onnotice').mockImplementation((listener) => {
    hear = listener;
    return () => {};
  });
  const answers: ((tables: object[]) => void)[] = [];
  vi.spyOn(api, 'get').mockImplementation((path: string) =>
    path === 'me/tables'
      ? new Promise((done) => answers.push((tables) => done({ tables } as never)))
      : Promise.resolve({ received: [] } as never),
  );
  setMe({ id: 'ann', name: 'Ann' } as Me);
  const stop = payAttention();
  hear({ type: 'turn', match: 'm', seat: 1 } as Notice);
  answers[0]?.([{ id: 'm', your_seat: 1, your_turn: false }]); // from before the turn
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.([{ id: 'm', your_seat: 1, your_turn: true }]);
  await vi.waitFor(() => expect([...ownTurns()]).toEqual(['m']));
  stop();
  setMe(null);
  vi.restoreAllMocks();
});
