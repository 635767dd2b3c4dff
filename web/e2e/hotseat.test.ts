import { describe, expect, it } from 'vitest';
import { shoot, STILL } from './browser';
import { Person, type OfferedDecision } from './person';
import { WINNING } from './positions';
import { untilTheBid } from './scenes';

describe('two people at one device', () => {
  it('hand it over behind a curtain while bids are secret', async () => {
    const person = await Person.come('Noor');
    const { match } = await person.post<{ match: string }>('tables', {
      settings: { game: 'legends', players: 2, seats: ['open', 'mine:Camille'] },
    });
    await person.goTo(match);
    await person.page.locator('button:has-text("I’m ready")').click();
    await person.page.waitForSelector('.phasebar');
    await untilTheBid(person, match);
    const [curtain, purse] = [person.page.locator('.curtain'), person.page.locator('dialog[open] .purse')];
    const seen: string[] = [];
    for (let bids = 0; bids < 2; bids++) {
      await curtain.or(purse).first().waitFor();
      if (await curtain.count()) {
        // The screen shows nothing of a bidder before the right player confirms.
        expect(await purse.count()).toBe(0);
        seen.push(await curtain.locator('h1').innerText());
        await curtain.locator('button').click();
        await curtain.waitFor({ state: 'detached' });
      }
      await purse.waitFor();
      const before = await person.shown();
      await person.page.locator('dialog[open] footer .btn.pri:not([disabled])').click();
      await person.later(before);
    }
    expect(seen.length).toBeGreaterThan(0);
    expect(seen[0]).toMatch(/Noor|Camille/);
    await purse.waitFor({ state: 'detached' });
    expect(person.faults).toEqual([]);
  });

  it('read in the result who won by name, both of them', async () => {
    const person = await Person.come('Noor', STILL);
    const settings = { game: 'eko', players: 2, seats: ['open', 'mine:Camille'], options: { position: WINNING } };
    const { match } = await person.post<{ match: string }>('tables', { settings });
    await person.command(match, 'ready', { ready: true });
    await person.goTo(match);
    await person.decide(
      (all) => all.find((one) => one.kind === 'construct' && one.places.includes('e4')) as OfferedDecision,
    );
    const result = person.page.getByRole('dialog', { name: 'Result' });
    expect(await result.locator('.band h1').innerText()).toBe('Noor wins');
    await result.locator('.moment').first().waitFor();
    const [how = ''] = await person.visible('dialog[open] .band p');
    expect(how).toContain('Noor wins');
    expect(await result.locator('.you').count()).toBe(0);
    for (const text of [how, await person.page.locator('.phasebar .sentence').innerText()])
      expect(text).not.toMatch(/\byou\b/i);
    await shoot(person.page, 'result', 'hotseat');
    expect(person.faults).toEqual([]);
  });

  it('share an open board without one', async () => {
    const person = await Person.come('Noor');
    const { match } = await person.post<{ match: string }>('tables', {
      settings: { game: 'eko', players: 2, seats: ['open', 'mine:Camille'] },
    });
    await person.goTo(match);
    await person.page.locator('button:has-text("I’m ready")').click();
    await person.page.waitForSelector('.phasebar');
    const names: string[] = [];
    for (let i = 0; i < 2; i++) {
      const keep = person.page.locator('.phasebar .btn:has-text("Keep")');
      await keep.waitFor();
      names.push(await person.page.locator('.pp.act .name').first().innerText());
      const before = await person.shown();
      await keep.click();
      await person.later(before);
      await person.turn();
    }
    expect(new Set(names.map((name) => name.split(/\s/)[0]))).toEqual(new Set(['Noor', 'Camille']));
    expect(await person.page.locator('.curtain').count()).toBe(0);
    expect(person.faults).toEqual([]);
  });
});
