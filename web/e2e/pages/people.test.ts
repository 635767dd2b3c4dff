import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from './harness';

let world: World;
beforeAll(async () => void (world = await startWorld('')));
afterAll(async () => {
  await world?.close();
  expect(world.faults).toEqual([]);
});

test('a guest keeps the name, signs out, in, makes and ends a token, exports, and deletes the account', async () => {
  const { context, page } = await world.visit();
  await page.goto(`${world.address}#/account`);
  const guest = page.getByRole('region', { name: 'Continue as a guest' });
  await guest.getByLabel('Name').fill('Camille');
  await guest.getByRole('button', { name: 'Continue' }).click();

  const claim = page.getByRole('region', { name: 'Keep your name' });
  await claim.getByLabel('Password').fill('correct horse battery');
  await claim.getByRole('button', { name: 'Keep my name' }).click();
  await page.getByRole('region', { name: 'Tokens' }).waitFor();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const signIn = page.getByRole('region', { name: 'Sign in' });
  await signIn.getByLabel('Name').fill('Camille');
  await signIn.getByLabel('Password').fill('wrong horse');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await signIn.getByText('The name or the password is wrong.').waitFor();
  await signIn.getByLabel('Password').fill('correct horse battery');
  await signIn.getByRole('button', { name: 'Sign in' }).click();

  const tokens = page.getByRole('region', { name: 'Tokens' });
  await tokens.getByLabel('Token name').fill('my bot');
  await tokens.getByRole('button', { name: 'Create token' }).click();
  const token = await tokens.locator('code').innerText();
  const asked = await page.evaluate(
    async ([address, token]) =>
      (await fetch(address ?? '', { headers: { Authorization: `Bearer ${token}` }, credentials: 'omit' })).status,
    [`${world.address}api/v1/me`, token],
  );
  expect(asked).toBe(200);
  await tokens.getByRole('button', { name: /^Revoke/ }).click();
  await expect.poll(async () => tokens.getByRole('button', { name: /^Revoke/ }).count()).toBe(0);

  const bots = page.getByRole('region', { name: 'Your bots' });
  await bots.getByLabel('Bot name').fill('Camille 2000');
  await bots.getByRole('button', { name: 'Add bot' }).click();
  await bots.locator('summary', { hasText: 'Camille 2000' }).waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const saved = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>;
  expect(JSON.stringify(saved)).toContain('Camille');

  await page.getByRole('link', { name: 'Public profile' }).first().click();
  await page.getByRole('heading', { name: /^Camille/, level: 1 }).waitFor();
  await page.goto(`${world.address}#/account`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill('correct horse battery');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('region', { name: 'Sign in' }).waitFor();
  await context.close();
});

test('a name that is taken is refused, whoever looks alike', async () => {
  const { context, page } = await world.visit();
  await page.goto(`${world.address}#/account`);
  const make = page.getByRole('region', { name: 'Create an account' });
  await make.getByLabel('Name').fill('Ingrid');
  await make.getByLabel('Password').fill('correct horse battery');
  await make.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Ingrid', level: 1 }).waitFor();
  const other = await world.visit();
  await other.page.goto(world.address);
  await other.page.getByRole('button', { name: 'Play now Ekö' }).click();
  await other.page.getByLabel(/Your name/).fill('lngrid');
  await other.page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await other.page.getByText(/is taken; choose another/).waitFor();
  await other.context.close();
  await context.close();
});

test('sign out everywhere ends the other browser too', async () => {
  const [first, second] = [await world.visit(), await world.visit()];
  await first.page.goto(`${world.address}#/account`);
  const make = first.page.getByRole('region', { name: 'Create an account' });
  await make.getByLabel('Name').fill('Ottilie');
  await make.getByLabel('Password').fill('correct horse battery');
  await make.getByRole('button', { name: 'Create account' }).click();
  await first.page.getByRole('heading', { name: 'Ottilie', level: 1 }).waitFor();
  await second.page.goto(`${world.address}#/account`);
  const signIn = second.page.getByRole('region', { name: 'Sign in' });
  await signIn.getByLabel('Name').fill('Ottilie');
  await signIn.getByLabel('Password').fill('correct horse battery');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await second.page.getByRole('heading', { name: 'Ottilie', level: 1 }).waitFor();
  await first.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await first.page.getByRole('region', { name: 'Sign in' }).waitFor();
  await second.page.reload();
  await second.page.getByRole('region', { name: 'Sign in' }).waitFor();
  await first.context.close();
  await second.context.close();
});

test('language and theme change at once and are remembered', async () => {
  const { context, page } = await world.visit();
  await page.goto(world.address);
  await page.getByLabel('Language').selectOption('pl');
  await page.getByRole('link', { name: 'Zasady', exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
  await page.getByRole('button', { name: 'Ciemny motyw' }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.reload();
  await page.getByRole('link', { name: 'Zasady', exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await context.close();
});

test('a rule is found by its number, and rules that it names are links', async () => {
  const { context, page } = await world.visit();
  await page.goto(`${world.address}#/help/eko?rule=E4.6`);
  await expect.poll(async () => page.evaluate(() => document.activeElement?.id)).toBe('E4.6');
  await page.getByRole('link', { name: 'E9.7', exact: true }).first().click();
  await expect.poll(async () => page.evaluate(() => document.activeElement?.id)).toBe('E9.7');
  await context.close();
});

test('the skip link leads to the content, and the address stays', async () => {
  const { context, page } = await world.visit();
  await page.goto(`${world.address}#/lobby`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(page.url()).toContain('#/lobby');
  await context.close();
});
