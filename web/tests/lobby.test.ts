import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { keep, kept } from '../src/lib/kept';
import { fieldName } from '../src/lobby/fields';
import { offeredName } from '../src/lobby/guest';
import TableRow from '../src/lobby/lists/TableRow.svelte';
import {
  beginsAtOnce,
  clockOf,
  draftWith,
  optionsOf,
  readDraft,
  settingsOf,
  sitsDown,
  usualDraft,
  variantsWith,
} from '../src/lobby/new/draft';
import Trouble from '../src/lobby/Trouble.svelte';
import { ago, stateOf, titleOf } from '../src/lobby/words';
import { NetError } from '../src/net/errors';
import type { SeatLine, TableLine } from '../src/net/types';
import { sentence, setLanguage } from '../src/texts/texts.svelte';

beforeAll(() => setLanguage('en'));
afterEach(() => localStorage.clear());

const seat = (kind: SeatLine['kind'], name = '', extra = {}) => ({
  kind,
  name,
  person: kind === 'person' ? name.toLowerCase() : null,
  bot: null,
  identity: null,
  place: null,
  points: null,
  won: false,
  hints: 0,
  ...extra,
});
const table = (extra: Partial<TableLine> = {}): TableLine => ({
  id: 'm1',
  game: 'eko',
  players: 2,
  name: '',
  status: 'running',
  private: false,
  rated: false,
  host: null,
  created: 0,
  updated: 0,
  started: null,
  ended: null,
  reason: null,
  open_seats: 0,
  to_decide: [1],
  clock: { kind: 'none' },
  variants: [],
  seats: [seat('person', 'Ann'), seat('person', 'Bea')],
  your_seat: 0,
  your_turn: false,
  ...extra,
});

describe('a table that is planned', () => {
  test('leaves out what is usual', () => {
    expect(optionsOf(usualDraft('eko'))).toEqual({});
    expect(optionsOf(usualDraft('legends'))).toEqual({});
  });

  test('names variants in the order of the rules, and the options of its own game alone', () => {
    const draft = {
      ...usualDraft('eko'),
      variants: variantsWith(['labyrinth', 'portals', 'draft'], ['draft'], 'labyrinth', true),
      hasRoundLimit: true,
      layout: 'star',
      quickSetup: false,
    };
    expect(optionsOf(draft)).toEqual({ variants: ['labyrinth', 'draft'], round_limit: 40, layout: 'star' });
    expect(
      optionsOf({ ...usualDraft('legends'), players: 3, quickSetup: false, hasAges: true, ages: [2, 3, 0, 1] }),
    ).toEqual({ quick_setup: false, ages: [2, 0, 1] });
  });

  test('has no layout and no pyramids beside a board of its own', () => {
    const draft = { ...usualDraft('eko'), layout: 'star', variants: ['pyramids'], pyramids: 2 };
    expect(optionsOf(draft, { board: { a: 1 } })).toEqual({ variants: ['pyramids'], board: { a: 1 } });
  });

  test('keeps seats for oneself, for others and for who is at this device', () => {
    const draft = usualDraft('eko');
    draft.players = 4;
    draft.seats = [
      { kind: 'kept', bot: '', name: 'Bea' },
      { kind: 'me', bot: '', name: '' },
      { kind: 'bot', bot: 'level5:seconds=7', name: '' },
      { kind: 'mine', bot: '', name: ' Cy ' },
    ];
    expect(settingsOf(draft, 'id-me', ['id-bea', null, null, null]).seats).toEqual([
      'person:id-bea',
      'person:id-me',
      'bot:level5:seconds=7',
      'mine:Cy',
    ]);
    expect([sitsDown(draft), beginsAtOnce(draft)]).toEqual([true, false]);
  });

  test('a deal can be balanced, but not a position that was set up by hand', () => {
    const draft = { ...usualDraft('eko'), balanced: true };
    expect(settingsOf(draft, 'id-me', []).balanced).toBe(true);
    expect(settingsOf(draft, 'id-me', [], { position: {} }).balanced).toBe(false);
    expect(settingsOf(usualDraft('eko'), 'id-me', []).balanced).toBe(false);
  });

  test('begins at once where nobody else must come', () => {
    expect(beginsAtOnce(draftWith(usualDraft('eko'), 'device', (i) => `P${i}`))).toBe(true);
    expect(beginsAtOnce(draftWith(usualDraft('eko'), 'friends', () => ''))).toBe(false);
  });

  test.each([
    ['none', { kind: 'none' }],
    ['fischer', { kind: 'fischer', seconds: 900, increment: 10 }],
    ['move', { kind: 'move', seconds: 120 }],
    ['days', { kind: 'days', days: 2 }],
  ] as const)('has the clock %s', (clock, expected) => {
    expect(clockOf({ ...usualDraft('eko'), clock })).toEqual(expected);
  });

  test('is read again, whatever was kept', () => {
    expect(readDraft('eko', 'nonsense')).toEqual(usualDraft('eko'));
    expect(readDraft('eko', { seats: [], variants: 'all', players: 3, unknown: 1 })).toEqual({
      ...usualDraft('eko'),
      players: 3,
    });
  });
});

describe('words of lists', () => {
  test('a table without a name is called by its people, oneself as You', () => {
    expect(titleOf(table())).toBe('You and Bea');
    expect(titleOf(table({ name: 'Caravan' }))).toBe('Caravan');
  });

  test('it is said whom a table waits for', () => {
    expect(stateOf(table())).toBe('Bea is thinking');
    expect(stateOf(table({ to_decide: [0, 1] }))).toBe('2 players are thinking');
    expect(stateOf(table({ status: 'waiting', open_seats: 1 }))).toBe('1 seat free');
    expect(stateOf(table({ status: 'waiting' }))).toBe('Waiting for everyone to be ready');
  });

  test('times are told by their distance', () => {
    const now = Date.UTC(2026, 5, 15);
    expect(ago(now - 30_000, now)).toBe('just now');
    expect(ago(now - 3 * 3_600_000, now)).toBe('3 hours ago');
    expect(ago(now - 90 * 86_400_000, now)).toContain('2026');
  });

  test('messages of the server become sentences', () => {
    expect(sentence('this name is taken')).toBe('This name is taken.');
    expect(sentence('Really?')).toBe('Really?');
    expect(sentence('')).toBe('');
  });

  test('fields have names, seats their numbers', () => {
    expect(fieldName('settings.clock.seconds')).toBe('Clock: time');
    expect(fieldName('settings.seats[1]')).toBe('Seat 2');
    expect(fieldName('settings.seats.0')).toBe('Seat 1');
    expect(fieldName('options.board.tiles')).toBe('Custom board');
    expect(fieldName('something')).toBe('something');
  });
});

test('what is kept comes back, and garbled things do not', () => {
  keep('x', { a: 1 });
  expect(kept('x')).toEqual({ a: 1 });
  localStorage.setItem('tetrarch.y', '{');
  expect(kept('y')).toBeNull();
});

test('a passing name is offered, the same one each time', () => {
  const first = offeredName();
  expect(first).toMatch(/^Guest \d{3}$/);
  expect(offeredName()).toBe(first);
});

test('every fault is named, with its field and rule', () => {
  const target = document.createElement('div');
  const error = new NetError('refused', {
    code: 'bad-settings',
    message: 'x',
    details: [
      { field: 'settings.clock', code: 'fault', message: 'a rated match needs a clock' },
      { field: 'variants', code: 'E16.2', message: 'the first printing has no tiles' },
    ],
  });
  const shown = mount(Trouble, { target, props: { error } });
  flushSync();
  expect(target.querySelectorAll('li')).toHaveLength(2);
  expect(target.textContent).toContain('Clock: A rated match needs a clock.');
  expect(target.querySelector('a')?.getAttribute('href')).toBe('#/help/eko?rule=E16.2');
  void unmount(shown);
});

describe('a row', () => {
  const rowOf = (lines: Partial<TableLine>): HTMLElement => {
    const target = document.createElement('div');
    const shown = mount(TableRow, { target, props: { table: table(lines), note: 'Ekö', action: 'Look', href: '#/x' } });
    flushSync();
    onTestFinished(() => unmount(shown));
    return target;
  };

  test('says who sits where, who won, and leads to the players', () => {
    const row = rowOf({ your_seat: null, seats: [seat('person', 'Ann', { won: true }), seat('open')] });
    expect(row.querySelector('a[href="#/people/ann"]')?.textContent).toBe('Ann');
    expect(row.textContent).toContain('Open seat');
    expect(row.querySelector('[aria-label="winner"]')).not.toBeNull();
  });

  test('shows the identity of each seat beside its name, once it is drawn', () => {
    const seats = [
      seat('person', 'Ann', { identity: 'M' }),
      seat('bot', '', { bot: 'level3', identity: 'E' }),
      seat('deleted', 'deleted player', { identity: 'S' }),
    ];
    for (const name of ['', 'Caravan']) {
      const items = [...rowOf({ name, your_seat: 0, seats }).querySelectorAll('.seats li')];
      expect(items.map((item) => item.querySelector('.badge')?.getAttribute('aria-label'))).toEqual([
        'Moon',
        'Ember',
        'Star',
      ]);
      expect(items.map((item) => item.textContent?.trim())).toEqual(['You', 'level3', 'deleted player']);
      expect(items[1]?.querySelector('[aria-label="Computer"]')).not.toBeNull();
    }
  });

  test('shows no identity before it is drawn, but the first letter of the name', () => {
    const row = rowOf({ name: 'Caravan', your_seat: null, seats: [seat('person', 'Żaneta'), seat('open')] });
    expect(row.querySelector('.badge')).toBeNull();
    expect([...row.querySelectorAll('.plain')].map((mark) => mark.textContent)).toEqual(['Ż', '']);
  });

  test('calls a table without a name after who sits there, badges and all', () => {
    const row = rowOf({ seats: [seat('person', 'Ann', { identity: 'T' }), seat('person', 'Bea', { identity: 'E' })] });
    expect(row.querySelector('b')).toBeNull();
    expect([...row.querySelectorAll('.seats.heading li')].map((item) => item.textContent?.trim())).toEqual([
      'You',
      'Bea',
    ]);
    expect(row.querySelector('a.btn')?.getAttribute('aria-label')).toBe('Look: You and Bea');
  });
});
