/** What a player sees before several armies of Legends are moved or placed at once. */
import { describe, expect, it } from 'vitest';
import half from '../fixtures/legends-half.json';
import last from '../fixtures/legends-last.json';
import { DESK, PHONE, shoot, STILL } from './browser';
import { Person } from './person';

const DEVICES = [
  ['desktop', DESK],
  ['phone', PHONE],
] as const;

const { regions } = half;
/** Two armies that sail from F3 take I5 from Tide; one only shares it. */
const SAILING = {
  ...half,
  ...{ step: 'move', action: { card: 'dire-goblin', part: 0, points: 5 } },
  regions: { ...regions, F1: { T: [1, 0] }, F2: { M: [3, 0], T: [7, 2] }, I5: { T: [1, 0] } },
};
/** The second of three armies on F3 takes it from Tide, and the third ends the turn. */
const PLACING = {
  ...half,
  ...{ step: 'place', action: { card: 'cursed-king', part: 0, points: 3 } },
  regions: { ...regions, F3: { M: [7, 0], T: [8, 0] } },
};

/** The messages that the page has sent. */
const sent: string[] = [];

const begin = async (position: object, options: object): Promise<Person> => {
  const person = await Person.come('Noor', { ...STILL, ...options });
  sent.length = 0;
  person.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await person.beginFrom('legends', position);
  return person;
};

/** The sentence of the phase bar, and the lines of the preview. */
const shownOf = (person: Person, device: string): (() => Promise<string>) => {
  const lines = person.page.locator(device === 'phone' ? '.phasebar .lines li' : '.preview dl > div');
  return async () =>
    [await person.page.locator('.phasebar .sentence').innerText(), ...(await lines.allInnerTexts())]
      .join('\n')
      .replace(/\s+/g, ' ');
};

/** The changes of points beside the players. */
const changes = (person: Person, device: string): Promise<string[]> =>
  person.page
    .locator(device === 'phone' ? '.seen .delta, .chips .delta, .pc .delta' : '.pp .score .delta')
    .allInnerTexts();

const stepper = (person: Person, name: string): Promise<void> =>
  person.page.locator('.stepper').getByRole('button', { name, exact: true }).click();

describe('several armies that sail', () => {
  it.each(DEVICES)('are previewed together: %s', async (device, options) => {
    const person = await begin(SAILING, options);
    const shown = shownOf(person, device);
    await person.tap('F3');
    await person.tap('I5');
    await expect.poll(shown).toMatch(/^You move an army .*for 2 points\./);
    await expect.poll(() => changes(person, device)).toEqual(['−1']);
    expect(await shown()).not.toContain('Your points');
    expect(await shown()).toContain('Movement 5 → 3');
    await shoot(person.page, 'armies', `one-${device}`);

    await stepper(person, 'One more');
    await expect.poll(shown).toMatch(/^You move 2 armies .*for 4 points and take the region from .+, 2 against 1\./);
    await expect.poll(() => changes(person, device)).toEqual(['+1', '−1']);
    expect(await shown()).toContain('Movement 5 → 1');
    expect(await shown()).toMatch(/Your regions \d+ → \d+.*Your points 7 → 8/);
    expect(await person.page.locator('main.stage', { hasText: '2×2' }).count()).toBe(1);
    await shoot(person.page, 'armies', `two-${device}`);

    const number = await person.shown();
    // without that of "stop", which its button shows
    const asked = (): string[] =>
      sent.filter((one) => one.includes('"preview"') && one.includes('"play"') && !one.includes('"stop"'));
    expect(asked().length).toBe(2);
    await person.page.getByRole('button', { name: 'Sail 2', exact: true }).click();
    await person.later(number);
    expect(asked().length).toBe(2);
    await expect
      .poll(async () => (await person.get<Found>(`tables/${person.match}`)).update.moment.position.regions.I5)
      .toMatchObject({ M: [2, 0], T: [1, 0] });
    expect((await person.get<Found>(`tables/${person.match}`)).update.moment.points[0]).toBe(8);
    expect(person.faults).toEqual([]);
  });

  it.each(DEVICES)('say in red that the last of them would lose: %s', async (device, options) => {
    const person = await begin(last, options);
    const red = person.page.locator(device === 'phone' ? '.phasebar .warning' : '.preview .fate.bad');
    await person.tap('M3');
    await person.tap('M1');
    await expect.poll(shownOf(person, device)).toContain('Movement 2 → 1');
    expect(await red.count()).toBe(0);
    await stepper(person, 'One more');
    await red.waitFor();
    expect(await red.innerText()).toContain('You would lose: ');
    expect(await person.page.locator('.btn.pri.danger').innerText()).toContain('Move 2');
    await shoot(person.page, 'armies', `losing-${device}`);
    expect(person.faults).toEqual([]);
  });
});

interface Found {
  update: { moment: { points: number[]; position: { regions: Record<string, object> } } };
}

describe('the effect of several armies', () => {
  it.each(DEVICES)('is awaited before they go, with the earlier one on the screen: %s', async (device, options) => {
    const person = await Person.come('Noor', { ...STILL, ...options });
    let answer = (): void => {};
    await person.page.routeWebSocket(/./, (page) => {
      const server = page.connectToServer();
      page.onMessage((message) => {
        if (String(message).includes('"times":2')) answer = () => server.send(message);
        else server.send(message);
      });
    });
    await person.beginFrom('legends', SAILING);
    const shown = shownOf(person, device);
    await person.tap('F3');
    await person.tap('I5');
    await expect.poll(shown).toMatch(/^You move an army .*for 2 points\./);
    const height = (): Promise<number> => person.page.locator('.phasebar').evaluate((bar) => bar.clientHeight);
    const before = await height();
    await stepper(person, 'One more');
    const sail = person.page.getByRole('button', { name: 'Sail 2', exact: true });
    await sail.waitFor();
    expect(await sail.isDisabled()).toBe(true);
    expect(await person.page.locator(device === 'phone' ? '.phasebar .old' : '.preview .old').count()).toBe(1);
    expect(await height()).toBe(before);
    const number = await person.shown();
    await person.page.keyboard.press('Enter');
    answer();
    await expect.poll(shown).toMatch(/^You move 2 armies/);
    expect(await sail.isEnabled()).toBe(true);
    expect(await person.page.locator('.old').count()).toBe(0);
    expect((await person.offered()).number).toBe(number);
    expect(person.faults).toEqual([]);
  });
});

describe('all armies on one region', () => {
  it.each(DEVICES)('are previewed before they are placed: %s', async (device, options) => {
    const person = await begin(PLACING, options);
    const shown = shownOf(person, device);
    await person.tap('F3');
    await expect.poll(shown).toMatch(/^You place an army/);
    const number = await person.shown();
    const all = person.page.getByRole('button', { name: 'All here' });
    await all.click();
    await expect.poll(shown).toMatch(/^You place 3 armies.* and take the region from .+, 10 against 8\./);
    await expect.poll(shown).toContain('A new card enters the row at place 6. It is not known yet.');
    expect(await shown()).toMatch(/Your points 7 → 8/);
    expect(await all.getAttribute('aria-pressed')).toBe('true');
    expect(await person.page.locator('main.stage', { hasText: '+3' }).count()).toBe(1);
    expect(await person.shown()).toBe(number);
    await shoot(person.page, 'armies', `all-${device}`);
    if (device === 'phone') {
      const last = person.page.locator('.phasebar .lines li').last();
      const before = await last.innerText();
      const heights = await last.evaluate((line) => {
        line.append('A card enters the row. '.repeat(60));
        const list = line.parentElement as Element;
        return [list.clientHeight / innerHeight, list.scrollHeight / innerHeight];
      });
      expect(heights).toEqual([expect.closeTo(0.24, 1), expect.any(Number)]);
      expect(heights[1]).toBeGreaterThan(0.3);
      await last.evaluate((line) => (line as HTMLElement).lastChild?.remove());
      expect(await last.innerText()).toBe(before);
    }

    await all.click();
    await expect.poll(shown).toMatch(/^You place an army/);
    expect(await shown()).not.toContain('A new card');
    await all.click();
    await person.page.getByRole('button', { name: 'Place 3', exact: true }).click();
    await person.later(number);
    await expect
      .poll(async () => (await person.get<Found>(`tables/${person.match}`)).update.moment.position.regions.F3)
      .toMatchObject({ M: [10, 0] });
    expect(person.faults).toEqual([]);
  });
});
