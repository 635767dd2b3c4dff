import { expect, it } from 'vitest';
import half from '../fixtures/legends-half.json';
import { seriousFaults } from './checks';
import { PHONE, STILL } from './browser';
import { hasty, Person } from './person';

it.each([
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
])('a review shows chances, grades and the better decision, and lets the player try it: %s', async (kind, options) => {
  const person = await Person.come('Nele', { ...options, ...STILL });
  const { page } = person;
  await person.beginFrom('legends', half);
  await person.playToTheEnd(hasty);
  await page.getByRole('dialog', { name: 'Result' }).getByRole('link', { name: 'Review' }).click();
  await page.locator('.charted').waitFor({ timeout: 120_000 });
  expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/\d+\s?%/);
  if (kind === 'desktop') expect(await page.getByRole('listbox').getByRole('img').count()).toBeGreaterThan(0);

  // The first flag for a fault leads to a decision with something better.
  const fault = page.locator('.flag', { hasText: '?' }).first();
  await fault.evaluate((flag: HTMLElement) => flag.click());
  const panel = page.getByRole('region', { name: 'Review of the game' });
  await panel.getByText('Better was').waitFor();
  await panel.getByRole('button', { name: 'Show it on the board' }).click();
  await page.getByText(/Not played: \d+ of \d+/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await panel.getByRole('button', { name: 'Try it from here' }).click();
  await page.waitForURL(/#\/table\//);
  await page.locator('main.stage svg').first().waitFor();
  expect(person.faults).toEqual([]);
});
