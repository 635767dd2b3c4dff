import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, startWorld, type World } from './harness';

let world: World;
beforeAll(async () => void (world = await startWorld()));
afterAll(async () => {
  await world?.close();
  expect(world.faults).toEqual([]);
});

for (const game of ['Ekö', 'Legends'])
  test(`a newcomer is in a game of ${game} after two clicks, without an account`, async () => {
    const { context, page } = await world.visit(game === 'Ekö' ? PHONE : undefined);
    await page.goto(world.address);
    await page.getByRole('button', { name: `Play now ${game}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/#\/table\/[a-z0-9-]+$/);
    await page.getByRole('application').first().waitFor();
    await page.goto(world.address);
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    const own = page.getByRole('region', { name: 'Your games' });
    expect(await own.getByRole('link', { name: /^(Your turn|View):/ }).count()).toBe(1);
    expect(await page.locator('header .person').innerText()).toMatch(/^(G\s*)?Guest \d{3}$|^G$/);
    await context.close();
  });

test('the chosen level, number of players and name are used, and offered again', async () => {
  const { context, page } = await world.visit();
  await page.goto(world.address);
  await page.getByRole('button', { name: 'Play now Ekö' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await dialog.getByRole('radio', { name: /Zephyr/ }).check({ force: true });
  await dialog.getByLabel(/Your name/).fill('Ilse');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/table\//);
  const match = /table\/([a-z0-9-]+)/.exec(page.url())?.[1] ?? '';
  const table = (await page.evaluate(
    async (address) => (await fetch(address)).json(),
    `${world.address}api/v1/tables/${match}`,
  )) as { ground: { settings: { seats: string[]; players: number } } };
  expect(table.ground.settings.players).toBe(3);
  expect(table.ground.settings.seats.slice(1)).toEqual(['bot:level1', 'bot:level1']);
  await page.goto(world.address);
  await page.getByRole('button', { name: 'Play now Ekö' }).click();
  expect(await dialog.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true);
  expect(await dialog.getByText('Ilse').count()).toBe(1);
  await context.close();
});

test('a running public game is found in the lobby and on the home page, and watched', async () => {
  const host = await world.visit();
  const name = `Oasis ${Date.now() % 10_000}`; // a repeated attempt finds its own table
  await host.page.goto(`${world.address}#/new?game=eko`);
  await host.page.getByText('Listed in the lobby').click();
  await host.page.getByText('More: name, rating').click();
  await host.page.getByLabel('Table name').fill(name);
  await host.page.getByLabel(/Seat 2/).selectOption('bot:level1');
  await host.page.getByRole('button', { name: 'Start' }).click();
  await host.page.getByRole('application').first().waitFor();
  // Pages load the list when they open, and again after 45 seconds.
  const listed = async (): Promise<string> => (await fetch(`${world.address}api/v1/lobby/running`)).text();
  await expect.poll(listed).toContain(name);

  const { context, page } = await world.visit();
  for (const place of ['', '#/lobby']) {
    await page.goto(`${world.address}${place}`);
    const games = page.getByRole('region', { name: 'Games to watch' });
    await games.getByText(name).waitFor();
    await games.getByRole('link', { name: `Watch: ${name}` }).click();
    await page.getByRole('application').first().waitFor();
    await page.getByText('Watching').first().waitFor();
  }
  await host.page.goto(`${world.address}#/lobby`);
  await host.page.getByRole('region', { name: 'Games to watch' }).waitFor();
  await expect.poll(() => host.page.getByRole('link', { name: `Watch: ${name}` }).count()).toBe(0);
  await context.close();
  await host.context.close();
});

test('a balanced game is prepared and played', async () => {
  const { context, page } = await world.visit();
  await page.goto(`${world.address}#/new?game=legends`);
  await page.getByText('More: name, rating').click();
  const balanced = page.getByRole('switch', { name: 'Balanced' });
  expect(await balanced.isChecked()).toBe(false);
  await page.getByText('Balanced', { exact: true }).click();
  expect(await balanced.isChecked()).toBe(true);
  await page.getByLabel(/Seat 2/).selectOption('bot:level1');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/#\/table\//, { timeout: 120_000 }); // eight deals are compared, with plain kernels
  await page.getByRole('application').first().waitFor();
  const match = /table\/([a-z0-9-]+)/.exec(page.url())?.[1] ?? '';
  const { ground } = (await page.evaluate(
    async (address) => (await fetch(address)).json(),
    `${world.address}api/v1/tables/${match}`,
  )) as { ground: { settings: { balanced: boolean } } };
  expect(ground.settings.balanced).toBe(true);

  // The most even of eight deals of the seed was played: the verifier chooses again when the game is over.
  const record = await page.evaluate(
    async ({ address, table }) => {
      await fetch(`${address}tables/${table}/commands`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'resign' }),
      });
      return (await fetch(`${address}tables/${table}/record`)).text();
    },
    { address: `${world.address}api/v1/`, table: match },
  );
  expect((JSON.parse(record) as { salts: string[] }).salts.at(-1)).toMatch(/^balanced\/1 deal [1-8] of 8$/);
  const folder = mkdtempSync(join(tmpdir(), 'balanced-'));
  writeFileSync(join(folder, 'game.json'), record);
  const tetrarch = fileURLToPath(new URL('../../../.venv/bin/tetrarch', import.meta.url));
  const said = execFileSync(tetrarch, ['verify', join(folder, 'game.json')], { encoding: 'utf8' });
  expect(said).toContain('the deal is the most even of 8');
  rmSync(folder, { recursive: true });
  await context.close();
});

test('an open table is seen by others at once, and joined from the lobby', async () => {
  const host = await world.visit();
  const guest = await world.visit();
  await guest.page.goto(`${world.address}#/lobby`);
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  await host.page.goto(`${world.address}#/new?game=eko`);
  await host.page.getByText('Listed in the lobby').click();
  await host.page.getByText('More: name, rating').click();
  await host.page.getByLabel('Table name').fill('Caravan');
  await host.page.getByRole('button', { name: 'Open table' }).click();
  await host.page.waitForURL(/#\/table\//);
  await guest.page.getByRole('button', { name: 'Join: Caravan' }).click();
  await guest.page.getByRole('dialog').getByRole('button', { name: 'Join' }).click();
  await guest.page.waitForURL(/#\/table\//);
  expect(guest.page.url()).toBe(host.page.url());
  await host.context.close();
  await guest.context.close();
});

test('a private table is in no list, and is joined by its code in small letters or by its link', async () => {
  const host = await world.visit();
  await host.page.goto(`${world.address}#/new?game=legends`);
  await host.page.getByRole('radiogroup', { name: 'Number of players' }).getByText('3').click();
  await host.page.getByRole('button', { name: 'Open table' }).click();
  await host.page.waitForURL(/#\/table\//);
  const mine = (await host.page.evaluate(
    async (address) => (await fetch(address)).json(),
    `${world.address}api/v1/me/tables`,
  )) as { tables: { code: string; seats: { name: string | null }[] }[] };
  const code = mine.tables[0]?.code ?? '';
  const name = mine.tables[0]?.seats[0]?.name ?? '';
  expect(name).toMatch(/^Guest/);
  for (const way of ['code', 'link']) {
    const guest = await world.visit();
    if (way === 'code') {
      await guest.page.goto(world.address);
      await guest.page
        .getByText(/^(No open tables right now|Open seat)/)
        .first()
        .waitFor();
      expect(await guest.page.getByText(name, { exact: true }).count()).toBe(0);
      await guest.page.getByLabel('Join with a code').fill(code.toLowerCase());
      await guest.page.getByRole('button', { name: 'Join', exact: true }).click();
    } else await guest.page.goto(`${world.address}join/${code}`);
    await guest.page.getByRole('heading', { name: 'You are invited' }).waitFor();
    await guest.page.getByRole('button', { name: 'Take a seat' }).click();
    await guest.page.waitForURL(/#\/table\//);
    expect(guest.page.url()).toBe(host.page.url());
    await guest.context.close();
  }
  const late = await world.visit();
  await late.page.goto(`${world.address}#/join/${code}`);
  await late.page.getByText('All seats are taken').waitFor();
  await late.page.goto(`${world.address}#/join/WRONGCODE`);
  await late.page.getByText('There is no such table.').waitFor();
  await late.context.close();
  await host.context.close();
});

test('invalid settings are rejected with all faults, and no table is opened', async () => {
  const { context, page } = await world.visit();
  await page.goto(`${world.address}#/new?game=eko`);
  await page.getByLabel(/^Seat 2/).selectOption('bot:level2');
  await page.getByText('More: name, rating').click();
  await page.getByText('Counts for ratings').click();
  await page.getByRole('button', { name: 'Start' }).click();
  const trouble = page.getByRole('alert');
  await trouble.getByText('A rated match needs a clock.').waitFor();
  await trouble.getByText('A rated match is for people only.').waitFor();
  await trouble.getByText(/no bot plays on/).waitFor();
  expect(page.url()).toContain('#/new');
  await context.close();
});

test('variants change the board that is shown, and mixes that cannot be are explained', async () => {
  const { context, page } = await world.visit();
  await page.goto(`${world.address}#/new?game=eko`);
  const board = page.getByRole('complementary', { name: 'Board' });
  await board.getByRole('application').waitFor();
  const spaces = await board.locator('[role=application] [role=button]').count();
  await page.getByText('Labyrinth of Tempests').click();
  await expect.poll(async () => board.locator('[role=application] [role=button]').count()).toBeGreaterThan(spaces);
  await page.getByText('Legends', { exact: true }).click();
  await page.getByText('Poison Swamp').click();
  await board.getByText(/played with .?explore.? only/).waitFor();
  await context.close();
});

test('a table of computers alone begins, and its host watches', async () => {
  const { context, page } = await world.visit();
  await page.goto(`${world.address}#/new?game=eko`);
  await page.getByLabel(/^Seat 1/).selectOption('bot:level1');
  await page.getByLabel(/^Seat 2/).selectOption('bot:random');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/table\//);
  await page.getByRole('application').first().waitFor();
  await context.close();
});

test('two people at one device: the second seat belongs to the same browser', async () => {
  const { context, page } = await world.visit();
  await page.goto(world.address);
  await page.getByRole('link', { name: /On this device/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Piotr');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/table\//);
  const match = /table\/([a-z0-9-]+)/.exec(page.url())?.[1] ?? '';
  const table = (await page.evaluate(
    async (address) => (await fetch(address)).json(),
    `${world.address}api/v1/tables/${match}`,
  )) as { update: { moment: { status: string; seats: { name: string }[] } } };
  expect(table.update.moment.status).toBe('running');
  expect(table.update.moment.seats[1]?.name).toBe('Piotr');
  await context.close();
});
