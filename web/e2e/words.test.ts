import { describe, expect, it } from 'vitest';
import half from '../fixtures/legends-half.json';
import { PHONE, shoot, STILL } from './browser';
import { Person, type OfferedDecision } from './person';
import { LAST_DISC } from './positions';
import { LANGUAGES, textIn } from './texts';

/** The second person of the verbs in the first sentences of a game, by language. */
const YOU = {
  en: /^You /,
  fr: /^Vous /,
  nl: /^Je /,
  pl: /^(Zostawiasz|Zamieniasz|Przesuwasz|Atakujesz|Budujesz|Dodajesz) /,
};
const PLACE = /\b[a-z]\d{1,2}\b/;
/** The code of a region of Legends, such as F3; the number of a rule, such as L5.1, is none. */
const REGION = /\b[A-Z]\d\b(?!\.)/;

/** The first player of two has three encampments. */
const THREE = {
  ...LAST_DISC,
  stacks: { c3: 'T2', f5: 'S4', h3: 'S2!' },
  buildings: { b4: 'T1', c4: 'T1', e4: 'T1', e2: 'S1' },
  reserves: { T: '10!', S: '10' },
  boxes: { T: 4, S: 0 },
};

/** How many highlighted places are outside of the screen, below something, or behind a dark backdrop. */
const coveredMarks = (person: Person): Promise<number> =>
  person.page.evaluate(() => {
    const marks = [...document.querySelectorAll('main.stage :is(.last-to, .last-line)')];
    const dialog = document.querySelector('dialog[open]');
    const backdrop = dialog ? getComputedStyle(dialog, '::backdrop').backgroundColor : 'transparent';
    if (!/^transparent$|, 0\)$/.test(backdrop)) return marks.length;
    const above = [...document.querySelectorAll('dialog[open], .over')].map((one) => one.getBoundingClientRect());
    return marks.filter((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      const [right, bottom] = [x + width, y + height];
      const isOutside = x < 0 || y < 0 || right > innerWidth || bottom > innerHeight;
      return isOutside || above.some((box) => right > box.left && x < box.right && bottom > box.top && y < box.bottom);
    }).length;
  });

describe('sentences', () => {
  it.each(LANGUAGES)('address the player and name no places unasked: %s', async (locale) => {
    const person = await Person.come('Noor', { ...STILL, locale });
    await person.begin('eko');
    const { decisions } = await person.until('construct');
    const [start = '', site = ''] = decisions.find(({ kind }) => kind === 'construct')?.places ?? [];
    await person.tap(start);
    await person.tap(site);
    await person.primary.waitFor();
    const [bar = ''] = await person.visible('.phasebar .sentence');
    expect(bar).toMatch(YOU[locale as keyof typeof YOU]);
    expect(bar).not.toMatch(PLACE);
    expect(await person.page.locator('.phasebar .sentence').textContent()).toContain(site);
    await person.decide();
    await person.turn();
    const lines = await person.visible('.log [role=option] > span:nth-child(2)');
    expect(lines.some((line) => YOU[locale as keyof typeof YOU].test(line))).toBe(true);
    expect(lines.join('\n')).not.toMatch(PLACE);
    expect(lines.join('\n')).not.toContain('Noor');
    expect(person.faults).toEqual([]);
  });

  it.each(LANGUAGES.flatMap((locale) => [[locale, 'desktop', {}] as const, [locale, 'phone', PHONE] as const]))(
    'name no regions of Legends unasked, in the bar, the preview, refusals and the log: %s, %s',
    async (locale, device, options) => {
      const person = await Person.come('Noor', { ...STILL, ...options, locale });
      await person.beginFrom('legends', half);
      const { page } = person;
      const unnamed = async (selector: string): Promise<void> => {
        await page.locator(selector).first().waitFor();
        const texts = (await person.visible(selector)).join('\n');
        expect(texts.trim(), selector).not.toBe('');
        expect(texts, selector).not.toMatch(REGION);
      };
      const before = await person.shown();
      await page.locator('.phasebar .btn.pri').first().click();
      await person.later(before);
      await person.turn();
      const { decisions } = await person.offered();
      const placed = decisions.find(({ kind }) => kind === 'place') as OfferedDecision;
      const [region = ''] = placed.places;
      await person.prepare(placed);
      await person.primary.waitFor();
      expect(await page.locator('.phasebar .sentence').textContent()).toContain(region);
      await unnamed('.phasebar .sentence');
      await unnamed(device === 'phone' ? '.phasebar .lines' : '.preview');

      // A region where nothing can be placed.
      const isLegal = (name: string): boolean => decisions.some(({ places }) => places.includes(name));
      const regions = await page.evaluate(() =>
        [...document.querySelectorAll<SVGElement>('.hits [data-name]')].map((one) => one.dataset.name ?? ''),
      );
      for (const name of regions.filter((one) => !isLegal(one)).slice(0, 6)) {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.locator('.bubble').waitFor({ state: 'detached' });
        await person.tap(name);
        await unnamed('.bubble');
      }
      await page.keyboard.press('Escape');
      await person.decide(() => placed);
      for (let i = 0; i < 7; i++) await person.decide();
      await person.turn();
      if (device === 'phone') await page.getByRole('button', { name: textIn(locale, 'log'), exact: true }).click();
      const lines = '.log [role=option] > span:nth-child(2)';
      const all = (await page.locator(lines).allTextContents()).join('\n');
      expect(all).toMatch(REGION); // there, but hidden
      await unnamed(lines);
      expect(person.faults).toEqual([]);
    },
  );

  it.each(LANGUAGES)(
    'say who is a captive and name no places unasked in the details of a player: %s',
    async (locale) => {
      const person = await Person.come('Noor', { ...STILL, locale });
      const { page } = person;
      const board = {
        ...LAST_DISC,
        stacks: { c3: 'T2', f5: 'S4' },
        buildings: { c2: 'T1', e2: 'S2' },
        boxes: { T: 4, S: 3 },
      };
      const dialog = page.locator('dialog[open]');
      const open = async (letter: string): Promise<void> => {
        await page.locator(`.pp.pl-${letter} .open`).click();
        await dialog.locator('li button').first().waitFor();
      };
      for (const [held, words] of [
        ['S', textIn(locale, 'eko-captive', { player: 'random' })],
        ['T', textIn(locale, 'eko-captive-own')],
      ] as const) {
        const [holder, site] = held === 'S' ? ['T', 'c2'] : ['S', 'e2'];
        const reserves = held === 'S' ? { T: '10!', S: '8' } : { T: '9', S: '9!' };
        await person.beginFrom('eko', { ...board, reserves, captives: { T: [], S: [], [holder]: [held] } });
        expect(await page.locator(`.pp.pl-${holder} .capt`).getAttribute('title')).toBe(words);
        await open(holder);
        const lines = await person.visible('dialog[open] section :is(.grow, p)');
        expect(lines.join('\n').split(words).length).toBe(3); // among the points, and below
        expect(lines.join('\n')).not.toMatch(PLACE);
        for (const letter of ['S', 'T']) expect(lines.join('\n')).not.toContain(textIn(locale, `identity-${letter}`));
        const line = dialog.locator('li button', { has: page.locator('.place-name') });
        expect(await line.locator('.place-name').allTextContents()).toEqual([expect.stringContaining(site)]);
        await line.hover();
        await expect.poll(() => person.marked()).toEqual([site]);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('c');
      await open('S');
      expect((await person.visible('dialog[open] li .grow')).join('\n')).toMatch(PLACE);
      expect(person.faults).toEqual([]);
    },
  );

  it.each(LANGUAGES)('name regions in the details of a player if lines differ in nothing else: %s', async (locale) => {
    const person = await Person.come('Noor', { ...STILL, locale });
    const { page } = person;
    await person.beginFrom('legends', half);
    const region = textIn(locale, 'score-region');
    const line = page.locator('dialog[open] li button').filter({ hasText: region }).first();
    const onMap = page.locator('main.stage .rlab');
    expect(await onMap.count()).toBe(0);
    const said = async (): Promise<string[]> => {
      await page.locator('.pp .open').first().click();
      await line.waitFor();
      return person.visible('dialog[open] li .grow');
    };
    const unasked = await said();
    expect(unasked.filter((one) => REGION.test(one))).toEqual(['H2', 'H5', 'M4'].map((name) => `${region} ${name}`));
    expect(unasked).toContain(textIn(locale, 'score-island'));
    await line.hover();
    await expect.poll(() => person.marked()).toEqual(['H2']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect.poll(() => onMap.count()).toBeGreaterThan(0);
    expect(await said()).toContain(`${textIn(locale, 'score-island')} H1 H2 H3 H4 H5`);
    expect(person.faults).toEqual([]);
  });

  it('name places on request, by key or in the log, and keep the choice', async () => {
    const person = await Person.come('Vera', STILL);
    await person.begin('eko');
    await person.until('construct');
    const log = async (): Promise<string> =>
      (await person.visible('.log [role=option] > span:nth-child(2)')).join('\n');
    expect(await log()).not.toMatch(PLACE);
    await person.page.keyboard.press('c');
    await expect.poll(log).toMatch(PLACE);
    await shoot(person.page, 'words', 'names');
    await person.page.reload();
    await person.page.waitForSelector('.log [role=option]');
    await expect.poll(log).toMatch(PLACE);
    await person.page.getByRole('button', { name: /Names of places/ }).click();
    await expect.poll(log).not.toMatch(PLACE);
    expect(person.faults).toEqual([]);
  });

  it.each(LANGUAGES)('say "you" to the player who leads, and who asks to undo: %s', async (locale) => {
    const [ann, ben] = [await Person.come('Annelies', { ...STILL, locale }), await Person.come('Ben', STILL)];
    const { page } = ann;
    /** What is visible outside the players' panels. */
    const shown = (): Promise<string> =>
      page.evaluate(() => {
        const panels = [...document.querySelectorAll<HTMLElement>('.pp')];
        for (const panel of panels) panel.hidden = true;
        const text = document.body.innerText;
        for (const panel of panels) panel.hidden = false;
        return text;
      });
    const settings = {
      game: 'legends',
      players: 2,
      seats: ['open', 'open'],
      undo: 'consent',
      options: { position: half },
    };
    const { match, code } = await ann.post<{ match: string; code: string }>('tables', { settings });
    await ben.command(match, 'join', { code });
    for (const one of [ann, ben]) await one.command(match, 'ready', { ready: true });
    await ann.goTo(match);
    await ann.turn();
    await page.getByText(textIn(locale, 'leads', { who: 'you', player: '' }), { exact: true }).waitFor();
    expect(await shown()).not.toContain('Annelies');

    const { number, decisions } = await ann.offered();
    await ann.command(match, 'decide', { play: decisions.find(({ kind }) => kind === 'stop')?.notation, number });
    await ann.later(number);
    await page.keyboard.press('u');
    await page.getByText(textIn(locale, 'undo-waits', { who: 'you', player: '' }), { exact: true }).waitFor();
    expect(await shown()).not.toContain('Annelies');
    await shoot(page, 'words', `undo-waits-${locale}`);
    expect(ann.faults).toEqual([]);
  });

  it('show their places on the board when tapped on a phone', async () => {
    const person = await Person.come('Otto', { ...STILL, ...PHONE });
    await person.begin('eko');
    for (let i = 0; i < 3; i++) await person.decide();
    await person.turn();
    await person.page.getByRole('button', { name: 'Log' }).click();
    const { line, places } = (await person.otherLine(person.page.locator('.log [role=option]')))!;
    await line.click();
    await person.page.locator('.over').waitFor({ state: 'detached' });
    await expect.poll(async () => (await person.marked()).filter((name) => !places.includes(name))).toEqual([]);
    expect((await person.marked()).length).toBeGreaterThan(0);
    await shoot(person.page, 'words', 'line-phone');
    expect(person.faults).toEqual([]);
  });

  it.each([
    ['eko', 'desktop', THREE, {}],
    ['legends', 'desktop', half, {}],
    ['eko', 'upright tablet', THREE, { viewport: { width: 834, height: 1112 } }],
    ['legends', 'upright tablet', half, { viewport: { width: 834, height: 1112 } }],
  ])(
    'show the places of points on a part of the board that is in view: %s, %s',
    async (game, device, from, options) => {
      const person = await Person.come('Otto', { ...STILL, ...options });
      await person.beginFrom(game, from);
      const { page } = person;
      await page.locator('.pp .open').first().click();
      const line = page.locator('dialog[open] li button').first();
      await line.hover();
      await expect.poll(async () => (await person.marked()).length).toBeGreaterThan(0);
      expect(await coveredMarks(person)).toBe(0);
      expect(await page.locator('.still .hint-area').count()).toBeGreaterThan(0); // a thin line would not be seen
      await shoot(page, 'words', `points-${game}-${device.replace(' ', '-')}`);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      expect(person.faults).toEqual([]);
    },
  );

  it.each([
    ['eko', 'upright', THREE, PHONE],
    ['legends', 'upright', half, PHONE],
    ['eko', 'on its side', THREE, { ...PHONE, viewport: { width: 844, height: 390 } }],
  ])('show the places of points on the board when tapped on a phone: %s, %s', async (game, held, from, options) => {
    const person = await Person.come('Otto', { ...STILL, ...options });
    await person.beginFrom(game, from);
    const { page } = person;
    const open = [
      () => page.locator('.strip button').first().click(),
      async () => {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('button', { name: /^Players/ }).click();
      },
    ];
    for (const [i, show] of open.entries()) {
      await show();
      const lists = page.locator('dialog[open], .over');
      await lists.locator('li button').first().tap();
      await lists.waitFor({ state: 'detached' });
      await expect.poll(async () => (await person.marked()).length).toBeGreaterThan(0);
      expect(await coveredMarks(person)).toBe(0);
      expect(await page.locator('.still .hint-area').count()).toBeGreaterThan(0); // a thin line would not be seen
      await shoot(page, 'words', `points-${game}-phone-${held.replaceAll(' ', '-')}-${i + 1}`);
    }
    await expect.poll(() => person.marked(), { timeout: 10_000 }).toEqual([]); // after a while
    expect(person.faults).toEqual([]);
  });

  it('name sites in the details of a player of Ekö if lines differ in nothing else', async () => {
    const person = await Person.come('Noor', STILL);
    await person.beginFrom('eko', THREE);
    await person.page.locator('.pp.pl-T .open').click();
    await person.page.locator('dialog[open] li button').first().waitFor();
    const lines = await person.visible('dialog[open] li .grow');
    expect(lines.flatMap((line) => PLACE.exec(line)?.[0] ?? []).sort()).toEqual(['b4', 'c4', 'e4']);
    expect(person.faults).toEqual([]);
  });

  it('say to a watcher who does what, by name', async () => {
    const [person, other] = [await Person.come('Iris', STILL), await Person.come('Paul', STILL)];
    const settings = { game: 'eko', players: 2, seats: ['open', 'bot:random'], private: false };
    const { match } = await person.post<{ match: string }>('tables', { settings });
    await person.command(match, 'ready', { ready: true });
    await person.goTo(match);
    await person.decide();
    const lines = async (who: Person): Promise<string> =>
      (await who.visible('.log [role=option] > span:nth-child(2)')).join('\n');
    await expect.poll(() => lines(person)).toMatch(/^You /m);
    await other.goTo(person.match);
    await expect.poll(() => lines(other)).toMatch(/^Iris /m);
    expect(await lines(other)).not.toMatch(/^You /m);
  });
});
