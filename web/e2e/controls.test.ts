import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import half from '../fixtures/legends-half.json';
import last from '../fixtures/legends-last.json';
import { DESK, PHONE, shoot, STILL } from './browser';
import { hasty, Person } from './person';
import { MARCHING } from './positions';
import { LANGUAGES, textIn } from './texts';

it('a card is enlarged while the mouse is over it, and a message covers no card', async () => {
  const person = await Person.come('Ute', { ...STILL, viewport: { width: 1440, height: 900 } });
  await person.beginFrom('legends', half);
  await person.decide(hasty);
  await person.turn();
  const { page } = person;
  const cards = page.locator('.row-of-cards button.take');
  const enlarged = page.locator('main.stage .large');
  await cards.first().hover();
  await enlarged.waitFor();
  await shoot(page, 'controls', 'card-enlarged');
  await page.mouse.move(5, 5);
  await enlarged.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.locator('.toast').waitFor();
  const toast = await page.locator('.toast').boundingBox();
  await shoot(page, 'controls', 'message');
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    if (!toast || !box) throw new Error('the message or a card is not shown');
    const isApart =
      toast.x + toast.width <= box.x ||
      box.x + box.width <= toast.x ||
      toast.y + toast.height <= box.y ||
      box.y + box.height <= toast.y;
    expect(isApart).toBe(true);
  }
  expect(person.faults).toEqual([]);
});

it.each([
  ['desktop', DESK],
  ['phone', PHONE],
])('a card that is too dear is enlarged, and a sentence says why it cannot be taken: %s', async (device, options) => {
  const person = await Person.come('Jana', { ...options, ...STILL });
  await person.beginFrom('legends', half);
  await person.decide(hasty);
  await person.turn();
  const { page } = person;
  const tap = (card: Locator): Promise<void> =>
    device === 'phone' ? card.tap({ force: true }) : card.click({ force: true });
  const dear = page.locator('.row-of-cards button.take[aria-disabled="true"][title]').last();
  const why = await dear.getAttribute('title');
  expect(why).toMatch(/^[A-Z][^.]*\byou have\b[^.]*\. L4\.1$/);
  await tap(dear);
  const enlarged = page.locator('main.stage .large');
  const said = (await dear.locator('.sr-only').textContent()) ?? '';
  const words = (await enlarged.locator('.words').innerText()).split(/\n+/);
  expect(words.filter((line) => !said.includes(line))).toEqual([]);
  const bar = page.locator('.phasebar');
  const reason = (await bar.getByRole('alert').innerText()).trim();
  expect(`${reason} ${await bar.locator('a.rule').textContent()}`).toBe(why);
  await shoot(page, 'controls', `dear-${device}`);
  expect(await bar.getByRole('button', { name: /^Take/ }).count()).toBe(0);
  // Nothing covers its sentences.
  const isClear = await enlarged.locator('.words p').evaluateAll((lines) =>
    lines.every((line) => {
      const { x, y, width, height } = line.getBoundingClientRect();
      return line.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
  expect(isClear).toBe(true);
  await page.mouse.move(5, 5);
  await tap(dear);
  await page.mouse.move(5, 5);
  await enlarged.waitFor({ state: 'detached' });
  expect(await bar.getByRole('alert').count()).toBe(0);
  expect(person.faults).toEqual([]);
});

it.each([
  ['eko', MARCHING],
  ['legends', half],
] as const)('Esc closes a sheet on a phone: %s', async (game, position) => {
  const person = await Person.come('Finn', { ...PHONE, ...STILL });
  await person.beginFrom(game, position);
  const { page } = person;
  for (const name of ['Log', 'Chat', 'Players']) {
    if (name === 'Players') await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('dialog', { name }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
  }
  expect(person.faults).toEqual([]);
});

it.each([
  ['eko', MARCHING, 'move'],
  ['legends', half, 'half'],
] as const)(
  'on a phone, Undo has a label, is never the only button, and takes the decision back: %s',
  async (game, position, kind) => {
    const person = await Person.come('Elin', { ...PHONE, ...STILL });
    await person.beginFrom(game, position);
    const { page } = person;
    const undo = page.locator('.phasebar .undo');
    expect(await undo.count()).toBe(0);
    const { number, decisions } = await person.offered();
    const play = decisions.find((one) => one.kind === kind)?.notation;
    await person.command(person.match, 'decide', { play, number });
    await person.later(number);
    await person.turn();
    await undo.waitFor();
    expect(await undo.innerText()).toMatch(/^Undo/);
    expect(await page.locator('.phasebar .btn').count()).toBeGreaterThan(1);
    const made = await person.shown();
    await undo.click();
    await person.later(made);
    await undo.waitFor({ state: 'detached' });
    const again = await person.offered();
    expect(again.decisions.map(({ notation }) => notation)).toEqual(decisions.map(({ notation }) => notation));
    expect(person.faults).toEqual([]);
  },
);

it.each(LANGUAGES)('the menu has a label for leaving a table, and asks before it: %s', async (locale) => {
  const person = await Person.come('Ines', { ...STILL, locale });
  await person.begin('eko', { bot: 'random' });
  await person.turn();
  const { page } = person;
  const dialog = page.locator('dialog[open]');
  await page.getByRole('button', { name: textIn(locale, 'menu'), exact: true }).click();
  const label = { en: 'Leave table', fr: 'Quitter la table', nl: 'Tafel verlaten', pl: 'Odejdź od stołu' }[locale];
  await dialog.getByRole('button', { name: label }).click();
  await dialog.getByText(textIn(locale, 'go-away-sure')).waitFor();
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await page.waitForURL(/#\/$/);
  expect(person.faults).toEqual([]);
});

it.each(['eko', 'legends'])(
  'N and P go to places that can act, also before the board has the focus: %s',
  async (game) => {
    const person = await Person.come('Maud', STILL);
    if (game === 'eko') await person.begin(game);
    else await person.beginFrom(game, last);
    const { decisions } = await person.until('move');
    const able = [...new Set(decisions.flatMap(({ places }) => places.slice(0, 1)))];
    expect(able.length).toBeGreaterThan(1);
    const blur = (): Promise<void> => person.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const after = async (key: string): Promise<string> => {
      await person.page.keyboard.press(key);
      return person.page.evaluate(() => (document.activeElement as HTMLElement).dataset.name ?? '');
    };
    await blur();
    const [first, second] = [await after('n'), await after('n')];
    expect(second).not.toBe(first);
    expect(await after('p')).toBe(first);
    await blur();
    for (const focus of [first, second, await after('p')]) expect(able).toContain(focus);
    expect(person.faults).toEqual([]);
  },
);

it('the field for notation offers decisions with their sentences, without marks', async () => {
  const person = await Person.come('Ida', STILL);
  await person.begin('eko');
  const { decisions } = await person.until('move');
  await person.page.keyboard.press('/');
  const options = person.page.locator('.field option');
  await options.first().waitFor({ state: 'attached' });
  const move = decisions.find(({ kind }) => kind === 'move');
  const said = await options.and(person.page.locator(`[value="${move?.notation}"]`)).textContent();
  expect(said).toMatch(/^You move .*[a-z]\d/);
  expect((await options.allTextContents()).join('')).not.toMatch(/[\x7f|]/);
  expect(person.faults).toEqual([]);
});

it('what is typed before the field for notation is loaded is kept, and played by Enter', async () => {
  const person = await Person.come('Ida', STILL);
  const { page } = person;
  let load = (): void => {};
  const isTyped = new Promise<void>((done) => (load = done));
  await page.route(/\/Notation-[^/]*\.js/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await person.begin('eko');
  const { number, decisions } = await person.until('move');
  const [move] = decisions.filter(({ kind }) => kind === 'move');
  await page.keyboard.press('n'); // the board, which also handles Enter, has the focus
  await page.keyboard.press('/');
  await page.keyboard.type(`x${move?.notation}`);
  expect(await page.locator('.field input').count()).toBe(0);
  for (let letters = (move?.notation ?? '').length; letters >= 0; letters--) await page.keyboard.press('Backspace');
  await page.keyboard.type(move?.notation ?? '');
  await page.keyboard.press('Enter');
  load();
  await person.later(number);
  await expect.poll(() => page.locator('.field input').inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await page.locator('.field').waitFor({ state: 'detached' });
  expect(person.faults).toEqual([]);
});
