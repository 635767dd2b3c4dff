/** All pages at sizes beside those of desk and phone: nothing sticks out; and the page comes without a network. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, startWorld, type World } from './harness';

const ROUTES = [
  '',
  'lobby',
  'new?game=eko',
  'new?game=legends',
  'games',
  'leaderboard/eko',
  'tournaments',
  'tournaments/new',
  'account',
  'profile',
  'settings',
  'help/eko',
  'help/legends',
  'join/NOSUCHCODE',
  'people/nobody',
  'nowhere',
];

let world: World;
beforeAll(async () => void (world = await startWorld()));
afterAll(async () => {
  await world?.close();
  expect(world.faults).toEqual([]);
});

for (const [size, viewport] of [
  ['a large screen', { width: 1920, height: 1080 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a small phone', { width: 320, height: 640 }],
  ['a phone on its side', { width: 844, height: 390 }],
] as const)
  test(`no page sticks out on ${size}`, async () => {
    // Polish has the longest words.
    const { page } = await world.visit({ viewport, locale: 'pl', reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const route of ROUTES) {
      await page.goto(`${world.address}#/${route}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (wide > 0) found.push(`${route}: ${wide} px too wide`);
    }
    expect(found).toEqual([]);
  });

test('the page is installed under its path, and comes without a network', async () => {
  const { context, page } = await world.visit({ ...DESK, serviceWorkers: 'allow' });
  await page.goto(world.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(world.address);
  const manifest = (await page.evaluate(async () =>
    (await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '')).json(),
  )) as { icons: { src: string }[]; start_url: string };
  for (const icon of manifest.icons)
    expect(await page.evaluate(async (src) => (await fetch(src)).status, new URL(icon.src, world.address).href)).toBe(
      200,
    );
  const kept = (kind: string): Promise<string[]> =>
    page.evaluate(async (wanted) => {
      const names = (await caches.keys()).filter((name) => name.endsWith(`:${wanted}`));
      const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return found.flat().map(({ url }) => url);
    }, kind);
  await expect
    .poll(async () => (await kept('page')).filter((url) => url.endsWith('.js')).length, { timeout: 30_000 })
    .toBeGreaterThan(20);
  expect((await kept('page')).filter((url) => url.includes('/api/'))).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${world.address}#/help/legends`);
  await page.reload();
  await page.getByRole('heading', { name: 'Rules of Legends' }).waitFor();
  await page.getByText('You are offline').first().waitFor();
  await page.goto(`${world.address}#/`);
  await page.getByRole('button', { name: 'Play now Ekö' }).waitFor();
  await context.setOffline(false);
  await context.close();
});
