/** Things that are carried by mouse or finger: pieces on a board, cards of a row, and buttons that are held. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carry } from '../src/lib/carry';
import { longpress } from '../src/lib/longpress';
import { emptiest } from '../src/view/corner';
import { gestures } from '../src/view/gestures';
import { MotionQueue } from '../src/view/motion';
import { FIT, type View } from '../src/view/panzoom';
import { Places, type PlacesHost } from '../src/view/places.svelte';

const pointer = (type: string, x: number, y: number, more: PointerEventInit = {}): PointerEvent =>
  new PointerEvent(type, {
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType: 'mouse',
    buttons: 1,
    bubbles: true,
    cancelable: true,
    ...more,
  });
const escape = (): boolean => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));

describe('a drag on a stage', () => {
  let view: View = FIT;
  const [tap, grab, carried, drop] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const node = document.createElement('div');
  node.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 300 }) as DOMRect;
  gestures(node, {
    view: () => view,
    frame: () => ({ width: 400, height: 300 }),
    set: (next) => void (view = next),
    tap,
    grab,
    carry: carried,
    drop,
  });
  const send = (type: string, x: number, y: number, more: PointerEventInit = {}): void =>
    void node.dispatchEvent(pointer(type, x, y, more));
  beforeEach(() => {
    view = { scale: 2, x: -100, y: -100 };
    vi.clearAllMocks();
    grab.mockReturnValue(true);
  });

  it('carries what is picked up, and does not pan', () => {
    send('pointerdown', 100, 100);
    send('pointermove', 103, 100);
    expect(grab).not.toHaveBeenCalled();
    send('pointermove', 120, 100);
    expect(grab).toHaveBeenCalledWith([100, 100], false);
    expect(carried).toHaveBeenLastCalledWith([120, 100], false);
    send('pointerup', 130, 110);
    expect(drop).toHaveBeenCalledExactlyOnceWith([130, 110], false);
    expect(view.x).toBe(-100);
    expect(tap).not.toHaveBeenCalled();
  });
  it('pans where nothing is picked up', () => {
    grab.mockReturnValue(false);
    send('pointerdown', 100, 100);
    send('pointermove', 120, 100);
    send('pointermove', 140, 100);
    send('pointerup', 140, 100);
    expect(view.x).toBe(-60);
    expect(drop).not.toHaveBeenCalled();
  });
  it('is broken off by Escape, and the rest of it does not pan', () => {
    send('pointerdown', 100, 100);
    send('pointermove', 120, 100);
    escape();
    expect(drop).toHaveBeenCalledExactlyOnceWith(null, false);
    send('pointermove', 160, 100);
    send('pointerup', 160, 100);
    expect(drop).toHaveBeenCalledOnce();
    expect(view.x).toBe(-100);
    expect(tap).not.toHaveBeenCalled();
  });
  it('is broken off outside of the board', () => {
    send('pointerdown', 100, 100);
    send('pointermove', 500, 100);
    expect(carried).toHaveBeenLastCalledWith(null, false);
    send('pointerup', 500, 100);
    expect(drop).toHaveBeenCalledExactlyOnceWith(null, false);
  });
  it('becomes a pinch with a second finger', () => {
    const touch = { pointerType: 'touch' };
    send('pointerdown', 100, 100, touch);
    send('pointermove', 120, 100, touch);
    send('pointerdown', 300, 100, { ...touch, pointerId: 2 });
    expect(drop).toHaveBeenCalledExactlyOnceWith(null, false);
    send('pointermove', 350, 100, { ...touch, pointerId: 2 });
    expect(view.scale).toBeGreaterThan(2);
    send('pointerup', 350, 100, { ...touch, pointerId: 2 });
    send('pointerup', 120, 100, touch);
    expect(tap).not.toHaveBeenCalled();
  });
  it('is broken off when the system takes the pointer away', () => {
    send('pointerdown', 100, 100);
    send('pointermove', 120, 100);
    send('pointercancel', 120, 100);
    expect(drop).toHaveBeenCalledExactlyOnceWith(null, false);
  });
  it('leaves links and buttons over the board alone', () => {
    const link = document.createElement('a');
    node.append(link);
    link.dispatchEvent(pointer('pointerdown', 10, 10));
    link.dispatchEvent(pointer('pointerup', 10, 10));
    expect(tap).not.toHaveBeenCalled();
  });
});

describe('the places of a board', () => {
  const told: string[] = [];
  const host: PlacesHost = {
    queue: new MotionQueue(),
    reach: 5,
    nameAt: ([x]) => (x < 0 ? null : x < 10 ? 'a' : x < 20 ? 'b' : 'c'),
    centre: (name) => [{ a: 5, b: 15, c: 25 }[name] ?? 0, 0],
    lit: () => ['b'],
    grabs: () => ['a'],
    focused: () => null,
    first: () => 'a',
    beyond: () => null,
    focus: () => {},
    show: () => {},
    pick: (name) => void told.push(`pick ${name}`),
    events: () => ({
      ongrab: (name) => void told.push(`grab ${name}`),
      oncarry: (name) => void told.push(`carry ${name}`),
      ondrop: (name) => void told.push(`drop ${name}`),
    }),
  };
  beforeEach(() => void (told.length = 0));

  it('let go what was picked up where the pointer is', () => {
    const places = new Places(host);
    expect(places.grab([15, 0])).toBe(false);
    expect(places.grab([5, 0])).toBe(true);
    expect(places.carried).toEqual({ from: 'a', at: [5, 0] });
    places.carry([15, 0], false);
    expect(places.carried).toEqual({ from: 'a', at: [15, 0] });
    places.drop([25, 0], false);
    expect(places.carried).toBeNull();
    expect(told).toEqual(['grab a', 'carry b', 'drop c']);
  });
  it('draw a finger that misses to what is lit', () => {
    const places = new Places(host);
    places.grab([5, 0]);
    places.drop([19.9, 0], true);
    places.grab([5, 0]);
    places.drop(null, true);
    expect(told.filter((line) => line.startsWith('drop'))).toEqual(['drop b', 'drop null']);
  });
});

describe('a thing that is carried elsewhere', () => {
  let end = vi.fn();
  let clicked = vi.fn();
  let thing: HTMLElement;
  let below: Element | null = null;
  beforeEach(() => {
    document.body.innerHTML = '<button>card</button><main class="takes"></main>';
    thing = document.querySelector('button') as HTMLElement;
    below = null;
    document.elementFromPoint = () => below;
    [end, clicked] = [vi.fn(), vi.fn()];
    carry(thing, { onto: '.takes', begin: () => thing.textContent === 'card', end });
    thing.addEventListener('click', clicked);
  });

  it('has a copy that follows, lights what takes it, and is no click', () => {
    thing.dispatchEvent(pointer('pointerdown', 10, 10));
    below = document.querySelector('main');
    thing.dispatchEvent(pointer('pointermove', 30, 10));
    expect(document.querySelectorAll('button').length).toBe(2);
    expect(document.querySelector('main')?.dataset.drop).toBe('over');
    thing.dispatchEvent(pointer('pointerup', 30, 10));
    expect(end).toHaveBeenCalledExactlyOnceWith(below);
    expect(document.querySelectorAll('button').length).toBe(1);
    expect(document.querySelector('main')?.dataset.drop).toBeUndefined();
    thing.click();
    expect(clicked).not.toHaveBeenCalled();
    thing.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
  it('stays where it cannot be picked up', () => {
    thing.textContent = 'locked';
    thing.dispatchEvent(pointer('pointerdown', 10, 10));
    thing.dispatchEvent(pointer('pointermove', 30, 10));
    thing.dispatchEvent(pointer('pointerup', 30, 10));
    expect(end).not.toHaveBeenCalled();
    thing.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
  it('goes back at Escape', () => {
    thing.dispatchEvent(pointer('pointerdown', 10, 10));
    thing.dispatchEvent(pointer('pointermove', 30, 10));
    escape();
    expect(end).toHaveBeenCalledExactlyOnceWith(null);
    expect(document.querySelectorAll('button').length).toBe(1);
  });
});

describe('a button that is held', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const [held, clicked] = [vi.fn(), vi.fn()];
  const button = document.createElement('button');
  const action = longpress(button, held);
  button.addEventListener('click', clicked);
  beforeEach(() => vi.clearAllMocks());

  it('does something else, and does not click', () => {
    button.dispatchEvent(pointer('pointerdown', 0, 0));
    vi.advanceTimersByTime(700);
    button.dispatchEvent(pointer('pointerup', 0, 0));
    button.click();
    expect(held).toHaveBeenCalledOnce();
    expect(clicked).not.toHaveBeenCalled();
  });
  it('clicks when it is let go soon', () => {
    button.dispatchEvent(pointer('pointerdown', 0, 0));
    vi.advanceTimersByTime(200);
    button.dispatchEvent(pointer('pointerup', 0, 0));
    button.click();
    vi.advanceTimersByTime(1000);
    expect(held).not.toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledOnce();
  });
  it('only clicks where there is nothing else to do', () => {
    action.update(null);
    button.dispatchEvent(pointer('pointerdown', 0, 0));
    vi.advanceTimersByTime(700);
    button.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});

describe('a card beside a board', () => {
  const frame = { width: 100, height: 100 };
  it('lies where it covers what matters least', () => {
    const board = [
      { x: 10, y: 90, weight: 1 },
      { x: 90, y: 90, weight: 9 },
      { x: 90, y: 10, weight: 2 },
      { x: 10, y: 10, weight: 2 },
    ];
    expect(emptiest(board, frame, 30, 30)).toBe('bottom-left');
    expect(emptiest([...board, { x: 5, y: 95, weight: 4 }], frame, 30, 30)).toBe('top-right');
    expect(emptiest([], frame, 30, 30)).toBe('bottom-left');
  });
});
