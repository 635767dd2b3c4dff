/** The card with the steps of another player's turn. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TableEntry } from '../src/net/types';
import type { TableSession } from '../src/table/session/session-shape';
import StepsCard from '../src/table/shell/StepsCard.svelte';
import { setLanguage } from '../src/texts/texts.svelte';

const stepsFrom = (number: number, seat: number): TableEntry[] =>
  [number, number + 1].map((one) => ({ number: one, seat, turn: 1, sentence: `Step ${one}.` }) as TableEntry);

const session = $state({
  steps: stepsFrom(1, 1),
  trail: [],
  pointed: null as number | null,
  letter: () => 'E',
  name: (seat: number) => `bot ${seat}`,
  say: (text: string) => text,
});

const point = (step: number, event: string): void => {
  document.querySelectorAll('li button')[step]?.dispatchEvent(new PointerEvent(event));
  flushSync();
};

let shown: ReturnType<typeof mount>;
beforeAll(() => setLanguage('en'));
beforeEach(() => {
  [session.steps, session.pointed] = [stepsFrom(1, 1), null];
  shown = mount(StepsCard, {
    target: document.body,
    props: { session: session as unknown as TableSession, layout: 'card' },
  });
  flushSync();
});
afterEach(() => unmount(shown));

it.each([
  ['those of the next player replace it', stepsFrom(3, 2)],
  ['the card is closed', []],
])('a step is no longer pointed at when %s', (_, next) => {
  point(1, 'pointerenter');
  expect(session.pointed).toBe(2);
  session.steps = next;
  flushSync();
  expect(document.querySelectorAll('li').length).toBe(next.length);
  expect(session.pointed).toBeNull();
});

it('the mouse leaves a step without hiding another one that is shown since', () => {
  point(0, 'pointerenter');
  session.pointed = 2;
  point(0, 'pointerleave');
  expect(session.pointed).toBe(2);
});
