import { expect, it } from 'vitest';
import { newContext, PHONE, serverAddress, settle, shoot } from './browser';
import { contrastFaults, seriousFaults } from './checks';
import { Person } from './person';

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
    await page.getByText(`${players} players`).waitFor();
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
  const csv = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Standings (CSV)' }).click();
  expect((await csv).suggestedFilename()).toMatch(/^tournament-[a-z0-9]+\.csv$/);
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
