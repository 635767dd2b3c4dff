/** The size of an element without forcing a layout: reading it during the first drawing would lay out the page twice. */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export type Room = readonly [width: number, height: number];

/** Reports the size of an element when the browser has laid it out, and again when it changes. */
export const sized =
  (report: (...room: Room) => void): Attachment<HTMLElement> =>
  (node) => {
    const observer = new ResizeObserver(() => report(node.clientWidth, node.clientHeight));
    observer.observe(node);
    return () => observer.disconnect();
  };

const KEY = Symbol('room');

/** Call during the initialisation of a component: the size that a board inside it will probably have. */
export const expectRoom = (room: () => Room): void => void setContext(KEY, room);

/** The expected size, or zeros; a board starts with it. */
export const expectedRoom = (): Room => getContext<(() => Room) | undefined>(KEY)?.() ?? [0, 0];
