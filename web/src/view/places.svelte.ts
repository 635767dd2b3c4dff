/** Interaction with the places of a board: taps, hovering, keyboard focus, dragging. */
import type { Point } from '../lib/draw';
import { ARROWS, nextOf, snapped } from './focus';
import type { MotionQueue } from './motion';

/** The interface to a board: its places, and its callbacks. */
export interface PlacesHost {
  /** Animations that any key or tap skips. */
  queue: MotionQueue;
  nameAt: (point: Point) => string | null;
  centre: (name: string) => Point;
  /** The tolerance for taps near a lit place, in units of the drawing. */
  reach: number;
  lit: () => readonly string[];
  /** The places where pieces can be picked up. */
  grabs: () => readonly string[];
  focused: () => string | null;
  /** The place where keyboard navigation starts. */
  first: () => string;
  /** The neighbour in a direction. */
  beyond: (name: string, dx: number, dy: number) => string | null;
  focus: (name: string) => void;
  /** Focus a place and make it visible. */
  show: (name: string) => void;
  pick: (name: string, point: Point | null) => void;
  point?: (name: string | null) => void;
  cancel?: () => void;
  key?: (event: KeyboardEvent) => void;
  grab?: (name: string) => void;
  carry?: (name: string | null) => void;
  drop?: (name: string | null) => void;
}

/** The place of a board that an element stands for. */
export const placeUnder = (element: Element | null): string | null =>
  element?.closest<SVGElement>('.hits [data-name]')?.dataset.name ?? null;

export class Places {
  pointed = $state<string | null>(null);
  /** The current drag: its start and the pointer. */
  carried = $state.raw<{ from: string; at: Point } | null>(null);

  constructor(private readonly host: PlacesHost) {}

  /** The callbacks for a stage. */
  get listeners() {
    const { tap, hover, key, grab, carry, drop } = this;
    return { ontap: tap, onhover: hover, onkey: key, ongrab: grab, oncarry: carry, ondrop: drop };
  }

  /** The place of a tap; lit places have a larger area. */
  private meant(point: Point, coarse: boolean): string | null {
    const { nameAt, lit, centre, reach } = this.host;
    const direct = nameAt(point);
    if (direct && lit().includes(direct)) return direct;
    const near =
      coarse || !direct
        ? snapped(
            point,
            lit().map((name) => ({ name, at: centre(name) })),
            reach,
          )
        : null;
    return near ?? direct;
  }

  readonly tap = (point: Point, coarse: boolean): void => {
    const { queue, cancel, focus, pick } = this.host;
    if (queue.busy) return queue.finish();
    const found = this.meant(point, coarse);
    if (!found) return cancel?.();
    focus(found);
    pick(found, point);
  };

  readonly hover = (point: Point | null): void => {
    const name = point && this.host.nameAt(point);
    if (name === this.pointed) return;
    this.pointed = name;
    this.host.point?.(name);
  };

  readonly grab = (point: Point): boolean => {
    const name = this.host.nameAt(point);
    if (!name || this.host.queue.busy || !this.host.grabs().includes(name)) return false;
    this.carried = { from: name, at: point };
    this.host.grab?.(name);
    return true;
  };

  readonly carry = (point: Point | null, coarse: boolean): void => {
    if (!this.carried) return;
    if (point) this.carried = { from: this.carried.from, at: point };
    this.host.carry?.(point && this.meant(point, coarse));
  };

  readonly drop = (point: Point | null, coarse: boolean): void => {
    this.carried = null;
    this.host.drop?.(point && this.meant(point, coarse));
  };

  readonly moveFocus = (name: string | null): void => {
    if (!name) return;
    this.host.focus(name);
    this.host.show(name);
    this.host.point?.(name);
  };

  readonly key = (event: KeyboardEvent): void => {
    const { queue, first, focused, beyond, lit, focus, pick, cancel, key } = this.host;
    if (queue.busy) queue.finish();
    if (event.ctrlKey || event.metaKey || event.altKey) return key?.(event);
    const here = first();
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      return this.moveFocus(beyond(here, arrow[0], arrow[1]));
    }
    switch (event.key) {
      case 'Enter':
      case ' ':
        event.preventDefault();
        focus(here);
        return pick(here, null);
      case 'n':
      case 'N':
        return this.moveFocus(nextOf(lit(), focused(), 1));
      case 'p':
      case 'P':
        return this.moveFocus(nextOf(lit(), focused(), -1));
      case 'Escape':
        return cancel?.();
      default:
        return key?.(event);
    }
  };
}
