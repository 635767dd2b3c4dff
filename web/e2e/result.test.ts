import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import half from '../fixtures/legends-half.json';
import { PHONE, shoot, STILL } from './browser';
import { hasty, Person } from './person';
import { playedOut } from './scenes';

/** What part of a result must be scrolled to. */
const hidden = (result: Locator): Promise<number> =>
  result.locator('.content').evaluate((box) => box.scrollHeight - box.clientHeight);

it.each([
  ['eko', 2],
  ['eko', 4],
  ['legends', 2],
  ['legends', 4],
])(
  'the result of %s with %d players has three numbered moments, also in the chart, at a height of 900 pixels',
  async (game, players) => {
    const person = await Person.come('Nele', { viewport: { width: 1440, height: 900 }, ...STILL });
    await person.goTo(await playedOut(person, game, players));
    const result = person.page.getByRole('dialog', { name: 'Result' });
    const chart = result.getByRole('img', { name: 'Points over the turns' });
    await chart.waitFor();
    expect(await result.locator('.moments li .number').allInnerTexts()).toEqual(['1', '2', '3']);
    expect(await chart.locator('.mark').allTextContents()).toEqual(['1', '2', '3']);
    await shoot(person.page, 'result', `${game}-${players}`);
    expect(await hidden(result)).toBe(0);
    expect(person.faults).toEqual([]);
  },
);

it.each([
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
])('the result shows who won, the deciding turns, and the verification on request, on a %s', async (kind, options) => {
  const person = await Person.come('Nele', { ...options, ...STILL });
  await person.beginFrom('legends', half);
  await person.playToTheEnd(hasty);
  const result = person.page.getByRole('dialog', { name: 'Result' });
  await result.locator('.band h1').waitFor();
  const how = await result.locator('.band p').innerText();
  expect(how).toMatch(/^Game over\. (You win|random wins|.+ win) with \d+ points?(, level .+)? \(L\d+\.\d+\)$/);
  await result.getByRole('img', { name: 'Points over the turns' }).waitFor();
  const deciding = result.getByRole('region', { name: 'Deciding turns' });
  const turns = deciding.getByRole('link');
  expect(await turns.count()).toBeGreaterThan(0);
  if (kind === 'desktop') {
    // The review replaces the swings in points, on request.
    expect(await deciding.getByTitle('Change of the chance to win').count()).toBe(0);
    await deciding.getByRole('button', { name: 'Find the decisive moments' }).click();
    await deciding.getByText('The percentages are chances to win').waitFor({ timeout: 120_000 });
    expect(await deciding.locator('.change').first().innerText()).toMatch(/\d+% → \d+%\s+[+−]?\d+%$/);
    expect(await turns.first().innerText()).toMatch(/^Turn \d+$/);
    expect(await turns.count()).toBeLessThanOrEqual(3);
    const found = await deciding.locator('ol').innerText();
    await person.page.reload();
    await deciding.getByText('The percentages are chances to win').waitFor();
    expect(await deciding.locator('ol').innerText()).toBe(found);
  }

  await shoot(person.page, 'result', kind);
  const verified = result.locator('summary');
  expect(await result.getByText('events were replayed').isVisible()).toBe(false);
  await verified.click();
  expect(await result.locator('details p').isVisible()).toBe(true);
  await verified.click();
  if (kind === 'desktop') expect(await hidden(result)).toBe(0);

  await turns.first().click();
  await person.page.getByRole('slider').first().waitFor();
  expect(person.faults).toEqual([]);
});
