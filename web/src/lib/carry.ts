/** A Svelte action: drag an element by mouse or touch; a copy of it follows the pointer. */
export interface Carrying {
  /** Called when the drag begins; returns false to prevent it. */
  begin: () => boolean;
  /** A selector of the drop targets: they have `data-drop` during the drag, `over` for the current one. */
  onto?: string;
  /** Called when it is over an element, or outside. */
  over?: (element: Element | null) => void;
  /** Called when it is dropped on an element; null if the drag was cancelled. */
  end: (element: Element | null) => void;
}

const REACH = 8;

export const carry = (
  node: HTMLElement,
  carrying: Carrying,
): { update: (next: Carrying) => void; destroy: () => void } => {
  let current = carrying;
  let start: { id: number; x: number; y: number } | null = null;
  let copy: HTMLElement | null = null;
  let carried = false;

  const below = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);
  const follow = (event: PointerEvent): void => {
    if (copy) copy.style.translate = `${event.clientX}px ${event.clientY}px`;
  };
  const pickUp = (event: PointerEvent): void => {
    const { width, height } = node.getBoundingClientRect();
    copy = node.cloneNode(true) as HTMLElement;
    copy.setAttribute('aria-hidden', 'true');
    copy.inert = true;
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${-width / 2}px`,
      top: `${-height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
      zIndex: '60',
      pointerEvents: 'none',
      opacity: '0.92',
    });
    document.body.append(copy);
    follow(event);
  };
  const light = (over: Element | null, on: boolean): void => {
    if (!current.onto) return;
    const below = over?.closest(current.onto);
    for (const taker of document.querySelectorAll<HTMLElement>(current.onto)) {
      if (on) taker.dataset.drop = taker === below ? 'over' : 'ready';
      else delete taker.dataset.drop;
    }
  };
  const letGo = (element: Element | null): void => {
    start = null;
    if (!copy) return;
    light(null, false);
    copy.remove();
    copy = null;
    removeEventListener('keydown', escape, true);
    current.end(element);
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    letGo(null);
  };
  const down = (event: PointerEvent): void => {
    carried = false;
    if (start) return letGo(null); // a second finger
    if (event.button === 0) start = { id: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent): void => {
    if (start?.id !== event.pointerId) return;
    if (!copy) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < REACH) return;
      if (!current.begin()) return void (start = null);
      carried = true;
      node.setPointerCapture(event.pointerId);
      addEventListener('keydown', escape, true);
      pickUp(event);
    }
    follow(event);
    const element = below(event);
    light(element, true);
    current.over?.(element);
  };
  const up = (event: PointerEvent): void => {
    if (start?.id === event.pointerId) letGo(event.type === 'pointercancel' ? null : below(event));
  };
  /** The click that ends a drag is ignored. */
  const click = (event: MouseEvent): void => {
    if (!carried) return;
    carried = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  node.style.touchAction = 'none';
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, true);
  return {
    update: (next) => {
      current = next;
    },
    destroy: () => {
      letGo(null);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
    },
  };
};
