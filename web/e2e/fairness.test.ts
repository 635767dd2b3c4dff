/** The fairness of deals in a real browser: servers that lie about a deal, and players who start it again. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { DESK, PHONE, shoot, STILL, wear } from './browser';
import { Person } from './person';

interface DealRecord {
  seed: string;
  commitment: string;
  salts: string[];
  [name: string]: unknown;
}

const commitment = (what: 'seed' | 'salt', text: string): string =>
  createHash('sha256').update(`tetrarch ${what} commitment 1\n${text}`).digest('hex');

/** Ann's page and Bob's program play a match whose deal both have salted; it ends at once. */
const played = async (ann: Person, bob: Person): Promise<string> => {
  const { match, code } = await ann.post<{ match: string; code: string }>('tables', { settings: { game: 'eko' } });
  await ann.goTo(match);
  await bob.command(match, 'join', { code });
  await bob.command(match, 'commit-salt', { commitment: commitment('salt', 'sugar') });
  await bob.command(match, 'ready');
  await ann.page.getByRole('button', { name: 'I’m ready' }).click();
  await expect
    .poll(
      async () =>
        (await bob.get<{ update: { moment: { seats: { salt_due: boolean }[] } } }>(`tables/${match}`)).update.moment
          .seats[1]?.salt_due,
    ) // prettier-ignore
    .toBe(true);
  await bob.command(match, 'salt', { salt: 'sugar' });
  await ann.page.waitForSelector('.phasebar');
  await bob.command(match, 'resign');
  return match;
};

it('a server that changes its commitment or drops a salt is found', async () => {
  const ann = await Person.come('Ann', { ...DESK, ...STILL });
  const bob = await Person.come('Bob', { ...DESK, ...STILL });
  const match = await played(ann, bob);
  const record = await bob.get<DealRecord>(`tables/${match}/record`);
  const result = ann.page.getByRole('dialog', { name: 'Result', exact: true });
  const open = async (): Promise<void> => {
    await ann.page.goto('about:blank');
    await ann.goTo(match);
    await result.locator('.band h1').waitFor();
  };
  await open();
  await result.locator('summary', { hasText: 'Shuffle verified' }).click();
  await result.getByText('are those that your browser kept from before the shuffle').waitFor();
  const [own = '', other = ''] = record.salts;
  const salts = [own, other].map((salt) => `--salt-commitment ${commitment('salt', salt)}`).join(' ');
  expect(await result.getByLabel('To check this without the page').inputValue()).toBe(
    `python3 verify.py --commitment ${record.commitment} --salt='${own}' ${salts} ${match}.json`,
  );
  await shoot(ann.page, 'fairness', 'kept');
  await ann.page.setViewportSize({ width: 390, height: 844 });
  await shoot(ann.page, 'fairness', 'kept-phone');
  await ann.page.setViewportSize({ width: 1280, height: 720 });

  const lies: [DealRecord, RegExp][] = [
    [
      { ...record, seed: 'chosen', commitment: commitment('seed', 'chosen') },
      /^The server's commitment is not the one that your browser kept/,
    ],
    [{ ...record, salts: ['sugar'] }, /^Your salt is missing from the record/],
  ];
  for (const [lie, found] of lies) {
    await ann.context.route(`**/api/v1/tables/${match}/record*`, (route) => route.fulfill({ json: lie }));
    await open();
    await result.locator('summary', { hasText: 'Shuffle not verified' }).click();
    await result.locator('details p').filter({ hasText: found }).waitFor();
    await ann.context.unroute(`**/api/v1/tables/${match}/record*`);
  }
  await shoot(ann.page, 'fairness', 'lie');
  expect([...ann.faults, ...bob.faults]).toEqual([]);
});

it.each([
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
])('all see that a player started the deal again, on a %s', async (kind, options) => {
  const ann = await Person.come('Ann', { ...options, ...STILL });
  const bob = await Person.come('Bob', { ...DESK, ...STILL });
  const { match, code } = await ann.post<{ match: string; code: string }>('tables', { settings: { game: 'legends' } });
  await ann.goTo(match);
  await bob.command(match, 'join', { code });
  interface Seen {
    ground: { salts: string[] };
    update: { moment: { restarts: { times: number; player: string } | null; seats: { salt_commitment?: string }[] } };
  }
  const seen = async (): Promise<Seen['update']['moment']> => (await bob.get<Seen>(`tables/${match}`)).update.moment;
  const salts: (string | undefined)[] = [];
  for (const times of [1, 2]) {
    await bob.command(match, 'commit-salt', { commitment: commitment('salt', `sugar ${times}`) });
    await bob.command(match, 'ready');
    await ann.page.getByRole('button', { name: 'I’m ready' }).click();
    await ann.page.getByRole('button', { name: 'Not ready' }).waitFor();
    salts.push((await seen()).seats[0]?.salt_commitment);
    await expect
      .poll(async () => {
        await bob.command(match, 'ready', { ready: false });
        const { restarts } = await seen();
        if (restarts?.times !== times) await bob.command(match, 'ready');
        return restarts?.times;
      })
      .toBe(times);
    await ann.page.getByRole('button', { name: 'I’m ready' }).waitFor();
  }
  expect(new Set(salts).size, 'a new salt each time').toBe(2);
  await ann.page.getByText('The deal was started again 2 times after a salt was known, the last time because Bob withdrew.').waitFor(); // prettier-ignore
  for (const theme of ['light', 'dark'] as const) {
    await wear(ann.page, theme);
    await shoot(ann.page, 'fairness', `restarts-${kind}-${theme}`);
  }
  await ann.command(match, 'close');
  // The page may reveal Ann's salt just when Bob withdraws.
  expect([...ann.faults, ...bob.faults].filter((fault) => !/status of 409/.test(fault))).toEqual([]);
});
