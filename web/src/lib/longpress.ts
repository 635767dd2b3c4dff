/** A Svelte action for long presses of a button. The click that ends a long press is ignored. */
const HOLD_MS = 600;

export const longpress = (
  node: HTMLElement,
  held: (() => void) | null,
): { update: (next: (() => void) | null) => void; destroy: () => void } => {
  let run = held;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;
  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    done = false;
    stop();
    if (event.button !== 0 || !run) return;
    timer = setTimeout(() => {
      done = true;
      run?.();
    }, HOLD_MS);
  };
  const click = (event: MouseEvent): void => {
    if (!done) return;
    done = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** Phones open a menu on a long press. */
  const menu = (event: Event): void => event.preventDefault();
  const listeners: [string, EventListener, boolean][] = [
    ['pointerdown', down as EventListener, false],
    ['pointerup', stop, false],
    ['pointerleave', stop, false],
    ['pointercancel', stop, false],
    ['click', click as EventListener, true],
    ['contextmenu', menu, false],
  ];
  for (const [name, listener, capture] of listeners) node.addEventListener(name, listener, capture);
  return {
    update: (next) => {
      run = next;
    },
    destroy: () => {
      stop();
      for (const [name, listener, capture] of listeners) node.removeEventListener(name, listener, capture);
    },
  };
};
