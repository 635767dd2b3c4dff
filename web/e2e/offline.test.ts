/** Without a network: the page opens, tutorials and rules work, and everything else says that it needs the network. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { DESK, newContext, PHONE, shoot, STILL } from './browser';
import { Person } from './person';
import { startServer } from './server';

const KEPT: BrowserContextOptions = { ...STILL, serviceWorkers: 'allow' };
const STEPS = { eko: 14, legends: 15 };

/** The addresses that the worker has kept in caches of a kind. */
const kept = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(`:${wanted}`));
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map((request) => request.url);
  }, kind);

/** Open the page, and wait until the worker has everything in some languages. */
const install = async (page: Page, address: string, languages: readonly string[] = ['en']): Promise<void> => {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const language of languages)
    await expect
      .poll(async () => (await kept(page, 'lessons')).filter((url) => url.endsWith(`lang=${language}`)).length, {
        timeout: 120_000,
      })
      .toBe(STEPS.eko + STEPS.legends + 2);
};

/** Let the page show how the open step is done. */
const solve = async (page: Page): Promise<void> => {
  await page.waitForSelector('main.stage[aria-busy="false"]');
  const [card, dialog] = [page.locator('section.lesson'), page.locator('dialog[open]')];
  await page.locator('.task').first().waitFor();
  const read = card.getByRole('button', { name: 'Got it' });
  if ((await read.count()) && !(await dialog.count())) await read.click();
  await page
    .locator((await dialog.count()) ? 'dialog[open] .in-dialog' : 'section.lesson')
    .getByRole('button', { name: 'Show me' })
    .click();
  await card.locator('.done').waitFor();
};

describe('without a network', () => {
  it.each([
    ['desk', DESK],
    ['phone', PHONE],
  ])(
    'the page opens at a %s, teaches both games, shows the rules, and plays again afterwards',
    async (size, screen) => {
      const person = await Person.come('Nadia', { ...screen, ...KEPT });
      const { page, context } = person;
      await install(page, person.address);
      await context.setOffline(true);
      await page.goto('about:blank');

      await page.goto(person.address);
      await page.getByText('You are offline. Tutorials, rules').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      await shoot(page, 'offline', size);
      const play = page.getByRole('button', { name: 'Play now Ekö' });
      expect(await play.isDisabled()).toBe(true);
      expect(await play.getAttribute('title')).toBe('Needs the network');

      for (const [game, steps] of Object.entries(STEPS)) {
        await page.goto(`${person.address}#/tutorial/${game}`);
        for (let step = 1; step <= (screen === DESK ? steps : 3); step++) {
          await page.getByText(`Step ${step} of ${steps}`).first().waitFor({ state: 'attached' });
          await solve(page);
          if (step < steps) await page.locator('section.lesson').getByRole('button', { name: 'Next' }).click();
        }
      }
      await page.goto(`${person.address}#/help/legends`);
      await page.getByRole('heading', { name: 'Rules of Legends' }).waitFor();
      await page.goto(`${person.address}#/new?game=eko&with=bots`);
      await expect.poll(() => page.getByRole('button', { name: 'Start', exact: true }).isDisabled()).toBe(true);

      await page.goto(`${person.address}#/`);
      await context.setOffline(false);
      await expect.poll(() => page.getByText('You are offline').count(), { timeout: 60_000 }).toBe(0);
      await expect.poll(() => page.getByRole('button', { name: 'Play now Ekö' }).isEnabled()).toBe(true);
      await person.begin('eko');
      await person.decide();
    },
  );

  it('tournaments and friend links say that they need the network', async () => {
    const [person, friend] = [await Person.come('Ola', { ...DESK, ...KEPT }), await Person.come('Filip')];
    const { code } = await friend.post<{ code: string }>('me/friend-link', {});
    const { page, context } = person;
    await install(page, person.address);
    for (const [path, name] of [
      ['tournaments/new', 'Create the tournament'],
      ['friends', 'Create my friend link'],
      [`friend/${code}`, 'Become friends'],
    ] as const) {
      await page.goto(`${person.address}#/${path}`);
      const button = page.getByRole('button', { name, exact: true });
      await expect.poll(() => button.isEnabled()).toBe(true);
      await context.setOffline(true);
      await expect.poll(() => button.isDisabled()).toBe(true);
      expect(await button.getAttribute('title')).toBe('Needs the network');
      await context.setOffline(false);
      await expect.poll(() => button.isEnabled()).toBe(true);
    }
  });

  it('a tutorial answers as with the network: why not, previews, undo, and decisions that do not help', async () => {
    const person = await Person.come('Olga', { ...DESK, ...KEPT });
    const { page, context } = person;
    await install(page, person.address);
    await context.setOffline(true);
    await page.goto(`${person.address}#/tutorial/eko?step=attack`);
    const card = page.locator('section.lesson');
    await card.locator('.task').waitFor();
    await person.tap('c3');
    await person.tap('d4'); // three against three
    await page.locator('.bubble').filter({ hasText: 'E4.6' }).first().waitFor();
    await page.goto(`${person.address}#/tutorial/legends?step=and`);
    await card.locator('.task').waitFor();
    await card.getByRole('button', { name: 'Hint' }).click();
    await card.locator('.hint').waitFor();
    await solve(page);
    await page.locator('.phasebar').getByRole('button', { name: /^Undo/ }).click();
    await card.locator('.task').waitFor();
    await solve(page);
  });

  it('tutorials and rules follow a language that is chosen without a network', async () => {
    const person = await Person.come('Nora', { ...DESK, ...KEPT });
    const { page, context } = person;
    await install(page, person.address, ['en', 'fr', 'nl', 'pl']);
    await context.setOffline(true);
    await page.goto(`${person.address}#/settings`);
    await page.reload();
    await page.getByRole('radiogroup', { name: 'Language' }).getByText('Polski').click();
    await page.getByRole('heading', { name: 'Ustawienia' }).first().waitFor();
    await page.goto(`${person.address}#/tutorial/legends`);
    await page.locator('section.lesson .task').waitFor();
    expect(await page.locator('section.lesson').innerText()).toMatch(/[ąćęłńóśźż]/);
    await page.goto(`${person.address}#/help/eko`);
    await page.getByText('Czym się gra').first().waitFor();
    await page.reload();
    await page.getByText('Czym się gra').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  });

  it('a replay that was opened before opens again', async () => {
    const person = await Person.come('Pia', { ...DESK, ...KEPT });
    const { page, context } = person;
    const { match } = await person.post<{ match: string }>('quick', { game: 'legends', players: 2, bot: 'level1' });
    await person.command(match, 'resign');
    await install(page, person.address);
    await page.goto(`${person.address}#/replay/${match}`);
    await page.locator('.stage svg').first().waitFor();
    await expect.poll(async () => (await kept(page, 'data')).some((url) => url.includes('/moments'))).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.locator('.stage svg').first().waitFor();
    await page.goto(`${person.address}#/replay/other`);
    await page.getByText('You are offline').first().waitFor();
  });

  it('forgets what belonged to a user who signs out', async () => {
    const person = await Person.come('Rosa', { ...DESK, ...KEPT });
    const { page } = person;
    await install(page, person.address);
    await page.reload();
    await expect.poll(async () => (await kept(page, 'data')).some((url) => /\/me\?/.test(url))).toBe(true);
    await page.goto(`${person.address}#/account`);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
    await expect.poll(async () => (await kept(page, 'data')).some((url) => /\/me\?/.test(url))).toBe(false);
  });
});

it('a new build replaces the old one as a whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tetrarch-build-'));
  const built = join(folder, 'page');
  cpSync(inject('page'), built, { recursive: true });
  const server = await startServer(built, join(folder, 'data'));
  try {
    const context = await newContext({ ...DESK, ...KEPT });
    const page = await context.newPage();
    await page.goto(server.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const build = await page.locator('meta[name=build]').getAttribute('content');
    expect(build).toMatch(/^[0-9a-f]{16}$/);
    for (const name of ['index.html', 'sw.js'])
      for (const ending of ['', '.gz', '.br']) {
        if (ending) rmSync(join(built, name + ending), { force: true });
        else
          writeFileSync(
            join(built, name),
            readFileSync(join(built, name), 'utf8').replaceAll(build ?? '', 'f'.repeat(16)),
          );
      }
    await page.reload();
    expect(await page.locator('meta[name=build]').getAttribute('content')).toBe('f'.repeat(16));
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).map((name) => name.split(':')[2])))
      .toEqual(['f'.repeat(16)]);
    await context.setOffline(true);
    await page.reload();
    expect(await page.locator('meta[name=build]').getAttribute('content')).toBe('f'.repeat(16));
    await page.getByText('You are offline').waitFor();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
