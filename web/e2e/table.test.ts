import { describe, expect, it } from 'vitest';
import { Person } from './person';

describe('a table', () => {
  it('lights targets, previews, says why not, undoes, and takes notation', async () => {
    const person = await Person.come('Noor');
    await person.begin('eko');
    const { decisions } = await person.until('construct');
    const build = decisions.find(({ kind }) => kind === 'construct');
    const [start = '', site = ''] = build?.places ?? [];
    await person.tap(start);
    expect(await person.page.locator('.hits .lit').count()).toBeGreaterThan(0);
    await person.tap(site);
    expect(await person.page.locator('.preview').innerText()).toContain('Build');
    expect(await person.page.locator('.pp.act .score .delta').count()).toBe(1);
    await person.page.keyboard.press('Escape');
    await person.page.keyboard.press('Escape');

    const far = await person.page.evaluate(
      (from) =>
        [...document.querySelectorAll<SVGElement>('.hits [data-name]')]
          .map((hex) => hex.dataset.name ?? '')
          .find((name) => name !== from && !document.querySelector(`.hits .lit[data-name="${name}"]`)) ?? '',
      start,
    );
    await person.tap(start);
    const unlit = await person.page.evaluate(
      (known) =>
        [...document.querySelectorAll<SVGElement>('.hits [data-name]:not(.lit)')]
          .map((hex) => hex.dataset.name ?? '')
          .find((name) => name !== known) ?? '',
      start,
    );
    await person.tap(unlit || far);
    await person.page.locator('.bubble').waitFor();
    expect(await person.page.locator('.bubble .rule').innerText()).toMatch(/^E\d/);
    await person.page.keyboard.press('Escape');
    await person.page.keyboard.press('Escape');

    await person.page.keyboard.press('/');
    await person.page.keyboard.type('nonsense');
    await person.page.keyboard.press('Enter');
    await person.page.locator('.field .bad').waitFor();
    await person.page.locator('.field input').fill(build?.notation ?? '');
    const before = (await person.offered()).number;
    await person.page.keyboard.press('Enter');
    await person.later(before);
    await person.page.keyboard.press('Escape');
    await person.turn();
    await person.page.keyboard.press('u');
    await person.page.waitForFunction(() =>
      [...document.querySelectorAll('.log li')].some((line) => line.textContent?.includes('You undo')),
    );
    expect(person.faults).toEqual([]);
  });

  it('is played without a mouse', async () => {
    const person = await Person.come('Ilse');
    await person.begin('eko');
    const { decisions, number } = await person.until('move');
    const move = decisions.find(({ kind }) => kind === 'move');
    const [start = '', end = ''] = move?.places ?? [];
    const focus = (name: string) =>
      person.page.evaluate(
        (place) => document.querySelector<SVGElement>(`.hits [data-name="${place}"]`)?.focus(),
        name,
      );
    await focus(start);
    await person.page.keyboard.press('Enter');
    await focus(end);
    expect(await person.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('.');
    await person.page.keyboard.press('Enter');
    await person.page.keyboard.press('Enter');
    await person.later(number);
    expect(await person.page.locator('.app > [aria-live=polite]').innerText()).not.toBe('');
    expect(person.faults).toEqual([]);
  });

  it('brings two people together by an invitation, with chat and an undo by consent', async () => {
    const host = await Person.come('Ann');
    const opened = await host.post<{ match: string; code: string }>('tables', {
      settings: { game: 'eko', players: 2, private: true, name: 'Two of us', undo: 'consent' },
    });
    await host.goTo(opened.match);
    const guest = await Person.come('Bob');
    guest.match = opened.match;
    await guest.page.goto(`${guest.address}#/table/${opened.match}?code=${opened.code}`);
    await guest.page.locator('button:has-text("Sit here")').click();
    await guest.page.locator('button:has-text("I’m ready")').click();
    await host.page.locator('button:has-text("I’m ready")').click();
    await host.page.waitForSelector('.phasebar');
    await guest.page.waitForSelector('.phasebar');

    await host.page.locator('.log .chip:has-text("Chat")').click();
    await host.page.locator('.chat input').fill('Good luck <b>x</b>');
    await host.page.locator('.chat button').click();
    await guest.page.locator('.iconbtn[aria-label="Chat (1)"]').waitFor();
    await guest.page.locator('.log .chip:has-text("Chat")').click();
    expect(await guest.page.locator('.chat li').innerText()).toContain('Good luck <b>x</b>');

    const first = (await host.offered()).decisions.length ? host : guest;
    const other = first === host ? guest : host;
    await first.decide();
    await first.page.locator('.phasebar .btn:has-text("Ask to undo")').click();
    await other.page.locator('[role=alertdialog] .btn.pri').click();
    await first.page.waitForFunction(() => document.querySelector('main.stage')?.getAttribute('aria-busy') === 'false');
    expect((await first.offered()).decisions.length).toBeGreaterThan(0);
    expect([...host.faults, ...guest.faults]).toEqual([]);
  });
});
