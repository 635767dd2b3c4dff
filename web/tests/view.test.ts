import { describe, expect, it } from 'vitest';
import { emptiestCorner, placeAside, placeBubble } from '../src/ui/play/place';
import { nextOf, snapped } from '../src/view/focus';
import { keyView } from '../src/view/gestures';
import { bounded, FIT, panned, pinched, revealed, wheelFactor, zoomed } from '../src/view/panzoom';

const frame = { width: 400, height: 300 };

describe('zoom', () => {
  it('keeps what is under the finger there', () => {
    const view = zoomed(FIT, frame, 2, [100, 120]);
    expect(view.scale).toBe(2);
    expect([(100 - view.x) / 2, (120 - view.y) / 2]).toEqual([100, 120]);
  });
  it('stays between fit and three times', () => {
    expect(zoomed(FIT, frame, 0.1, [0, 0])).toEqual(FIT);
    expect(zoomed(FIT, frame, 99, [0, 0]).scale).toBe(3);
  });
  it('is undone by the opposite turn of the wheel', () => {
    expect(wheelFactor(120, 0) * wheelFactor(-120, 0)).toBeCloseTo(1);
    expect(wheelFactor(3, 1)).toBeCloseTo(wheelFactor(48, 0));
    expect(wheelFactor(1e6, 0)).toBe(wheelFactor(240, 0));
  });
  it('by two fingers follows their middle', () => {
    const view = pinched(
      FIT,
      frame,
      [
        [100, 100],
        [200, 100],
      ],
      [
        [50, 100],
        [250, 100],
      ],
    );
    expect(view.scale).toBe(2);
    expect((150 - view.x) / view.scale).toBeCloseTo(150);
  });
});

describe('panning', () => {
  it('never leaves the board', () => {
    expect(panned(FIT, frame, 50, 50)).toEqual(FIT);
    const view = panned({ scale: 2, x: 0, y: 0 }, frame, -1e4, -1e4);
    expect(view).toEqual({ scale: 2, x: -400, y: -300 });
  });
  it('is mended when the stage changes its size', () => {
    expect(bounded({ scale: 2, x: -900, y: 20 }, { width: 100, height: 100 })).toEqual({ scale: 2, x: -100, y: 0 });
  });
  it('brings the focus into sight and does nothing if it is', () => {
    const view = { scale: 3, x: 0, y: 0 };
    expect(revealed(view, frame, [60, 60])).toBe(view);
    const moved = revealed(view, frame, [390, 290]);
    expect(moved.x + 390 * 3).toBeLessThanOrEqual(frame.width);
  });
  it('obeys keys, and leaves others alone', () => {
    const press = (key: string, more: KeyboardEventInit = {}) =>
      keyView(new KeyboardEvent('keydown', { key, ...more }), { scale: 2, x: -50, y: -50 }, frame);
    expect(press('0')).toEqual(FIT);
    expect(press('+')?.scale).toBeGreaterThan(2);
    expect(press('-')?.scale).toBeLessThan(2);
    expect(press('ArrowLeft', { shiftKey: true })?.x).toBe(0);
    expect(press('ArrowLeft')).toBeNull();
    expect(press('0', { ctrlKey: true })).toBeNull();
  });
});

describe('focus', () => {
  it('goes through the targets in order and around', () => {
    expect(nextOf(['a', 'b', 'c'], null, 1)).toBe('a');
    expect(nextOf(['a', 'b', 'c'], null, -1)).toBe('c');
    expect(nextOf(['a', 'b', 'c'], 'c', 1)).toBe('a');
    expect(nextOf(['a', 'b', 'c'], 'a', -1)).toBe('c');
    expect(nextOf(['a', 'b'], 'elsewhere', 1)).toBe('a');
    expect(nextOf([], 'a', 1)).toBeNull();
  });
  it('snaps to the nearest target within reach', () => {
    const targets = [
      { name: 'a', at: [0, 0] as const },
      { name: 'b', at: [50, 0] as const },
    ];
    expect(snapped([20, 0], targets, 38)).toBe('a');
    expect(snapped([30, 0], targets, 38)).toBe('b');
    expect(snapped([200, 0], targets, 38)).toBeNull();
  });
});

describe('bubbles', () => {
  const base = { clear: 30, width: 400, height: 300, wide: 200, high: 60 };
  it('stand above their subject and never on it', () => {
    const place = placeBubble({ ...base, x: 200, y: 200 });
    expect(place).toMatchObject({ side: 'above', top: 110, left: 100, tip: 100 });
  });
  it('go below at the top edge, and stay inside at the sides', () => {
    expect(placeBubble({ ...base, x: 200, y: 20 }).side).toBe('below');
    const place = placeBubble({ ...base, x: 10, y: 200 });
    expect(place.left).toBeGreaterThanOrEqual(6);
    expect(place.tip).toBe(14);
  });
  it('go aside where there is room neither above nor below', () => {
    const place = placeBubble({ ...base, height: 120, x: 60, y: 60 });
    expect(place.side).toBe('right');
    expect(place.left).toBe(90);
  });
  it('go further away where they would cover neighbours', () => {
    const around = [
      { x: 200, y: 80 },
      { x: 120, y: 150 },
      { x: 280, y: 150 },
      { x: 200, y: 220 },
    ];
    const space = { ...base, x: 200, y: 150 };
    const { left, top } = placeAside(space, around);
    const covered = [{ x: 200, y: 150 }, ...around].filter(
      ({ x, y }) => x > left && x < left + base.wide && y > top && y < top + base.high,
    );
    expect(covered).toEqual([]);
    expect(left >= 0 && top >= 0 && left + base.wide <= base.width && top + base.high <= base.height).toBe(true);
  });
  it('stay close to their subject where nothing is covered', () => {
    expect(placeAside({ ...base, x: 200, y: 200 }, [])).toEqual({ left: 100, top: 110 });
  });
  it('leave the corner with the pieces free', () => {
    const points = [
      { x: 20, y: 280 },
      { x: 380, y: 280 },
      { x: 20, y: 20 },
    ];
    expect(emptiestCorner(points, frame, { wide: 100, high: 80 })).toBe('top-right');
    expect(emptiestCorner([], frame, { wide: 100, high: 80 })).toBe('bottom-left');
  });
});
