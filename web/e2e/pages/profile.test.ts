/** Progress: the next goal opens its table, numbers follow finished games, and everything can be exported. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import winning from '../../fixtures/legends-win.json';
import { DESK, PHONE, shoot, STILL } from '../browser';
import { hasty, Person, type Offered } from '../person';

interface Seat {
  bot: string | null;
}
interface Table {
  id: string;
  game: string;
  players: number;
  seats: Seat[];
}

interface Saved {
  weeks: { played: number; won: number }[];
  next_goal: object;
}
interface Shown {
  update: { moment: { status: string; to_decide: number[]; result: { winners: number[] } | null } };
}

/** The best decisions by the evaluation of the server. */
interface Evaluated {
  moves: { notation: string }[];
}

/** Play a whole game of Legends against a bot by the API. */
const playOut = async (
  person: Person,
  bot: string,
  choose: (offered: Offered, match: string) => Promise<string>,
): Promise<{ match: string; won: boolean }> => {
  const { match } = await person.post<{ match: string }>('quick', { game: 'legends', players: 2, bot });
  for (;;) {
    const { moment } = (await person.get<Shown>(`tables/${match}?since=0`)).update;
    if (moment.status === 'over') return { match, won: moment.result?.winners.includes(0) ?? false };
    if (!moment.to_decide.includes(0)) {
      await new Promise((done) => setTimeout(done, 10));
      continue;
    }
    const offered = await person.get<Offered>(`tables/${match}/decisions?seat=0`);
    if (!offered.decisions.length) continue;
    await person.command(match, 'decide', { play: await choose(offered, match), number: offered.number });
  }
};

/**
 * Win a game against level 1. Every match is dealt alike and bots decide alike, so that recorded decisions win again; the
 * evaluation of the server decides where they do not fit.
 */
const win = async (person: Person): Promise<string> => {
  const left = [...winning];
  const { match, won } = await playOut(person, 'level1', async ({ decisions }, at) => {
    const next = left.shift() ?? '';
    if (decisions.some(({ notation }) => notation === next)) return next;
    left.length = 0;
    return (await person.post<Evaluated>('evaluations', { match: at, moves: 1 })).moves[0]?.notation ?? '';
  });
  expect(won).toBe(true);
  return match;
};

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
  await page.getByRole('button', { name: 'Play Zephyr with 2 players' }).waitFor();
  await page.getByRole('radiogroup', { name: 'Players' }).getByText('3').click();
  await page.getByRole('button', { name: 'Play Zephyr with 3 players' }).waitFor();
  const tries = page.getByRole('region', { name: 'Worth trying' });
  await tries.getByRole('link', { name: /Try it.*By moonlight/ }).click();
  await page.getByText('1 on').waitFor();
  expect(await page.getByRole('switch', { name: /Temple of the Moon/ }).isChecked()).toBe(true);
  expect(person.faults).toEqual([]);
});

test('an empty profile has the ladder at level 1, a sentence for each chart, and every level can be played', async () => {
  const person = await Person.come('Flo', { ...DESK, ...STILL });
  const { page } = person;
  await page.goto(`${person.address}#/profile`);
  const ladder = page.getByRole('region', { name: 'Your ladder' });
  await ladder
    .locator('li[aria-current=step]')
    .getByText(/^Level 1, rating \d+$/)
    .waitFor();
  expect(await ladder.locator('li[aria-current=step]').innerText()).toContain('Zephyr');
  expect(await ladder.getByText('0 of 0 won').count()).toBe(5);
  for (const words of [
    'Play against the levels, and your win rate against each of them appears here.',
    'Games of the last twelve weeks appear here.',
    'After three lost games, this says what to train.',
    'Finish a game with other people, and they appear here.',
    'You have no finished games yet.',
  ])
    await page.getByText(words).waitFor();
  await ladder.getByText('Legends', { exact: true }).click();
  await page.waitForURL(/#\/profile\/legends/);
  await page.getByRole('radiogroup', { name: 'Players' }).getByText('4').click();
  await ladder.getByRole('button', { name: 'Play Simoom with 4 players' }).click();
  await page.waitForURL(/#\/table\//);
  const { tables } = await person.get<{ tables: Table[] }>('me/tables');
  expect(tables.map(({ game, players, seats }) => [game, players, seats.map(({ bot }) => bot)])).toEqual([
    ['legends', 4, [null, 'level5', 'level5', 'level5']],
  ]);
  expect(person.faults).toEqual([]);
});

test('a goal is reached by winning a game against level 1, and the profile, the result and the exports say so', async () => {
  const person = await Person.come('Cleo', { ...DESK, ...STILL });
  const { page } = person;
  const match = await win(person);
  await lose(person, 'legends');

  // The result says once what the game has reached.
  await page.goto(`${person.address}#/table/${match}`);
  const result = page.getByRole('dialog', { name: 'Result' });
  await result.getByText('First win against Zephyr with 2 players').waitFor();
  await shoot(page, 'profile', 'result-line');
  await result.getByRole('link', { name: 'Your progress' }).click();
  await page.waitForURL(/#\/profile\/legends/);

  await page.getByText('1 of 15 reached').waitFor();
  const ladder = page.getByRole('region', { name: 'Your ladder' });
  const beaten = ladder.getByRole('listitem').filter({ hasText: 'Zephyr' });
  expect(await beaten.innerText()).toContain('1 of 2 won');
  expect(await beaten.innerText()).toContain('Beaten');
  await beaten.getByRole('button', { name: 'Play Zephyr with 2 players' }).waitFor();
  expect(await ladder.locator('li[aria-current=step]').innerText()).toContain('Mistral');
  // One win, then a lost game: no current streak, and the longest has one game.
  const numbers = page.getByRole('region', { name: 'Statistics' });
  const number = (name: string): Promise<string> =>
    numbers.locator('dl > div').filter({ hasText: name }).locator('.score').innerText();
  expect([await number('Wins in a row'), await number('Longest streak'), await number('Games')]).toEqual([
    '0',
    '1',
    '2',
  ]);
  await page.getByRole('region', { name: 'Games by week' }).getByText('2 played, 1 won').waitFor({
    state: 'attached',
  });
  const milestones = page.getByRole('region', { name: 'Milestones' });
  expect(await milestones.locator('b').allInnerTexts()).toEqual([
    'Legends: beat Zephyr with 2 players',
    expect.any(String), // the achievement of the first whole game
    'Legends: beat Zephyr with 3 players', // the next goal
  ]);
  const recent = page.getByRole('region', { name: 'Recent games' });
  await recent.getByText(/^Won \d+ to \d+$/).waitFor();
  expect(await recent.getByText('Lost', { exact: true }).count()).toBe(1);
  await recent
    .getByRole('link', { name: /^Review/ })
    .first()
    .waitFor();
  await shoot(page, 'profile', 'profile');

  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const saved = JSON.parse(await readFile(await (await json).path(), 'utf8')) as Saved;
  expect(saved.weeks.at(-1)).toMatchObject({ played: 2, won: 1 });
  expect(saved.next_goal).toMatchObject({ game: 'legends', players: 3, level: 1 });
  const csv = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Games as CSV' }).click();
  const lines = (await readFile(await (await csv).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toMatch(/^match,game,ended/);
  expect(lines.length).toBe(3);
  expect(lines[1]).toContain(`${match},legends`);

  // Milestones can be switched off; the ladder stays.
  await page.goto(`${person.address}#/settings`);
  await page.getByText('Milestones', { exact: true }).click();
  expect(await page.getByRole('switch', { name: /Milestones/ }).isChecked()).toBe(false);
  await page.goto(`${person.address}#/table/${match}`);
  await result.getByRole('link', { name: 'Review' }).waitFor();
  expect(await result.getByText('First win against Zephyr').count()).toBe(0);
  await page.goto(`${person.address}#/profile/legends`);
  await beaten.getByRole('link', { name: /^Beaten/ }).waitFor();
  expect(await milestones.count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Worth trying' }).count()).toBe(0);
  await beaten.getByRole('link', { name: /^Beaten/ }).click();
  await page.waitForURL(new RegExp(`#/replay/${match}`));
  expect(person.faults).toEqual([]);
});

test('lost games lead to puzzles and a rule, and people one has played with can be invited', async () => {
  const [ann, bob] = [await Person.come('Ann', { ...DESK, ...STILL }), await Person.come('Bob')];
  const { page } = ann;
  for (let game = 0; game < 3; game++)
    expect((await playOut(ann, 'level3', async ({ decisions }) => hasty(decisions).notation)).won).toBe(false);
  const settings = { game: 'eko', players: 2, seats: ['open', 'open'], private: true };
  const { match, code } = await ann.post<{ match: string; code: string }>('tables', { settings });
  await bob.command(match, 'join', { code });
  for (const one of [ann, bob]) await one.command(match, 'ready', { ready: true });
  await bob.command(match, 'resign');

  await page.goto(`${ann.address}#/profile/legends`);
  const weeks = page.getByRole('region', { name: 'Games by week' });
  await weeks.getByText(/^In \d of your last 3 lost games/).waitFor();
  await weeks.getByRole('link', { name: 'Rule L8.1' }).waitFor();
  const people = page.getByRole('region', { name: 'People you play' });
  expect(await people.getByRole('listitem').innerText()).toMatch(/Bob\s+Ekö\s+1 of 1 won/);
  const rates = page.getByRole('region', { name: 'Win rate by level' });
  expect(await rates.getByRole('listitem').allInnerTexts()).toEqual([
    ...[1, 2].map((level) => expect.stringMatching(new RegExp(`^–\\s+level ${level}\\s+0 games$`)) as string),
    expect.stringMatching(/^0%\s+level 3\s+3 games$/) as string,
    ...[4, 5].map((level) => expect.stringMatching(new RegExp(`^–\\s+level ${level}\\s+0 games$`)) as string),
  ]);
  await weeks.getByRole('link', { name: 'Train this' }).click();
  await page.waitForURL(/#\/puzzles\?game=legends&theme=(best-last-card|take-lead)/);
  await page.goBack();
  await people.getByRole('link', { name: /^Invite/ }).click();
  await page.waitForURL(/#\/new\?with=friends&game=eko$/);
  expect(ann.faults).toEqual([]);
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
