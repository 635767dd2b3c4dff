/** The arithmetic of panning and zooming: scale 1 to 3, the content stays in its frame. */
import { clamp, type Point } from '../lib/draw';

export interface View {
  scale: number;
  /** The offset of the content, in pixels of the frame. */
  x: number;
  y: number;
}

export interface Frame {
  width: number;
  height: number;
}

export const FIT: View = { scale: 1, x: 0, y: 0 };
export const MOST = 3;

/** Keep the content over the frame. */
export const bounded = (view: View, frame: Frame): View => {
  const scale = clamp(view.scale, 1, MOST);
  return {
    scale,
    x: clamp(view.x, frame.width * (1 - scale), 0),
    y: clamp(view.y, frame.height * (1 - scale), 0),
  };
};

/** Zoom by a factor around a point. */
export const zoomed = (view: View, frame: Frame, factor: number, [px, py]: Point): View => {
  const scale = clamp(view.scale * factor, 1, MOST);
  const ratio = scale / view.scale;
  return bounded({ scale, x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio }, frame);
};

export const panned = (view: View, frame: Frame, dx: number, dy: number): View =>
  bounded({ ...view, x: view.x + dx, y: view.y + dy }, frame);

/** A two-finger gesture. */
export const pinched = (view: View, frame: Frame, before: [Point, Point], after: [Point, Point]): View => {
  const span = ([a, b]: [Point, Point]): number => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
  const middle = ([a, b]: [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [from, to] = [middle(before), middle(after)];
  const moved = { ...view, x: view.x + to[0] - from[0], y: view.y + to[1] - from[1] };
  return zoomed(moved, frame, span(after) / span(before), to);
};

/** The zoom factor of a wheel event. */
export const wheelFactor = (delta: number, mode: number): number =>
  Math.exp(-clamp(delta * (mode === 1 ? 16 : mode === 2 ? 240 : 1), -240, 240) * 0.0022);

/** Move the view so that a point of the content, in frame pixels at scale 1, is visible. */
export const revealed = (view: View, frame: Frame, [x, y]: Point, margin = 48): View => {
  const [sx, sy] = [view.x + x * view.scale, view.y + y * view.scale];
  const dx = sx < margin ? margin - sx : sx > frame.width - margin ? frame.width - margin - sx : 0;
  const dy = sy < margin ? margin - sy : sy > frame.height - margin ? frame.height - margin - sy : 0;
  return dx || dy ? panned(view, frame, dx, dy) : view;
};
