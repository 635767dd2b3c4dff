/** Moderation and security of accounts in real browsers: mute, report, ban, two-factor sign-in, and sessions. */
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DESK, PHONE, shoot, STILL, wear } from './browser';
import { clippedIn, seriousFaults } from './checks';
import { Person } from './person';
import { startServer, type Server } from './server';

const PASSWORD = 'correct horse battery';
const tetrarch = fileURLToPath(new URL('../../.venv/bin/tetrarch', import.meta.url));
let data = '';
let server: Server;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'tetrarch-moderation-'));
  server = await startServer(inject('page'), data);
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

const come = (name: string, options: object): Promise<Person> =>
  Person.come(name, { ...options, ...STILL }, server.address);
const admin = (...words: string[]): string =>
  execFileSync(tetrarch, ['admin', ...words, '--data', data], { encoding: 'utf8' });

/** The code of an authenticator app for a secret; each use takes the next time step, which the server accepts early. */
const appFor = (secret: string): (() => string) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  let last = 0;
  return () => {
    last = Math.max(last + 1, Math.floor(Date.now() / 30_000) - 1);
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(last));
    const mac = createHmac('sha1', key).update(counter).digest();
    const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff;
    return String(number % 1_000_000).padStart(6, '0');
  };
};

/** Serious findings in both themes, and texts that are cut off. */
const inspect = async (page: Page, name: string): Promise<void> => {
  for (const theme of ['dark', 'light'] as const) {
    await wear(page, theme);
    expect(await seriousFaults(page)).toEqual([]);
  }
  expect(await clippedIn(page)).toEqual([]);
  await shoot(page, 'moderation', name);
};
/** Errors of the page, without the responses that a test expects. */
const faultsOf = (...people: Person[]): string[] =>
  people.flatMap((person) => person.faults).filter((fault) => !/status of 40[13]/.test(fault));

it.each([
  ['desk', DESK],
  ['phone', PHONE],
])('a rude player is muted, reported and banned, on a %s', async (name, size) => {
  const ann = await come('Ann', size);
  const bob = await come('Bob', DESK);
  const mia = await come('Mia', size);
  await mia.post('me/claim', { name: `Mia ${name}`, password: PASSWORD });
  admin('grant', `Mia ${name}`);
  const settings = { game: 'legends', seats: ['open', 'open', 'open'], players: 3 };
  const { match } = await ann.post<{ match: string }>('tables', { settings });
  await bob.command(match, 'join');
  await ann.goTo(match);
  await bob.command(match, 'say', { text: 'You play like a donkey.' });
  const chat = ann.page.getByRole('list', { name: 'Chat' });
  const line = chat.getByText('You play like a donkey.');
  await line.waitFor();

  await ann.page.getByRole('button', { name: 'Bob', exact: true }).click();
  const dialog = ann.page.getByRole('dialog', { name: 'Bob' });
  await dialog.getByRole('button', { name: /^Mute/ }).waitFor();
  await inspect(ann.page, `${name}-player`);
  await dialog.getByRole('button', { name: /^Report/ }).click();
  await dialog.getByLabel('What happened?').fill('Insults after every move.');
  await inspect(ann.page, `${name}-report`);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Thank you. The moderators will look at it.').waitFor();
  await dialog.getByRole('button', { name: /^Mute/ }).click();
  await dialog.getByRole('button', { name: /^Unmute/ }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await line.waitFor({ state: 'detached' });
  await bob.command(match, 'say', { text: 'Are you deaf?' });
  await ann.command(match, 'say', { text: 'Good game.' });
  await chat.getByText('Good game.').waitFor();
  expect(await chat.getByText('Are you deaf?').count()).toBe(0);
  await ann.page.reload();
  await chat.getByText('Good game.').waitFor();
  expect(await chat.getByText('Are you deaf?').count(), 'the server withholds it').toBe(0);

  await ann.page.goto(`${ann.address}#/friends`);
  await ann.page.getByRole('button', { name: 'Unmute: Bob' }).click();
  await ann.page.getByRole('button', { name: 'Unmute: Bob' }).waitFor({ state: 'detached' });
  await ann.page.goto(`${ann.address}#/table/${match}`);
  await line.waitFor();

  await mia.page.goto(`${mia.address}#/account`);
  await mia.page.getByRole('link', { name: 'Moderation' }).click();
  const reports = mia.page.getByRole('region', { name: 'Reports' });
  await reports.getByText('Ann reports Bob: chat').waitFor();
  await reports.getByText('1 open report').waitFor();
  await reports.getByText('You play like a donkey.').waitFor();
  await reports.getByText('Insults after every move.').waitFor();
  await mia.page.getByRole('region', { name: 'Open and running tables' }).getByText('Ann, Bob').first().waitFor();
  await inspect(mia.page, `${name}-moderation`);
  await reports.getByRole('button', { name: 'Ban… Bob' }).click();
  const bans = mia.page.getByRole('region', { name: 'Bans' });
  await bans.getByText('Ban Bob').waitFor();
  await bans.getByLabel('Reason').fill('Insults');
  await bob.page.goto(bob.address);
  await bans.getByRole('button', { name: 'Ban', exact: true }).click();
  await bans.getByRole('button', { name: 'End the ban Bob' }).waitFor();
  await bob.page
    .locator('.alerts')
    .getByText(/You are banned until .* UTC: Insults/)
    .waitFor();
  await shoot(bob.page, 'moderation', `${name}-banned`);
  await reports.getByRole('button', { name: 'Resolved' }).click();
  await reports.getByText('No open reports.').waitFor();
  await bans.getByRole('button', { name: 'End the ban Bob' }).click();
  await bans.getByText('Nobody is banned.').waitFor();
  const tables = mia.page.getByRole('region', { name: 'Open and running tables' });
  await tables.getByRole('button', { name: 'Close Ann' }).first().click();
  await tables.getByRole('button', { name: 'Close for everyone' }).click();
  await tables.getByText('No open or running tables.').waitFor();
  const log = mia.page.getByRole('region', { name: 'Audit log' });
  await log.getByText('Closed the table').first().waitFor();
  for (const words of ['Resolved a report about', 'Ended the ban of', 'Banned', 'Made a moderator:'])
    await log.getByText(words).first().waitFor();
  await inspect(mia.page, `${name}-log`);

  await ann.page.goto(`${ann.address}#/moderation`);
  await ann.page.getByText('This page is for moderators of this server.').waitFor();
  expect(faultsOf(ann, bob, mia)).toEqual([]);
});

it('a banned player saves the data, signs out, and deletes the account', async () => {
  const rude = `Eve ${Date.now()}`;
  const [eve, fay] = [await come('Eve', DESK), await come('Fay', PHONE)];
  await eve.post('me/claim', { name: rude, password: PASSWORD });
  for (const { page, address } of [eve, fay]) await page.goto(`${address}#/account`);
  const { id } = await fay.get<{ id: string }>('me');
  admin('ban', rude, '--reason', 'Insults');
  admin('ban', id, '--reason', 'Insults');
  for (const { page } of [eve, fay]) {
    await page.getByText('you can still save your data, sign out, and delete your account').waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('tetrarch.json');
  }
  await inspect(eve.page, 'banned-account');
  await eve.page.getByRole('button', { name: 'Delete account' }).click();
  const sure = eve.page.getByRole('dialog');
  await sure.getByLabel('Password').fill(PASSWORD);
  await sure.locator('.btn.danger').click();
  await fay.page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await fay.page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  for (const { page } of [eve, fay]) {
    await page.getByText('You can play without an account.').waitFor();
    await page.locator('.alerts').getByText('You are banned').waitFor({ state: 'detached' });
  }
  expect(admin('ban', id, '--reason', 'Insults')).toContain('banned'); // signed out, not deleted
  expect(() => admin('ban', rude, '--reason', 'Insults')).toThrow();
  expect(faultsOf(eve, fay)).toEqual([]);
});

it.each([
  ['desk', DESK],
  ['phone', PHONE],
])('two-factor sign-in, a session that is ended, and a forgotten password, on a %s', async (name, size) => {
  const account = `Dora ${name}`;
  const dora = await come('Dora', size);
  const elsewhere = await come('Guest', DESK);
  await dora.post('me/claim', { name: account, password: PASSWORD });
  await dora.page.goto(`${dora.address}#/account`);
  const part = dora.page.getByRole('region', { name: 'Two-factor sign-in' });
  await part.getByText('You have no recovery codes.').waitFor();
  await part.getByRole('button', { name: 'Turn on' }).click();
  await part.getByLabel('Password').fill(PASSWORD);
  await part.getByRole('button', { name: 'Continue' }).click();
  await part.getByAltText('QR code for the authenticator app').waitFor();
  await inspect(dora.page, `${name}-qr`);
  const secret = (await part.locator('form code').innerText()).replaceAll(' ', '');
  const code = appFor(secret);
  await part.getByLabel('Code').fill('000000');
  await part.getByRole('button', { name: 'Continue' }).click();
  await part.getByText('The code is wrong or was used before').waitFor();
  await part.getByLabel('Code').fill(code());
  await part.getByRole('button', { name: 'Continue' }).click();
  await part.getByText('Two-factor sign-in is on.').waitFor();
  const recovery = await part.locator('.fresh code').allInnerTexts();
  expect(recovery).toHaveLength(10);
  await inspect(dora.page, `${name}-codes`);

  await elsewhere.page.goto(`${elsewhere.address}#/account`);
  const signIn = elsewhere.page.locator('form').filter({ hasText: 'I have forgotten my password' });
  await elsewhere.page.getByText('Sign in to an account instead').click();
  await signIn.getByLabel('Name').fill(account);
  await signIn.getByLabel('Password').fill(PASSWORD);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  const asking = elsewhere.page.locator('form').filter({ hasText: 'Back to signing in' });
  await asking.getByLabel('Code').fill('000000');
  await asking.getByRole('button', { name: 'Sign in', exact: true }).click();
  await asking.getByText('The code is wrong or was used before').waitFor();
  await inspect(elsewhere.page, `${name}-code`);
  await asking.getByLabel('Code').fill(code());
  await asking.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.page.getByRole('heading', { name: account }).waitFor();

  await dora.page.reload();
  const sessions = dora.page.getByRole('region', { name: 'Where you are signed in' });
  await sessions.getByText('this device').waitFor();
  await sessions.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await sessions.getByRole('button').waitFor({ state: 'detached' });
  await elsewhere.page.reload();
  await elsewhere.page.getByRole('heading', { name: 'Account', exact: true }).waitFor();

  const forgotten = elsewhere.page.getByRole('region', { name: 'Sign in', exact: true });
  await forgotten.getByRole('button', { name: 'I have forgotten my password' }).click();
  await forgotten.getByLabel('Name').fill(account);
  await forgotten.getByLabel('Recovery code').fill(recovery[0] ?? '');
  await forgotten.getByLabel('New password').fill('another good password');
  await inspect(elsewhere.page, `${name}-forgotten`);
  await forgotten.getByRole('button', { name: 'Set the new password' }).click();
  await forgotten.getByLabel('Code', { exact: true }).fill(recovery[1] ?? '');
  await forgotten.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.page.getByText('You have 8 recovery codes left.').waitFor();
  const off = elsewhere.page.getByRole('region', { name: 'Two-factor sign-in' });
  await off.getByRole('button', { name: 'Turn off' }).click();
  await off.getByLabel('Password').fill('another good password');
  await off.getByLabel('Code').fill(recovery[2] ?? '');
  await off.getByRole('button', { name: 'Turn off' }).click();
  await off.getByText('Two-factor sign-in is off.').waitFor();
  expect(faultsOf(dora, elsewhere)).toEqual([]);
});
