import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, Person } from './person';

const address = inject('address');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const numberIn = (person: Person): Promise<number> =>
  person.page.evaluate(() => Number(document.querySelector<HTMLElement>('.app[data-number]')?.dataset.number ?? 0));

describe('around a match', () => {
  it('shows what happened since one was away, on the board', async () => {
    const person = await Person.come(browser, address, 'Noor');
    const { match } = await person.post<{ match: string }>('quick', { game: 'eko', players: 2, bot: 'level1' });
    await person.goTo(match);
    for (let i = 0; i < 100 && !(await person.offered()).decisions.length; i++) await person.page.waitForTimeout(80);
    await person.ready((await person.offered()).number);
    await person.page.goto(`${address}#/no-such-page`);
    await person.page.waitForSelector('h1');
    const before = await person.offered();
    await person.post(`tables/${match}/decide`, { play: before.decisions[0]?.notation, number: before.number });
    for (let i = 0; i < 100; i++) {
      const now = await person.offered();
      if (now.decisions.length && now.number > before.number + 1) break;
      await person.page.waitForTimeout(80);
    }
    await person.goTo(match);
    const strip = person.page.locator('.ask[aria-label="Since you were away"]');
    await strip.waitFor();
    const now = await numberIn(person);
    await strip.locator('.btn.pri').click();
    await strip.waitFor({ state: 'detached', timeout: 30_000 });
    expect(await numberIn(person)).toBe(now);
    await person.ready(now);
    expect(person.faults).toEqual([]);
    await person.page.context().close();
  });

  it('lets strangers watch an open table, and decide nothing', async () => {
    const host = await Person.come(browser, address, 'Ann');
    const { match } = await host.post<{ match: string }>('tables', {
      settings: { game: 'eko', players: 2, seats: ['open', 'bot:level1'] },
    });
    await host.post(`tables/${match}/ready`, { ready: true });
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en' });
    const page = await context.newPage();
    await page.goto(`${address}#/table/${match}`);
    await page.waitForSelector('.phasebar');
    expect(await page.locator('.chip:has-text("Watching")').count()).toBe(1);
    expect(await page.locator('.hits .lit').count()).toBe(0);
    expect(await page.locator('.phasebar .btn').count()).toBe(0);
    await context.close();
    await host.page.context().close();
  });

  it('speaks another language at once, log included', async () => {
    const person = await Person.come(browser, address, 'Noor');
    const { match } = await person.post<{ match: string }>('quick', { game: 'eko', players: 2, bot: 'level1' });
    await person.goTo(match);
    await person.page.waitForFunction(() =>
      document.querySelector('.log li')?.textContent?.includes('opens the table'),
    );
    await person.page.locator('[aria-label="Settings"]').click();
    await person.page.locator('dialog[open] label:has-text("Français")').click();
    await person.page.waitForFunction(() => document.querySelector('.log li')?.textContent?.includes('ouvre la table'));
    expect(await person.page.evaluate(() => document.documentElement.lang)).toBe('fr');
    expect(person.faults).toEqual([]);
    await person.page.context().close();
  });

  it('ends with a resignation, and goes on from a moment of the past', async () => {
    const person = await Person.come(browser, address, 'Noor');
    const { match } = await person.post<{ match: string }>('quick', { game: 'eko', players: 2, bot: 'level1' });
    await person.goTo(match);
    for (let i = 0; i < 100 && !(await person.offered()).decisions.length; i++) await person.page.waitForTimeout(80);
    await person.ready((await person.offered()).number);
    await person.page.locator('[aria-label="Menu"]').click();
    await person.page.locator('dialog[open] button:has-text("Resign")').click();
    await person.page.locator('dialog[open] .btn.pri').click();
    await person.page.locator('dialog[open] .band h1').waitFor({ timeout: 20_000 });
    await person.page.locator('dialog[open] a:has-text("Replay")').click();
    await person.page.locator('[aria-label="Play on from here"]').click();
    await person.page.waitForFunction(
      (old) => location.hash.startsWith('#/table/') && !location.hash.includes(old),
      match,
    );
    await person.page.waitForSelector('.phasebar');
    expect(person.faults).toEqual([]);
    await person.page.context().close();
  });
});
