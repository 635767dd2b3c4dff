import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooser, launch, Person } from './person';

const address = inject('address');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const playToTheEnd = async (person: Person, seed: number): Promise<number> => {
  const choose = chooser(seed);
  let made = 0;
  while ((await person.status()) === 'running') {
    if (await person.decide(choose)) made += 1;
    else await person.page.waitForTimeout(80);
  }
  return made;
};

describe('whole games in the browser, by mouse, against computers', () => {
  it.each([
    ['eko', 2, {}, {}],
    ['legends', 3, { variants: ['leaders', 'explore', 'dragon', 'portals', 'rogues', 'merchants', 'citadels'] }, {}],
    [
      'legends',
      2,
      { quick_setup: false },
      { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' as const },
    ],
  ])('%s for %i, options %j', async (game, players, options, screen) => {
    const person = await Person.come(browser, address, 'Camille', screen);
    const { match } = await person.post<{ match: string }>('quick', { game, players, bot: 'level1', options });
    await person.goTo(match);
    expect(await playToTheEnd(person, 5)).toBeGreaterThan(8);

    const result = person.page.locator('dialog[open] .band h1');
    await result.waitFor({ timeout: 15_000 });
    expect(await person.page.locator('dialog[open] ol > li').count()).toBe(players);
    await person.page.locator('dialog[open] .chip:has-text("verified")').waitFor();

    await person.page.locator('dialog[open] a:has-text("Replay")').click();
    await person.page.waitForSelector('[role=slider]');
    await person.page.locator('.sentence').waitFor();
    await person.page.waitForFunction(
      () => document.querySelector('[role=slider]')?.getAttribute('aria-valuemax') !== '0',
    );
    await person.page.locator('[role=slider]').press('End');
    await person.page.waitForTimeout(600);
    expect(await person.page.locator('.sentence').innerText()).not.toBe('');
    expect(person.faults).toEqual([]);
    await person.page.context().close();
  });
});
