import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Download, Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import half from '../fixtures/legends-half.json';
import { long, PHONE, SHORT, shoot, STILL } from './browser';
import { textFaults } from './checks';
import { hasty, Person } from './person';
import { playedOut } from './scenes';

/** What part of a result must be scrolled to. */
const hidden = (result: Locator): Promise<number> =>
  result.locator('.content').evaluate((box) => box.scrollHeight - box.clientHeight);

/** Which share of the width of the result an element reaches to. */
const reaches = (result: Locator, part: Locator): Promise<number> =>
  Promise.all([result.boundingBox(), part.boundingBox()]).then(([whole, box]) =>
    whole && box ? (box.x + box.width - whole.x) / whole.width : 0,
  );

const moments = (result: Locator): Locator => result.getByRole('region', { name: 'The moments that decided it' });

long.each([
  ['eko', 2],
  ['eko', 4],
  ['legends', 2],
  ['legends', 4],
])(
  'the result of %s with %d players fills its width, with pictures and nothing cut, at a height of 900 pixels',
  async (game, players) => {
    const person = await Person.come('Nele', { viewport: { width: 1440, height: 900 }, ...STILL });
    await person.goTo(await playedOut(person, game, players));
    const result = person.page.getByRole('dialog', { name: 'Result' });
    const chart = result.getByRole('img', { name: 'Points over the turns' });
    await chart.waitFor();
    const cards = moments(result).locator('li');
    expect(await cards.locator('.number').allInnerTexts()).toEqual(['1', '2', '3']);
    expect(await chart.locator('.mark').allTextContents()).toEqual(['1', '2', '3']);
    for (let i = 0; i < 3; i++) await cards.nth(i).locator('.still svg > *').first().waitFor({ state: 'attached' });
    for (const part of [chart, cards.nth(2), result.getByRole('listitem').first()])
      expect(await reaches(result, part)).toBeGreaterThan(0.93);
    expect(await chart.evaluate((one) => one.clientHeight)).toBeGreaterThan(110);
    expect(await hidden(result)).toBe(0);
    expect(await textFaults(person.page, 'en', `${game}-${players}`, 'result')).toEqual([]);
    // The verification takes its line from the chart.
    const high = await chart.evaluate((one) => one.clientHeight);
    await result.locator('summary').click();
    expect(await result.locator('details p').isVisible()).toBe(true);
    // Legends deals once more when its map is complete.
    const deals = game === 'eko' ? 'The deal follows from the seed' : 'Both deals follow from the seed';
    expect(await result.locator('details p').innerText()).toContain(` events were replayed without a fault. ${deals}`);
    await expect.poll(() => chart.evaluate((one) => one.clientHeight)).toBeLessThan(high);
    expect(await hidden(result)).toBe(0);
    await result.locator('summary').click();
    // On lower screens the chart shrinks, then the pictures go.
    await person.page.setViewportSize({ width: 1440, height: 800 });
    await expect.poll(() => chart.evaluate((one) => one.clientHeight)).toBeLessThan(high);
    expect(await cards.first().locator('.still').isVisible()).toBe(true);
    await person.page.setViewportSize({ width: 1440, height: 720 });
    await expect.poll(() => cards.first().locator('.still').isVisible()).toBe(false);
    expect(await hidden(result)).toBe(0);
    expect(person.faults).toEqual([]);
  },
);

const SCREENS: [string, BrowserContextOptions][] = [
  ['phone', PHONE],
  ['desktop', { viewport: { width: 1440, height: 900 } }],
];

it.each(SHORT ? SCREENS.slice(0, 1) : SCREENS)(
  'the result shows who won, the moments, and the verification on request, on a %s',
  async (kind, options) => {
    const person = await Person.come('Nele', { ...options, ...STILL });
    await person.beginFrom('legends', half);
    await person.playToTheEnd(hasty);
    const result = person.page.getByRole('dialog', { name: 'Result' });
    await result.locator('.band h1').waitFor();
    const how = await result.locator('.band p').innerText();
    expect(how).toMatch(/^Game over\. (You win|random wins|.+ win) with \d+ points?(, level .+)? \(L\d+\.\d+\)$/);
    expect(await result.locator('.facts').innerText()).toMatch(/^\d+ min, \d+ turns?$/);
    // The same game was reviewed before if the other test was first.
    await result.getByRole('img', { name: /^(Points over the turns|Chance of winning)$/ }).waitFor();
    const deciding = moments(result);
    const turns = deciding.getByRole('link');
    expect(await turns.count()).toBeGreaterThan(0);
    if (kind === 'desktop') {
      // The review replaces the points, on request.
      expect(await deciding.getByTitle('Change of the chance to win').count()).toBe(0);
      await deciding.getByRole('button', { name: 'Find the decisive moments' }).click();
      await deciding.getByText('The percentages are chances to win').waitFor({ timeout: 120_000 });
      expect(await deciding.locator('.change').first().innerText()).toMatch(/\d+% → \d+%\s+[+−]?\d+%$/);
      expect(await turns.first().innerText()).toMatch(/^Turn \d+$/);
      expect(await turns.count()).toBeLessThanOrEqual(3);
      const chart = result.getByRole('img', { name: 'Chance of winning' });
      await chart.waitFor();
      await result.getByRole('heading', { name: 'Chance of winning' }).waitFor();
      expect(await result.getByRole('img', { name: 'Points over the turns' }).count()).toBe(0);
      expect(await chart.locator('.mark').count()).toBe(await turns.count());
      // The reader sees the own chance, also at a moment of the other player; the pointer shows the chances of a turn.
      expect(new Set(await deciding.locator('.change .sr-only').allTextContents())).toEqual(new Set(['Nele']));
      await chart.hover();
      expect(await result.locator('.tip').innerText()).toMatch(/^Turn \d+\s+\d+%\s+\d+%$/);
      await person.page.mouse.move(5, 5);
      // Its sentences address the reader, as before the review.
      const said = await deciding.locator('.words p').allInnerTexts();
      expect(said.join(' ')).toMatch(/\bYou\b/);
      expect(said.join(' ')).not.toContain('Nele');
      const found = await deciding.locator('.words').allInnerTexts();
      await person.page.reload();
      await deciding.getByText('The percentages are chances to win').waitFor();
      expect(await deciding.locator('.words').allInnerTexts()).toEqual(found);
      await deciding.locator('.still svg > *').first().waitFor({ state: 'attached' });

      // A spectator sees the review that a player requested.
      const guest = await Person.come('Ute', { ...options, ...STILL });
      await guest.goTo(person.match);
      const seen = guest.page.getByRole('dialog', { name: 'Result' });
      await moments(seen).getByText('The percentages are chances to win').waitFor();
      expect(await moments(seen).locator('.turn').allInnerTexts()).toEqual(await turns.allInnerTexts());
      expect((await moments(seen).locator('.words p').allInnerTexts()).join(' ')).not.toMatch(/\bYou\b/);
      await seen.getByRole('img', { name: 'Chance of winning' }).waitFor();
      expect(guest.faults).toEqual([]);
    }

    await shoot(person.page, 'result', kind);
    if (kind === 'phone') {
      const box = await result.boundingBox();
      expect(box?.height).toBeGreaterThan(800);
      expect(box?.width).toBe(390);
      await deciding.locator('.still svg > *').first().waitFor({ state: 'attached' });
      await deciding.scrollIntoViewIfNeeded();
      await shoot(person.page, 'result', 'phone-moments');
    }
    const verified = result.locator('summary');
    expect(await result.getByText('events were replayed').isVisible()).toBe(false);
    await verified.click();
    expect(await result.locator('details p').isVisible()).toBe(true);
    await verified.click();
    if (kind === 'desktop') expect(await hidden(result)).toBe(0);

    await turns.first().click();
    await person.page.getByRole('slider').first().waitFor();
    expect(person.faults).toEqual([]);
  },
);

/** A match that the other player gave up; returns its id and its invitation code. */
const wonMatch = async (person: Person, settings: object = {}): Promise<{ match: string; code: string }> => {
  const other = await Person.come('Bo', STILL);
  const opened = await person.post<{ match: string; code: string }>('tables', {
    settings: { game: 'eko', players: 2, seats: ['open', 'open'], ...settings },
  });
  await other.command(opened.match, 'join', { code: opened.code });
  for (const one of [person, other]) await one.command(opened.match, 'ready', { ready: true });
  await other.command(opened.match, 'resign');
  return opened;
};

const bytesOf = async (download: Download): Promise<Buffer> => readFileSync(await download.path());

it('the result is downloaded as a picture in two formats, and shared with a title that is true for everybody', async () => {
  const person = await Person.come('Nele', STILL);
  const { page } = person;
  await page.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { given: data });
  });
  const { match } = await wonMatch(person);
  await person.goTo(match);
  const result = page.getByRole('dialog', { name: 'Result', exact: true });
  await expect.poll(() => result.locator('.band h1').innerText()).toBe('You win');
  await result.getByRole('button', { name: 'Share' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share the result' });
  const picture = sharing.getByRole('img', { name: 'Nele wins' });
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200);
  await shoot(page, 'result', 'share');
  const files = new Map<string, Buffer>();
  for (const format of ['SVG', 'PNG']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sharing.getByRole('link', { name: format }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`tetrarch-${match}.${format.toLowerCase()}`);
    files.set(format, await bytesOf(download));
  }
  expect(files.get('SVG')?.toString('utf8')).toMatch(/^(<\?xml[^>]*>\s*)?<svg[^>]*>[\s\S]*Nele[\s\S]*<\/svg>\s*$/);
  const sizes = await page.evaluate(
    async (pictures) =>
      Promise.all(
        pictures.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return [image.naturalWidth, image.naturalHeight];
        }),
      ),
    [
      `data:image/svg+xml;base64,${files.get('SVG')?.toString('base64')}`,
      `data:image/png;base64,${files.get('PNG')?.toString('base64')}`,
    ],
  );
  expect(sizes).toEqual([
    [1200, 630],
    [1200, 630],
  ]);
  await sharing.getByRole('button', { name: 'Share', exact: true }).click();
  const given = await page.evaluate(() => (window as unknown as { given: ShareData }).given);
  expect(given.title).toBe('Nele wins');
  expect(given.url).toContain(match);
  expect(person.faults).toEqual([]);
});

it('a spectator of a private match opens its replay and saves its record from the menu', async () => {
  const host = await Person.come('Nele', STILL);
  const { match, code } = await wonMatch(host, { private: true });
  const person = await Person.come('Ute', STILL);
  const { page } = person;
  await page.goto(`${person.address}#/table/${match}?code=${code}`);
  const result = page.getByRole('dialog', { name: 'Result', exact: true });
  await result.getByText('Shuffle verified').waitFor();
  await result.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const open = (name: string): Promise<void> =>
    page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), open('Record')]);
  expect(JSON.parse((await bytesOf(download)).toString('utf8')).format).toMatch(/record/);
  await open('Replay');
  await page.getByRole('slider').first().waitFor();
  expect(page.url()).toContain(`code=${code}`);
  expect(person.faults).toEqual([]);
});
