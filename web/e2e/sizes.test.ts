/** Every page loads little script: sizes do not depend on the speed of the machine. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { addressesOf, MOST_SCRIPT } from '../scripts/addresses.mjs';
import { ROUTES } from '../src/routes';
import { STILL } from './browser';
import { Person } from './person';

const GAMES = ['eko', 'legends'];

/** The size of a script as it is sent; small ones are sent as they are. */
const sizeOf = (name: string): number => {
  const file = join(inject('page'), name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

it('no page loads too much script, with the longest texts', async () => {
  const person = await Person.come('Nele', { ...STILL, locale: 'pl' });
  const { page } = person;
  const matches: string[] = [];
  for (const game of GAMES)
    matches.push((await person.post<{ match: string }>('quick', { game, players: 2, bot: 'random' })).match);
  const cup = await person.post<{ id: string }>('tournaments', {
    ...{ name: 'Cup', game: 'eko', clock: { kind: 'days', days: 2 } },
  });
  const me = await person.get<{ id: string }>('me');
  const puzzles = await Promise.all(
    GAMES.map(async (game) => (await person.get<{ id: string }>(`puzzles/${game}/daily`)).id),
  );
  const values = {
    ...{ game: GAMES, topic: GAMES, match: matches, puzzle: puzzles },
    ...{ id: [cup.id], person: [me.id], code: ['none'] }, // a link that does not exist
  };
  const sizes: Record<string, number> = {};
  for (const address of addressesOf(
    ROUTES.map(([pattern]) => pattern),
    values,
  )) {
    await page.goto('about:blank');
    await page.goto(`${person.address}#/${address}`, { waitUntil: 'networkidle' });
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const scripts = loaded.flatMap((name) => /assets\/[^?]*\.js$/.exec(name)?.[0] ?? []);
    sizes[address] = [...new Set(scripts)].reduce((sum, name) => sum + sizeOf(name), 0);
  }
  expect(Object.entries(sizes).filter(([, size]) => size > MOST_SCRIPT)).toEqual([]);
  expect(Math.min(...Object.values(sizes))).toBeGreaterThan(30_000); // each page has loaded
});
