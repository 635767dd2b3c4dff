import { describe, expect, it } from 'vitest';
import half from '../fixtures/legends-half.json';
import { PHONE, shoot, STILL, wear } from './browser';
import { Person } from './person';
import { WINNING } from './positions';

interface Hint {
  decision: { notation: string; sentence: string; places: string[]; kind: string };
  area: string[];
  hints: number;
  reasons: { text: string }[];
}

/** Ask for a hint on the page, and return what the server answers. */
const askedBy = async (person: Person, ask: () => Promise<void>): Promise<Hint> => {
  const answer = person.page.waitForResponse((one) => one.url().includes('/hint'));
  await ask();
  return (await answer).json() as Promise<Hint>;
};

/** Play until the decisions are on the board. */
const reach = async (person: Person, kinds: readonly string[]): Promise<void> => {
  for (const kind of kinds) await person.until(kind);
};

describe.each([
  ['eko', 'desk', ['move'], STILL],
  ['eko', 'phone', ['move'], { ...PHONE, ...STILL }],
  ['legends', 'desk', ['take'], STILL],
  ['legends', 'phone', ['take'], { ...PHONE, ...STILL }],
] as const)('a hint in %s on a %s', (game, screen, kinds, options) => {
  it('shows where to look, then the piece or card, then the move, which one click plays', async () => {
    const person = await Person.come('Ann', options);
    await person.begin(game);
    await reach(person, kinds);
    const { page } = person;
    const card = page.locator('section.hint');
    const dots = page.locator('.phasebar .btn.hint .dots i');
    expect(await dots.and(page.locator('.on')).count()).toBe(0);
    const unrated = page.locator('.topbar .chip', { hasText: 'Hints on: not rated' });
    expect(await unrated.count()).toBe(screen === 'desk' ? 1 : 0);
    const hint = await askedBy(person, () => page.locator('.phasebar .btn.hint').click());
    await card.waitFor();
    expect(await card.getAttribute('data-step')).toBe('where');
    expect(await dots.and(page.locator('.on')).count()).toBe(1);
    if (hint.area.length) expect(await page.locator('.still .hint-area').count()).toBe(hint.area.length);
    else expect(await page.locator('.row-of-cards.area').count()).toBe(1);
    expect(await card.innerText()).not.toContain(hint.decision.sentence);
    await shoot(page, 'hints', `${game}-${screen}-1`);

    await page.keyboard.press('h');
    await card.and(page.locator('[data-step=piece]')).waitFor();
    const marked = hint.area.length ? '.still .hint' : '.row-of-cards .take.hinted';
    expect(await page.locator(marked).count()).toBe(1);
    const tag = page.locator(hint.area.length ? 'main.stage .bubble .tag' : '.row-of-cards .take.hinted .tag');
    await tag.waitFor();
    if (screen === 'desk') expect(await tag.innerText()).toMatch(/^\s*(This piece|Here|This card)\s*$/);
    expect(await page.locator('.still .hint-area').count()).toBe(hint.area.length); // it stays
    expect(await dots.count()).toBe(3);
    expect(await dots.and(page.locator('.on')).count()).toBe(2);
    await shoot(page, 'hints', `${game}-${screen}-2`);

    await card.locator('.btn.pri').click();
    await card.and(page.locator('[data-step=move]')).waitFor();
    await page.waitForSelector('.phasebar .btn.pri:not([disabled])'); // the preview, ready to confirm
    expect(await page.locator('.still .hint-area').count()).toBe(0);
    const spoken = await page.locator('.sr-only[aria-live=polite]').innerText();
    expect(spoken.length).toBeGreaterThan(10);
    await shoot(page, 'hints', `${game}-${screen}-3`);
    await wear(page, 'dark');
    await shoot(page, 'hints', `${game}-${screen}-3-dark`);

    const number = await person.shown();
    await card.locator('.btn.pri').click();
    await person.later(number);
    await card.waitFor({ state: 'detached' });
    const { update } = await person.get<{
      update: { entries: { play?: string }[]; moment: { seats: { hints: number }[] } };
    }>(`tables/${person.match}?since=0`);
    expect(update.entries.some(({ play }) => play === hint.decision.notation)).toBe(true);
    expect(update.moment.seats.map(({ hints }) => hints)).toEqual([1, 0]);
    expect(person.faults).toEqual([]);
  });
});

describe('hints', () => {
  it('disappear when the position changes', async () => {
    const person = await Person.come('Ann', STILL);
    await person.begin('eko');
    await person.until('move');
    const { page } = person;
    await askedBy(person, () => page.keyboard.press('h'));
    await page.locator('section.hint').waitFor();
    await person.decide();
    await page.locator('section.hint').waitFor({ state: 'detached' });
    expect(await page.locator('.still .hint-area').count()).toBe(0);
    expect(person.faults).toEqual([]);
  });

  it.each([
    ['eko', WINNING, /^You win /],
    ['legends', half, /^You /],
  ])('say why in the third step, to the player and without names of places: %s', async (game, position, first) => {
    const person = await Person.come('Ann', STILL);
    const { page } = person;
    await person.beginFrom(game, position);
    if (game === 'legends') {
      // The first of two effects of a card; to place its armies is always a reason.
      const number = await person.shown();
      await page.locator('.phasebar .btn.pri').first().click();
      await person.later(number);
      await person.until('place');
    }
    const { reasons } = await askedBy(person, () => page.locator('.phasebar .btn.hint').click());
    const card = page.locator('section.hint');
    for (const step of ['piece', 'move']) {
      await page.keyboard.press('h');
      await card.and(page.locator(`[data-step=${step}]`)).waitFor();
    }
    const said = (await person.visible('section.hint li > span:not(.sign)')).map((text) => text.trim());
    expect(said.length).toBe(reasons.length);
    expect(said[0]).toMatch(first);
    for (const text of said) {
      expect(text).toMatch(/^\p{Lu}.{9,}\./u);
      expect(text).not.toMatch(/\b[A-Za-z]\d{1,2}\b(?!\.)|\u007f|Tide|Moon|Star|Ember/);
    }
    expect(person.faults).toEqual([]);
  });

  it('help with a secret bid in its dialog, in two steps', async () => {
    const person = await Person.come('Ann', STILL);
    await person.begin('legends');
    await person.until('bid');
    const dialog = person.page.locator('dialog[open]');
    const hint = await askedBy(person, () => dialog.locator('.btn.hint').click());
    const card = dialog.locator('section.hint');
    await card.and(person.page.locator('[data-step=where]')).waitFor();
    await person.page.keyboard.press('h');
    await card.and(person.page.locator('[data-step=move]')).waitFor();
    await shoot(person.page, 'hints', 'legends-bid');
    await card.locator('.btn.pri').click();
    await dialog.waitFor({ state: 'detached' });
    const { update } = await person.get<{ update: { entries: { play?: string }[] } }>(`tables/${person.match}?since=0`);
    expect(update.entries.some(({ play }) => play === hint.decision.notation)).toBe(true);
    expect(person.faults).toEqual([]);
  });

  it('are for the player whose turn it is when two people share a device', async () => {
    const person = await Person.come('Noor', STILL);
    const { match } = await person.post<{ match: string }>('tables', {
      settings: { game: 'eko', players: 2, seats: ['open', 'mine:Camille'] },
    });
    await person.command(match, 'ready', { ready: true });
    await person.goTo(match);
    const { page } = person;
    const seats = async (): Promise<{ turn: number; hints: number[] }> => {
      const { update } = await person.get<{
        update: { moment: { to_decide: number[]; seats: { hints: number }[] } };
      }>(`tables/${match}`);
      return { turn: update.moment.to_decide[0] ?? -1, hints: update.moment.seats.map(({ hints }) => hints) };
    };
    const expected = [0, 0];
    const asked = new Set<number>();
    for (let i = 0; i < 30 && asked.size < 2; i++) {
      await person.turn();
      const { turn } = await seats();
      if (!asked.has(turn)) {
        asked.add(turn);
        const hint = await askedBy(person, () => page.locator('.phasebar .btn.hint').click());
        const card = page.locator('section.hint');
        await card.waitFor();
        expected[turn] = 1;
        expect((await seats()).hints).toEqual(expected);
        for (const step of ['piece', 'move']) {
          await page.keyboard.press('h');
          await card.and(page.locator(`[data-step=${step}]`)).waitFor();
        }
        const number = await person.shown();
        await card.locator('.btn.pri').click();
        await person.later(number);
        const { update } = await person.get<{ update: { entries: { play?: string; seat?: number }[] } }>(
          `tables/${match}?since=0`,
        );
        const made = update.entries.findLast(({ play }) => play !== undefined);
        expect([made?.play, made?.seat]).toEqual([hint.decision.notation, turn]);
        continue;
      }
      const { number, decisions } = await person.get<{ number: number; decisions: { notation: string }[] }>(
        `tables/${match}/decisions?seat=${turn}`,
      );
      await person.command(match, 'decide', { play: decisions[0]?.notation, number, seat: turn });
      await person.later(number);
    }
    expect([...asked].sort()).toEqual([0, 1]);
    expect(person.faults).toEqual([]);
  });

  it('are not offered beside another person, and the key says why', async () => {
    const [ann, bob] = [await Person.come('Ann', STILL), await Person.come('Bob', STILL)];
    const { match } = await ann.post<{ match: string }>('tables', { settings: { game: 'eko' } });
    await bob.command(match, 'join');
    for (const person of [ann, bob]) await person.command(match, 'ready');
    await ann.goTo(match);
    await ann.page.waitForSelector('main.stage .hits');
    expect(await ann.page.locator('.btn.hint').count()).toBe(0);
    await ann.page.keyboard.press('h');
    await ann.page.getByText('There are no hints at a table with another person').first().waitFor();
  });
});
