import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, PHONE, STILL } from './browser';
import { chooser, Person } from './person';

type Game = readonly [game: string, players: number, options: object, screen: BrowserContextOptions];
const GAMES: Game[] = [
  ['eko', 2, {}, DESK],
  ['legends', 2, { quick_setup: false }, { ...PHONE, ...STILL, colorScheme: 'dark' }],
];
const LONG: Game[] = [
  ['eko', 3, {}, PHONE],
  ['eko', 4, {}, DESK],
  ['legends', 3, {}, DESK],
  ['legends', 4, {}, PHONE],
];

/** The result opens automatically, is verified, and links to a replay of the whole match. */
const seesTheResult = async (person: Person, players: number): Promise<void> => {
  const dialog = person.page.locator('dialog[open]');
  await dialog.locator('.band h1').waitFor();
  expect(await dialog.locator('ol:not(.moments ol) > li').count()).toBe(players);
  await dialog.locator('summary:has-text("verified")').waitFor();
  await dialog.locator('a:has-text("Replay")').click();
  const slider = person.page.locator('[role=slider]');
  await slider.waitFor();
  await person.page.waitForFunction(
    () => document.querySelector('[role=slider]')?.getAttribute('aria-valuemax') !== '0',
  );
  // The end is reached when all moments are loaded.
  const isAtTheEnd = async (): Promise<boolean> => {
    await slider.press('End');
    return (await slider.getAttribute('aria-valuenow')) === (await slider.getAttribute('aria-valuemax'));
  };
  await expect.poll(isAtTheEnd).toBe(true);
  await expect.poll(() => person.page.locator('.sentence').innerText()).not.toBe('');
};

describe('whole games against computers', () => {
  it.each([...GAMES, ...(process.env.SOAK ? LONG : [])])(
    '%s for %i, options %j',
    async (game, players, options, screen) => {
      const person = await Person.come('Camille', screen);
      await person.begin(game, { players, options });
      await person.playToTheEnd(chooser(5));
      await seesTheResult(person, players);
      expect(person.faults).toEqual([]);
    },
  );
});
