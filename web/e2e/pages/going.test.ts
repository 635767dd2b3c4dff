/** Navigation between two addresses of the same page, and back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../person';
import { startWorld, type World } from './harness';

let world: World;
beforeAll(async () => void (world = await startWorld()));
afterAll(async () => {
  await world?.close();
  expect(world.faults).toEqual([]);
});

interface Way {
  from: string;
  to: string;
  /** What is visible on each page only. */
  seen: readonly [from: string, to: string];
}
const game = (name: string): string => `.app[data-game="${name}"] [role=application]`;
const WAYS: Way[] = [
  { from: 'tutorial/eko', to: 'tutorial/legends', seen: [game('eko'), game('legends')] },
  { from: 'help/eko', to: 'help/legends', seen: ['h1:has-text("Rules of Ekö")', 'h1:has-text("Rules of Legends")'] },
  {
    from: 'editor/eko',
    to: 'editor/legends',
    seen: ['.editor[data-game="eko"] .faults .good', '.editor[data-game="legends"] .faults .good'],
  },
  {
    from: 'leaderboard/eko',
    to: 'leaderboard/legends',
    seen: ['label.on:has-text("Ekö")', 'label.on:has-text("Legends")'],
  },
  {
    from: 'new?game=eko',
    to: 'new?game=legends',
    seen: ['.frame[data-game="eko"] .hits', '.frame[data-game="legends"] .hits'],
  },
];
/** For things with names. */
const withNames = async (): Promise<{ person: Person; ways: Way[] }> => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  const opened = async (person: Person, name: string): Promise<{ match: string; code: string }> =>
    person.post('tables', { settings: { game: 'eko', players: 2, name } });
  const [mine, other, third] = [await opened(ann, 'Dunes'), await opened(bob, 'Oasis'), await opened(bob, 'Wells')];
  const ids = await Promise.all([ann, bob].map(async (one) => (await one.get<{ id: string }>('me')).id));
  const begun = async (name: string): Promise<string> =>
    (await ann.post<{ match: string }>('quick', { game: name, players: 2, bot: 'level1', options: {} })).match;
  const [eko, legends] = [await begun('eko'), await begun('legends')];
  const titles = (of: string, name: string): string => `${of}:has-text("${name}")`;
  return {
    person: ann,
    ways: [
      { from: `people/${ids[0]}`, to: `people/${ids[1]}`, seen: [titles('h1', 'Ann'), titles('h1', 'Bob')] },
      {
        from: `table/${mine.match}`,
        to: `table/${other.match}`,
        seen: [titles('h1', 'Dunes'), titles('h1', 'Oasis')],
      },
      {
        from: `join/${other.code}`,
        to: `join/${third.code}`,
        seen: [titles('main b', 'Oasis'), titles('main b', 'Wells')],
      },
      { from: `table/${eko}`, to: `table/${legends}`, seen: [game('eko'), game('legends')] },
      { from: `replay/${eko}`, to: `replay/${legends}`, seen: [game('eko'), game('legends')] },
    ],
  };
};

const walk = async (person: Person, { from, to, seen }: Way): Promise<void> => {
  const { page } = person;
  const shows = async (is: string, not: string): Promise<void> => {
    await page.locator(is).first().waitFor();
    await expect.poll(() => page.locator(not).count(), { message: `${not} is gone` }).toBe(0);
  };
  await page.goto(`${person.address}#/${from}`);
  await shows(seen[0], seen[1]);
  await page.evaluate((address) => void (location.hash = address), `#/${to}`);
  await shows(seen[1], seen[0]);
  await page.goBack();
  await shows(seen[0], seen[1]);
  expect(person.faults).toEqual([]);
};

test.each(WAYS)('from $from to $to and back', async (way) => {
  await walk(await Person.come('Camille'), way);
});

test('from one person, table, invitation or replay to another and back', async () => {
  const { person, ways } = await withNames();
  for (const way of ways) await walk(person, way);
});
