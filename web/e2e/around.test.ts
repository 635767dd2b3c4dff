import { describe, expect, it } from 'vitest';
import { DESK, newContext, PHONE, serverAddress } from './browser';
import { Person } from './person';

describe('around a match', () => {
  it('shows what happened since one was away, on the board', async () => {
    const person = await Person.come('Noor');
    await person.begin('eko');
    await person.turn();
    await person.page.goto(`${person.address}#/no-such-page`);
    await person.page.waitForSelector('h1');
    const before = await person.offered();
    await person.command(person.match, 'decide', { play: before.decisions[0]?.notation, number: before.number });
    const isTurnAgain = async (): Promise<boolean> => {
      const now = await person.offered();
      return now.decisions.length > 0 && now.number > before.number + 1;
    };
    await expect.poll(isTurnAgain).toBe(true);
    await person.goTo(person.match);
    const strip = person.page.locator('.ask[aria-label="While you were away"]');
    await strip.waitFor();
    const now = await person.shown();
    await strip.locator('.btn.pri').click();
    await strip.waitFor({ state: 'detached', timeout: 30_000 });
    expect(await person.shown()).toBe(now);
    await person.ready(now);
    expect(person.faults).toEqual([]);
  });

  it.each([
    ['desktop', DESK],
    ['phone', PHONE],
  ])('lets strangers watch an open table, and decide nothing: %s', async (_, device) => {
    const host = await Person.come('Ann');
    const { match } = await host.post<{ match: string }>('tables', {
      settings: { game: 'eko', players: 2, seats: ['open', 'bot:level1'] },
    });
    await host.command(match, 'ready', { ready: true });
    const page = await (await newContext(device)).newPage();
    await page.goto(`${serverAddress()}#/table/${match}`);
    await page.waitForSelector('.phasebar');
    expect(await page.locator('.chip:has-text("Watching")').isVisible()).toBe(true);
    expect(await page.locator('.hits .lit').count()).toBe(0);
    expect(await page.locator('.phasebar .btn').count()).toBe(0);
  });

  it('speaks another language at once, log included', async () => {
    const person = await Person.come('Noor');
    await person.begin('eko');
    await person.page.waitForFunction(() =>
      document.querySelector('.log li')?.textContent?.includes('You open the table'),
    );
    await person.page.locator('[aria-label="Settings"]').click();
    await person.page.locator('dialog[open] label:has-text("Français")').click();
    await person.page.waitForFunction(() =>
      document.querySelector('.log li')?.textContent?.includes('Vous ouvrez la table'),
    );
    expect(await person.page.evaluate(() => document.documentElement.lang)).toBe('fr');
    expect(person.faults).toEqual([]);
  });

  it('ends with a resignation, and goes on from a moment of the past', async () => {
    const person = await Person.come('Noor');
    await person.begin('eko');
    await person.turn();
    await person.page.locator('[aria-label="Menu"]').click();
    await person.page.locator('dialog[open] button:has-text("Resign")').click();
    await person.page.locator('dialog[open] .btn.pri').click();
    await person.page.locator('dialog[open] .band h1').waitFor({ timeout: 20_000 });
    await person.page.locator('dialog[open] a:has-text("Replay")').click();
    await person.page.locator('[aria-label="Play from here"]').click();
    await person.page.waitForFunction(
      (old) => location.hash.startsWith('#/table/') && !location.hash.includes(old),
      person.match,
    );
    await person.page.waitForSelector('.phasebar');
    expect(person.faults).toEqual([]);
  });
});
