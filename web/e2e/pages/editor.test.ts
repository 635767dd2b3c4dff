import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../person';
import { PHONE, startWorld, type World } from './harness';

let world: World;
beforeAll(async () => void (world = await startWorld()));
afterAll(async () => {
  await world?.close();
  expect(world.faults).toEqual([]);
});

/** The document as the editor would save it. */
const text = async (page: Page): Promise<Record<string, unknown>> => {
  await page.getByRole('button', { name: 'As text' }).click();
  const dialog = page.getByRole('dialog');
  const found = await dialog.getByRole('textbox').inputValue();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return JSON.parse(found) as Record<string, unknown>;
};
const cell = (page: Page, at: string) => page.locator(`.hits [data-cell="${at}"]`);
const region = (page: Page, name: string) => page.locator(`.hits [data-name="${name}"]`);
const faults = (page: Page) => page.getByRole('region', { name: 'Rules check' });
const isValid = (page: Page): Promise<void> =>
  page.locator('.faults[aria-busy="false"] .good', { hasText: 'Valid.' }).waitFor();
const nothing = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Start empty' }).click();
};
/** Fill the table with bots, and start. */
const startFromEditor = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByText('The game starts from your setup in the editor.').waitFor();
  await page.locator('form select.field').nth(1).selectOption('bot:level1');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/#\/table\/[a-z0-9-]+$/);
  await page.getByRole('application').first().waitFor();
  return /table\/([a-z0-9-]+)/.exec(page.url())?.[1] ?? '';
};
const get = (page: Page, path: string): Promise<Record<string, unknown>> =>
  page.evaluate(
    async (address) => (await (await fetch(address)).json()) as Record<string, unknown>,
    `${world.address}api/v1/${path}`,
  );
/** Share the document by link, and open it in another browser. */
const share = async (page: Page): Promise<{ link: string; received: Record<string, unknown> }> => {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('#editor-link')?.value.includes('#/editor/'),
  );
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  const other = await world.visit();
  await other.page.goto(link);
  await isValid(other.page);
  const received = await text(other.page);
  await other.context.close();
  return { link, received };
};

const CENTRES: Record<string, string> = {
  A: '0,0',
  B: '2,1',
  C: '-1,3',
  D: '-3,2',
  E: '-2,-1',
  F: '1,-3',
};

test('a board of Ekö is built by hand, broken, mended, played on and shared', async () => {
  const { context, page } = await world.visit();
  await page.goto(`${world.address}#/editor/eko`);
  await isValid(page);
  await nothing(page);
  for (const [tile, at] of Object.entries(CENTRES)) {
    await page.getByRole('button', { name: `Tile ${tile}, 1 left` }).click();
    await cell(page, at).click();
  }
  // The last tile by keyboard: its letter takes it, arrows move, R rotates, Enter places it.
  await cell(page, '1,-3').focus();
  await page.keyboard.press('g');
  for (let i = 0; i < 20 && !(await cell(page, '3,-2').evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press(i === 0 ? 'ArrowDown' : 'ArrowRight');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await isValid(page);
  const built = (await text(page)) as { tiles: { tile: string; at: number[]; rotation: number }[] };
  expect(built.tiles).toHaveLength(7);
  expect(built.tiles.at(-1)).toMatchObject({ tile: 'G', at: [3, -2], rotation: 1 });

  // Invalid: a tile over another, and one missing. Every fault has its rule and shows its place.
  await cell(page, '2,1').click();
  await page.getByRole('button', { name: /^Move/ }).click();
  await cell(page, '1,0').click();
  await cell(page, '-3,2').click();
  await page.keyboard.press('Delete');
  await faults(page)
    .getByText(/lies over/)
    .first()
    .waitFor();
  for (const rule of ['E1.3', 'E1.5', 'E2.2'])
    await faults(page).locator('a.rule', { hasText: rule }).first().waitFor();
  expect(await page.locator('path.bad').count()).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true);

  // Repaired by undoing: removed, placed, picked up.
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: /^Undo/ }).click();
  await isValid(page);
  expect(await text(page)).toEqual(built);

  const { link, received } = await share(page);
  expect(link.length).toBeLessThan(2000);
  expect(received).toEqual(built);

  const match = await startFromEditor(page);
  const record = (await get(page, `tables/${match}/record`)) as { start: { board: { tiles: unknown } } };
  expect(record.start.board.tiles).toEqual(built.tiles);
  await context.close();
});

test('a position of Ekö is set up with the keyboard, every fault is named, and a match goes on from it', async () => {
  const { context, page } = await world.visit();
  await page.goto(`${world.address}#/editor/eko`);
  await isValid(page);
  await page.getByRole('radiogroup', { name: 'Document type' }).getByText('Position').click();
  await faults(page)
    .getByText(/Emperor where it is/)
    .waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('radiogroup', { name: 'Parts of the editor' }).getByText('Turn').click();
  await page.getByLabel('Current step').selectOption('action');
  await page.getByLabel('Turn number').fill('9');
  await page.getByLabel('Round', { exact: true }).fill('5');
  await page.getByRole('radiogroup', { name: 'Parts of the editor' }).getByText('Pieces').click();
  const spaces = await page
    .locator('.hits [data-name]')
    .evaluateAll((all) =>
      all
        .filter((one) => /sand/.test(one.getAttribute('aria-label') ?? ''))
        .map((one) => one.getAttribute('data-name') ?? ''),
    );
  const site = await page
    .locator('.hits [data-name]')
    .evaluateAll(
      (all) => all.find((one) => /\breg\b/.test(one.getAttribute('aria-label') ?? ''))?.getAttribute('data-name') ?? '',
    );
  await region(page, spaces[0] as string).focus();
  await page.keyboard.press('3');
  await page.keyboard.press('e');
  await page.keyboard.press('c');
  await region(page, spaces.at(-1) as string).focus();
  await page.keyboard.press('4');
  await region(page, site).focus();
  await page.keyboard.press('2');
  await faults(page)
    .getByText(/soldiers in all, not 15/)
    .first()
    .waitFor();
  await faults(page)
    .getByText(/ceiling/)
    .waitFor();
  expect(await faults(page).locator('a.rule').allInnerTexts()).toEqual(expect.arrayContaining(['E1.1', 'E5.7']));
  await region(page, site).focus();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Fill the reserves' }).click();
  await isValid(page);
  const made = (await text(page)) as {
    stacks: Record<string, string>;
    buildings: Record<string, string>;
    turn: number;
  };
  expect(Object.values(made.stacks).map((stack) => stack.slice(1))).toEqual(expect.arrayContaining(['3!', '4']));
  expect(Object.values(made.buildings)).toHaveLength(1);
  expect((await share(page)).received).toEqual(made);

  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.getByRole('dialog').getByText('Best decisions').waitFor({ timeout: 60_000 });
  expect(await page.getByRole('dialog').locator('ol li').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  const match = await startFromEditor(page);
  const record = (await get(page, `tables/${match}/record`)) as { start: { position: typeof made } };
  expect(record.start.position.stacks).toEqual(made.stacks);
  expect(record.start.position.turn).toBe(9);
  await context.close();
});

test('a map of Legends is laid by hand, broken, mended, shared, and a match is played on it', async () => {
  const { context, page } = await world.visit();
  await page.goto(`${world.address}#/editor/legends`);
  await isValid(page);
  await nothing(page);
  await faults(page).getByText('4 faults').waitFor();
  for (let i = 0; i < 4; i++) {
    // The side that must be central is among them; take others.
    const sides = page.getByRole('button', { name: /^Place / });
    const names = await sides.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    await sides.nth(names.findIndex((name) => !/desert/i.test(name))).click();
  }
  await isValid(page);
  await page.getByRole('button', { name: 'Rotate: Left' }).click();
  await isValid(page);
  await page.getByRole('radiogroup', { name: 'Parts of the editor' }).getByText('Pieces').click();

  // Invalid: a starting region outside of the central board.
  const laid = (await text(page)) as { slots: { side: string }[] };
  const sides = (await page.evaluate(
    async (address) =>
      (await (
        await fetch(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"game":"legends"}',
        })
      ).json()) as unknown,
    `${world.address}api/v1/boards`,
  )) as { board: { sides: { name: string; islands: string[][]; exits: Record<string, string> }[] } };
  const side = (slot: number) => sides.board.sides.find((one) => one.name === laid.slots[slot]?.side);
  const away = side(1)?.islands.flat()[0] as string;
  await page.getByRole('button', { name: 'start', exact: true }).click();
  await region(page, away).focus();
  await page.keyboard.press('Enter');
  await faults(page)
    .getByText(/must have its own route/)
    .waitFor();
  expect(await faults(page).locator('a.rule').allInnerTexts()).toEqual(['L2.2']);
  const start = side(0)?.exits.bottom as string;
  await region(page, start).focus();
  await page.keyboard.press('Enter');
  await isValid(page);
  const made = await text(page);
  expect(made.start).toBe(start);
  expect((await share(page)).received).toEqual(made);

  const match = await startFromEditor(page);
  const { update } = (await get(page, `tables/${match}`)) as {
    update: { moment: { status: string; position: { slots: unknown; start: string } } };
  };
  expect(update.moment.status).toBe('running');
  expect(update.moment.position.slots).toEqual(made.slots);
  expect(update.moment.position.start).toBe(start);

  // The map becomes a position with armies placed by hand, and a match starts from it.
  await page.goto(`${world.address}#/editor/legends`);
  await isValid(page);
  await page.getByRole('radiogroup', { name: 'Parts of the editor' }).getByText('Pieces').click();
  await page.getByRole('button', { name: 'Set up a game on this map' }).click();
  await faults(page)
    .getByText(/one army of everybody|one army of each|beyond the cent|outside/i)
    .waitFor();
  await region(page, start).focus();
  await page.keyboard.press('a');
  await faults(page)
    .getByText(/armies are not where the set-up puts them/)
    .waitFor();
  await page.keyboard.press('Shift+A');
  await isValid(page);
  await startFromEditor(page);
  await context.close();
});

test('a link that is broken, or of a later version, says so; work in hand stays', async () => {
  const { context, page } = await world.visit(PHONE);
  await page.goto(`${world.address}#/editor/eko`);
  await isValid(page);
  const before = await text(page);
  await page.goto(`${world.address}#/editor/eko?d=1.AAAA`);
  await page.getByText('This link is broken').waitFor();
  await page.goto(`${world.address}#/editor/eko?d=7.AAAA`);
  await page.getByText('made by a newer version').waitFor();
  await page.reload();
  await isValid(page);
  expect(await text(page)).toEqual(before);
  await context.close();
});

test('a document is saved as a file, opened again, and drawn as a picture, with faults or without', async () => {
  const { context, page } = await world.visit();
  await page.goto(`${world.address}#/editor/eko`);
  await isValid(page);
  const before = await text(page);
  const saved = async (button: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  // On another page, because the policy of this one blocks the styles of the picture.
  const elsewhere = await context.newPage();
  const isPicture = (svg: string): Promise<boolean> =>
    elsewhere.evaluate((markup) => {
      const read = new DOMParser().parseFromString(markup, 'image/svg+xml');
      return read.documentElement.tagName === 'svg' && !read.querySelector('parsererror');
    }, svg);
  const file = await saved('Save as file');
  expect(JSON.parse(file)).toEqual(before);
  expect(await isPicture(await saved('Picture (SVG)'))).toBe(true);
  await page.getByRole('button', { name: 'Clear' }).click();
  await faults(page)
    .getByText(/faults/)
    .waitFor();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'board.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await isValid(page);
  expect(await text(page)).toEqual(before);
  await page.getByRole('radiogroup', { name: 'Document type' }).getByText('Position').click();
  await page.getByRole('button', { name: 'Deal the discs' }).click();
  await isValid(page);
  expect(await isPicture(await saved('Picture (SVG)'))).toBe(true);
  await context.close();
});

test('the editor is reached from home, and from the preview of a new table', async () => {
  const { context, page } = await world.visit();
  await page.goto(world.address);
  await page.getByRole('link', { name: 'Board editor Ekö' }).click();
  await page.waitForURL(/#\/editor\/eko/);
  await page.goto(`${world.address}#/new?game=legends`);
  await page.getByRole('button', { name: 'Edit this board' }).click();
  await page.waitForURL(/#\/editor\/legends/);
  await isValid(page);
  expect((await text(page)).format).toBe('tetrarch/legends-position');
  await context.close();
});

test.each(['eko', 'legends'])('a moment of a replay of %s is edited as that very position', async (game) => {
  const person = await Person.come('Camille');
  const { match } = await person.post<{ match: string }>('quick', { game, players: 2, bot: 'level1', options: {} });
  person.match = match;
  const events = async (): Promise<number> =>
    (await person.get<{ events: number }>(`tables/${match}/moments?first=0&last=0`)).events;
  while ((await events()) < 8) {
    // The bot may have to think first.
    const { number, decisions } = await person.offered();
    if (decisions[0]) await person.command(match, 'decide', { play: decisions[0].notation, number });
  }
  await person.command(match, 'resign');
  const at = 5;
  const [before, wanted, after] = await Promise.all(
    [at - 1, at, at + 1].map((moment) => person.get<unknown>(`tables/${match}/position?events=${moment}`)),
  );
  expect(wanted).not.toEqual(before);
  expect(wanted).not.toEqual(after);

  const { page } = person;
  // The previous document is not the one that opens.
  await page.goto(`${person.address}#/editor/${game}`);
  await isValid(page);
  await page.goto(`${person.address}#/replay/${match}?at=${at}`);
  await page
    .getByRole('slider')
    .and(page.locator(`[aria-valuenow="${at}"]`))
    .waitFor();
  await page.getByRole('button', { name: 'Edit this position' }).click();
  await page.waitForURL(new RegExp(`#/editor/${game}$`));
  await isValid(page);
  // Hand-written files may omit the version of the rules and the hidden flag.
  expect({ rules: '1.0', ...(game === 'legends' ? { viewer: null } : {}), ...(await text(page)) }).toEqual(wanted);
  expect(person.faults).toEqual([]);
});

test('a board or a picture that comes when the editor is left is for nobody, and nothing is said of it', async () => {
  const person = await Person.come('Camille');
  const { page } = person;
  await page.route(/api\/v1\/(boards|positions\/drawing)/, async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  for (const way of ['board', 'picture']) {
    await page.goto(`${person.address}#/editor/legends`);
    await isValid(page);
    const coming = page.waitForResponse(/api\/v1\/(boards|positions\/drawing)/);
    if (way === 'picture') await page.getByRole('button', { name: 'Picture (SVG)' }).click();
    else {
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await page.locator('dialog[open] .btn.pri').first().click();
    }
    await page.evaluate(() => void (location.hash = '#/lobby'));
    await page.getByRole('heading', { name: 'Open tables' }).waitFor();
    await (await coming).finished();
    await page.waitForTimeout(200);
  }
  expect(person.faults).toEqual([]);
});
