import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { spokenLine } from '../src/table/session/log-lines';
import { setLanguage } from '../src/texts/texts.svelte';
import LogList, { entrance, lineAfter } from '../src/ui/play/LogList.svelte';

beforeAll(() => setLanguage('en'));

describe('keys in a list', () => {
  test.each([
    ['ArrowDown', 3, 4],
    ['ArrowUp', 3, 2],
    ['PageDown', 3, 13],
    ['PageUp', 13, 3],
    ['Home', 13, 0],
    ['End', 3, 19],
  ])('%s leads from line %i to line %i', (key, at, to) => expect(lineAfter(key, at, 20)).toBe(to));

  test('stop at the ends', () => {
    expect(lineAfter('ArrowUp', 0, 20)).toBe(0);
    expect(lineAfter('PageDown', 15, 20)).toBe(19);
  });

  test('are left to the page where they are not for a list', () => {
    for (const key of ['ArrowLeft', 'u', 'constructor']) expect(lineAfter(key, 3, 20)).toBeNull();
    expect(lineAfter('End', 0, 0)).toBeNull();
  });

  test('Tab comes in where one was, else at what is shown, else at the newest line', () => {
    expect(entrance([2, 5, 9], 5, 2)).toBe(5);
    expect(entrance([2, 5, 9], null, 2)).toBe(2);
    expect(entrance([2, 5, 9], 7, null)).toBe(9);
    expect(entrance([], 7)).toBeNull();
  });
});

test('a line is spoken with its consequences and the names of places, without their marks', () => {
  const consequences = [{ sentence: 'Tide loses 2 discs\x7f on b2|there\x7f.', rule: '' }];
  const said = spokenLine({ sentence: 'You move\x7f to a1\x7f.', consequences });
  expect(said).toBe('You move to a1. Tide loses 2 discs on b2.');
});

describe('the log', () => {
  const shown: (number | null)[] = [];
  const opened: number[] = [];
  const listOf = (current: number | null = null): HTMLElement[] => {
    shown.length = opened.length = 0;
    const entries = [3, 4, 8, 9].map((number) => ({ number, sentence: `Line ${number}`, turn: 1 }));
    const props = {
      entries,
      current,
      onshow: (number: number | null) => void shown.push(number),
      onopen: (number: number) => void opened.push(number),
    };
    const log = mount(LogList, { target: document.body, props });
    flushSync();
    onTestFinished(() => unmount(log));
    return [...document.querySelectorAll<HTMLElement>('[role="listbox"] > [role="option"]')];
  };
  const press = (key: string): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    flushSync();
    return event.defaultPrevented;
  };
  const stops = (lines: HTMLElement[]): number[] => lines.flatMap((line, i) => (line.tabIndex === 0 ? [i] : []));

  test('is one stop of Tab, at its newest line', () => {
    expect(stops(listOf())).toEqual([3]);
  });

  test('is entered at the line that is shown, which alone is selected', () => {
    const lines = listOf(4);
    expect(stops(lines)).toEqual([1]);
    expect(lines.map((line) => line.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false', 'false']);
  });

  test('shows the line in focus on the board, and none when the focus leaves', () => {
    const lines = listOf();
    lines[3]?.focus();
    for (const key of ['ArrowUp', 'Home', 'End', 'ArrowUp', 'ArrowUp']) expect(press(key)).toBe(true);
    expect(document.activeElement).toBe(lines[1]);
    expect(stops(lines)).toEqual([1]);
    expect(shown.filter((number) => number !== null)).toEqual([9, 8, 3, 9, 8, 4]);
    lines[1]?.blur();
    flushSync();
    expect(shown.at(-1)).toBeNull();
    expect(stops(lines)).toEqual([3]);
  });

  test('opens a line by Enter, Space or a click, and leaves other keys to the page', () => {
    const lines = listOf();
    lines[2]?.focus();
    expect([press('Enter'), press(' '), press('ArrowLeft'), press('u')]).toEqual([true, true, false, false]);
    lines[0]?.click();
    expect(opened).toEqual([8, 8, 3]);
  });
});
