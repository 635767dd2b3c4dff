import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, PHONE, STILL } from './browser';
import { chooser, Person } from './person';
import { textIn, type Language } from './texts';

type Game = readonly [
  language: Language,
  game: string,
  players: number,
  options: object,
  screen: BrowserContextOptions,
];
const GAMES: Game[] = [
  ['fr', 'eko', 2, {}, DESK],
  ['pl', 'eko', 2, {}, { ...PHONE, ...STILL }],
  ['en', 'legends', 2, {}, { ...DESK, ...STILL }],
  ['nl', 'legends', 2, { quick_setup: false }, { ...PHONE, ...STILL, colorScheme: 'dark' }],
];
const LONG: Game[] = [
  ['en', 'eko', 3, {}, PHONE],
  ['nl', 'eko', 4, {}, DESK],
  ['pl', 'legends', 3, {}, DESK],
  ['fr', 'legends', 4, {}, PHONE],
];

/** The result opens automatically, is verified, and links to a replay of the whole match. */
const seesTheResult = async (person: Person, language: Language, players: number): Promise<void> => {
  const dialog = person.page.locator('dialog[open]');
  await dialog.locator('.band h1').waitFor();
  expect(await dialog.locator('ol:not(.moments ol) > li').count()).toBe(players);
  await dialog.getByText(textIn(language, 'shuffle-verified')).waitFor();
  await dialog.getByRole('link', { name: textIn(language, 'replay-open') }).click();
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
    'in %s: %s for %i, options %j',
    async (language, game, players, options, screen) => {
      const person = await Person.come('Camille', { ...screen, locale: language });
      await person.begin(game, { players, options });
      await person.playToTheEnd(chooser(5));
      await seesTheResult(person, language, players);
      expect(person.faults).toEqual([]);
    },
  );
});
