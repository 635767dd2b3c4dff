/** Friends in real browsers: two people and a spectator, from the friend link to the rematch. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESK, PHONE, shoot, STILL, wear } from './browser';
import { seriousFaults } from './checks';
import { Person } from './person';

interface Link {
  code: string;
}

const befriend = async (one: Person, other: Person): Promise<void> => {
  const { code } = await one.post<Link>('me/friend-link', {});
  await other.post(`friend-links/${code}/accept`, {});
};

const icon = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '');

it('a friend link makes two people friends, who see each other come and go', async () => {
  const ann = await Person.come('Ann', { ...DESK, ...STILL });
  const bob = await Person.come('Bob', { ...PHONE, ...STILL });
  await ann.page.goto(`${ann.address}#/friends`);
  await ann.page.getByText('No friends yet.').waitFor();
  await ann.page.getByRole('button', { name: 'Create my friend link' }).click();
  await ann.page.getByAltText('QR code of the friend link').waitFor();
  const address = await ann.page.getByRole('textbox', { name: 'Friend link' }).inputValue();

  await bob.page.goto(address); // the document for link previews forwards to the page
  await bob.page.getByRole('heading', { name: 'Ann wants to be your friend' }).waitFor();
  await bob.page.getByRole('button', { name: 'Become friends' }).click();
  await bob.page.getByRole('link', { name: 'Challenge: Ann' }).waitFor();
  const friends = ann.page.getByRole('region', { name: 'Your friends' });
  await friends.getByText('Online', { exact: true }).waitFor();

  for (const { page } of [ann, bob])
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, theme);
      expect(await seriousFaults(page)).toEqual([]);
    }

  const visible = bob.page.getByText('Friends see when I am online');
  await visible.click();
  await friends.getByText('Offline', { exact: true }).waitFor();
  await visible.click();
  await friends.getByText('Online', { exact: true }).waitFor();

  await friends.getByLabel('More: Bob').click();
  await friends.getByRole('button', { name: 'Block' }).click();
  await ann.page.getByRole('button', { name: 'Unblock: Bob' }).waitFor();
  await bob.page.getByText('No friends yet.').waitFor();
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});

it('a challenge is accepted anywhere, a friend watches, and the rematch swaps the seats', async () => {
  const ann = await Person.come('Ann', { ...DESK, ...STILL });
  const bob = await Person.come('Bob', { ...PHONE, ...STILL });
  const cid = await Person.come('Cid', { ...DESK, ...STILL });
  await befriend(ann, bob);
  await befriend(ann, cid);
  await cid.page.goto(`${cid.address}#/friends`);
  await bob.page.goto(`${bob.address}#/help/eko`);
  await bob.page.waitForSelector('.alerts', { state: 'attached' });

  await ann.page.goto(`${ann.address}#/friends`);
  await ann.page.getByRole('link', { name: 'Challenge: Bob' }).click();
  await ann.page.getByRole('heading', { name: 'Challenge Bob' }).waitFor();
  await ann.page.getByText('Listed in the lobby').click();
  await ann.page.getByRole('button', { name: 'Send challenge' }).click();
  await ann.page.waitForURL(/#\/table\//);
  const notice = bob.page.getByRole('region', { name: 'Ann challenges you to Ekö.' });
  await notice.waitFor();
  await shoot(bob.page, 'people', 'challenge');
  await notice.getByRole('button', { name: 'Accept' }).click();
  for (const { page } of [ann, bob]) await page.waitForSelector('.phasebar');
  const match = /table\/(\w+)/.exec(ann.page.url())?.[1] ?? '';
  ann.match = bob.match = match;

  const friends = cid.page.getByRole('region', { name: 'Your friends' });
  await friends.getByText('Playing Ekö').waitFor();
  await shoot(cid.page, 'people', 'friends-playing');
  await friends.getByRole('link', { name: 'Watch: Ann' }).click();
  await cid.page.waitForSelector('.phasebar');

  // The player who has to decide goes elsewhere: the tab and its icon say that a table waits.
  const turn = (await ann.get<{ tables: { your_turn: boolean }[] }>('me/tables')).tables[0]?.your_turn;
  const mover = turn ? ann : bob;
  await mover.page.goto(`${mover.address}#/`);
  await mover.page.waitForFunction(() => document.title.startsWith('(1) '));
  await expect.poll(() => icon(mover.page)).toContain('data:image/svg+xml');
  await shoot(mover.page, 'people', 'my-games');
  await mover.page.getByRole('link', { name: /^Your turn/ }).click();
  await mover.turn();
  expect(await mover.page.title()).not.toMatch(/^\(/);

  await bob.command(match, 'resign');
  await ann.turn();
  await bob.turn();
  const result = ann.page.getByRole('dialog', { name: 'Result', exact: true });
  await result.getByRole('button', { name: 'Share', exact: true }).click();
  const picture = ann.page.getByAltText(/^Picture of the result/);
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await shoot(ann.page, 'people', 'share');
  await ann.page.getByRole('dialog', { name: 'Share the result' }).getByRole('button', { name: 'Close' }).click();

  await result.getByRole('button', { name: 'Rematch' }).click();
  await ann.page.waitForURL((url) => !url.href.includes(match));
  const other = bob.page.getByRole('dialog', { name: 'Result', exact: true });
  await other.getByText('Ann wants a rematch').waitFor();
  await shoot(bob.page, 'people', 'rematch');
  await other.getByRole('button', { name: 'Rematch' }).click();
  for (const { page } of [ann, bob]) await page.waitForSelector('.phasebar');
  const again = /table\/(\w+)/.exec(ann.page.url())?.[1] ?? '';
  expect(again).not.toBe(match);
  const seen = await ann.get<{ viewer: number; ground: { salts: string[] } }>(`tables/${again}`);
  expect(seen.viewer).toBe(1);
  expect(new Set(seen.ground.salts).size, 'each page adds a salt').toBe(2);
  await bob.command(again, 'resign'); // other tests expect no public game
  expect([ann, bob, cid].flatMap(({ faults }) => faults)).toEqual([]);
});

it('a challenge with days waits for the salt of a challenger who was away', async () => {
  const ann = await Person.come('Ann', { ...DESK, ...STILL });
  const bob = await Person.come('Bob', { ...DESK, ...STILL });
  await befriend(ann, bob);
  await ann.page.goto(`${ann.address}#/friends`);
  await ann.page.getByRole('link', { name: 'Challenge: Bob' }).click();
  await ann.page.getByRole('heading', { name: 'Challenge Bob' }).waitFor();
  await ann.page.getByText('Days', { exact: true }).click();
  await ann.page.getByRole('button', { name: 'Send challenge' }).click();
  await ann.page.waitForURL(/#\/table\//);
  const match = /table\/(\w+)/.exec(ann.page.url())?.[1] ?? '';
  await ann.page.goto('about:blank');
  await bob.page.goto(`${bob.address}#/friends`);
  await bob.page.getByRole('button', { name: 'Accept' }).first().click();
  await bob.page.waitForURL(/#\/table\//);
  const table = (): Promise<{ ground: { salts: string[] }; update: { moment: { status: string } } }> =>
    bob.get(`tables/${match}`);
  expect((await table()).update.moment.status).toBe('waiting');
  await ann.page.goto(`${ann.address}#/lobby`); // any page
  await bob.page.waitForSelector('.phasebar');
  expect(new Set((await table()).ground.salts).size).toBe(2);
  await bob.command(match, 'resign');
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});

it('several friends are challenged to a game of three', async () => {
  const ann = await Person.come('Ann', { ...DESK, ...STILL });
  const bob = await Person.come('Bob', { ...DESK, ...STILL });
  const cid = await Person.come('Cid', { ...PHONE, ...STILL });
  await befriend(ann, bob);
  await befriend(ann, cid);
  await ann.page.goto(`${ann.address}#/friends`);
  await ann.page.getByRole('link', { name: 'Challenge: Bob' }).click();
  await ann.page.getByRole('heading', { name: 'Challenge Bob' }).waitFor();
  expect(await ann.page.getByRole('checkbox', { name: 'Cid' }).count()).toBe(0); // a game of two
  await ann.page.getByRole('radiogroup', { name: 'Number of players' }).getByText('3').click();
  await ann.page.getByRole('checkbox', { name: 'Cid' }).check();
  await ann.page.getByRole('button', { name: 'Send challenge' }).click();
  await ann.page.waitForURL(/#\/table\//);
  for (const { page, address } of [bob, cid]) {
    await page.goto(`${address}#/friends`);
    await page.getByText('Ann challenges you').first().waitFor();
  }
  expect([...ann.faults, ...bob.faults, ...cid.faults]).toEqual([]);
});
