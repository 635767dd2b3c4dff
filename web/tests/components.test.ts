import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import EkoBoard from '../src/eko/board/EkoBoard.svelte';
import EkoPanel from '../src/eko/turn/EkoPanel.svelte';
import { eko, legends, outlines } from '../src/gallery/fixtures';
import LegendsMap from '../src/legends/board/LegendsMap.svelte';
import CardRow from '../src/legends/cards/CardRow.svelte';
import BidPicker from '../src/legends/turn/BidPicker.svelte';
import Reports from '../src/moderation/Reports.svelte';
import { needTexts, setLanguage } from '../src/texts/texts.svelte';
import Scrubber from '../src/ui/play/Scrubber.svelte';
import Toast from '../src/ui/Toast.svelte';

let shown: ReturnType<typeof mount> | null = null;
const show = (component: Component<any, any, any>, props: Record<string, unknown>): HTMLElement => {
  document.body.innerHTML = '<main></main>';
  const target = document.querySelector('main') as HTMLElement;
  shown = mount(component, { target, props });
  flushSync();
  return target;
};
const press = (element: Element | null, key: string): void => {
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};

beforeAll(() => setLanguage('en'));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe('the board of Ekö', () => {
  const { ground, position, marks } = eko.four;
  const start = Object.keys(marks)[0] as string;
  const list = marks[start] ?? [];

  it('has a named element for every space, and one of them in the tab order', () => {
    const target = show(EkoBoard, { ground, position });
    const spaces = [...target.querySelectorAll('[data-name]')];
    expect(spaces.length).toBe(ground.hexes.length);
    expect(spaces.filter((space) => space.getAttribute('tabindex') === '0').length).toBe(1);
    const said = target.querySelector('[data-name="c1"]')?.getAttribute('aria-label');
    expect(said).toMatch(/^c1, sand\. Moon, 2 discs with the Emperor\./);
  });
  it('says what can be done where', () => {
    const target = show(EkoBoard, { ground, position, marks: list, selected: start });
    const mark = list[0]!;
    expect(target.querySelector(`[data-name="${mark.space}"]`)?.getAttribute('aria-label')).toContain(mark.label);
    expect(target.querySelector(`[data-name="${start}"]`)?.getAttribute('aria-pressed')).toBe('true');
  });
  it('moves the focus with arrows, goes through targets with N and P, picks with Enter, leaves with Escape', () => {
    const [onpick, oncancel, onkey] = [vi.fn(), vi.fn(), vi.fn()];
    const target = show(EkoBoard, {
      ground,
      position,
      marks: list,
      selected: start,
      focused: start,
      onpick,
      oncancel,
      onkey,
    });
    const board = target.querySelector('[role="application"]');
    press(board, 'n');
    const first = document.activeElement?.getAttribute('data-name');
    expect(first).toBe(list[0]!.space);
    press(board, 'Enter');
    expect(onpick).toHaveBeenLastCalledWith(first);
    press(board, 'ArrowRight');
    expect(document.activeElement?.getAttribute('data-name')).not.toBe(first);
    press(board, 'Escape');
    expect(oncancel).toHaveBeenCalledOnce();
    press(board, 'u');
    expect(onkey).toHaveBeenCalledOnce();
  });
  it('plays a move and can be skipped', async () => {
    document.body.innerHTML = '<main></main>';
    const board = mount(EkoBoard, {
      target: document.querySelector('main') as HTMLElement,
      props: { ground, position },
    });
    shown = board as ReturnType<typeof mount>;
    flushSync();
    const played = (board as unknown as { play: (motions: unknown[]) => Promise<void> }).play([
      { kind: 'travel', path: [start, list[0]!.space], stack: position.stacks[start] },
    ]);
    (board as unknown as { finish: () => void }).finish();
    await expect(played).resolves.toBeUndefined();
  });
});

describe('a panel of Ekö', () => {
  it('says points, capital, reserve and captives in one sentence', () => {
    const { position, points } = eko.four;
    const target = show(EkoPanel, {
      goal: 12,
      player: { letter: 'M', name: 'Noor' },
      position,
      points: points[0],
      active: true,
    });
    expect(target.querySelector('section')?.getAttribute('aria-label')).toBe(
      'Noor: 8 points, holds a capital, reserve 5, captives 0, to move.',
    );
    expect(target.querySelectorAll('.track i').length).toBe(12);
  });
});

describe('the map of Legends', () => {
  it('names every region with what is in it, and picks by Enter', () => {
    const { ground, position } = legends.four;
    const onpick = vi.fn();
    const target = show(LegendsMap, {
      ground,
      position,
      outlines,
      marks: [{ region: 'C3', kind: 'sail', text: '2' }],
      onpick,
    });
    expect(target.querySelectorAll('[data-name]').length).toBe(18);
    const said = target.querySelector('[data-name="C3"]')?.getAttribute('aria-label');
    expect(said).toContain('C3, held by nobody.');
    expect(said).toContain('You can sail here for 2.');
    expect(target.querySelectorAll('.still .rlab').length).toBe(0); // on request only
    const map = target.querySelector('[role="application"]');
    press(map, 'n');
    press(map, 'Enter');
    expect(onpick).toHaveBeenLastCalledWith('C3', null);
  });
  it('writes the names of regions on request', () => {
    const { ground, position } = legends.four;
    const target = show(LegendsMap, { ground, position, outlines, names: true });
    expect(target.querySelectorAll('.still .rlab').length).toBe(18);
  });
});

describe('the card row', () => {
  it('says price, what a card gives and does, and why it is too dear', () => {
    const { ground, position } = legends.four;
    const onpick = vi.fn();
    const target = show(CardRow, {
      row: position.row,
      cards: ground.cards,
      reasons: [null, null, null, null, null, { text: 'Costs 3, you have 2.', rule: 'L4.1' }],
      coins: 2,
      onpick,
    });
    const buttons = [...target.querySelectorAll('button')];
    const said = (button: Element | undefined) => button?.querySelector('.sr-only')?.textContent;
    expect(said(buttons[0])).toBe('Forest Gnome, price 0. 3 elixirs. Move with 2 points. You have 2.');
    expect(buttons[5]?.getAttribute('aria-disabled')).toBe('true');
    expect(said(buttons[5])).toContain('Costs 3, you have 2.');
    press(buttons[0]!, 'ArrowDown');
    expect(document.activeElement).toBe(buttons[1]);
    buttons[1]!.click();
    expect(onpick).toHaveBeenCalledWith(1);
  });
});

describe('a bid', () => {
  it('goes from nothing to the whole purse, by keys too', () => {
    const onchange = vi.fn();
    const target = show(BidPicker, { coins: 9, value: 0, onchange });
    const purse = target.querySelector('[role="radiogroup"]');
    press(purse, 'End');
    expect(onchange).toHaveBeenLastCalledWith(9);
    press(purse, '3');
    expect(onchange).toHaveBeenLastCalledWith(3);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bid 3 coins');
    press(purse, 'Home');
    press(purse, 'ArrowLeft');
    expect(onchange).toHaveBeenLastCalledWith(0);
  });
});

describe('the scrubber', () => {
  it('goes step by step, to both ends, and no further', () => {
    const onmove = vi.fn();
    const target = show(Scrubber, { length: 5, at: 2, letters: ['E', 'T'], onmove });
    const slider = target.querySelector('[role="slider"]');
    press(slider, 'ArrowRight');
    expect(onmove).toHaveBeenLastCalledWith(3);
    press(slider, 'End');
    press(slider, 'ArrowRight');
    expect(onmove).toHaveBeenLastCalledWith(4);
    press(slider, 'Home');
    expect(onmove).toHaveBeenLastCalledWith(0);
  });
});

describe('a toast', () => {
  it('leaves after its time, but stays while it has the focus', () => {
    vi.useFakeTimers();
    const onleave = vi.fn();
    const target = show(Toast, { text: 'Hello', onleave });
    target.querySelector('.toast')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    flushSync();
    vi.advanceTimersByTime(20_000);
    expect(onleave).not.toHaveBeenCalled();
    target.querySelector('.toast')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    flushSync();
    vi.advanceTimersByTime(5_000);
    expect(onleave).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('the open reports', () => {
  const person = (name: string) => ({ id: name, name, kind: 'guest' });
  const report = (id: string) => ({
    ...{ id, reporter: person('Ann'), person: person(`Bob ${id}`), reason: 'spam', note: '', match: null, entry: null },
    ...{ chat: [], created: '2026-01-01T00:00:00Z' },
  });
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));
  afterEach(() => vi.unstubAllGlobals());

  it('are never said to be none while others are open', async () => {
    await needTexts(['pages', 'security']);
    let next: () => Response = () => new Response('{}', { status: 500 });
    const page = (reports: object[], open: number, cursor: string | null) => () =>
      new Response(JSON.stringify({ reports, open, next: cursor }));
    vi.stubGlobal(
      'fetch',
      vi.fn(async (_: string, { method = 'GET' }: RequestInit = {}) =>
        method === 'GET' ? next() : new Response('{}'),
      ),
    );
    next = page([report('1')], 3, 'after 1');
    const target = show(Reports, { onban: () => {}, onchange: () => {} });
    const button = (name: string) =>
      [...target.querySelectorAll('button')].find((one) => one.textContent?.trim() === name) as HTMLButtonElement;
    const click = async (name: string): Promise<void> => {
      button(name).click();
      await settled();
      flushSync();
    };
    await settled();
    next = page([report('2')], 3, null);
    await click('Show more');
    expect(target.querySelectorAll('.list > li').length).toBe(2);
    expect(button('Show more')).toBeUndefined();
    await click('Resolved');
    next = () => new Response('{}', { status: 500 });
    await click('Resolved');
    expect(target.textContent).not.toContain('No open reports.');
    next = page([], 0, null);
    await click('Try again');
    expect(target.textContent).toContain('No open reports.');
  });
});
