import { expect, it } from 'vitest';
import half from '../fixtures/legends-half.json';
import { PHONE, shoot, STILL } from './browser';
import { hasty, Person } from './person';

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
    await deciding.getByText('The percentages are changes of the chance to win.').waitFor({ timeout: 120_000 });
    expect(await deciding.getByTitle('Change of the chance to win').first().innerText()).toMatch(/^[+−]?\d+%$/);
    expect(await turns.first().innerText()).toMatch(/^Turn \d+$/);
  }

  await shoot(person.page, 'result', kind);
  const verified = result.locator('summary');
  expect(await result.getByText('events were replayed').isVisible()).toBe(false);
  await verified.click();
  expect(await result.locator('details p').isVisible()).toBe(true);
  await verified.click();
  const content = await result.locator('.content').evaluate((box) => [box.scrollHeight, box.clientHeight]);
  if (kind === 'desktop') expect(content[0]).toBe(content[1]); // nothing is cut off

  await turns.first().click();
  await person.page.getByRole('slider').first().waitFor();
  expect(person.faults).toEqual([]);
});
