import { describe, expect, it } from 'vitest';
import half from '../fixtures/legends-half.json';
import { DESK, PHONE, shoot, STILL } from './browser';
import { Person } from './person';

/** One such card is in hand, and another one is in the row, where the opponent cannot pay for it. */
const TWO_CHOICES = {
  ...half,
  row: half.row.map((card) => (card === 'cursed-tower' ? 'lake' : card)),
  deck: half.deck.map((card) => (card === 'lake' ? 'cursed-tower' : card)),
};

describe('a card of Legends with two effects', () => {
  it.each([
    ['desktop', DESK],
    ['phone', PHONE],
  ])('offers its effects first, and asks before both are given up, on a %s', async (device, options) => {
    const person = await Person.come('Vera', { ...options, ...STILL });
    await person.beginFrom('legends', half);
    const bar = person.page.locator('.phasebar');
    const { number } = await person.offered();
    const effects = await person.visible('.phasebar .btn.pri');
    expect(effects).toEqual([
      'Place 6 armiesin 2 regions · 3 + 3',
      expect.stringMatching(/^Move with 4 pointsin \d+ regions/),
    ]);
    await shoot(person.page, 'choices', `effects-${device}`);
    await person.page.evaluate(() => document.documentElement.classList.add('place-names'));
    expect((await person.visible('.phasebar .btn.pri'))[0]).toBe('Place 6 armiesin H2, F3 · 3 + 3');
    await person.page.evaluate(() => document.documentElement.classList.remove('place-names'));

    const neither = bar.getByRole('button', { name: 'Use neither' });
    expect(await neither.evaluate((button) => getComputedStyle(button).backgroundImage)).toBe('none');
    await neither.click();
    const question = person.page.getByRole('dialog', { name: 'Give up the effect?' });
    await question.getByText('neither of its two effects').waitFor();
    await shoot(person.page, 'choices', `give-up-${device}`);
    await question.getByRole('button', { name: 'Go back' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await person.offered()).number).toBe(number);

    await bar.locator('.btn.pri').first().click();
    await bar.getByText('Place armies: choose a region.').waitFor();
    expect(person.faults).toEqual([]);
  });

  it('shows where an effect can be used, and what its number is made of', async () => {
    const person = await Person.come('Vera', STILL);
    await person.beginFrom('legends', half);
    const places = person.page.getByRole('button', { name: 'Place 6 armies' });
    const lit = person.page.locator('.hits [aria-label*="You can place armies here: +6."]');
    expect(await lit.count()).toBe(0);
    await places.hover();
    await person.page.locator('.preview', { hasText: '3 on the card, 3 from your abilities' }).waitFor();
    expect(await lit.count()).toBe(2);
    await shoot(person.page, 'choices', 'effect');
    await person.page.locator('.phasebar .sentence').hover();
    await person.page.locator('.preview').waitFor({ state: 'detached' });
    expect(await lit.count()).toBe(0);
    expect(person.faults).toEqual([]);
  });

  it.each([
    ['desktop', DESK],
    ['phone', PHONE],
  ])('has no effect selected before the user points at one, on a %s', async (device, options) => {
    const person = await Person.come('Vera', { ...options, ...STILL });
    await person.beginFrom('legends', TWO_CHOICES);
    const bar = person.page.locator('.phasebar');
    const effect = bar.getByRole('button', { name: 'Place 6 armies' });
    const unfocus = (): Promise<void> =>
      person.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await effect.focus();
    await bar.locator('.btn.pointed').waitFor();
    await bar.getByRole('button', { name: 'Use neither' }).focus();
    await bar.locator('.btn.pointed').waitFor({ state: 'detached' });

    if (device === 'phone') await effect.tap();
    else {
      await unfocus();
      await person.page.keyboard.press('1');
      await bar.locator('.btn.pointed').waitFor();
      await person.page.keyboard.press('Enter');
    }
    await bar.getByText('Place armies: choose a region.').waitFor();
    await person.tap('F3');
    await bar.getByRole('button', { name: 'All here' }).click();
    const before = await person.shown();
    await bar.getByRole('button', { name: 'Place 6', exact: true }).click();
    await person.later(before);
    await person.turn();
    await person.page.getByRole('button', { name: /^Lake/ }).click();
    await bar.getByRole('button', { name: /^Take/ }).click();

    await bar.getByRole('button', { name: 'Move with 3 points' }).waitFor();
    const { number, decisions } = await person.offered();
    await person.ready(number);
    expect(decisions.some(({ kind }) => kind === 'half')).toBe(true);
    expect(await bar.locator('.btn.pointed').count()).toBe(0);
    expect(await person.page.locator('.preview').count()).toBe(0);
    await shoot(person.page, 'choices', `second-${device}`);
    await unfocus();
    await person.page.keyboard.press('Enter');
    await person.page.keyboard.press('2');
    await bar.locator('.btn.pointed', { hasText: 'Move with 3 points' }).waitFor();
    expect((await person.offered()).number).toBe(number);
    expect(person.faults).toEqual([]);
  });

  it.each([
    ['desktop', DESK],
    ['phone', PHONE],
  ])('shows an effect that cannot be used with the reason, on a %s', async (device, options) => {
    const person = await Person.come('Vera', { ...options, ...STILL });
    const { F3, ...others } = half.regions; // all 18 armies of the player are on the map
    await person.beginFrom('legends', { ...half, regions: { ...others, F3: { ...F3, M: [13, 0] } } });
    const place = person.page.locator('.phasebar .btn', { hasText: 'Place 3 armies' });
    await person.page
      .locator('.phasebar', { hasText: 'Place 3 armies: nothing can be done with that half.' })
      .waitFor();
    expect(await person.page.locator('.phasebar .rule').innerText()).toBe('L4.4');
    expect(await place.isDisabled()).toBe(true);
    await shoot(person.page, 'choices', `unusable-${device}`);
    expect(await person.page.getByRole('button', { name: 'Move with 4 points' }).isEnabled()).toBe(true);
    expect(person.faults).toEqual([]);
  });

  it.each(['always', 'risky', 'never'])(
    'is given up only after a question if moves are confirmed %s',
    async (confirm) => {
      const person = await Person.come('Otto', STILL);
      await person.context.addInitScript((chosen) => {
        if (origin !== 'null')
          localStorage.setItem('tetrarch.table', JSON.stringify({ explain: false, confirm: chosen }));
      }, confirm);
      await person.beginFrom('legends', half);
      const { number } = await person.offered();
      await person.page.getByRole('button', { name: 'Use neither' }).click();
      await person.page.getByRole('dialog', { name: 'Give up the effect?' }).waitFor();
      expect((await person.offered()).number).toBe(number);
      await person.page.locator('dialog[open] .give-up').click();
      await person.later(number);
      expect(person.faults).toEqual([]);
    },
  );

  it('is given up by the key E after a question', async () => {
    const person = await Person.come('Otto', STILL);
    await person.beginFrom('legends', half);
    const { number } = await person.offered();
    await person.page.keyboard.press('e');
    await person.page.locator('dialog[open] .give-up').click();
    await person.later(number);
    expect(person.faults).toEqual([]);
  });
});

describe('sentences at a table', () => {
  it.each(['eko', 'legends'])('name players of %s, and bots of the same level differ', async (game) => {
    const person = await Person.come('Camille', STILL);
    await person.begin(game, { players: 3, bot: 'random' });
    const names = await person.page.locator('.rail .pp .name').allInnerTexts();
    expect(names.sort()).toEqual(
      ['Camille you', 'random', 'random II'].map((name) => expect.stringMatching(name.replace(' ', '\\s+'))),
    );
    for (let i = 0; i < 6; i++) await person.decide();
    await person.turn();
    const lines = await person.page.locator('.log [role=option] > span:nth-child(2)').allInnerTexts();
    expect(lines.some((line) => line.startsWith('You '))).toBe(true);
    expect(lines.some((line) => line.startsWith('random II '))).toBe(true);
    expect(lines.join('\n')).not.toMatch(/^(Ember|Tide|Moon|Star) /m);
    const before = await person.marked();
    const { line, places } = (await person.otherLine(person.page.locator('.log [role=option]')))!;
    await line.hover();
    await expect.poll(async () => (await person.marked()).filter((name) => !places.includes(name))).toEqual([]);
    expect((await person.marked()).length).toBeGreaterThan(0);
    await shoot(person.page, 'words', `line-${game}`);
    await person.page.mouse.move(2, 2);
    await expect.poll(() => person.marked()).toEqual(before);
    expect(person.faults).toEqual([]);
  });
});
