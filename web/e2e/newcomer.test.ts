import { describe, expect, it } from 'vitest';
import half from '../fixtures/legends-half.json';
import { DESK, newContext, PHONE, shoot, STILL, serverAddress } from './browser';
import { seriousFaults } from './checks';
import { Person } from './person';
import { MARCHING } from './positions';
import { LANGUAGES, textIn, type Language } from './texts';

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
    const { page } = person;
    let arrive = (): void => {};
    const listed = new Promise<void>((done) => (arrive = done));
    await page.route('**/bots/legends?*', async (route) => {
      await listed;
      await route.continue();
    });
    await page.goto(`${person.address}#/new?game=legends&with=bots`);
    await page.getByRole('link', { name: 'Learn Legends' }).waitFor();
    const opponent = page.getByLabel(/^Seat 2/);
    const chosen = opponent.locator('option:checked');
    // Also while the bots are loading.
    expect(await opponent.inputValue()).toBe('bot:level1');
    expect(await chosen.innerText()).toBe('Level 1');
    arrive();
    await opponent.locator('option[value="bot:level5"]').waitFor({ state: 'attached' });
    expect(await opponent.inputValue()).toBe('bot:level1');
    expect(await chosen.innerText()).toMatch(/^1 · \p{L}+/u);
    expect(await opponent.locator('option[value="bot:level1"]').count()).toBe(1);
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
    await expect.poll(() => person.marked()).toHaveLength(1);
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

  /** Close explanations until one with a heading is open; each may come once. */
  const reach = async (person: Person, locale: Language, concept: string): Promise<void> => {
    const card = person.page.locator('.coach');
    const heading = card.getByText(textIn(locale, `coach-${concept}`), { exact: true });
    await card.first().waitFor();
    for (let more = 0; more < 8 && !(await heading.count()); more++) {
      const said = await card.innerText();
      await card.getByRole('button', { name: textIn(locale, 'coach-done') }).click();
      await expect.poll(async () => (await card.count()) > 0 && (await card.innerText()) !== said).toBe(true);
    }
    await heading.waitFor();
    await card.getByText(textIn(locale, `coach-${concept}-note`)).waitFor();
  };

  it.each(LANGUAGES)('explain Emperor, building and march in place, each once: %s', async (locale) => {
    const person = await newcomer({ locale });
    await person.beginFrom('eko', MARCHING);
    const card = person.page.locator('.coach');
    const done = card.getByRole('button', { name: textIn(locale, 'coach-done') });
    const rules: string[] = [];
    for (const concept of ['eko-emperor', 'eko-building']) {
      await reach(person, locale, concept);
      rules.push(await card.locator('.rule').innerText());
    }
    await shoot(person.page, 'newcomer', `building-${locale}`);
    await done.click();
    await card.waitFor({ state: 'detached' });
    const { decisions, number } = await person.offered();
    const play = decisions.find(({ kind }) => kind === 'move')?.notation;
    await person.command(person.match, 'decide', { play, number });
    await reach(person, locale, 'eko-march');
    rules.push(await card.locator('.rule').innerText());
    expect(rules).toEqual(['E2.5', 'E5.1', 'E3.3']);
    await done.click();
    await card.waitFor({ state: 'detached' });
    await person.page.reload();
    await person.turn();
    expect(await card.count()).toBe(0);
    expect(person.faults).toEqual([]);
  });

  it('explain the forced march when it is first possible, with its rule', async () => {
    const person = await newcomer();
    await person.beginFrom('eko', MARCHING);
    const card = person.page.locator('.coach');
    const march = card.getByText('Forced march', { exact: true });
    const known = card.getByRole('button', { name: 'Got it' });
    expect(await march.count()).toBe(0);
    await known.first().waitFor();
    while (await known.count()) await known.click();
    const { decisions, number } = await person.offered();
    const play = decisions.find(({ kind }) => kind === 'move')?.notation;
    await person.command(person.match, 'decide', { play, number });
    await march.waitFor();
    await card.getByText('Pay 3 soldiers of your reserve').waitFor();
    expect(await card.locator('.rule').innerText()).toBe('E3.3');
    expect(person.faults).toEqual([]);
  });

  it.each(LANGUAGES)('explain the bid inside its dialog: %s', async (locale) => {
    const person = await newcomer({ locale });
    await person.begin('legends');
    await person.until('bid');
    const dialog = person.page.locator('dialog[open]');
    await dialog.locator('.coach').waitFor();
    expect(await person.page.locator('.coach').count()).toBe(1);
    await dialog.locator('.coach').getByText(textIn(locale, 'coach-legends-bid'), { exact: true }).waitFor();
    await dialog.locator('.coach').getByText(textIn(locale, 'coach-legends-bid-note')).waitFor();
    expect(await dialog.locator('.coach .rule').innerText()).toBe('L3.1');
    await shoot(person.page, 'newcomer', `bid-${locale}`);
    await dialog.locator('.coach .btn').click();
    await dialog.locator('.coach').waitFor({ state: 'detached' });
    await person.page.reload();
    await dialog.locator('.purse').waitFor();
    expect(await person.page.locator('.coach').count()).toBe(0);
    expect(person.faults).toEqual([]);
  });
});

describe('the menu of a table', () => {
  it.each([
    ['eko', 'swap', 'E2.5', 'desktop', DESK],
    ['eko', 'swap', 'E2.5', 'phone', PHONE],
    ['legends', 'take', 'L4.1', 'desktop', DESK],
    ['legends', 'take', 'L4.1', 'phone', PHONE],
  ])('opens the rules of %s at the rule about the step (%s, %s): %s', async (game, kind, rule, device, options) => {
    const person = await Person.come('Vera', { ...STILL, ...options });
    await person.begin(game);
    await (kind === 'take' ? person.until(kind) : person.turn());
    await person.page.getByRole('button', { name: 'Menu' }).click();
    const [rules] = await Promise.all([
      person.context.waitForEvent('page'),
      person.page.getByRole('button', { name: /^Rules/ }).click(),
    ]);
    await rules.waitForURL((url) => url.hash === `#/help/${game}?rule=${rule}`);
    await rules.getByText(rule).first().waitFor();
    const shown = rules.locator('li.wanted');
    expect(await shown.innerText()).toContain(rule);
    const isInView = (): Promise<boolean> =>
      shown.evaluate((one) => {
        const { top } = one.getBoundingClientRect();
        return top >= 0 && top < innerHeight * 0.8;
      });
    await expect.poll(isInView).toBe(true);
    await shoot(rules, 'rules', `${game}-${device}`);
    expect(person.faults).toEqual([]);
  });

  it.each([
    ['eko', MARCHING, 'E3.2', 'desktop', DESK],
    ['eko', MARCHING, 'E3.2', 'phone', PHONE],
    ['legends', half, 'L4.4', 'desktop', DESK],
  ] as const)('opens the rules of %s at the step of another player', async (game, position, rule, _, device) => {
    const [host, guest] = [await Person.come('Ann', STILL), await Person.come('Vera', { ...STILL, ...device })];
    const settings = { game, players: 2, seats: ['open', 'open'], options: { position } };
    const { match, code } = await host.post<{ match: string; code: string }>('tables', { settings });
    await guest.command(match, 'join', { seat: 1, code });
    for (const one of [host, guest]) await one.command(match, 'ready', { ready: true });
    await guest.goTo(match);
    await guest.page.locator('.phasebar').getByText('Ann').first().waitFor();
    await guest.page.getByRole('button', { name: 'Menu' }).click();
    const [rules] = await Promise.all([
      guest.context.waitForEvent('page'),
      guest.page.getByRole('button', { name: /^Rules/ }).click(),
    ]);
    await rules.waitForURL((url) => url.hash === `#/help/${game}?rule=${rule}`);
    expect(await rules.locator('li.wanted').innerText()).toContain(rule);
    expect(guest.faults).toEqual([]);
  });
});
