/** The steps of another player's turn: sentences in a card, and the same numbers on the board. */
import type { BrowserContextOptions, Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, shoot, STILL } from './browser';
import { Person } from './person';

const SIZES: [string, BrowserContextOptions][] = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
];

const numbersIn = (person: Person): Promise<string[]> =>
  person.page.locator('main.stage .still :is(.trail-no, .trail .step-no)').allTextContents();

const all = (card: Locator): Promise<string[]> => card.locator('li i').allInnerTexts();

/** How high the part of the screen is where a tap meets a step: through the first letters of its sentence, or its end. */
const targetOf = (step: Locator, end: 'left' | 'right' = 'left'): Promise<number> =>
  step.evaluate((button, side) => {
    button.scrollIntoView({ block: 'nearest' });
    const { x, y } = (button.lastElementChild as Element).getBoundingClientRect();
    const { right } = button.getBoundingClientRect();
    const column = side === 'left' ? x + 10 : right - 10;
    let height = 0;
    for (let at = y - 60; at < y + 100; at++) height += button.contains(document.elementFromPoint(column, at)) ? 1 : 0;
    return height;
  }, end);

/** Whether two elements share some part of the screen. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('nothing to compare');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height - 20 && b.y < a.y + a.height - 20;
};

/** Decide until another player's last turn has some steps, of which one has a place on the board. */
const untilSteps = async (person: Person, card: Locator): Promise<void> => {
  for (let i = 0; i < 60; i++) {
    if ((await person.turn()) === 'over') break;
    const steps = (await card.count()) ? await card.getAttribute('data-steps') : '0';
    if (Number(steps) > 1 && (await numbersIn(person)).length) return;
    await person.decide();
  }
  throw new Error('nobody made several steps');
};

describe.each(['eko', 'legends'])('the steps of another player in %s', (game) => {
  it.each(SIZES)('are numbered in the card and on the board until the first action: %s', async (device, options) => {
    const person = await Person.come('Noor', { ...options, ...STILL });
    const { page } = person;
    await person.begin(game, { bot: 'random' });
    const card = page.locator('.steps-card');
    await untilSteps(person, card);
    if (device === 'phone') {
      expect(await targetOf(card.locator('li button'))).toBeGreaterThanOrEqual(43); // of 44, whose ends are no whole pixels
      for (const button of await card.locator('.buttons button').all())
        expect(await button.evaluate((one) => one.clientHeight)).toBeGreaterThanOrEqual(44);
      await shoot(page, 'steps', `${game}-${device}-one`);
      await card.getByRole('button', { name: 'All steps' }).tap(); // leaves no mouse over a step
      for (const step of await card.locator('li button').all())
        for (const end of ['left', 'right'] as const) expect(await targetOf(step, end)).toBeGreaterThanOrEqual(31); // of 32
    }
    const numbers = await all(card);
    expect(numbers).toEqual(numbers.map((_, i) => String(i + 1)));
    expect(await card.locator('b').first().innerText()).toBe('Turn of random');
    for (const text of await card.locator('li button > span').allTextContents()) expect(text).toMatch(/^random .+\.$/);
    const marks = await numbersIn(person);
    expect(numbers).toEqual(expect.arrayContaining(marks));
    await shoot(page, 'steps', `${game}-${device}`);
    const stage = page.locator('main.stage');
    if (device === 'phone') expect(await overlap(card, stage)).toBe(false);
    else expect(await overlap(card, page.locator('.rail'))).toBe(false);

    // Back: the last step is gone, and nothing can be decided. On: the present is there again.
    const still = stage.locator('.still');
    const now = await still.innerHTML();
    const { number } = await person.offered();
    const undimmed = card.locator('li:not(.later)');
    for (let left = numbers.length - 1; left >= 0; left--) {
      await card.getByRole('button', { name: 'One step back' }).click();
      await expect.poll(() => undimmed.count()).toBe(left);
      expect((await numbersIn(person)).every((one) => Number(one) <= left)).toBe(true);
      expect(await stage.getAttribute('aria-busy')).toBe('true');
    }
    expect(await card.getByRole('button', { name: 'One step back' }).isDisabled()).toBe(true);
    expect(await still.innerHTML()).not.toBe(now);
    for (let i = 0; i < numbers.length; i++) await card.getByRole('button', { name: 'One step forward' }).click();
    await person.ready(number);
    await expect.poll(() => still.innerHTML()).toBe(now);

    // The whole turn once more.
    await card.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.phasebar .btn:has-text("Skip")').waitFor();
    await person.ready(number);
    await expect.poll(() => numbersIn(person)).toEqual(marks);

    // A tap on the board while an earlier step is shown returns to the present; it decides nothing.
    await card.getByRole('button', { name: 'One step back' }).click();
    await page.locator('.phasebar .btn:has-text("Skip")').waitFor();
    await page.locator('.phasebar .btn:has-text("Skip")').click();
    await person.ready(number);
    await expect.poll(() => numbersIn(person)).toEqual(marks);

    expect(person.faults).toEqual([]);
  });
});

/** Decide until the card has a step about other places than those that are highlighted; returns it and its places. */
const untilOtherStep = async (person: Person, card: Locator): Promise<{ line: Locator; places: string[] }> => {
  for (let i = 0; i < 60; i++) {
    if ((await person.turn()) === 'over') break;
    const opens = card.getByRole('button', { name: 'All steps', expanded: false });
    if (await opens.count()) await opens.tap();
    const found = await person.otherLine(card.locator('li button'));
    if (found && (await person.marked()).length) return found;
    await person.decide();
  }
  throw new Error('all steps were about the highlighted places');
};

describe.each(['eko', 'legends'])('a step of another player in %s', (game) => {
  it.each(SIZES)('shows its places on the board while it is pointed at: %s', async (device, options) => {
    const person = await Person.come('Noor', { ...options, ...STILL });
    const { page } = person;
    await person.begin(game, { bot: 'random' });
    const card = page.locator('.steps-card');
    const { line: step, places } = await untilOtherStep(person, card);
    const before = await person.marked();
    const isShown = async (): Promise<boolean> => {
      const marked = await person.marked();
      return marked.length > 0 && marked.every((name) => places.includes(name));
    };
    if (device === 'phone') await step.tap();
    else await step.hover();
    await expect.poll(isShown).toBe(true);
    if (device === 'phone') await card.locator('b').first().tap();
    else await page.mouse.move(0, 0);
    await expect.poll(() => person.marked()).toEqual(before);
    await step.focus();
    await expect.poll(isShown).toBe(true);
    await step.blur();
    await expect.poll(() => person.marked()).toEqual(before);
    expect(person.faults).toEqual([]);
  });
});

it.each<[string, BrowserContextOptions]>([
  ['upright', PHONE],
  ['small', { ...PHONE, viewport: { width: 360, height: 640 } }],
  ['on its side', { ...PHONE, viewport: { width: 844, height: 390 } }],
  ['tablet', { ...PHONE, viewport: { width: 820, height: 1180 } }],
])('on a touch screen, a toast covers no steps, cards, players, sentences and buttons: %s', async (kind, options) => {
  const person = await Person.come('Noor', { ...options, ...STILL });
  const { page } = person;
  await person.begin('legends', { players: 4, bot: 'random' });
  // The bids are told at the end of the set-up; the message stays while it has the focus.
  await Promise.all([page.locator('.toasts .close').focus(), person.until('take')]);
  await page.locator('.steps-card').waitFor();
  const { covered, isInside } = await page.evaluate(() => {
    const toast = document.querySelector('.toasts')?.getBoundingClientRect() as DOMRect;
    const parts = [
      ...document.querySelectorAll('.steps-card, section.cards, .chipcard, .pp, .phasebar :is(.sentence, .btn), .top'),
    ];
    return {
      covered: parts
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom;
        })
        .map((part) => part.className),
      isInside: toast.left >= 0 && toast.right <= innerWidth && toast.top >= 0 && toast.bottom <= innerHeight,
    };
  });
  await shoot(page, 'steps', `toast-${kind}`);
  expect(covered).toEqual([]);
  expect(isInside).toBe(true);
  expect(person.faults).toEqual([]);
});

it('the numbers leave the board as soon as a piece is selected', async () => {
  const person = await Person.come('Noor', STILL);
  await person.begin('eko', { bot: 'random' });
  const card = person.page.locator('.steps-card');
  await untilSteps(person, card);
  const { decisions } = await person.offered();
  const move = decisions.find(({ places }) => places.length > 1);
  if (!move) throw new Error('no piece can be selected');
  await person.tap(move.places[0] ?? '');
  await person.page.locator('.hits [aria-pressed=true]').waitFor({ state: 'attached' });
  expect(await numbersIn(person)).toEqual([]);
  expect(await card.count()).toBe(0);
  await person.page.keyboard.press('Escape');
  await expect.poll(async () => (await numbersIn(person)).length).toBeGreaterThan(0);
  expect(person.faults).toEqual([]);
});
