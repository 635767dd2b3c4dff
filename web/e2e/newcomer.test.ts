import { describe, expect, it } from 'vitest';
import { DESK, newContext, PHONE, shoot, STILL, serverAddress } from './browser';
import { seriousFaults } from './checks';
import { Person } from './person';
import { LANGUAGES } from './texts';

const newcomer = (options = {}): Promise<Person> =>
  Person.come('Noor', { ...STILL, ...options }, undefined, undefined, true);

describe('the first visit', () => {
  it.each([
    ['desktop', DESK],
    ['phone', PHONE],
  ])('leads to a legal move with few clicks: %s', async (device, options) => {
    const context = await newContext({ ...options, ...STILL });
    const page = await context.newPage();
    const begun = Date.now();
    await page.goto(serverAddress());
    await page.getByRole('region', { name: 'New here?' }).getByRole('link', { name: 'Learn Ekö' }).waitFor();
    await shoot(page, 'newcomer', `home-${device}`);
    let clicks = 0;
    const click = async (name: RegExp | string): Promise<void> => {
      await page.getByRole('button', { name }).first().click();
      clicks += 1;
    };
    await click(/Play now/);
    expect(await page.locator('.level.on input').inputValue()).toBe('level1');
    await click(/^Start/);
    await page.locator('.phasebar').waitFor();
    await page.locator('.coach').getByText('Your first game of Ekö').waitFor();
    await page.waitForFunction(() => document.title.startsWith('Your turn'));
    await click(/^Keep|^Leave/);
    await page
      .locator('.log li, .phasebar')
      .getByText(/You leave the Emperor|choose a stack|moves|thinking/)
      .first()
      .waitFor();
    console.log(`first legal move, ${device}: ${clicks} clicks, ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    expect(clicks).toBeLessThanOrEqual(3);
  });

  it('offers the tutorial on the page for new tables, with level 1 for bots', async () => {
    const person = await newcomer();
    await person.page.goto(`${person.address}#/new?game=legends&with=bots`);
    await person.page.getByRole('link', { name: 'Learn Legends' }).waitFor();
    expect(await person.page.locator('select').nth(2).inputValue()).toBe('bot:level1');
    expect(person.faults).toEqual([]);
  });
});

describe('explanations', () => {
  it('come once each when a concept first occurs, show it on the board, and can be reset', async () => {
    const person = await newcomer();
    await person.begin('eko');
    await person.turn();
    const card = person.page.locator('.coach');
    await card.getByText('Your first game of Ekö').waitFor();
    await card.getByRole('button', { name: 'Got it' }).click();
    await card.getByText('Your Emperor', { exact: true }).waitFor();
    await person.page.locator('.last-to, .last-line').first().waitFor({ state: 'attached' });
    await person.decide();
    await person.turn();
    await card.getByText('Your action').waitFor();
    await card.getByRole('button', { name: 'Got it' }).click();
    await card.getByText('Building', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Got it' }).click();
    await card.waitFor({ state: 'detached' });
    await person.page.reload();
    await person.turn();
    expect(await card.count()).toBe(0);

    await person.page.locator('[aria-label="Settings"]').click();
    await person.page.getByRole('button', { name: 'Explain everything again' }).click();
    await person.page.keyboard.press('Escape');
    await card.getByText('Your first game of Ekö').waitFor();
    await person.page.locator('[aria-label="Settings"]').click();
    await person.page.locator('dialog[open] label:has-text("Explain new concepts")').click();
    await person.page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(person.faults).toEqual([]);
  });

  it.each([
    ['desktop', DESK],
    ['phone', PHONE],
  ])('never cover the board or the bar: %s', async (_, options) => {
    const person = await newcomer(options);
    await person.begin('eko', { players: 4 });
    await person.turn();
    await person.page.locator('.coach').waitFor();
    const covered = await person.page.evaluate(() => {
      const card = document.querySelector('.coach')?.getBoundingClientRect() as DOMRect;
      return ['main.stage', '.phasebar'].filter((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect() as DOMRect;
        return card.right > box.left && card.left < box.right && card.bottom > box.top && card.top < box.bottom;
      });
    });
    expect(covered).toEqual([]);
    expect(await seriousFaults(person.page)).toEqual([]);
    await person.page.locator('.coach').getByRole('button', { name: 'Got it' }).click();
    await person.page.locator('.coach').getByText('Your Emperor', { exact: true }).waitFor();
    expect(person.faults).toEqual([]);
  });

  it.each(LANGUAGES)('explain the bid inside its dialog: %s', async (locale) => {
    const person = await newcomer({ locale });
    await person.begin('legends');
    await person.until('bid');
    const dialog = person.page.locator('dialog[open]');
    await dialog.locator('.coach').waitFor();
    expect(await person.page.locator('.coach').count()).toBe(1);
    expect(await dialog.locator('.coach .rule').innerText()).toBe('L3.1');
    await dialog.locator('.coach .btn').click();
    await dialog.locator('.coach').waitFor({ state: 'detached' });
    expect(person.faults).toEqual([]);
  });
});

describe('the menu of a table', () => {
  it('opens the rules at the rule about the step', async () => {
    const person = await Person.come('Vera', STILL);
    await person.begin('eko');
    await person.turn();
    await person.page.getByRole('button', { name: 'Menu' }).click();
    const [rules] = await Promise.all([
      person.context.waitForEvent('page'),
      person.page.getByRole('button', { name: /^Rules/ }).click(),
    ]);
    await rules.waitForURL(/help\/eko\?rule=E2\.5/);
    await rules.getByText('E2.5').first().waitFor();
    expect(person.faults).toEqual([]);
  });
});
