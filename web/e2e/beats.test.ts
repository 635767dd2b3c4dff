import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, shoot, STILL } from './browser';
import { hasty, Person } from './person';

/** What a person sees at one moment. */
interface Seen {
  title: string;
  bar: string;
  /** The number of lines of the log. */
  lines: number;
  /** The last line of the log. */
  last: string;
  undo: boolean;
  skip: boolean;
  busy: boolean;
  number: number;
  trail: number;
  /** The lines of drawn paths. */
  drawn: number;
  flying: number;
  coins: number;
  /** The places of the card row, and those where a card or a dashed frame is seen. */
  slots: number;
  filled: number;
  /** The numbers of the steps in the card, and on the board. */
  steps: string[];
  marks: string[];
}

/** Where a card ended that flew out of the row: the player whose panel it lies on. */
interface Landing {
  card: string;
  letters: string[];
}

/** Record where each card that flies lands. */
const recordLandings = (person: Person): Promise<void> =>
  person.page.evaluate(() => {
    const landings: Landing[] = [];
    Object.assign(window, { landings });
    const land = (card: HTMLElement): void => {
      const { x, y, width, height } = card.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      const under = [...document.querySelectorAll('.pp, .chipcard')].filter((panel) => {
        const { left, right, top, bottom } = panel.getBoundingClientRect();
        return middle > left && middle < right && centre > top && centre < bottom;
      });
      const letters = under.map((panel) => /\bpl-(\w)/.exec(panel.className)?.[1] ?? '');
      landings.push({ card: card.dataset.card ?? '', letters });
    };
    new MutationObserver((changes) => {
      for (const card of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (card instanceof HTMLElement && card.matches('.flying-card'))
          void card.getAnimations()[0]?.finished.then(() => land(card)); // before the page removes it
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Record what the page shows in each frame. */
const record = (person: Person): Promise<void> =>
  person.page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const text = (selector: string): string => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
    const look = (): void => {
      const lines = [...document.querySelectorAll<HTMLElement>('.log li[role=option]')];
      seen.push({
        title: document.title,
        bar: text('.phasebar .sentence'),
        lines: lines.length,
        last: lines.at(-1)?.innerText ?? '',
        undo: !!document.querySelector('.phasebar .undo'),
        skip: text('.phasebar .buttons').includes('Skip'),
        busy: document.querySelector('main.stage')?.getAttribute('aria-busy') === 'true',
        number: Number(document.querySelector<HTMLElement>('.app')?.dataset.number),
        trail: document.querySelectorAll('.still .trail').length,
        drawn: [...document.querySelectorAll<SVGPathElement>('.still .trail path:is(.rt-in, .ar-in)')].filter(
          (path) => path.getTotalLength() > 0,
        ).length,
        flying: document.querySelectorAll('.flying-card').length,
        coins: document.querySelectorAll('.flying-coin').length,
        slots: document.querySelectorAll('.row-of-cards .slot').length,
        filled: [...document.querySelectorAll('.row-of-cards .slot')].filter((slot) =>
          [...slot.querySelectorAll('[data-card], .gone')].some((one) => {
            const { visibility, opacity, display } = getComputedStyle(one);
            const isEmpty = one.matches('[data-card]') ? !one.childElementCount : !one.textContent?.trim();
            return visibility === 'visible' && display !== 'none' && Number(opacity) >= 0.1 && !isEmpty;
          }),
        ).length,
        steps: [...document.querySelectorAll('.steps-card li i')].map((one) => one.textContent ?? ''),
        marks: [...document.querySelectorAll('.still :is(.trail-no, .trail .step-no)')].map(
          (one) => one.textContent ?? '',
        ),
      });
      requestAnimationFrame(look);
    };
    look();
  });

const recorded = (person: Person): Promise<Seen[]> =>
  person.page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);

interface Table {
  update: {
    number: number;
    moment: {
      turn: number;
      seats: { name: string; bot: string | null }[];
      /** Of Legends: the cards of each player. */
      position: { cards?: Record<string, string[]> };
    };
  };
}

const tableOf = (person: Person): Promise<Table> => person.get(`tables/${person.match}?since=0`);

/** Decide until the own turn is over. */
const endTurn = async (person: Person): Promise<void> => {
  const { turn } = (await tableOf(person)).update.moment;
  for (;;) {
    await person.decide(hasty);
    if ((await tableOf(person)).update.moment.turn > turn) return;
    await person.turn();
  }
};

/** Choose how fast moves are shown, in the menu of the table. */
const choosePace = async (person: Person, name: string): Promise<void> => {
  await person.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await person.page.locator('dialog[open] .seg label', { hasText: name }).click();
  await person.page.keyboard.press('Escape');
  await person.page.locator('dialog[open]').waitFor({ state: 'detached' });
};

/** A person at a table with two bots, whose moves are shown at once until the person is to decide something. */
const begin = async (game: string, device: BrowserContextOptions = {}): Promise<Person> => {
  const person = await Person.come('Noor', device);
  await person.context.addInitScript(() => {
    localStorage['tetrarch.table'] ??= JSON.stringify({ pace: 'instant', hints: false });
  });
  await person.begin(game, { players: 3, bot: 'random' });
  await person.until(game === 'eko' ? 'move' : 'take');
  return person;
};

const isMine = ({ title }: Seen): boolean => title.startsWith('Your turn');

describe.each(['eko', 'legends'])('the moves of others in %s', (game) => {
  it.each([
    ['desktop', {}],
    ['phone', PHONE],
  ])('are shown one at a time, and the bar says who plays: %s', async (device, options) => {
    const person = await begin(game, options);
    await choosePace(person, 'Normal');
    await record(person);
    await recordLandings(person);
    await endTurn(person);
    await person.page.locator('.phasebar .btn:has-text("Skip")').waitFor();
    await shoot(person.page, 'others', `${game}-${device}`);
    if (device === 'phone') await person.page.getByRole('button', { name: 'Log', exact: true }).click();
    await person.turn();
    const seen = await recorded(person);
    const { update } = await tableOf(person);
    const names = update.moment.seats.map(({ name }) => name);
    const others = seen.filter((one) => one.busy && !isMine(one));
    expect(new Set(others.map(({ bar }) => bar)).size).toBeGreaterThan(2);
    for (const { bar, undo } of others) {
      expect(bar).toMatch(new RegExp(`${names.join('|')}|^You`));
      expect([bar.includes('choose'), undo]).toEqual([false, false]);
    }
    // The log, once it is open, grows by one line at a time; "Your turn" comes after the last of them.
    const grown = seen.slice(seen.findIndex(({ lines }) => lines)).map(({ lines }) => lines);
    expect(new Set(grown).size).toBeGreaterThan(1);
    grown.forEach((lines, i) => expect([0, 1]).toContain(lines - (grown[i - 1] ?? lines)));
    const turn = seen.findLastIndex((one) => !isMine(one)) + 1;
    expect(seen[turn]).toMatchObject({ lines: seen.at(-1)?.lines, number: update.number });
    for (const one of seen.slice(0, turn).filter(isMine)) expect(one.number).toBeLessThan(update.number);
    // The row is never without its cards: one flies away, and one comes in.
    expect(new Set(seen.map(({ slots }) => slots))).toEqual(new Set([game === 'legends' ? 6 : 0]));
    expect(seen.filter(({ slots, filled }) => filled < slots - 2)).toEqual([]);
    expect(seen.filter(({ flying, slots, filled }) => !flying && filled < slots - 1)).toEqual([]);
    expect(Math.max(...seen.map(({ flying }) => flying))).toBe(game === 'legends' ? 1 : 0);
    // It lands on the panel of the player who owns it now.
    const landings = await person.page.evaluate(() => (window as unknown as { landings: Landing[] }).landings);
    expect(landings.length > 0).toBe(game === 'legends');
    const { cards } = update.moment.position;
    for (const { card, letters } of landings)
      expect(letters).toEqual(Object.keys(cards ?? {}).filter((letter) => cards?.[letter]?.includes(card)));
    expect(person.faults).toEqual([]);
  });

  it('are skipped by a tap on the board or a key, which decides nothing', async () => {
    const person = await begin(game);
    await choosePace(person, 'Slow');
    const place = await person.page.locator('.hits [data-name]').first().getAttribute('data-name');
    for (const skip of [() => person.tap(place ?? ''), () => person.page.keyboard.press('Escape')]) {
      await person.turn();
      await endTurn(person);
      await person.page.locator('.phasebar .btn:has-text("Skip")').waitFor();
      const isDue = async (): Promise<boolean> => (await person.offered()).decisions.length > 0;
      await expect.poll(isDue).toBe(true);
      const { number } = await person.offered();
      expect(await person.shown()).toBeLessThan(number);
      await skip();
      await person.ready(number);
      expect(await person.shown()).toBe(number);
      expect((await person.offered()).number).toBe(number);
      expect(await person.page.locator('.bubble, .hits [aria-pressed=true]').count()).toBe(0);
    }
    expect(person.faults).toEqual([]);
  });

  it('are shown again on request, and the present follows', async () => {
    const person = await begin(game);
    await endTurn(person);
    await person.turn();
    const { number } = await person.offered();
    const now = await person.page.locator('main.stage .still').innerHTML();
    await record(person);
    await person.page.locator('.phasebar .btn:has-text("Show again")').click();
    await person.page.locator('.phasebar .btn:has-text("Skip")').waitFor();
    await person.page.locator('.phasebar .btn:has-text("Show again")').waitFor();
    await person.ready(number);
    const seen = await recorded(person);
    expect(new Set(seen.filter(({ skip }) => skip).map(({ bar }) => bar)).size).toBeGreaterThan(1);
    expect(seen.some(isMine) && seen.some((one) => !isMine(one))).toBe(true);
    expect(new Set(seen.map(({ lines }) => lines)).size).toBe(1);
    expect(await person.page.locator('main.stage .still').innerHTML()).toBe(now);
    await person.decide();
    expect(person.faults).toEqual([]);
  });
});

it.each([
  ['eko', 'desktop', {}],
  ['eko', 'phone', PHONE],
  ['legends', 'desktop', {}],
  ['legends', 'phone', PHONE],
])('the bar says that a slow bot is thinking: %s on a %s', async (game, _, device) => {
  const person = await Person.come('Noor', { ...STILL, ...device });
  await person.begin(game, { bot: 'level5:seconds=10' });
  await person.turn();
  const { number, decisions } = await person.offered();
  await person.command(person.match, 'decide', { play: decisions[0]?.notation, number });
  const bar = person.page.locator('.phasebar .sentence');
  await bar.getByText(/^\S.* is thinking\.$/).waitFor();
  expect(await person.page.title()).not.toMatch(/^Your turn/);
  expect(person.faults).toEqual([]);
});

describe('the paths of moves', () => {
  it.each([
    ['eko', 'desktop', {}],
    ['eko', 'phone', PHONE],
    ['legends', 'desktop', {}],
    ['legends', 'phone', PHONE],
  ])('are drawn in the colour of the player: %s on a %s', async (game, device, options) => {
    const person = await begin(game, options);
    await choosePace(person, 'Fast');
    await record(person);
    const begun = (await tableOf(person)).update.number;
    interface Entries {
      update: { entries: { number: number; what?: string; seat?: number; sentence?: string }[] };
    }
    /** Whether others have moved, and in Legends paid for a card. */
    const made = async (): Promise<boolean> => {
      const { update } = await person.get<Entries>(`tables/${person.match}?since=0`);
      const shown = update.entries.filter(({ number, seat }) => number > begun && seat !== 0);
      const isPaid = shown.some((entry) => entry.what === 'take' && /for \d+ coin/.test(entry.sentence ?? ''));
      return shown.some((entry) => entry.what === 'move') && (game === 'eko' || isPaid);
    };
    while (!(await made())) {
      await endTurn(person);
      await person.turn();
    }
    const seen = await recorded(person);
    expect(Math.max(...seen.map(({ trail }) => trail))).toBeGreaterThan(0);
    expect(Math.max(...seen.map(({ drawn }) => drawn))).toBeGreaterThan(0);
    // Each number on the board is one of the card, unless a card of the row covers it; a phone shows one step.
    if (device === 'desktop')
      for (const { steps, marks } of seen) if (steps.length) expect(steps).toEqual(expect.arrayContaining(marks));
    expect(seen.some(({ steps, marks }) => steps.length && marks.length)).toBe(true);
    if (game === 'legends') expect(Math.max(...seen.map(({ coins }) => coins))).toBeGreaterThan(0);
    expect(person.faults).toEqual([]);
  });
});

describe('the speed of moves', () => {
  it('is chosen in the menu or in the settings, and kept', async () => {
    const person = await Person.come('Noor', PHONE);
    await person.begin('eko', { bot: 'random' });
    await choosePace(person, 'Fast');
    await person.page.goto(`${person.address}#/settings`);
    const chosen = person.page.locator('.seg[aria-label="Moves of others"] input:checked');
    await chosen.waitFor({ state: 'attached' });
    await person.page.reload();
    await chosen.waitFor({ state: 'attached' });
    expect(await chosen.evaluate((input) => input.parentElement?.textContent?.trim())).toBe('Fast');
  });

  it('can be "instant", chosen in the menu: all steps are marked at once', async () => {
    const person = await Person.come('Noor');
    await person.begin('eko', { players: 3, bot: 'random' });
    await person.until('move');
    await choosePace(person, 'Instant');
    await record(person);
    await endTurn(person);
    await person.turn();
    const seen = await recorded(person);
    expect(seen.some(({ skip }) => skip)).toBe(false);
    expect(seen.at(-1)?.steps.length).toBeGreaterThan(0);
    expect(seen.at(-1)?.marks.length).toBeGreaterThan(0);
    expect(person.faults).toEqual([]);
  });

  it('is "instant" for people who want little motion, and nothing is lost', async () => {
    const person = await Person.come('Noor', STILL);
    await person.begin('legends', { players: 3, bot: 'random' });
    await person.until('take');
    await record(person);
    await endTurn(person);
    await person.turn();
    expect((await recorded(person)).some(({ skip, flying }) => skip || flying)).toBe(false);
    expect(person.faults).toEqual([]);
  });
});
