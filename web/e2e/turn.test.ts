import type { BrowserContextOptions, Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import abilities from '../fixtures/legends-abilities.json';
import half from '../fixtures/legends-half.json';
import hidden from '../fixtures/legends-hidden.json';
import last from '../fixtures/legends-last.json';
import { long, PHONE, shoot, STILL } from './browser';
import { Person, type OfferedDecision } from './person';
import { LAST_DISC, LAST_ROUND, MARCHING, WINNING } from './positions';

interface Previewed {
  preview: {
    points: number[] | null;
    consequences: { rule: string }[];
    after: { controllers?: Record<string, string | null> };
  };
}

const colourOf = (one: Locator): Promise<string> => one.evaluate((element) => getComputedStyle(element).color);

/** The computed value of a colour of the theme. */
const tokenColour = (person: Person, name: string): Promise<string> =>
  person.page.evaluate((token) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${token})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** The neighbours of a space whose middles are below a bubble. */
const covered = (person: Person, space: string): Promise<string[]> =>
  person.page.evaluate((name) => {
    const middle = (hex: Element): { x: number; y: number; width: number } => {
      const { x, y, width, height } = hex.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, width };
    };
    const hexes = [...document.querySelectorAll<SVGElement>('.hits [data-name]')];
    const here = middle(hexes.find((hex) => hex.dataset.name === name) as Element);
    const box = document.querySelector('.bubble')?.getBoundingClientRect() as DOMRect;
    return hexes
      .filter((hex) => {
        const { x, y } = middle(hex);
        const isNear = Math.hypot(x - here.x, y - here.y) < here.width * 1.25;
        return isNear && x > box.left && x < box.right && y > box.top && y < box.bottom;
      })
      .map((hex) => hex.dataset.name ?? '');
  }, space);

const DEVICES = [
  ['desktop', {}],
  ['phone', PHONE],
] as const;

/** The names of all spaces or regions. */
const placesOf = (person: Person): Promise<string[]> =>
  person.page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('.hits [data-name]')].map((one) => one.dataset.name ?? ''),
  );

/** What keeps the pieces on the board of Ekö from being seen in full colour: opacities, filters, and veils over them. */
const dulled = (person: Person): Promise<string[]> =>
  person.page.evaluate(() => {
    const pieces = [...document.querySelectorAll('.still use[href^="#disc-"], .still use[href^="#b"]')];
    if (!pieces.length) return ['there are no pieces'];
    const isDull = (one: Element): boolean => {
      const { opacity, filter, mixBlendMode } = getComputedStyle(one);
      return Number(opacity) < 1 || !/^(none|drop-shadow\([^)]*\)[^)]*\))$/.test(filter) || mixBlendMode !== 'normal';
    };
    const around = new Set<Element>();
    for (const piece of pieces) for (let one: Element | null = piece; one; one = one.parentElement) around.add(one);
    const stage = document.querySelector('main.stage') as Element;
    const [last] = pieces.slice(-1) as [Element];
    /** Whether it is painted after the pieces, over a large part of the board. */
    const isVeil = (one: Element): boolean => {
      const { fill, fillOpacity, backgroundColor, opacity, visibility } = getComputedStyle(one);
      const paint = one instanceof SVGGeometryElement ? fill : one instanceof HTMLElement ? backgroundColor : 'none';
      const isClear = paint === 'none' || /, 0\)$/.test(paint) || !(Number(opacity) * Number(fillOpacity));
      const [box, whole] = [one.getBoundingClientRect(), stage.getBoundingClientRect()];
      const isAfter = !!(last.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
      return (
        isAfter && !isClear && visibility === 'visible' && box.width * box.height > whole.width * whole.height * 0.3
      );
    };
    const found = [...[...around].filter(isDull), ...[...stage.querySelectorAll('*')].filter(isVeil)];
    return found.map((one) => one.outerHTML.slice(0, 120));
  });

describe('the board of Ekö', () => {
  it.each([
    ['desktop', {}],
    ['phone', PHONE],
  ])('shows every piece in full colour, and rings around what can act: %s', async (_, device) => {
    const person = await Person.come('Noor', { ...STILL, ...device });
    await person.begin('eko', { players: 4 });
    const { decisions } = await person.until('construct');
    const starts = new Set(
      decisions.flatMap(({ kind, places }) => (['move', 'construct'].includes(kind) ? places.slice(0, 1) : [])),
    );
    expect(await dulled(person)).toEqual([]);
    expect(await person.page.locator('.still ellipse.mk-can').count()).toBe(starts.size);
    expect(await person.page.locator('.still path.mk-can').count()).toBeGreaterThan(0);

    await person.tap([...starts][0] ?? '');
    await person.page.locator('.hits [aria-pressed=true]').waitFor();
    expect(await dulled(person)).toEqual([]);
    expect(await person.page.locator('.mk-can').count()).toBe(0);
    expect(person.faults).toEqual([]);
  });

  it.each(DEVICES)('shows every piece in full colour while another player decides: %s', async (_, options) => {
    const person = await waitingFor('Ann', 'eko', LAST_DISC, options);
    expect(await dulled(person)).toEqual([]);
    // The check sees a dull board and a veil.
    const still = person.page.locator('main.stage .still').first();
    for (const style of ['opacity: 0.8', 'filter: grayscale(0.4)', '']) {
      await still.evaluate((one, css) => ((one as SVGElement).style.cssText = css), style);
      expect((await dulled(person)).length > 0).toBe(style !== '');
    }
    await person.page.locator('main.stage').evaluate((stage) => {
      const veil = stage.appendChild(document.createElement('div'));
      veil.style.cssText = 'position: absolute; inset: 0; background: rgba(255, 255, 255, 0.3)';
    });
    expect(await dulled(person)).toHaveLength(1);
    expect(person.faults).toEqual([]);
  });
});

describe('a preview', () => {
  it.each([
    ['desktop', {}],
    ['phone', PHONE],
  ])('says in red that a move would lose, and why: %s', async (_, device) => {
    const person = await Person.come('Noor', { ...STILL, ...device });
    await person.beginFrom('eko', LAST_DISC);
    await person.tap('c3');
    await person.tap('c2');
    const red = person.page.locator('hasTouch' in device ? '.phasebar .warning' : '.preview .bad');
    await red.waitFor();
    expect(await red.innerText()).toContain('You would lose: you would have no discs left on the board.');
    expect(await colourOf(red)).toBe(await tokenColour(person, '--bad'));
    await person.page.locator('.bubble .lost:has-text("You would lose")').waitFor();
    expect(await person.page.locator('.btn.pri.danger').count()).toBe(1);
    expect(await person.page.locator('.gain, .good, .score .delta, .seen .delta').count()).toBe(0);
    expect(person.faults).toEqual([]);
  });

  it.each(DEVICES)(
    'says in red that the last step of Legends would lose, whatever it gains: %s',
    async (device, options) => {
      const person = await Person.come('Noor', { ...STILL, ...options });
      await person.beginFrom('legends', last);
      await person.tap('M3');
      await person.tap('T2'); // 8 points to 10
      const red = person.page.locator(device === 'phone' ? '.phasebar .warning' : '.preview .fate.bad');
      await red.waitFor();
      expect(await red.innerText()).toContain('You would lose: ');
      expect(await colourOf(red)).toBe(await tokenColour(person, '--bad'));
      expect(await person.page.locator('.btn.pri.danger').count()).toBe(1);
      expect(await person.page.locator('.gain, .good, .score .delta, .seen .delta').count()).toBe(0);
      await shoot(person.page, 'turn', `legends-losing-${device}`);
      expect(person.faults).toEqual([]);
    },
  );

  long('says on a phone that a move would win, and its numbers', async () => {
    const person = await Person.come('Noor', { ...STILL, ...PHONE });
    await person.beginFrom('eko', WINNING);
    const { decisions } = await person.offered();
    await person.prepare(decisions.find(({ notation }) => notation === 'e5^e4E') as OfferedDecision);
    const lines = person.page.locator('.phasebar .lines li');
    await lines.first().waitFor();
    await shoot(person.page, 'turn', 'eko-winning-phone');
    expect(await lines.count()).toBeLessThanOrEqual(3);
    expect(await lines.nth(0).innerText()).toMatch(/^You would win/);
    expect(await lines.nth(1).innerText()).toContain('Your points 11 → 12');
    expect(person.faults).toEqual([]);
  });

  long('shows the reserve of Ekö alike in the card and in the panel', async () => {
    const person = await Person.come('Noor', STILL);
    await person.beginFrom('eko', {
      ...LAST_DISC,
      stacks: { ...LAST_DISC.stacks, c3: 'T2' },
      reserves: { T: '14!', S: '10' },
    });
    await person.tap('c3');
    await person.tap('c2');
    const reserve = person.page.locator('.preview dl > div:has-text("Your reserve")');
    expect(await reserve.locator('dd').innerText()).toBe('14 → 15');
    await shoot(person.page, 'turn', 'eko-reserve');
    expect(await person.page.locator('.pp.act .stats .delta').innerText()).toBe('+1');
    expect(await person.page.locator('.preview dd.bad').count()).toBe(0);
    expect(person.faults).toEqual([]);
  });

  long.each([
    ['desktop', {}],
    ['phone', PHONE],
  ])(
    'shows the points of a step that ends a turn of Legends, and that the next card is unknown: %s',
    async (name, device) => {
      const person = await Person.come('Noor', { ...STILL, ...device });
      await person.begin('legends');
      const last = async (): Promise<OfferedDecision | undefined> => {
        const { decisions } = await person.offered();
        for (const one of decisions.filter(({ kind }) => ['place', 'move', 'city'].includes(kind)).slice(0, 4)) {
          const found = await person.get<Previewed>(
            `tables/${person.match}/preview?play=${encodeURIComponent(one.notation)}`,
          );
          if (found.preview.consequences.some(({ rule }) => rule === 'L4.5')) return one;
        }
        return undefined;
      };
      let found = await last();
      for (let i = 0; i < 60 && !found; i++) {
        await person.decide();
        await person.turn();
        found = await last();
      }
      await person.prepare(found as OfferedDecision);
      const card = person.page.locator('hasTouch' in device ? '.phasebar .lines' : '.preview');
      await card.locator('text=/points/i').first().waitFor();
      await shoot(person.page, 'turn', `legends-last-step-${name}`);
      expect(await card.innerText()).toContain('A new card enters the row at place 6. It is not known yet.');
      expect(person.faults).toEqual([]);
    },
  );
});

describe('a button that decides without a place', () => {
  it.each(DEVICES)('names the soldiers that a march costs: %s', async (device, options) => {
    const person = await Person.come('Noor', { ...STILL, ...options });
    await person.beginFrom('eko', MARCHING);
    await person.decide((decisions) => decisions.find(({ kind }) => kind === 'move') as OfferedDecision);
    await person.turn();
    const march = person.page.locator('.phasebar').getByRole('button', { name: /March\s*−3 soldiers/ });
    await march.waitFor();
    await shoot(person.page, 'turn', `march-${device}`);
    const before = await person.shown();
    await march.click();
    await person.later(before);
    const { update } = await person.get<{ update: { moment: { position: { reserves: Record<string, string> } } } }>(
      `tables/${person.match}`,
    );
    expect(update.moment.position.reserves.T).toBe('9!');
    expect(person.faults).toEqual([]);
  });

  it.each(DEVICES)('asks before it ends the game, and says in red that it would lose: %s', async (device, options) => {
    const person = await Person.come('Noor', { ...STILL, ...options });
    await person.beginFrom('eko', LAST_ROUND);
    const { page } = person;
    const before = await person.shown();
    const rest = page.locator('.phasebar').getByRole('button', { name: 'Rest' });
    const warning = page.locator('.phasebar .warning');
    expect(await warning.count()).toBe(0);
    await rest.click();
    await warning.waitFor();
    expect(await warning.innerText()).toMatch(/You would lose: .+/);
    expect(await colourOf(warning)).toBe(await tokenColour(person, '--bad'));
    const again = page.locator('.phasebar .btn.pri.danger', { hasText: 'Rest' });
    expect(await again.evaluate((button) => getComputedStyle(button).borderTopColor)).toBe(
      await tokenColour(person, '--bad'),
    );
    await shoot(page, 'turn', `last-rest-${device}`);
    await page.locator('.phasebar').getByRole('button', { name: 'Cancel' }).click();
    await warning.waitFor({ state: 'detached' });
    expect(await person.shown()).toBe(before);
    await page.keyboard.press('e');
    await warning.waitFor();
    await page.keyboard.press('e');
    expect(await person.turn()).toBe('over');
    expect(person.faults).toEqual([]);
  });

  it.each(DEVICES)('says what giving up the last effect of Legends leads to: %s', async (device, options) => {
    const person = await Person.come('Noor', { ...STILL, ...options });
    await person.beginFrom('legends', last);
    const { page } = person;
    const { number } = await person.offered();
    await page.locator('.phasebar').getByRole('button', { name: 'Move no more' }).click();
    const warning = page.locator(':is(dialog[open], .phasebar) [role=alert]', { hasText: 'You would lose: ' });
    await warning.waitFor();
    await shoot(page, 'turn', `last-stop-${device}`);
    expect((await person.offered()).number).toBe(number);
    await page.locator('dialog[open] .give-up, .phasebar .sure').click();
    expect(await person.turn()).toBe('over');
    expect(person.faults).toEqual([]);
  });
});

describe('a preview of Legends', () => {
  /** The lines of the preview: a heading and a value. */
  const linesOf = (person: Person, device: string): Promise<string[]> =>
    person.page.locator(device === 'phone' ? '.phasebar .lines li' : '.preview dl > div').allInnerTexts();

  long.each(DEVICES)('shows what a card costs: %s', async (device, options) => {
    const person = await Person.come('Noor', { ...STILL, ...options });
    await person.beginFrom('legends', { ...abilities, coins: { T: 3, S: 0 } });
    await person.page.locator('.row-of-cards button.take').nth(1).click();
    await person.primary.waitFor();
    const bar = person.page.locator(device === 'phone' ? '.phasebar .lines' : '.phasebar');
    const coins = async (): Promise<string> => (await bar.innerText()).replace(/\s+/g, ' ');
    await expect.poll(coins).toContain('Coins 3 → 2');
    expect(await coins()).toMatch(/Your points \d+ → \d+/);
    expect(person.faults).toEqual([]);
  });

  long.each(DEVICES)('says what is unknown where a token is turned up: %s', async (device, options) => {
    const person = await Person.come('Noor', { ...STILL, ...options });
    await person.beginFrom('legends', hidden);
    const { decisions } = await person.offered();
    let revealing: OfferedDecision | null = null;
    for (const one of decisions.filter(({ kind }) => kind === 'city')) {
      const path = `tables/${person.match}/preview?play=${encodeURIComponent(one.notation)}`;
      if ((await person.get<Previewed>(path)).preview.points === null) revealing = one;
    }
    await person.prepare(revealing as OfferedDecision);
    await person.primary.waitFor();
    const shown = async (): Promise<string> => (await linesOf(person, device)).join('\n').replace(/\s+/g, ' ');
    await expect.poll(shown).toContain('The points depend on what will be revealed.');
    await expect.poll(shown).toMatch(/Your regions \d+ → \d+.*You take the face-down token.*\. It is not known yet\./);
    await shoot(person.page, 'turn', `legends-hidden-${device}`);
    expect(person.faults).toEqual([]);
  });

  long.each(DEVICES)('shows which regions change hands, and the points: %s', async (device, options) => {
    const person = await Person.come('Noor', { ...STILL, ...options });
    // Both players have as many armies on F3, so that one more decides who controls it.
    await person.beginFrom('legends', { ...half, regions: { ...half.regions, F3: { M: [8, 0], T: [8, 0] } } });
    const before = await person.shown();
    await person.page.locator('.phasebar .btn.pri').first().click();
    await person.later(before);
    await person.turn();
    const { decisions } = await person.offered();
    const now = await person.get<{
      update: { moment: { points: number[]; position: { controllers: Record<string, string | null> } } };
    }>(`tables/${person.match}`);
    const held = (by: Record<string, string | null>): number =>
      Object.values(by).filter((owner) => owner === 'M').length;
    const own = held(now.update.moment.position.controllers);
    let wins: { decision: OfferedDecision; after: number } | null = null;
    for (const decision of decisions.filter(({ kind }) => kind === 'place')) {
      const path = `tables/${person.match}/preview?play=${encodeURIComponent(decision.notation)}`;
      const { preview } = await person.get<Previewed>(path);
      const after = held({ ...now.update.moment.position.controllers, ...preview.after.controllers });
      if (preview.after.controllers && after !== own) wins = { decision, after };
    }
    await person.prepare(wins?.decision as OfferedDecision);
    await person.primary.waitFor();
    const shown = async (): Promise<string> => (await linesOf(person, device)).join('\n').replace(/\s+/g, ' ');
    await expect.poll(shown).toContain(`Your regions ${own} → ${wins?.after}`);
    expect(await shown()).toMatch(new RegExp(`Your points ${now.update.moment.points[0]} → \\d+`));
    await shoot(person.page, 'turn', `legends-control-${device}`);
    expect(person.faults).toEqual([]);
  });
});

describe('a place that cannot be chosen', () => {
  long.each([
    ['desktop', {}],
    ['phone', PHONE],
  ])('says why in a sentence with a rule, beside the space: %s', async (_, device) => {
    const person = await Person.come('Noor', { ...STILL, ...device });
    await person.beginFrom('eko', LAST_DISC);
    const bubble = person.page.locator('.bubble');
    const places = await person.page.evaluate(() =>
      [...document.querySelectorAll<SVGElement>('.hits [data-name]')].map((hex) => ({
        name: hex.dataset.name ?? '',
        isChasm: (hex.getAttribute('aria-label') ?? '').includes('hasm'),
      })),
    );
    const choosable = ['c3', 'c2', 'c4'];
    for (const { name, isChasm } of places.filter((one) => !choosable.includes(one.name))) {
      await person.page.keyboard.press('Escape');
      await bubble.waitFor({ state: 'detached' });
      await person.tap(name);
      await bubble.waitFor();
      const said = await bubble.innerText();
      expect(said).toMatch(/^[A-Z].*\.\s*E\d+\.\d+$/s);
      expect(said).not.toMatch(/is not legal|[a-i]\d[-x*^+]/);
      if (isChasm) expect(said).toContain('Nothing is ever in a chasm.');
      expect(await covered(person, name), name).toEqual([]);
    }
    expect(person.faults).toEqual([]);
  });

  long.each(DEVICES)('says so in every region of Legends before a card is taken: %s', async (_, options) => {
    const person = await Person.come('Noor', { ...STILL, ...options });
    await person.begin('legends');
    await person.until('take');
    const said = await answers(person, await placesOf(person));
    for (const [region, text] of Object.entries(said)) expect(text, region).toMatch(/take a card\.\s*L\d+\.\d+$/);
    expect(person.faults).toEqual([]);
  });

  long.each(DEVICES)('says so in every region of Legends without armies that can move: %s', async (_, options) => {
    const person = await Person.come('Noor', { ...STILL, ...options });
    await person.beginFrom('legends', last);
    const { decisions } = await person.offered();
    const starts = new Set(decisions.map(({ places }) => places[0]));
    const others = (await placesOf(person)).filter((name) => !starts.has(name));
    expect(others.length).toBeGreaterThan(5);
    const said = await answers(person, others);
    for (const [region, text] of Object.entries(said)) {
      expect(text, region).toMatch(/^[A-Z].*\.\s*L\d+\.\d+$/s);
      expect(text, region).not.toMatch(/is not legal|[A-Z]\d-[A-Z]/);
    }
    expect(person.faults).toEqual([]);
  });

  long.each(DEVICES)('says in Ekö whom all wait for, in every space: %s', async (_, options) => {
    const person = await waitingFor('Ann', 'eko', LAST_DISC, options);
    const said = await answers(person, await placesOf(person));
    for (const [space, text] of Object.entries(said)) expect(text, space).toMatch(/^Ann .+\.$/);
    expect(person.faults).toEqual([]);
  });

  long.each(DEVICES)('says in Legends whom all wait for, in every region: %s', async (_, options) => {
    const person = await waitingFor('Ann', 'legends', last, options);
    const said = await answers(person, await placesOf(person));
    for (const [region, text] of Object.entries(said)) expect(text, region).toMatch(/^Ann .+\.$/);
    expect(person.faults).toEqual([]);
  });
});

describe('a place on a board', () => {
  it.each([
    ['eko', LAST_DISC, /chasm/i, 'Nothing is ever in a chasm.'],
    ['legends', last, /^(?!.*selected)/, ''],
  ] as const)('as text says why it cannot be chosen, in a message: %s', async (game, position, name, reason) => {
    const person = await Person.come('Noor', STILL);
    const { page } = person;
    await person.context.addInitScript(() => localStorage.setItem('tetrarch.table', '{"explain":false,"text":true}'));
    await person.beginFrom(game, position);
    await page.locator('main.stage .texts button:not(.lit)').filter({ hasText: name }).last().click();
    const message = page.locator('.toast [role=status]');
    await message.waitFor();
    expect(await message.innerText()).toMatch(/^[A-Z].*\.\s*[EL]\d+\.\d+$/s);
    expect(await message.innerText()).toContain(reason);
    await shoot(page, 'turn', `text-board-${game}`);
    expect(person.faults).toEqual([]);
  });

  it.each(DEVICES)('says after the end how the game ended: %s', async (device, options) => {
    const person = await Person.come('Noor', { ...STILL, ...options });
    const { page } = person;
    await person.beginFrom('eko', WINNING);
    await person.decide(
      (all) => all.find((one) => one.kind === 'construct' && one.places.includes('e4')) as OfferedDecision,
    );
    await page.locator('dialog[open] .band h1').waitFor();
    await page.keyboard.press('Escape');
    await person.tap('c3');
    expect(await page.locator('.bubble').innerText()).toMatch(/^Game over\. You win: 12 points and a capital .*\.$/);
    await shoot(page, 'turn', `over-${device}`);
    expect(person.faults).toEqual([]);
  });

  it('says after a resignation who resigned, as the bar does', async () => {
    const person = await Person.come('Noor', STILL);
    const { page } = person;
    await person.beginFrom('eko', WINNING);
    await person.command(person.match, 'resign');
    await page.locator('dialog[open] .band h1').waitFor();
    await page.keyboard.press('Escape');
    await person.tap('c3');
    for (const text of [page.locator('.bubble'), page.locator('.phasebar .sentence')])
      expect(await text.innerText()).toMatch(/resign/);
    expect(person.faults).toEqual([]);
  });
});

describe('the places that a spectator taps', () => {
  it.each([
    ['eko', 'desktop', LAST_DISC, {}],
    ['legends', 'desktop', last, {}],
    ['eko', 'phone', LAST_DISC, PHONE],
    ['legends', 'phone', last, PHONE],
  ] as const)('say in %s whom all wait for: %s', async (game, device, position, options) => {
    const person = await waitingFor('Ann', game, position, options, true);
    await person.page.locator('.chip', { hasText: 'Watching' }).waitFor({ state: 'attached' });
    const places = await placesOf(person);
    const said = await answers(person, places.slice(0, 6));
    for (const [place, text] of Object.entries(said)) expect(text, place).toMatch(/^Ann .+\.$/);
    await shoot(person.page, 'turn', `watching-${game}-${device}`);
    expect(person.faults).toEqual([]);
  });
});

/** What taps on places are answered. */
const answers = async (person: Person, places: readonly string[]): Promise<Record<string, string>> => {
  const bubble = person.page.locator('.bubble');
  const said: Record<string, string> = {};
  await person.page.locator('.toasts').waitFor({ state: 'detached' });
  expect(places.length).toBeGreaterThan(0);
  for (const name of places) {
    await person.page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'detached' });
    await person.tap(name);
    await bubble.waitFor();
    said[name] = await bubble.innerText();
  }
  return said;
};

/** A person at a table where another one decides, or a spectator there. */
const waitingFor = async (
  name: string,
  game: string,
  position: object,
  options: BrowserContextOptions,
  isWatching = false,
): Promise<Person> => {
  const [host, guest] = [await Person.come(name, STILL), await Person.come('Bob', { ...STILL, ...options })];
  const settings = { game, players: 2, seats: ['open', 'open'], options: { position } };
  const { match, code } = await host.post<{ match: string; code: string }>('tables', { settings });
  await guest.command(match, 'join', { seat: 1, code });
  for (const one of [host, guest]) await one.command(match, 'ready', { ready: true });
  const viewer = isWatching ? await Person.come('Cid', { ...STILL, ...options }) : guest;
  await viewer.goTo(match);
  host.match = match;
  await viewer.ready((await host.offered()).number);
  return viewer;
};

/** What sticks out of a player's panel. */
const clipped = (person: Person): Promise<string[]> =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('.pp')].flatMap((panel) => {
      const edge = panel.getBoundingClientRect();
      return [...panel.querySelectorAll('.stats *, .src *')]
        .filter((part) => {
          const { right, bottom, width } = part.getBoundingClientRect();
          return width > 0 && (right > edge.right - 6 || bottom > edge.bottom - 2);
        })
        .map((part) => part.outerHTML.slice(0, 80));
    }),
  );

describe('the panels at a width of 1440 pixels', () => {
  const WIDE = { ...STILL, viewport: { width: 1440, height: 900 } };

  long('show all counts of Ekö', async () => {
    const person = await Person.come('Noor', WIDE);
    await person.beginFrom('eko', {
      ...LAST_DISC,
      stacks: { c3: 'T2', f5: 'S4' },
      reserves: { T: '10!', S: '8' },
      boxes: { T: 4, S: 3 },
      captives: { T: ['S'], S: [] },
    });
    await person.tap('c3');
    await person.tap('c2');
    await person.page.locator('.pp.act .stats .delta').waitFor();
    expect(await clipped(person)).toEqual([]);
  });

  long('show all counts of Ekö for four', async () => {
    const person = await Person.come('Noor', WIDE);
    await person.begin('eko', { players: 4, bot: 'random' });
    await person.until('construct');
    const { events } = await person.get<{ events: number }>(`tables/${person.match}/moments?first=0&last=0&brief=true`);
    const position = await person.get<{ reserves: Record<string, string>; boxes: Record<string, number> }>(
      `tables/${person.match}/position?events=${events}`,
    );
    // Ten discs stay in each reserve, the others are in the box.
    const counts = Object.entries(position.reserves).map(([letter, text]): [string, string, number] => {
      const discs = Number.parseInt(text);
      const kept = Math.min(10, discs);
      return [letter, text.replace(/^\d+/, String(kept)), (position.boxes[letter] ?? 0) + discs - kept];
    });
    const full = {
      ...position,
      reserves: Object.fromEntries(counts.map(([letter, reserve]) => [letter, reserve])),
      boxes: Object.fromEntries(counts.map(([letter, , box]) => [letter, box])),
    };
    await person.beginFrom('eko', full, '', 4);
    expect(await person.page.locator('.pp').count()).toBe(4);
    const { decisions } = await person.until('construct');
    await person.prepare(decisions.find(({ kind }) => kind === 'construct') as OfferedDecision);
    await person.page.locator('.pp.act .stats .delta').first().waitFor();
    await shoot(person.page, 'turn', 'panels-eko-four');
    expect(await clipped(person)).toEqual([]);
    expect(person.faults).toEqual([]);
  });

  long('show all abilities and counts of Legends for four', async () => {
    const person = await Person.come('Noor', WIDE);
    await person.begin('legends', { players: 4, bot: 'random' });
    const panels = person.page.locator('.pp');
    for (let i = 0; i < 40 && (await person.page.locator('.pp .abs i').count()) < 2; i++) await person.decide();
    expect(await panels.count()).toBe(4);
    expect(await person.page.locator('.pp .abs i').count()).toBeGreaterThan(1);
    await person.page.evaluate(() => {
      const sign = document.querySelector('.pp .abs i') as Element;
      for (const signs of document.querySelectorAll('.pp .abs'))
        while (signs.children.length < 5) signs.append(sign.cloneNode(true)); // as many as there are kinds
    });
    expect(await clipped(person)).toEqual([]);
    await shoot(person.page, 'turn', 'panels-legends-four');
    expect(person.faults).toEqual([]);
  });

  long('show all abilities of Legends', async () => {
    const person = await Person.come('Noor', WIDE);
    await person.begin('legends', { players: 3 });
    const ability = person.page.locator('.pp .abs i').first();
    while (!(await ability.count())) await person.decide();
    await ability.evaluate((one) => {
      for (let more = 1; more < 6; more++) one.after(one.cloneNode(true)); // as many as there are kinds, and one more
    });
    expect(await clipped(person)).toEqual([]);
  });
});

describe('a phone', () => {
  long.each([
    ['eko', 2],
    ['eko', 4],
    ['legends', 2],
    ['legends', 4],
  ])('shows the clock of each player in a timed match: %s for %i', async (game, players) => {
    const person = await Person.come('Noor', { ...STILL, ...PHONE });
    const clock = { kind: 'fischer', seconds: 300, increment: 5 };
    const seats = ['open', ...Array.from({ length: players - 1 }, () => 'bot:random')];
    const settings = { game, players, seats, clock };
    const { match } = await person.post<{ match: string }>('tables', { settings });
    await person.command(match, 'ready', { ready: true });
    await person.goTo(match);
    await person.turn();
    const clocks = person.page.locator('.chipcard .clock');
    expect(await clocks.count()).toBe(players);
    for (const text of await clocks.allInnerTexts()) expect(text.trim()).toMatch(/^0[45]:\d\d$/);
    expect(await person.page.locator('.chipcard .clock.running').count()).toBeGreaterThan(0);
    const cut = await person.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.chipcard .clock')].flatMap((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        const card = one.closest('.chipcard')?.getBoundingClientRect() as DOMRect;
        const isInside = left >= card.left && right <= card.right && top >= card.top && bottom <= card.bottom;
        return width > 0 && isInside && right <= innerWidth && one.scrollWidth <= one.clientWidth + 1
          ? []
          : [one.outerHTML];
      }),
    );
    expect(cut).toEqual([]);
    await shoot(person.page, 'turn', `clocks-${game}-${players}`);
    expect(person.faults).toEqual([]);
  });
});
