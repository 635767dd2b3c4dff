import { describe, expect, it } from 'vitest';
import { DESK, serverAddress, STILL } from './browser';
import { Keys } from './keys';
import { Person } from './person';

/** From here on only the keyboard is used. */
const atHome = async (): Promise<{ person: Person; keys: Keys }> => {
  const person = await Person.come('Ilse', { ...DESK, ...STILL });
  await person.page.goto(serverAddress());
  await person.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  return { person, keys: new Keys(person.page) };
};
const atTheTable = async (person: Person): Promise<void> => {
  await person.page.waitForURL(/#\/table\//);
  person.match = /table\/([a-z0-9-]+)/.exec(person.page.url())?.[1] ?? '';
  await person.page.waitForSelector('.phasebar');
};
const seesTheResult = async (person: Person, keys: Keys): Promise<void> => {
  expect(await person.page.locator('dialog[open] .band h1').innerText()).not.toBe('');
  await keys.tabTo('dialog[open] a', 'Replay');
  await keys.press('Enter');
  await person.page.waitForSelector('[role=slider]');
  await keys.tabTo('[role=slider]');
  await keys.press('Home');
  await expect.poll(() => person.page.locator('[role=slider]').getAttribute('aria-valuenow')).toBe('0');
  await keys.press('ArrowRight');
  await expect.poll(() => person.page.locator('[role=slider]').getAttribute('aria-valuenow')).toBe('1');
  expect(person.faults).toEqual([]);
};

describe('with the keyboard alone, from the home page to the result', () => {
  it('Legends against a computer', async () => {
    const { person, keys } = await atHome();
    await keys.tabTo('button', 'Play nowLegends');
    await keys.press('Enter');
    await keys.tabTo('dialog[open] .level input');
    await keys.choose('level1');
    await keys.tabTo('dialog[open] footer button');
    await keys.press('Enter');
    await atTheTable(person);
    expect(await keys.playToTheEnd(person)).toBeGreaterThan(15);
    await seesTheResult(person, keys);
  });

  it('Ekö at a table with a limit of rounds', async () => {
    const { person, keys } = await atHome();
    await keys.tabTo('a', 'TableEkö');
    await keys.press('Enter');
    await person.page.waitForURL(/#\/new/);
    await person.page.locator('select option[value="bot:level1"]').first().waitFor({ state: 'attached' });
    await keys.tabTo('ol li:nth-child(2) select');
    await keys.choose('bot:level1');
    await keys.tabTo('[role=switch]', 'Round limit');
    await keys.press('Space');
    await keys.tabTo('input[type=number], input[inputmode=numeric]', 'ounds');
    await keys.press('Control+a');
    await person.page.keyboard.type('3');
    await keys.tabTo('button', 'Start');
    await keys.press('Enter');
    await atTheTable(person);
    expect(await keys.playToTheEnd(person)).toBeGreaterThan(3);
    await seesTheResult(person, keys);
  });
});
