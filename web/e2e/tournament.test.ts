import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESK, newContext, PHONE, serverAddress, settle, shoot, STILL, wear } from './browser';
import { contrastFaults, seriousFaults } from './checks';
import { Person } from './person';

/** The name and the text of a file that a link saves. */
const saved = async (page: Page, name: string): Promise<{ file: string; text: string }> => {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const found = await download;
  return { file: found.suggestedFilename(), text: readFileSync(await found.path(), 'utf8') };
};

it('runs a whole tournament of a person and two bots before a spectator', async () => {
  const ann = await Person.come('Ann');
  const { page } = ann;
  await page.goto(`${ann.address}#/lobby`);
  await page.getByRole('link', { name: 'New tournament' }).click();
  await page.getByLabel('Name of the tournament').fill('Friday cup');
  await page.getByText('Legends', { exact: true }).first().click();
  await page.getByText('Round robin', { exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Pause between rounds' }).getByText('None').click();
  await shoot(page, 'tournament', 'new');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create the tournament' }).click();
  await page.waitForURL(/#\/tournament\/[a-z0-9]+$/);
  await page.getByText('You play in this tournament.').waitFor();
  const start = page.getByRole('button', { name: 'Start the tournament' });
  await page.getByText('At least 2 more players are needed.').waitFor();
  expect(await start.isDisabled()).toBe(true);
  for (const players of [2, 3]) {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('region', { name: 'What is next' }).getByText(`${players} players`).waitFor();
  }

  const spectator = await (await newContext(PHONE)).newPage();
  await spectator.goto(`${serverAddress()}#/lobby`);
  await spectator.getByRole('link', { name: 'View: Friday cup' }).click();
  await spectator.getByText('Open', { exact: true }).waitFor();
  await shoot(page, 'tournament', 'open');
  await start.click();
  await spectator.getByText('Running', { exact: true }).waitFor();

  const play = page.locator('section').getByRole('link', { name: 'Play', exact: true });
  let watched = false;
  for (let games = 0; games < 2;) {
    await play.or(page.getByText('wins the tournament')).or(page.getByText('share the first place')).first().waitFor();
    if (!(await play.count())) break;
    if (!watched) {
      watched = true;
      await shoot(page, 'tournament', 'running');
      await spectator
        .getByRole('link', { name: /^Watch: / })
        .first()
        .click();
      await spectator.waitForURL(/#\/table\//);
      await spectator.waitForSelector('.phasebar, .two');
      await spectator.goBack();
    }
    await play.click();
    await page.waitForSelector('.phasebar, .two');
    await page.locator('[aria-label="Menu"]').click();
    await page.locator('dialog[open] button:has-text("Resign")').click();
    await page.locator('dialog[open] .btn.pri').click();
    await page.getByRole('link', { name: 'To the tournament' }).click();
    await page.waitForURL(/#\/tournament\//);
    games++;
  }
  for (const viewer of [page, spectator]) await viewer.getByText(/wins the tournament|share the first place/).waitFor();
  const rows = page.locator('.plain-table tbody tr');
  expect(await rows.count()).toBe(3);
  expect(await rows.last().textContent()).toMatch(/3.*Ann.*0/);
  expect(await page.getByText('Equal points:').textContent()).toContain('Sonneborn-Berger');
  expect(await page.getByRole('heading', { name: /^Round \d$/ }).count()).toBe(3);
  const podium = page.getByRole('list', { name: 'The first places' }).getByRole('listitem');
  expect(await podium.count()).toBe(3);
  expect(await podium.first().innerText()).toMatch(/^1\s/);
  expect(
    await page
      .getByRole('list', { name: 'Rounds' })
      .getByText(/^Round \d: finished$/)
      .count(),
  ).toBe(3);

  const csv = await saved(page, 'Standings (CSV)');
  expect(csv.file).toMatch(/^tournament-[a-z0-9]+\.csv$/);
  const [head = '', ...lines] = csv.text.trim().split(/\r?\n/);
  expect(head).toBe('rank,name,bot,points,sonneborn,direct,played,won,byes,round 1,round 2,round 3');
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/^3,Ann,,0,/);
  const json = await saved(page, 'Everything (JSON)');
  expect(json.file).toMatch(/^tournament-[a-z0-9]+\.json$/);
  const { format, tournament } = JSON.parse(json.text) as { format: string; tournament: Exported };
  expect([format, tournament.name, tournament.status]).toEqual(['tetrarch/tournament', 'Friday cup', 'over']);
  expect(tournament.entrants.map(({ name, bot }) => name || bot)).toEqual(['Ann', 'level1', 'level1']);
  expect(tournament.standings.map(({ rank }) => rank)).toEqual(csvRanks(lines));
  expect(tournament.games.map(({ games }) => games.length)).toEqual([1, 1, 1]);
  const records = await saved(page, 'All game records');
  expect(records.file).toMatch(/^tournament-[a-z0-9]+\.jsonl$/);
  const played = records.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { format: string; game: string; events: unknown[] });
  expect(played).toHaveLength(3);
  for (const one of played) expect([one.format, one.game]).toEqual(['tetrarch/record', 'legends']);
  expect(Math.max(...played.map(({ events }) => events.length))).toBeGreaterThan(20); // the game of the two bots
  for (const viewer of [page, spectator]) {
    expect(await seriousFaults(viewer)).toEqual([]);
    await viewer.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    await settle(viewer);
    expect(await contrastFaults(viewer)).toEqual([]);
  }
  await shoot(page, 'tournament', 'over-dark');
  await shoot(spectator, 'tournament', 'over-phone-dark');
  await spectator.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  await shoot(spectator, 'tournament', 'over-phone');
  expect(ann.faults).toEqual([]);
});

it('waits for the salts of all players, which their pages commit to and reveal', async () => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  const clock = { kind: 'days', days: 2 };
  const { id } = await ann.post<{ id: string }>('tournaments', { name: 'Salt cup', game: 'eko', clock });
  for (const { page, address } of [ann, bob]) {
    await page.goto(`${address}#/tournament/${id}`);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('You play in this tournament.').waitFor();
  }
  await ann.post(`tournaments/${id}/bots`, { bot: 'random' });
  await bob.page.goto('about:blank');
  await ann.post(`tournaments/${id}/start`, {});
  const games = async (): Promise<{ match: string | null; players: number[]; status: string }[]> =>
    (await ann.get<{ games: { games: [] }[] }>(`tournaments/${id}`)).games.flatMap((round) => round.games);
  const between = async (): Promise<string> => {
    for (let round = 0; round < 3; round++) {
      const found = (await games()).at(-1);
      if (found?.players.every((player) => player < 3)) return found.match ?? '';
      const person = found?.players.includes(1) ? ann : bob;
      await person.command(found?.match ?? '', 'resign'); // a game against the bot
      await expect.poll(async () => (await games()).length, { timeout: 20_000 }).toBe(round + 2);
    }
    return '';
  };
  const match = await between();
  await ann.page.goto(`${ann.address}#/table/${match}`);
  await ann.page.getByText('The game starts when all players are here.').waitFor();
  await shoot(ann.page, 'tournament', 'waiting');
  await bob.page.goto(`${bob.address}#/friends`); // any page
  await ann.page.waitForSelector('.phasebar');
  const { ground } = await ann.get<{ ground: { salts: string[] } }>(`tables/${match}`);
  expect(new Set(ground.salts).size).toBe(2);
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});

it('asks a visitor for a name before joining, and lets players leave and withdraw', async () => {
  const ann = await Person.come('Ann');
  const clock = { kind: 'days', days: 2 };
  const { id } = await ann.post<{ id: string }>('tournaments', { name: 'Spring cup', game: 'eko', clock });
  const page = await (await newContext()).newPage();
  await page.goto(`${serverAddress()}#/tournament/${id}`);
  await page.getByText('Nobody has joined yet.').waitFor();
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Bob');
  await page.getByRole('dialog').getByRole('button', { name: 'Join' }).click();
  await page.getByText('You play in this tournament.').waitFor();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByText('Nobody has joined yet.').waitFor();
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('You play in this tournament.').waitFor();
  await ann.post(`tournaments/${id}/join`, {});
  await ann.post(`tournaments/${id}/bots`, { bot: 'random' });
  await ann.post(`tournaments/${id}/start`, {});
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('withdrawn').waitFor();
});

interface Exported {
  name: string;
  status: string;
  entrants: { name: string; bot: string | null }[];
  standings: { rank: number }[];
  games: { games: unknown[] }[];
}
const csvRanks = (lines: readonly string[]): number[] => lines.map((line) => Number(line.split(',')[0]));

interface Running {
  status: string;
  entrants: { number: number; name: string }[];
  games: { games: { match: string | null; places: number[] | null; players: number[] }[] }[];
}

it('runs a Swiss tournament of four people, with standings and Buchholz points', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => Person.come(name)));
  const ann = people[0] as Person;
  const { page } = ann;
  await page.goto(`${ann.address}#/tournaments/new`);
  await page.getByLabel('Name of the tournament').fill('Swiss cup');
  await page.getByText('Swiss', { exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Pause between rounds' }).getByText('None').click();
  await page.getByRole('button', { name: 'Create the tournament' }).click();
  await page.waitForURL(/#\/tournament\/[a-z0-9]+$/);
  const id = page.url().split('/').at(-1) ?? '';
  await page.getByText('You play in this tournament.').waitFor();
  for (const other of people.slice(1)) await other.post(`tournaments/${id}/join`, {});
  await ann.post(`tournaments/${id}/start`, {});
  const resign = async (): Promise<string> => {
    const { status, entrants, games } = await ann.get<Running>(`tournaments/${id}`);
    for (const { match, places, players } of games.at(-1)?.games ?? []) {
      const loser = entrants.find(({ number }) => number === players[1])?.name;
      const person = people.find((_, i) => ['Ann', 'Bob', 'Cleo', 'Dan'][i] === loser);
      if (match && !places && person) await person.command(match, 'resign').catch(() => {}); // it may have ended
    }
    return status;
  };
  await expect.poll(resign, { timeout: 60_000 }).toBe('over');
  await page.getByText(/wins the tournament|share the first place/).waitFor();
  expect(await page.getByRole('heading', { name: /^Round \d$/ }).count()).toBe(3);
  expect(await page.getByText('Equal points:').textContent()).toContain('Buchholz');
  expect(await page.locator('.plain-table tbody tr').count()).toBe(4);
  await shoot(page, 'tournament', 'swiss');
  // A game may be over before the page agrees to it.
  expect(ann.faults.filter((fault) => !/status of 409/.test(fault))).toEqual([]);
});

/** A running Swiss tournament of four people in its first of two rounds, with the games of Ann and of two others. */
const swiss = async (pause: number): Promise<{ people: Person[]; id: string; own: string; other: string }> => {
  const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
  const people = await Promise.all(names.map((name) => Person.come(name, STILL)));
  const ann = people[0] as Person;
  const clock = { kind: 'days', days: 2 };
  const { id } = await ann.post<{ id: string }>('tournaments', {
    ...{ name: 'Autumn Swiss', game: 'eko', clock, rounds: 2, pause },
  });
  for (const person of people) await person.post(`tournaments/${id}/join`, {});
  await ann.post(`tournaments/${id}/start`, {});
  const { games } = await ann.get<Running>(`tournaments/${id}`);
  const matchOf = (wanted: boolean): string =>
    games[0]?.games.find(({ players }) => players.includes(1) === wanted)?.match ?? '';
  return { people, id, own: matchOf(true), other: matchOf(false) };
};
/** Make some decisions in a game of people who are not at the page. */
const playOn = async (people: readonly Person[], match: string, decisions: number): Promise<void> => {
  for (let made = 0; made < decisions;) {
    for (const person of people) {
      const found = await person.get<Partial<Offer>>(`tables/${match}/decisions`);
      const play = found.decisions?.[0]?.notation;
      if (play) await person.command(match, 'decide', { play, number: found.number });
      made += play ? 1 : 0;
    }
  }
};
interface Offer {
  number: number;
  decisions: { notation: string }[];
}

it.each([
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
])('shows own and running games live, what a win brings, and the pause between rounds: %s', async (name, device) => {
  const { people, id, own, other } = await swiss(60);
  const [ann] = people as [Person, ...Person[]];
  const page = await (await newContext({ ...device, ...STILL })).newPage();
  await page.context().addCookies(await ann.context.cookies());
  await page.goto(`${ann.address}#/tournament/${id}`);

  const rounds = page.getByRole('list', { name: 'Rounds', exact: true });
  await expect.poll(() => rounds.getByRole('listitem').count()).toBe(2);
  await rounds.getByText('Round 1: running').waitFor({ state: 'attached' });
  await rounds.getByText('Round 2: to come').waitFor({ state: 'attached' });
  await page.getByText('2 running, 0 finished').waitFor();
  const pairings = page.locator('.pairing');
  expect(await pairings.count()).toBe(2);
  expect(await pairings.first().innerText()).toContain('Ann');
  expect(await pairings.first().evaluate((one) => getComputedStyle(one).boxShadow)).toContain('inset');
  expect(await pairings.last().evaluate((one) => getComputedStyle(one).boxShadow)).toBe('none');
  expect(await page.locator('tr.me').innerText()).toContain('Ann');
  expect(
    await page
      .locator('tr.me td')
      .first()
      .evaluate((one) => getComputedStyle(one).boxShadow),
  ).toContain('inset');
  await page.getByText('You have 1 point and place 1 with the results so far.').waitFor();
  await pairings.last().getByText('Set-up').waitFor();

  await playOn(people, other, 6);
  const { turn } = await ann.get<{ turn: number }>(`tables/${other}/progress`);
  expect(turn).toBeGreaterThan(0);
  await pairings.last().getByText(`Turn ${turn}`).waitFor();
  expect(await pairings.last().locator('.score').innerText()).toMatch(/^\d+ : \d+$/);
  const [mover] = (await ann.get<{ to_decide: number[] }>(`tables/${own}/progress`)).to_decide;
  const { games } = await ann.get<Running>(`tournaments/${id}`);
  const mine = games[0]?.games.find(({ match }) => match === own)?.players ?? [];
  await pairings
    .first()
    .getByText(mine[mover ?? 0] === 1 ? 'Your turn' : 'Set-up')
    .waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(page, 'tournament', `live-${name}`);
  await wear(page, 'dark');
  expect(await contrastFaults(page)).toEqual([]);
  await shoot(page, 'tournament', `live-${name}-dark`);
  await wear(page, 'light');

  const watch = pairings.last().getByRole('link', { name: /^Watch: / });
  expect(await watch.getAttribute('href')).toContain(other);
  for (const [match, wanted] of [
    [other, false],
    [own, true],
  ] as const) {
    const part = games[0]?.games.find((one) => one.match === match);
    const loser = part?.players.find((one) => one !== 1) ?? 0;
    if (wanted) await page.getByText('You have 1 point and place 1 with the results so far.').waitFor();
    await (people[loser - 1] as Person).command(match, 'resign');
  }
  await page.getByText('0 running, 2 finished').waitFor();
  await page.locator('.cup-head .chip', { hasText: /Round 2 in 0:\d\d/ }).waitFor();
  await rounds.getByText('Round 1: finished').waitFor({ state: 'attached' });
  expect(await page.locator('.if').count()).toBe(0);
  const row = page.locator('tr.me');
  await row.getByText('Round 1: won').waitFor({ state: 'attached' });
  expect(await row.locator('li.won').innerText()).toContain('W');
  await page.getByText('Equal points: the higher sum of the opponents’ points is ahead').waitFor();
  await shoot(page, 'tournament', `pause-${name}`);
  const review = pairings.first().getByRole('link', { name: /^Review: / });
  expect(await review.getAttribute('href')).toMatch(new RegExp(`#/replay/${own}\\?review=1$`));
  // Nothing sticks out of the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it('says in words who has no opponent, and opens the review of a finished game', async () => {
  const ann = await Person.come('Ann', { ...DESK, ...STILL });
  const { page } = ann;
  const { id } = await ann.post<{ id: string }>('tournaments', {
    ...{ name: 'Odd cup', game: 'legends', clock: { kind: 'days', days: 2 }, rounds: 1 },
  });
  await ann.post(`tournaments/${id}/join`, {});
  for (let bots = 0; bots < 2; bots++) await ann.post(`tournaments/${id}/bots`, { bot: 'random' });
  await page.goto(`${ann.address}#/tournament/${id}`);
  await page.getByRole('heading', { name: 'Players' }).waitFor();
  await ann.post(`tournaments/${id}/start`, {});
  await page.getByText('no opponent in this round (bye), counts as a win').waitFor();
  const found = await ann.get<Running & { your_match: string | null }>(`tournaments/${id}`);
  if (found.your_match) await ann.command(found.your_match, 'resign');
  else await page.getByText('You have no opponent in this round (a bye). It counts as a win.').waitFor();
  await page.getByRole('link', { name: /^Review: / }).click();
  await page.waitForURL(/#\/replay\/[a-z0-9]+\?review=1$/);
  await page.locator('[role=slider]').waitFor();
});

it.each([
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
])('lists running games to watch, with a board that is drawn once per turn: %s', async (name, device) => {
  const [ann, bob] = [await Person.come('Ann'), await Person.come('Bob')];
  const settings = { game: 'eko', players: 2, seats: ['open', 'open'], private: false, name: `Dunes ${name}` };
  const { match } = await ann.post<{ match: string }>('tables', { settings });
  await bob.command(match, 'join');
  for (const person of [ann, bob]) await person.command(match, 'ready', { ready: true });
  await playOn([ann, bob], match, 2);
  const { page } = await Person.come('Eve', { ...device, ...STILL });
  const asked: string[] = [];
  let looked = 0;
  page.on('request', (request) => {
    if (request.url().includes(`${match}/board.svg`)) asked.push(request.url());
    if (request.url().includes(`${match}/progress`)) looked += 1;
  });
  await page.clock.install();
  await page.goto(`${ann.address}#/lobby`);
  const row = page.locator('li', { has: page.getByRole('link', { name: `Watch: Dunes ${name}` }) }).last();
  await row.scrollIntoViewIfNeeded();
  const picture = row.locator('img');
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const progress = (): Promise<{ turn: number; points: number[]; watchers: number }> =>
    ann.get(`tables/${match}/progress`);
  const { turn } = await progress();
  await row.getByText(`turn ${turn}`).waitFor();
  expect(await picture.getAttribute('data-turn')).toBe(String(turn));
  await row.getByText('0 spectators').waitFor({ state: 'attached' });
  expect(await row.getByRole('list', { name: 'Seats' }).getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('Ann'),
    expect.stringContaining('Bob'),
  ]);
  await row.scrollIntoViewIfNeeded(); // pictures of other games above it may have moved it out of sight
  const looks = looked;
  await page.clock.runFor(31_000); // asks again twice within the turn, and draws nothing new
  await expect.poll(() => looked).toBeGreaterThanOrEqual(looks + 2);
  expect(looked).toBeLessThanOrEqual(looks + 3);
  expect(asked).toHaveLength(1);

  await playOn([ann, bob], match, 6);
  const later = await progress();
  expect(later.turn).toBeGreaterThan(turn);
  await page.clock.runFor(16_000);
  await row.getByText(`turn ${later.turn}`).waitFor();
  await expect.poll(() => picture.getAttribute('data-turn')).toBe(String(later.turn));
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.length).toBeLessThanOrEqual(1 + later.turn - turn); // at most once per turn
  await shoot(page, 'tournament', `watch-${name}`);
  expect(await seriousFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await row.getByRole('link', { name: /^Watch: / }).click();
  await page.waitForURL(new RegExp(`#/table/${match}`));
  await expect.poll(async () => (await progress()).watchers).toBe(1);
});
