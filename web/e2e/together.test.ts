import { describe, expect, it } from 'vitest';
import { DESK, PHONE, STILL } from './browser';
import { chooser, Person } from './person';

type Game = readonly [game: string, players: number, options: object];
const GAMES: Game[] = [
  ['eko', 2, { round_limit: 3 }],
  ['eko', 3, { round_limit: 2 }],
  ['eko', 4, { round_limit: 2 }],
  ['legends', 2, {}],
];
const LONG: Game[] = [
  ['eko', 2, {}],
  ['legends', 3, {}],
  ['legends', 4, {}],
];

interface Sitting {
  people: [Person, Person];
  watcher: Person;
}

/**
 * One player opens a table on a desktop, the other joins by invitation on a phone; bots take the other seats. A third
 * person watches.
 */
const sitDown = async (game: string, players: number, options: object): Promise<Sitting> => {
  const host = await Person.come('Ann', { ...DESK, ...STILL });
  const seats = ['open', 'open', ...Array.from({ length: players - 2 }, () => 'bot:random')];
  const { match, code } = await host.post<{ match: string; code: string }>('tables', {
    settings: { game, players, seats, options },
  });
  await host.goTo(match);
  const guest = await Person.come('Bob', { ...PHONE, ...STILL });
  guest.match = match;
  await guest.page.goto(`${guest.address}#/table/${match}?code=${code}`);
  await guest.page.locator('button:has-text("Sit here")').click();
  for (const one of [guest, host]) await one.page.locator('button:has-text("I’m ready")').click();
  for (const one of [guest, host]) await one.page.waitForSelector('.phasebar');
  const watcher = await Person.come('Cid', { ...DESK, ...STILL });
  await watcher.page.goto(`${watcher.address}#/lobby`);
  await watcher.page
    .getByRole('link', { name: /^Watch/ })
    .first()
    .click();
  await watcher.page.waitForURL(new RegExp(match));
  await watcher.page.waitForSelector('.phasebar');
  return { people: [host, guest], watcher };
};

describe('whole games between two browsers, before a third', () => {
  it.each([...GAMES, ...(process.env.SOAK ? LONG : [])])('%s for %i, options %j', async (game, players, options) => {
    const { people, watcher } = await sitDown(game, players, options);
    const made = await Promise.all(people.map((person, i) => person.playToTheEnd(chooser(7 + i))));
    expect(Math.min(...made)).toBeGreaterThan(1);
    const everybody = [...people, watcher];
    const [one, ...others] = await Promise.all(
      everybody.map((person) => person.page.locator('dialog[open] ol').first().innerText()),
    );
    // All see the same ranks and points; only "you" differs.
    const plain = (text: string | undefined): string => (text ?? '').replace(/\byou\b/gi, '').replace(/\s+/g, ' ');
    for (const other of others) expect(plain(other)).toBe(plain(one));
    // Who watches was never asked anything.
    expect(await watcher.page.locator('.chip:has-text("Watching")').count()).toBe(1);
    expect(await watcher.page.locator('.phasebar .btn.pri').count()).toBe(0);
    expect(everybody.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
