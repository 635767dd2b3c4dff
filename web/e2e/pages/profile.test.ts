/** Progress: the next goal opens its table, numbers follow finished games, and everything can be exported. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DESK, PHONE, STILL } from '../browser';
import { Person } from '../person';

interface Seat {
  bot: string | null;
}
interface Table {
  id: string;
  game: string;
  players: number;
  seats: Seat[];
}

/** Finish a game by resigning. */
const lose = async (person: Person, game: string, players = 2, options: object = {}): Promise<string> => {
  const { match } = await person.post<{ match: string }>('quick', { game, players, bot: 'level1', options });
  await person.command(match, 'resign');
  await expect
    .poll(async () => {
      person.match = match;
      return person.status();
    })
    .toBe('over');
  return match;
};

test('the home page shows the next goal once a game is finished, and its button opens exactly that table', async () => {
  const person = await Person.come('Ada', { ...DESK, ...STILL });
  const { page } = person;
  await page.goto(person.address);
  await page.getByRole('heading', { name: 'Your recent games' }).waitFor();
  expect(await page.getByText('Next goal').count()).toBe(0);
  await lose(person, 'legends');
  await page.reload();
  const goal = page.getByRole('region', { name: 'Next goal' });
  await goal.getByText('Legends: beat Zephyr with 2 players').first().waitFor();
  await goal.getByRole('button', { name: /^Play/ }).click();
  await page.waitForURL(/#\/table\//);
  const { tables } = await person.get<{ tables: Table[] }>('me/tables');
  expect(tables.map(({ game, players, seats }) => [game, players, seats.map(({ bot }) => bot)])).toEqual([
    ['legends', 2, [null, 'level1']],
  ]);
  expect(person.faults).toEqual([]);
});

test('the profile shows the ladder, numbers by group, and things to try that open a prepared table', async () => {
  const person = await Person.come('Bea', { ...PHONE, ...STILL });
  const { page } = person;
  await lose(person, 'eko', 2, { variants: ['portals'] });
  await page.goto(`${person.address}#/account`);
  await page.getByRole('link', { name: 'Your progress' }).click();
  await page.getByText('0 of 15 reached').waitFor();
  const numbers = page.getByRole('region', { name: 'Statistics' }).first();
  await numbers.getByRole('rowheader', { name: 'Zephyr' }).waitFor();
  await numbers.getByText('Variants').click();
  await numbers.getByRole('rowheader', { name: 'Portals' }).waitFor();
  await page.getByRole('button', { name: 'Play Zephyr with 3 players' }).waitFor();
  const tries = page.getByRole('region', { name: 'Worth trying' });
  await tries.getByRole('link', { name: /Try it.*By moonlight/ }).click();
  await page.getByText('1 on').waitFor();
  expect(await page.getByRole('switch', { name: /Temple of the Moon/ }).isChecked()).toBe(true);
  expect(person.faults).toEqual([]);
});

test('a reached goal leads to its game, and statistics are saved as JSON and CSV', async () => {
  const person = await Person.come('Cleo', { ...DESK, ...STILL });
  const { page } = person;
  const match = await lose(person, 'eko');
  await page.route('**/me/statistics?*', async (route) => {
    const found = (await (await route.fetch()).json()) as { games: { goals: { reached: number; match: string }[] }[] };
    for (const goal of found.games[0]?.goals.slice(0, 4) ?? []) Object.assign(goal, { reached: Date.now(), match });
    await route.fulfill({ json: found });
  });
  await page.goto(`${person.address}#/profile/eko`);
  await page.getByText('4 of 15 reached').waitFor();
  const grid = page.getByRole('region', { name: 'Goals' });
  expect(await grid.getByRole('link', { name: /^Reached on/ }).count()).toBe(4);
  await grid.getByText('Ekö: beat Mistral with 3 players').waitFor();
  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  expect(JSON.parse(await readFile(await (await json).path(), 'utf8'))).toHaveProperty('next_goal');
  const csv = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Games as CSV' }).click();
  const lines = (await readFile(await (await csv).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toMatch(/^match,game,ended/);
  expect(lines[1]).toContain(`${match},eko`);
  await grid
    .getByRole('link', { name: /^Reached on/ })
    .first()
    .click();
  await page.waitForURL(new RegExp(`#/replay/${match}`));
});

test('other people see the numbers of public games alone', async () => {
  const [host, other] = [await Person.come('Dora', { ...DESK, ...STILL }), await Person.come('Emil', DESK)];
  await lose(host, 'eko');
  const settings = { game: 'legends', players: 2, seats: ['open', 'bot:level1'] };
  const { match } = await host.post<{ match: string }>('tables', { settings });
  await host.command(match, 'ready', { ready: true });
  await host.command(match, 'resign');
  const { id } = await host.get<{ id: string }>('me');
  await other.page.goto(`${other.address}#/people/${id}`);
  await other.page.getByRole('heading', { name: 'Legends: Statistics of public games' }).waitFor();
  expect(await other.page.getByRole('heading', { name: 'Ekö: Statistics of public games' }).count()).toBe(0);
});
