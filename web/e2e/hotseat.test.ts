import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, Person } from './person';

const address = inject('address');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('two people at one device', () => {
  it('hand it over behind a curtain while bids are secret', async () => {
    const person = await Person.come(browser, address, 'Noor');
    const { match } = await person.post<{ match: string }>('tables', {
      settings: { game: 'legends', players: 2, seats: ['open', 'mine:Camille'] },
    });
    await person.goTo(match);
    await person.page.locator('button:has-text("I am ready")').click();
    await person.page.waitForSelector('.phasebar');
    const curtain = person.page.locator('.curtain');
    const seen: string[] = [];
    for (let i = 0; i < 200 && seen.length < 2; i++) {
      if (await curtain.isVisible()) {
        seen.push(await curtain.locator('h1').innerText());
        await curtain.locator('button').click();
        await curtain.waitFor({ state: 'detached' });
      }
      const dialog = person.page.locator('dialog[open] .purse');
      if (await dialog.isVisible()) {
        await person.page
          .locator('dialog[open] footer .btn.pri:not([disabled])')
          .click({ timeout: 4000 })
          .catch(() => {});
      } else {
        const lit = person.page.locator('.hits .lit').first();
        if (await lit.count()) {
          await person.tap((await lit.getAttribute('data-name')) ?? '');
          await person.page
            .locator('.phasebar .btn.pri:not([disabled])')
            .click({ timeout: 2000 })
            .catch(() => {});
        }
      }
      await person.page.waitForTimeout(100);
      const moment = (await person.get<{ update: { moment: { step: string } } }>(`tables/${match}`)).update.moment;
      if (moment.step === 'take') break;
    }
    expect(seen.length).toBeGreaterThan(0);
    expect(seen[0]).toMatch(/Noor|Camille/);
    expect(person.faults).toEqual([]);
    await person.page.context().close();
  });

  it('share an open board without one', async () => {
    const person = await Person.come(browser, address, 'Noor');
    const { match } = await person.post<{ match: string }>('tables', {
      settings: { game: 'eko', players: 2, seats: ['open', 'mine:Camille'] },
    });
    await person.goTo(match);
    await person.page.locator('button:has-text("I am ready")').click();
    await person.page.waitForSelector('.phasebar');
    const you: string[] = [];
    for (let i = 0; i < 4; i++) {
      await person.page.waitForFunction(() =>
        /^(Keep your|Your turn)/.test(document.querySelector('.phasebar .sentence')?.textContent ?? ''),
      );
      you.push(await person.page.locator('.pp.act .name').first().innerText());
      const before = Number(await person.page.locator('.app[data-number]').getAttribute('data-number'));
      const keep = person.page.locator('.phasebar .btn:has-text("Keep")');
      if (!(await keep.count())) break;
      await keep.click();
      await person.page.waitForFunction(
        (number) => Number(document.querySelector<HTMLElement>('.app[data-number]')?.dataset.number) > number,
        before,
      );
      await person.page.waitForTimeout(400);
    }
    expect(new Set(you.map((name) => name.split(/\s/)[0]))).toEqual(new Set(['Noor', 'Camille']));
    expect(await person.page.locator('.curtain').count()).toBe(0);
    expect(person.faults).toEqual([]);
    await person.page.context().close();
  });
});
