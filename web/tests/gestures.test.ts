import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gestures } from '../src/view/gestures';
import { FIT, type View } from '../src/view/panzoom';

let view: View = FIT;
const tap = vi.fn();
const hover = vi.fn();
const node = document.createElement('div');
node.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 300 }) as DOMRect;
gestures(node, {
  view: () => view,
  frame: () => ({ width: 400, height: 300 }),
  set: (next) => void (view = next),
  tap: (point, coarse) => tap(point, coarse),
  hover,
});
const send = (type: string, x: number, y: number, more: PointerEventInit & { time?: number } = {}): void => {
  const event = new PointerEvent(type, {
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType: 'touch',
    buttons: 1,
    ...more,
  });
  if (more.time !== undefined) Object.defineProperty(event, 'timeStamp', { value: more.time });
  node.dispatchEvent(event);
};
const tapAt = (x: number, y: number, time: number, more: PointerEventInit = {}): void => {
  send('pointerdown', x, y, { ...more, time });
  send('pointerup', x, y, { ...more, time });
};

beforeEach(() => {
  view = FIT;
  tap.mockClear();
  hover.mockClear();
});

describe('gestures', () => {
  it('tell a tap from a drag', () => {
    tapAt(50, 60, 1000);
    expect(tap).toHaveBeenCalledWith([50, 60], true);
    view = { scale: 2, x: -100, y: -100 };
    send('pointerdown', 100, 100);
    send('pointermove', 140, 100);
    send('pointermove', 150, 100);
    send('pointerup', 150, 100);
    expect(tap).toHaveBeenCalledOnce();
    expect(view.x).toBe(-50);
  });
  it('zoom on a double tap, but not on two quick taps in different places', () => {
    tapAt(100, 100, 2000);
    tapAt(200, 100, 2100);
    expect(tap).toHaveBeenCalledTimes(2);
    expect(view).toEqual(FIT);
    tapAt(200, 104, 2200);
    expect(view.scale).toBe(2);
    expect(tap).toHaveBeenCalledTimes(2);
  });
  it('tap twice in the same place with a tap elsewhere in between', () => {
    tapAt(100, 100, 2000);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    tapAt(100, 100, 2200);
    expect(tap).toHaveBeenCalledTimes(2);
    expect(view).toEqual(FIT);
  });
  it('pinch with two fingers, and do not tap afterwards', () => {
    send('pointerdown', 100, 100, { pointerId: 1, time: 5000 });
    send('pointerdown', 200, 100, { pointerId: 2, time: 5000 });
    send('pointermove', 300, 100, { pointerId: 2 });
    expect(view.scale).toBe(2);
    send('pointerup', 300, 100, { pointerId: 2 });
    send('pointerup', 100, 100, { pointerId: 1 });
    expect(tap).not.toHaveBeenCalled();
  });
  it('forget a mouse that was let go elsewhere', () => {
    send('pointerdown', 100, 100, { pointerType: 'mouse' });
    view = { scale: 2, x: -100, y: -100 };
    send('pointermove', 180, 100, { pointerType: 'mouse', buttons: 0 });
    expect(view.x).toBe(-100);
    expect(hover).toHaveBeenLastCalledWith([180, 100]);
  });
  it('zoom with the wheel and keep the page from scrolling', () => {
    const event = new WheelEvent('wheel', { deltaY: -100, clientX: 10, clientY: 10, cancelable: true });
    node.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(view.scale).toBeGreaterThan(1);
  });
});
