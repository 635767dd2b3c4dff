/** Turns pointer, wheel and key events on a stage into panning, zooming, taps and drags. */
import { distance, type Point } from '../lib/draw';
import { FIT, panned, pinched, wheelFactor, zoomed, type Frame, type View } from './panzoom';

export interface GestureHost {
  view: () => View;
  frame: () => Frame;
  set: (view: View, gliding: boolean) => void;
  /** A tap or click at a point of the frame; `coarse` for touch. */
  tap: (point: Point, coarse: boolean, event: PointerEvent) => void;
  /** The pointer is over a point, or has left. */
  hover?: (point: Point | null) => void;
  /** A drag starts; returns whether a piece is picked up, otherwise the view is panned. */
  grab?: (point: Point, coarse: boolean) => boolean;
  /** The dragged piece is over a point of the frame, or outside. */
  carry?: (point: Point | null, coarse: boolean) => void;
  /** It was dropped at a point; null outside of the frame, or if the drag was cancelled. */
  drop?: (point: Point | null, coarse: boolean) => void;
}

const TAP_REACH = 8;
const DOUBLE_MS = 300;
/** The maximum distance of the taps of a double tap; farther ones are a stack and its target. */
const DOUBLE_REACH = 16;

/** A Svelte action: `use:gestures={host}`. */
export const gestures = (
  node: HTMLElement,
  host: GestureHost,
): { update: (next: GestureHost) => void; destroy: () => void } => {
  let current = host;
  const pointers = new Map<number, Point>();
  let start: Point | null = null;
  let moved = false;
  /** The pointer that carries a piece. */
  let carrier: number | null = null;
  /** Whether this drag picked up a piece, even if it was cancelled: then it does not pan. */
  let grabbed = false;
  let lastTap: { time: number; at: Point } | null = null;

  const at = (event: PointerEvent | WheelEvent): Point => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const within = ([x, y]: Point): Point | null => {
    const { width, height } = current.frame();
    return x >= 0 && y >= 0 && x <= width && y <= height ? [x, y] : null;
  };
  const two = (): [Point, Point] => [...pointers.values()].slice(0, 2) as [Point, Point];
  const letGo = (point: Point | null, coarse = false): void => {
    if (carrier === null) return;
    carrier = null;
    removeEventListener('keydown', escape, true);
    current.drop?.(point, coarse);
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    letGo(null);
  };

  const down = (event: PointerEvent): void => {
    if (event.button > 1 || (event.target as Element | null)?.closest?.('a, button')) return;
    pointers.set(event.pointerId, at(event));
    if (pointers.size === 1) [start, moved, grabbed] = [at(event), false, false];
    else {
      moved = true;
      letGo(null); // a second finger zooms
    }
  };
  const move = (event: PointerEvent): void => {
    const here = at(event);
    const coarse = event.pointerType === 'touch';
    if (event.pointerType === 'mouse' && !event.buttons) {
      pointers.delete(event.pointerId); // it was released elsewhere
      letGo(null);
    }
    const before = pointers.get(event.pointerId);
    if (!before) {
      if (!coarse) current.hover?.(here);
      return;
    }
    if (pointers.size === 2) {
      const old = two();
      pointers.set(event.pointerId, here);
      current.set(pinched(current.view(), current.frame(), old, two()), false);
      return;
    }
    if (start && !moved && Math.hypot(here[0] - start[0], here[1] - start[1]) < TAP_REACH) return;
    if (!moved) {
      moved = true;
      node.setPointerCapture(event.pointerId);
      if (start && current.grab?.(start, coarse)) {
        [carrier, grabbed] = [event.pointerId, true];
        addEventListener('keydown', escape, true);
      }
    }
    pointers.set(event.pointerId, here);
    if (carrier === event.pointerId) current.carry?.(within(here), coarse);
    else if (!grabbed)
      current.set(panned(current.view(), current.frame(), here[0] - before[0], here[1] - before[1]), false);
  };
  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    const coarse = event.pointerType === 'touch';
    if (carrier === event.pointerId) return letGo(event.type === 'pointercancel' ? null : within(at(event)), coarse);
    if (moved || event.type === 'pointercancel') return;
    const here = at(event);
    const again = lastTap && event.timeStamp - lastTap.time < DOUBLE_MS && distance(lastTap.at, here) < DOUBLE_REACH;
    if (coarse && again) {
      const view = current.view();
      current.set(view.scale > 1.2 ? FIT : zoomed(view, current.frame(), 2, here), true);
      lastTap = null;
      return;
    }
    lastTap = { time: event.timeStamp, at: here };
    current.tap(here, coarse, event);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    current.set(zoomed(current.view(), current.frame(), wheelFactor(event.deltaY, event.deltaMode), at(event)), false);
  };
  const leave = (): void => current.hover?.(null);
  /** A tap elsewhere, as on the button that confirms a move, separates two taps on the same place. */
  const elsewhere = (event: PointerEvent): void => {
    if (!event.composedPath().includes(node)) lastTap = null;
  };

  addEventListener('pointerdown', elsewhere, true);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    update: (next) => {
      current = next;
    },
    destroy: () => {
      removeEventListener('keydown', escape, true);
      removeEventListener('pointerdown', elsewhere, true);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('wheel', wheel);
    },
  };
};

/** The view change of a key: `+` `-` zoom, `0` fits, Shift with arrows pans; null for other keys. */
export const keyView = (event: KeyboardEvent, view: View, frame: Frame): View | null => {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const middle: Point = [frame.width / 2, frame.height / 2];
  if (event.key === '+' || event.key === '=') return zoomed(view, frame, 1.25, middle);
  if (event.key === '-') return zoomed(view, frame, 0.8, middle);
  if (event.key === '0') return FIT;
  if (!event.shiftKey) return null;
  const arrows: Record<string, Point> = {
    ArrowLeft: [60, 0],
    ArrowRight: [-60, 0],
    ArrowUp: [0, 60],
    ArrowDown: [0, -60],
  };
  const step = arrows[event.key];
  return step ? panned(view, frame, step[0], step[1]) : null;
};
