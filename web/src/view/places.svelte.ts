/** Interaction with the places of a board: taps, hovering, keyboard focus, dragging. */
import type { Snippet } from 'svelte';
import type { Owner } from '../art/identity';
import type { Point } from '../lib/draw';
import { ARROWS, nextOf, snapped } from './focus';
import type { MotionQueue } from './motion';

/** The callbacks of the boards of both games. */
export interface BoardEvents {
  /** The pointer or the focus is on a place, or on none. */
  onpoint?: (name: string | null) => void;
  /** Esc, or a tap on nothing. */
  oncancel?: () => void;
  /** A piece was picked up. */
  ongrab?: (name: string) => void;
  /** The dragged piece is over a place, or over none. */
  oncarry?: (name: string | null) => void;
  /** It was dropped on a place; null if the drag was cancelled. */
  ondrop?: (name: string | null) => void;
  /** Skip the moves that are being shown, on a tap or a key; returns whether there were any. */
  onskip?: () => boolean;
  /** Keys that the board does not handle. */
  onkey?: (event: KeyboardEvent) => void;
}

/** A place in the pattern of a player, with a label. */
export interface Wash {
  place: string;
  letter: Owner | null;
  /** How strong the pattern is, from 0 to 1. */
  strength: number;
  text?: string;
  /** What screen readers say about it. */
  said?: string;
}

/** The properties that the boards of both games share. */
export interface BoardProps extends BoardEvents {
  /** The places of the last move in order. */
  last?: readonly string[];
  /** A good first tap, marked by a ring. */
  hint?: string | null;
  /** The places where a hint tells the player to look. */
  area?: readonly string[];
  wash?: readonly Wash[];
  /** The place with the keyboard focus. */
  focused?: string | null;
  /** The places whose pieces can be dragged. */
  grabs?: readonly string[];
  /** HTML above the board; `place` returns the position of a place, in pixels of the stage. */
  overlay?: Snippet<[PlaceOf]>;
}

/** The position of a place in pixels of the stage, and how a bubble leaves its neighbours visible: by its distance, or by
 * their positions. */
export type PlaceOf = (name: string) => {
  x: number;
  y: number;
  clear: number;
  keep?: readonly { x: number; y: number }[];
};

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
  events: () => BoardEvents;
}

/** The keys that skip the moves that are being shown. */
export const SKIPPING = /^(.|Enter|Escape)$/;

/** The place of a board that an element stands for. */
export const placeUnder = (element: Element | null): string | null =>
  element?.closest<SVGElement>('.hits [data-name]')?.dataset.name ?? null;

export class Places {
  pointed = $state<string | null>(null);
  /** The current drag: its start and the pointer. */
  carried = $state.raw<{ from: string; at: Point } | null>(null);

  constructor(readonly host: PlacesHost) {}

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
    const { queue, focus, pick, events } = this.host;
    if (events().onskip?.()) return;
    if (queue.busy) return queue.finish();
    const found = this.meant(point, coarse);
    if (!found) return events().oncancel?.();
    focus(found);
    pick(found, point);
  };

  readonly hover = (point: Point | null): void => {
    const name = point && this.host.nameAt(point);
    if (name === this.pointed) return;
    this.pointed = name;
    this.host.events().onpoint?.(name);
  };

  readonly grab = (point: Point): boolean => {
    const name = this.host.nameAt(point);
    if (!name || this.host.queue.busy || !this.host.grabs().includes(name)) return false;
    this.carried = { from: name, at: point };
    this.host.events().ongrab?.(name);
    return true;
  };

  readonly carry = (point: Point | null, coarse: boolean): void => {
    if (!this.carried) return;
    if (point) this.carried = { from: this.carried.from, at: point };
    this.host.events().oncarry?.(point && this.meant(point, coarse));
  };

  readonly drop = (point: Point | null, coarse: boolean): void => {
    this.carried = null;
    this.host.events().ondrop?.(point && this.meant(point, coarse));
  };

  readonly moveFocus = (name: string | null): void => {
    if (!name) return;
    this.focused(name);
    this.host.show(name);
  };

  /** A place has the focus now. */
  readonly focused = (name: string): void => {
    this.host.focus(name);
    this.host.events().onpoint?.(name);
  };

  readonly key = (event: KeyboardEvent): void => {
    const { queue, first, focused, beyond, lit, grabs, focus, pick, events } = this.host;
    if (queue.busy) queue.finish();
    if (event.ctrlKey || event.metaKey || event.altKey) return events().onkey?.(event);
    const here = first();
    const stops = lit().length ? lit() : grabs();
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      return this.moveFocus(beyond(here, arrow[0], arrow[1]));
    }
    if (SKIPPING.test(event.key) && events().onskip?.()) return event.preventDefault();
    switch (event.key) {
      case 'Enter':
      case ' ':
        event.preventDefault();
        focus(here);
        return pick(here, null);
      case 'n':
      case 'N':
        return this.moveFocus(nextOf(stops, focused(), 1));
      case 'p':
      case 'P':
        return this.moveFocus(nextOf(stops, focused(), -1));
      case 'Escape':
        return events().oncancel?.();
      default:
        return events().onkey?.(event);
    }
  };
}
