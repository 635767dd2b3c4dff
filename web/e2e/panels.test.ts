import { expect, it } from 'vitest';
import abilities from '../fixtures/legends-abilities.json';
import { PHONE, shoot, STILL } from './browser';
import { Person } from './person';
import { LANGUAGES } from './texts';

/** The texts that are cut off, wrapped or outside of the box of their container. */
const cut = (person: Person, container: string, part: string): Promise<string[]> =>
  person.page.evaluate(
    ([outer, inner]) =>
      [...document.querySelectorAll<HTMLElement>(outer as string)].flatMap((box) => {
        const frame = box.getBoundingClientRect();
        return [...box.querySelectorAll<HTMLElement>(inner as string)]
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const isOutside = left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom + 1;
            return isOutside || one.scrollWidth > one.clientWidth + 1;
          })
          .map((one) => one.textContent?.trim() || one.outerHTML.slice(0, 80));
      }),
    [container, part],
  );

it.each([
  ['1440 px', { viewport: { width: 1440, height: 900 } }],
  ['1280 px', { viewport: { width: 1280, height: 720 } }],
  ['a phone', PHONE],
])('every ability of a seat that owns all five kinds is visible: %s', async (_, options) => {
  const person = await Person.come('Nele', { ...options, ...STILL });
  await person.beginFrom('legends', abilities);
  if ('hasTouch' in options) {
    await person.page.getByRole('button', { name: 'Menu' }).click();
    await person.page.getByRole('button', { name: /^Players/ }).click();
  }
  const own = person.page.locator('.pp').first();
  await own.waitFor();
  expect(await own.locator('.abs i').count()).toBe(5);
  expect(await cut(person, '.pp', '.abs i, .stats > span')).toEqual([]);
  expect(person.faults).toEqual([]);
});

it.each([
  ['eko', 'move'],
  ['legends', 'take'],
])('an open hint leaves the panels of four players whole, and its button in view: %s', async (game, kind) => {
  const person = await Person.come('Nele', STILL);
  const { page } = person;
  await person.begin(game, { players: 4, bot: 'random' });
  if (game === 'legends') {
    const abilities = page.locator('.pp .abs i');
    for (let i = 0; i < 40 && !(await abilities.count()); i++) await person.decide();
  }
  await person.until(kind);
  const heights = (): Promise<number[]> =>
    page.locator('.pp').evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().height));
  const before = await heights();
  expect(before.length).toBe(4);
  const card = page.locator('.rail section.hint');
  for (let step = ''; step !== 'move';) {
    await page.keyboard.press('h');
    await card.and(page.locator(`:not([data-step="${step}"])`)).waitFor();
    step = (await card.getAttribute('data-step')) ?? '';
    expect(await heights(), step).toEqual(before);
    expect(await cut(person, '.pp', '.stats > span, .abs i, .src > *'), step).toEqual([]);
    const [box, button] = [await card.boundingBox(), await card.locator('.btn').boundingBox()];
    if (!box || !button) throw new Error('the hint has no button');
    expect(box.height, step).toBeGreaterThan(100);
    expect(box.y + box.height, step).toBeLessThanOrEqual(720);
    expect(button.y + button.height, step).toBeLessThanOrEqual(box.y + box.height);
    await shoot(page, 'panels', `hint-${game}-${step}`);
  }
  await card.getByRole('button', { name: 'Close' }).click();
  await card.waitFor({ state: 'detached' });
  expect(await page.locator('.rail .panel.log').isVisible()).toBe(true);
  expect(person.faults).toEqual([]);
});

it('the panels of a table are the same after another page, whose styles stay', async () => {
  const person = await Person.come('Nele', STILL);
  const { page } = person;
  await person.begin('legends', { players: 4, bot: 'random' });
  const measured = (): Promise<string[]> =>
    page
      .locator('.pp, .pp .head, .log, .log .head, .row-of-cards .card')
      .evaluateAll((parts) =>
        parts.map((part) => `${part.clientWidth} × ${part.clientHeight}, ${getComputedStyle(part).padding}`),
      );
  await page.locator('.pp .src').nth(3).waitFor();
  await person.turn();
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await measured();
  expect(before.length).toBeGreaterThan(10);
  await page.goto(`${person.address}#/lobby`);
  await page.locator('h1').waitFor();
  await person.goTo(person.match);
  await page.locator('.pp .src').nth(3).waitFor();
  await expect.poll(measured).toEqual(before);
  expect(person.faults).toEqual([]);
});

it.each(LANGUAGES.flatMap((locale) => [700, 834, 1440].map((width) => [locale, width] as const)))(
  'names of families stay on one line on the cards: %s, %s px',
  async (locale, width) => {
    const person = await Person.come('Otto', { viewport: { width, height: 1000 }, locale, ...STILL });
    await person.beginFrom('legends', abilities);
    await person.page.locator('.row-of-cards .gives b').first().waitFor();
    const broken = await person.page.evaluate(() =>
      [...document.querySelectorAll('.row-of-cards .gives b')]
        .filter((sign) => {
          const range = document.createRange();
          range.selectNodeContents(sign);
          const text = [...range.getClientRects()];
          const card = sign.closest('.card')?.getBoundingClientRect() as DOMRect;
          const isInside = text.every(({ left, right }) => left >= card.left && right <= card.right);
          return text.length !== 1 || !isInside || sign.scrollWidth > sign.clientWidth + 1;
        })
        .map((sign) => sign.textContent),
    );
    expect(broken).toEqual([]);
    if (width === 700) await shoot(person.page, 'panels', `families-${locale}`);
    expect(person.faults).toEqual([]);
  },
);
