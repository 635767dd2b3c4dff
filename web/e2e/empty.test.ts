/** Pages of a new server, where nobody has played yet, invite a new user to begin. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DESK, PHONE, settle, shoot, STILL } from './browser';
import { Person } from './person';
import { startServer, type Server } from './server';
import { textIn } from './texts';

/** The pages with lists, and where the invitation of each leads. */
const PAGES: [path: string, ...ways: string[]][] = [
  ['', '#/tutorial'],
  ['lobby', '#/new', '#/tournaments/new'],
  ['games', '#/'],
  ['friends', textIn('en', 'friend-link-make')],
  ['tournaments', '#/tournaments/new'],
  ['leaderboard/eko', '#/'],
  ['leaderboard/legends', '#/'],
  ['profile/eko', textIn('en', 'goal-play')],
];
/** The addresses of links, without their queries, and the texts of buttons. */
const whereTo = (all: Element[]): string[] =>
  all.map((way) => way.getAttribute('href')?.split('?')[0] ?? (way as HTMLElement).innerText.trim());

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tetrarch-empty-'));
  server = await startServer(inject('page'), folder);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)('every empty list on a %s says what to do, and leads there', async (size, screen) => {
  const ann = await Person.come('Ann', { ...screen, ...STILL }, server.address);
  const { page } = ann;
  for (const [path, ...ways] of PAGES) {
    await page.goto('about:blank'); // otherwise the lists of the page before would be found
    await page.goto(`${ann.address}#/${path}`);
    const lists = page.locator('main :is(.empty, .none):visible');
    await lists.first().waitFor();
    const leads = page.locator('main :is(a[href], button):visible');
    for (const way of ways)
      await expect.poll(() => leads.evaluateAll(whereTo), { message: `#/${path}` }).toContain(way);
    await expect
      .poll(() => lists.allInnerTexts(), { message: `#/${path}` })
      .not.toContain(textIn('en', 'page-loading'));
    for (const text of await lists.allInnerTexts()) expect(text, `#/${path}`).toMatch(/\w{2,} .*\w/);
    await settle(page);
    await shoot(page, `empty-${size}`, path.replaceAll('/', '-') || 'home');
  }
  expect(ann.faults).toEqual([]);
});
