import type { CDPSession } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, shoot, STILL } from './browser';
import { Person } from './person';
import { LAST_DISC } from './positions';

/** Press at one place and move to another, without releasing. */
const pull = async (person: Person, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
  await person.page.mouse.move(from.x, from.y);
  await person.page.mouse.down();
  await person.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await person.page.mouse.move(to.x, to.y, { steps: 3 });
};

describe('a drag', () => {
  it('moves a stack: targets are lit on the way, the drop confirms, Escape and the outside take it back', async () => {
    const person = await Person.come('Noor', STILL);
    await person.begin('eko');
    const { decisions, number } = await person.until('move');
    const move = decisions.find(({ kind }) => kind === 'move');
    const [start = '', end = ''] = move?.places ?? [];
    const [from, to] = [await person.middle(start), await person.middle(end)];

    await pull(person, from, to);
    expect(await person.page.locator('.hits .lit').count()).toBeGreaterThan(0);
    await person.page.locator('.preview').waitFor();
    await person.page.keyboard.press('Escape');
    await person.page.mouse.up();
    expect(await person.page.locator('.preview').count()).toBe(0);
    expect(await person.page.locator('.hits [aria-pressed=true]').count()).toBe(0);

    await pull(person, from, { x: from.x, y: 20 });
    await person.page.mouse.up();
    expect(await person.page.locator('.hits [aria-pressed=true]').count()).toBe(0);
    expect(await person.shown()).toBe(number);

    await pull(person, from, to);
    await person.page.mouse.up();
    // If several decisions have the same target, the drop asks which one.
    if (await person.page.locator('.choices').count()) await person.page.locator('.phasebar .btn.pri').click();
    await person.later(number);
    expect(person.faults).toEqual([]);
  });

  it('that would lose is not made before another tap', async () => {
    const person = await Person.come('Noor', STILL);
    await person.beginFrom('eko', LAST_DISC);
    const { number } = await person.offered();
    await pull(person, await person.middle('c3'), await person.middle('c2'));
    await person.page.mouse.up();
    await person.page.locator('.preview .bad', { hasText: 'You would lose' }).waitFor();
    await person.page.locator('.btn.pri.danger').waitFor();
    expect((await person.offered()).number).toBe(number);
    await shoot(person.page, 'dragging', 'losing');
    await person.page.locator('.btn.pri.danger').click();
    await person.later(number);
    expect(person.faults).toEqual([]);
  });

  it('moves an army and takes a card', async () => {
    const person = await Person.come('Piotr', STILL);
    await person.begin('legends');
    const { number } = await person.until('take');
    const card = await person.page
      .locator('.row-of-cards button.take:not([aria-disabled="true"])')
      .first()
      .boundingBox();
    const stage = await person.page.locator('main.stage').boundingBox();
    if (!card || !stage) throw new Error('there is no card');
    await pull(
      person,
      { x: card.x + card.width / 2, y: card.y + card.height / 2 },
      { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 },
    );
    expect(await person.page.locator('main.stage[data-drop=over]').count()).toBe(1);
    await person.page.mouse.up();
    await person.later(number);

    const moving = await person.until('move');
    const step = moving.decisions.find(({ kind }) => kind === 'move');
    const [start = '', end = ''] = step?.places ?? [];
    await pull(person, await person.middle(start), await person.middle(end));
    await person.page.mouse.up();
    await person.later(moving.number);
    expect(await person.page.locator('.log li').last().innerText()).toMatch(new RegExp(`${start}|${end}`));
    expect(person.faults).toEqual([]);
  });

  it('works with a finger, and two fingers still zoom', async () => {
    const person = await Person.come('Ilse', { ...PHONE, ...STILL });
    await person.begin('eko');
    const { decisions, number } = await person.until('move');
    const move = decisions.find(({ kind }) => kind === 'move');
    const [start = '', end = ''] = move?.places ?? [];
    const [from, to] = [await person.middle(start), await person.middle(end)];
    const cdp: CDPSession = await person.context.newCDPSession(person.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
      });
    const scale = () =>
      person.page.evaluate(
        () => document.querySelector<HTMLElement>('.plane')?.style.transform.match(/scale\((.*)\)/)?.[1],
      );

    await touch('touchStart', from);
    await touch('touchMove', { x: from.x + 12, y: from.y });
    expect(await person.page.locator('.hits .lit').count()).toBeGreaterThan(0);
    await touch('touchStart', { x: from.x + 12, y: from.y }, { x: from.x + 60, y: from.y + 60 });
    await touch('touchMove', { x: from.x - 20, y: from.y - 20 }, { x: from.x + 110, y: from.y + 110 });
    await touch('touchEnd');
    expect(Number(await scale())).toBeGreaterThan(1);
    expect(await person.shown()).toBe(number);
    await person.page.locator('.hits [tabindex="0"]').focus();
    await person.page.keyboard.press('0');
    await person.page.waitForFunction(() =>
      document.querySelector<HTMLElement>('.plane')?.style.transform.includes('scale(1)'),
    );

    await touch('touchStart', from);
    await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await touch('touchMove', to);
    await touch('touchEnd');
    if (await person.page.locator('.choices').count()) await person.page.locator('.phasebar .btn.pri').click();
    await person.later(number);
    expect(person.faults).toEqual([]);
  });
});

describe('a turn', () => {
  const inTurn = async (person: Person): Promise<number> => {
    await person.begin('legends');
    const { number } = await person.until('take');
    for (let made = 0; made < 12; made++) {
      await person.decide((decisions) => decisions.find(({ kind }) => kind !== 'stop') ?? (decisions[0] as never));
      const { update } = await person.get<{
        update: { moment: { undo: { turn: number | null; events: number | null } } };
      }>(`tables/${person.match}?since=0`);
      const { turn, events } = update.moment.undo;
      if (turn !== null && events !== null && turn < events) return number;
    }
    throw new Error('no turn had several decisions');
  };

  it('is taken back as a whole by a long press on Undo', async () => {
    const person = await Person.come('Camille', STILL);
    await inTurn(person);
    const button = await person.page.locator('.btn.undo').boundingBox();
    if (!button) throw new Error('there is no Undo');
    await person.page.mouse.move(button.x + 10, button.y + 10);
    await person.page.mouse.down();
    await person.page.waitForTimeout(800);
    await person.page.mouse.up();
    await person.page.waitForFunction(() =>
      document.querySelector('.phasebar .sentence')?.textContent?.includes('take a card'),
    );
    expect((await person.offered()).decisions.every(({ kind }) => kind === 'take')).toBe(true);
    expect(person.faults).toEqual([]);
  });

  it('is taken back as a whole by a key', async () => {
    const person = await Person.come('Camille', STILL);
    await inTurn(person);
    await person.page.keyboard.press('Shift+U');
    await person.page.waitForFunction(() =>
      document.querySelector('.phasebar .sentence')?.textContent?.includes('take a card'),
    );
    expect(person.faults).toEqual([]);
  });

  it('shows who hesitates a good first tap, once in a while', async () => {
    const person = await Person.come('Noor', STILL);
    await person.begin('eko');
    await person.until('move');
    await person.page.locator('main.stage .hint').waitFor({ timeout: 20_000 });
    await person.page.locator('.phasebar:has-text("You could start here")').waitFor({ timeout: 20_000 });
    await person.page.keyboard.press('Escape');
    await person.page.locator('main.stage .hint').waitFor({ state: 'detached' });
    expect(person.faults).toEqual([]);
  });
});

describe('a refusal', () => {
  it('names its rule, and the rule is one click away while the table stays', async () => {
    const person = await Person.come('Sirocco', STILL);
    await person.begin('eko');
    const { decisions } = await person.until('move');
    const [start = ''] = decisions.find(({ kind }) => kind === 'move')?.places ?? [];
    await person.tap(start);
    const far = await person.page.evaluate(
      () => document.querySelector<SVGElement>('.hits [data-name]:not(.lit, [aria-pressed=true])')?.dataset.name,
    );
    await person.tap(far ?? '');
    const chip = person.page.locator('.bubble a.rule').first();
    const rule = await chip.innerText();
    const [rules] = await Promise.all([person.context.waitForEvent('page'), chip.click()]);
    await rules.locator(`[id="${rule}"].wanted`).waitFor();
    expect(await person.page.locator('.hits [aria-pressed=true]').getAttribute('data-name')).toBe(start);
    expect(person.faults).toEqual([]);
  });
});
