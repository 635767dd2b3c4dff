/** All pages at all sizes: nothing sticks out, axe finds nothing serious, and the page comes without a network. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, PHONE, startWorld, type World } from './harness';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ROUTES = [
  '',
  'lobby',
  'new?game=eko',
  'new?game=legends',
  'games',
  'leaderboard/eko',
  'account',
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

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}
for (const [size, options] of [
  ['desk', DESK],
  ['phone', PHONE],
  ['large', { viewport: { width: 1920, height: 1080 } }],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`no page sticks out and axe finds nothing serious: ${size}, ${colorScheme}`, async () => {
      // Polish has the longest words. Axe comes in by a door of the browser, for the policy lets no foreign script in.
      const { context, page } = await world.visit({ ...options, colorScheme, locale: 'pl', reducedMotion: 'reduce' });
      await context.addInitScript({ content: axeSource });
      const found: string[] = [];
      for (const route of ROUTES) {
        await page.goto(`${world.address}#/${route}`);
        await page.reload();
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        await page.waitForTimeout(700);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (wide > 0) found.push(`${route}: ${wide} px too wide`);
        const findings = (await page.evaluate(async () => {
          const { axe } = window as unknown as {
            axe: { run: (where: Document, how: object) => Promise<{ violations: unknown[] }> };
          };
          return (
            await axe.run(document, {
              runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            })
          ).violations;
        })) as Finding[];
        for (const finding of findings)
          if (finding.impact === 'serious' || finding.impact === 'critical')
            found.push(
              `${route}: ${finding.id}: ${finding.nodes
                .slice(0, 3)
                .map((node) => `${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`)
                .join(' | ')}`,
            );
      }
      expect(found).toEqual([]);
      await context.close();
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
  await expect
    .poll(
      async () =>
        page.evaluate(
          async () =>
            (await (await caches.open('tetrarch-1')).keys()).filter((request) => request.url.endsWith('.js')).length,
        ),
      { timeout: 30_000 },
    )
    .toBeGreaterThan(20);
  expect(
    await page.evaluate(
      async () =>
        (await (await caches.open('tetrarch-1')).keys()).filter((request) => request.url.includes('/api/')).length,
    ),
  ).toBe(0);
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
