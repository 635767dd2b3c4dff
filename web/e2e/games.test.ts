import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, PHONE, STILL } from './browser';
import { chooser, Person } from './person';
import { LANGUAGES, textIn, type Language } from './texts';

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
const OF_MORE: Game[] = [
  ['en', 'eko', 3, {}, PHONE],
  ['nl', 'eko', 4, {}, DESK],
  ['pl', 'legends', 3, {}, DESK],
  ['fr', 'legends', 4, {}, PHONE],
];
const isPhone = (screen: BrowserContextOptions): boolean => 'hasTouch' in screen;
/** Each game in each language, on a desktop and on a phone, if no other test plays it there. */
const OTHERS: Game[] = LANGUAGES.flatMap((language) =>
  ['eko', 'legends'].flatMap((game) =>
    [DESK, PHONE].map((screen): Game => [language, game, 2, {}, { ...screen, ...STILL }]),
  ),
).filter(
  ([language, game, , , screen]) =>
    ![...GAMES, ...OF_MORE].some(
      (one) => one[0] === language && one[1] === game && isPhone(one[4]) === isPhone(screen),
    ),
);

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
  const played = [...GAMES, ...(process.env.SOAK ? [...OF_MORE, ...OTHERS] : [])];
  it.each(played.map((one) => [isPhone(one[4]) ? 'phone' : 'desktop', ...one] as const))(
    'on a %s in %s: %s for %i, options %j',
    async (_, language, game, players, options, screen) => {
      const person = await Person.come('Camille', { ...screen, locale: language });
      await person.begin(game, { players, options });
      await person.playToTheEnd(chooser(5));
      await seesTheResult(person, language, players);
      expect(person.faults).toEqual([]);
    },
  );
});
