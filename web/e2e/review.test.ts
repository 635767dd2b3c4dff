import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import half from '../fixtures/legends-half.json';
import { long, PHONE, SHORT, shoot, STILL, wear } from './browser';
import { seriousFaults } from './checks';
import { hasty, Person, type Offered } from './person';
import { WINNING } from './positions';
import { LANGUAGES, textIn, type Language } from './texts';

const DESK = { viewport: { width: 1440, height: 900 } };

long.each([
  ['desktop', DESK],
  ['phone', PHONE],
])('a review shows chances, grades and the better decision, and lets the player try it: %s', async (kind, options) => {
  const person = await Person.come('Nele', { ...options, ...STILL });
  const { page } = person;
  await person.beginFrom('legends', half);
  await person.playToTheEnd(hasty);
  await page.getByRole('dialog', { name: 'Result' }).getByRole('link', { name: 'Review' }).click();
  await page.locator('.charted').waitFor({ timeout: 120_000 });
  await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/\d+\s?%/);
  if (kind === 'desktop') expect(await page.getByRole('listbox').getByRole('img').count()).toBeGreaterThan(0);

  // The decisive moments have the number of their turn; pointing at one marks its places on the board.
  const panel = page.getByRole('region', { name: 'Review of the game' });
  if (kind === 'desktop') {
    await page.getByRole('slider').press('Home');
    await panel.getByRole('heading', { name: 'The decisive moments' }).waitFor();
    const moments = panel.locator('ol').getByRole('button');
    expect(await moments.count()).toBeGreaterThan(0);
    for (const text of await moments.allInnerTexts()) expect(text).toMatch(/Turn [1-9]\d*/);
    const marks = page.locator('main.stage').locator('.last-to, .last-line');
    expect(await marks.count()).toBe(0);
    let marked = 0;
    for (const moment of await moments.all()) {
      await moment.hover();
      marked = Math.max(marked, await marks.count());
    }
    expect(marked).toBeGreaterThan(0);
    await page.mouse.move(2, 2);
    await expect.poll(() => marks.count()).toBe(0);
    await moments.first().focus();
    await moments.first().press('Enter');
    await panel.locator('.grade').waitFor();
  }

  // The first flag for a fault leads to a decision with something better.
  const fault = page.locator('.flag', { hasText: '?' }).first();
  await fault.evaluate((flag: HTMLElement) => flag.click());
  await panel.getByText('Better was').waitFor();
  if (kind === 'phone') {
    // The chart, the board and the decision are on one screen.
    for (const part of [
      page.getByRole('slider'),
      page.locator('main.stage svg').first(),
      panel.getByText('Better was'),
    ])
      expect(await part.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(844);
  }
  await panel.getByRole('button', { name: 'Show it on the board' }).click();
  await page.getByText(/Not played: \d+ of \d+/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await panel.getByRole('button', { name: 'Play on against computers from here' }).click();
  await page.waitForURL(/#\/table\//);
  await page.locator('main.stage svg').first().waitFor();
  expect(person.faults).toEqual([]);
});

/** A short match that one person plays for both seats; returns its id. */
const playedMatch = async (person: Person, game = 'eko', options: object = { round_limit: 2 }): Promise<string> => {
  const settings = { game, players: 2, seats: ['open', 'mine:Bo'], options };
  const { match } = await person.post<{ match: string }>('tables', { settings });
  await person.command(match, 'ready', { ready: true });
  for (;;) {
    const { update } = await person.get<{ update: { moment: { status: string; to_decide: number[] } } }>(
      `tables/${match}`,
    );
    const [seat] = update.moment.to_decide;
    if (update.moment.status === 'over' || seat === undefined) return match;
    const { number, decisions } = await person.get<Offered>(`tables/${match}/decisions?seat=${seat}`);
    await person.command(match, 'decide', { play: decisions.at(-1)?.notation, number, seat });
  }
};

/** The winning decision there. */
const WIN = 'e5^e4E';

/** A match whose only decision misses the win; returns its id. */
const missedWin = async (person: Person): Promise<string> => {
  const settings = { game: 'eko', players: 2, seats: ['open', 'mine:Bo'], options: { position: WINNING } };
  const { match } = await person.post<{ match: string }>('tables', { settings });
  await person.command(match, 'ready', { ready: true });
  const { number } = await person.get<Offered>(`tables/${match}/decisions?seat=0`);
  await person.command(match, 'decide', { play: 'e5-b2', number, seat: 0 });
  await person.command(match, 'resign', { seat: 0 });
  return match;
};

/** Decide by notation at the table that a page shows. */
const type = async (page: Page, notation: string): Promise<void> => {
  await page.waitForSelector('main.stage[aria-busy="false"]');
  const field = page.locator('.field input');
  if (!(await field.count())) await page.keyboard.press('/');
  await field.fill(notation);
  await field.press('Enter');
};

interface Evaluated {
  evaluation: { owners: { place: string; shares: number[] }[] };
}

long.each([
  ['desktop', DESK, 'light'],
  ['phone', PHONE, 'dark'],
] as const)('a review of Legends forecasts who will own each region: %s', async (kind, options, theme) => {
  const person = await Person.come('Nele', { ...options, ...STILL });
  const { page } = person;
  const match = await playedMatch(person, 'legends', { position: half });
  await page.goto(`${person.address}#/replay/${match}?review=1`);
  await page.locator('.charted').waitFor({ timeout: 120_000 });
  await page.getByRole('slider').press('Home');
  const view = page.getByRole('radiogroup', { name: 'View of the board' });
  const answer = page.waitForResponse((one) => one.url().includes('/evaluations'), { timeout: 60_000 });
  await view.getByText('Forecast').click();
  const { evaluation } = (await (await answer).json()) as Evaluated;
  const likely = evaluation.owners.filter(({ shares }) => Math.max(...shares) >= 0.67);
  const open = evaluation.owners.filter((one) => !likely.includes(one));
  expect(likely.length).toBeGreaterThan(2);
  expect(open.length).toBeGreaterThan(0);
  const chips = page.locator('main.stage .pct');
  await chips.first().waitFor();

  // Each region says on the board and to screen readers who is likely to own it, or that it is open.
  const percents = likely.map(({ shares }) => String(Math.round(100 * Math.max(...shares))));
  expect((await chips.allTextContents()).sort()).toEqual([...percents, ...open.map(() => 'open')].sort());
  const said = (place: string): Promise<string | null> =>
    page.locator(`.hits [aria-label^="${place}, "]`).getAttribute('aria-label');
  for (const { place, shares } of likely) {
    const most = Math.max(...shares);
    const owner = ['Nele', 'Bo'][shares.indexOf(most)];
    expect(await said(place)).toMatch(`Likely owner at the end: ${owner}, ${Math.round(100 * most)}`);
  }
  for (const { place } of open) expect(await said(place)).toContain('No likely owner at the end.');
  expect(await page.getByText('Fainter is less sure.').count()).toBe(1);
  expect(await seriousFaults(page)).toEqual([]);
  await wear(page, theme);
  await shoot(page, 'forecast', `legends-${kind}`);
  await view.getByText('Board', { exact: true }).click();
  await expect.poll(() => chips.count()).toBe(0);
  expect(person.faults).toEqual([]);
});

describe.each(SHORT ? LANGUAGES.slice(0, 1) : LANGUAGES)('in %s', (language: Language) => {
  const t = (id: string, values = {}): string => textIn(language, id, values);

  it('a missed win is a blunder, is explained with its rule, and can be tried again', async () => {
    const person = await Person.come('Nele', { ...DESK, ...STILL, locale: language });
    const { page } = person;
    const match = await missedWin(person);
    await page.goto(`${person.address}#/replay/${match}?review=1`);
    await page.locator('.charted').waitFor({ timeout: 120_000 });
    const panel = page.getByRole('region', { name: t('review-title') });
    await page
      .locator('.flag')
      .first()
      .evaluate((flag: HTMLElement) => flag.click());
    await expect.poll(() => panel.locator('.grade').innerText()).toContain(t('grade-blunder'));
    const better = panel.locator('.better');
    await expect.poll(() => better.innerText()).toMatch(/100\s?%/);
    // The played decision and the better one address the player, as the log does.
    const you = { en: 'You ', fr: 'Vous ', nl: 'Je ', pl: '\\p{L}+sz ' }[language]; // a Polish verb has no pronoun
    for (const line of [panel.locator('p').first(), better.locator('p').first()]) {
      expect(await line.innerText()).toMatch(new RegExp(`^${you}`, 'u'));
      expect(await line.innerText()).not.toContain('Nele');
    }
    await expect.poll(() => better.locator('.why li').first().innerText()).toContain('E8.1');
    const graded = page.getByRole('listbox').getByRole('img', { name: t('grade-blunder') });
    await expect.poll(() => graded.count()).toBe(1);
    await better.getByRole('button', { name: t('review-show-line') }).click();
    await page.getByText(t('review-line', { at: 1, last: 1 })).waitFor();
    await page.getByRole('button', { name: t('review-back') }).click();

    // Another try on the board is compared with the decision of the game.
    await panel.getByRole('button', { name: t('review-try') }).click();
    await page.waitForURL(/#\/explore\//);
    const card = page.getByRole('region', { name: t('review-try') });
    await card.getByText(t('retry-note', { player: 'Nele' })).waitFor();
    expect(await card.locator('.moves').count()).toBe(0);
    await type(page, 'e5-b2');
    await card.getByText(t('retry-equal')).waitFor();
    await card.getByRole('button', { name: t('retry-again') }).click();
    await type(page, WIN);
    await card.getByText(t('retry-best')).waitFor();
    expect(await card.locator('.verdict dd').first().innerText()).toMatch(/100\s?%/);
    expect(await seriousFaults(page)).toEqual([]);
    await card.getByRole('link', { name: t('review-back') }).click();

    // The same position against a bot: the win is there again.
    await page.locator('.charted').waitFor();
    await panel.getByRole('button', { name: t('review-next-own') }).click();
    await panel.getByRole('button', { name: t('review-play-on') }).click();
    await page.waitForURL(/#\/table\//);
    person.match = /table\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    expect(person.match).not.toBe(match);
    await person.turn();
    const { number, decisions } = await person.offered();
    expect(decisions.map(({ notation }) => notation)).toContain(WIN);
    await person.command(person.match, 'decide', { play: WIN, number });
    await expect.poll(() => person.turn()).toBe('over');
    expect(person.faults).toEqual([]);
  });

  long('slips of Legends are found one after the other, and can be tried again', async () => {
    const person = await Person.come('Nele', { ...DESK, ...STILL, locale: language });
    const { page } = person;
    const match = await playedMatch(person, 'legends', { position: half });
    await page.goto(`${person.address}#/replay/${match}?review=1`);
    await page.locator('.charted').waitFor({ timeout: 120_000 });
    const panel = page.getByRole('region', { name: t('review-title') });
    const [previous, next] = [t('review-previous-own'), t('review-next-own')].map((name) =>
      panel.getByRole('button', { name }),
    );
    await page.getByRole('slider').press('Home');
    const at = (): Promise<string | null> => page.getByRole('slider').getAttribute('aria-valuenow');
    const seen: (string | null)[] = [];
    for (let i = 0; i < 2; i++) {
      await next?.click();
      await panel.locator('.better').waitFor();
      const names = ['inaccuracy', 'mistake', 'blunder'].map((grade) => t(`grade-${grade}`));
      expect(names).toContain((await panel.locator('.grade').innerText()).replace(/^[?!\s]+/, ''));
      expect(await panel.locator('.better .why li').count()).toBeGreaterThan(0);
      seen.push(await at());
    }
    // Another decision has reasons if it differs in more than its chance, as here; elsewhere that depends on the effort.
    await panel.locator('details').first().locator('summary').click();
    expect(await panel.locator('.others .why li').count()).toBeGreaterThan(0);
    await previous?.click();
    await expect.poll(at).toBe(seen[0]);
    expect(await seriousFaults(page)).toEqual([]);

    const values = new Map<string, number>();
    page.on('response', (response) => {
      if (!response.url().includes('/exploration/value') || !response.ok()) return;
      const { play, seat } = response.request().postDataJSON() as { play: string; seat: number };
      response.json().then(
        ({ chances }: { chances: number[] }) => values.set(play, chances[seat] ?? 0),
        () => {}, // the page has left
      );
    });
    await panel.getByRole('button', { name: t('review-try') }).click();
    await page.waitForURL(/#\/explore\//);
    const query = new URLSearchParams(page.url().split('?')[1]);
    const [best = '', was = ''] = ['best', 'was'].map((name) => query.get(name) ?? '');
    const [events, seat] = ['at', 'seat'].map((name) => Number(query.get(name)));
    const card = page.getByRole('region', { name: t('review-try') });
    await card.locator('.verdict').waitFor();
    await type(page, best);
    await card.getByText(t('retry-best')).waitFor();
    await card.locator('.moves, .muted').first().waitFor();
    await card.locator('.step[aria-current] > b').waitFor(); // a user has only a few evaluations at a time

    // Any other decision is judged by what its player knew, too.
    const { update } = await person.post<{ update: Offered }>(`tables/${match}/exploration`, { events, seat });
    const other = update.decisions.find(({ notation }) => ![was, best].includes(notation))?.notation ?? '';
    await card.getByRole('button', { name: t('retry-again') }).click();
    await type(page, other);
    await expect.poll(() => [...values.keys()].sort()).toEqual([was, best, other].sort());
    const [own, before, most] = [other, was, best].map((play) => values.get(play) ?? 0) as [number, number, number];
    const kinds = [
      ['best', most - 0.02],
      ['better', before + 0.02],
      ['equal', before - 0.02],
    ] as const;
    const kind = kinds.find(([, least]) => own > least)?.[0] ?? 'worse';
    await card.getByText(t(`retry-${kind}`)).waitFor();
    const shown = await card.locator('.verdict dd').allInnerTexts();
    expect(shown.map((text) => parseInt(text, 10))).toEqual([own, before, most].map((one) => Math.round(100 * one)));
    expect(person.faults).toEqual([]);
  });

  long.each([
    ['desktop', DESK],
    ['phone', PHONE],
  ])('a review has a chart, grades, a forecast, and lines to explore: %s', async (kind, options) => {
    const person = await Person.come('Nele', { ...options, ...STILL, locale: language });
    const { page } = person;
    const match = await playedMatch(person);
    await page.goto(`${person.address}#/replay/${match}?review=1`);
    await page.locator('.charted').waitFor({ timeout: 120_000 });
    await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/\d+\s?%/);
    await page
      .locator('.flag')
      .first()
      .evaluate((flag: HTMLElement) => flag.click());
    const panel = page.getByRole('region', { name: t('review-title') });
    await panel.locator('.grade').waitFor();

    // What the chance is made of: beside the decision, or in it where there is less room.
    if (kind === 'phone') await panel.getByText(t('review-parts')).click();
    await page.getByText(t('review-part-others')).waitFor();

    // Grades reduce the log to their decisions.
    const log = page.getByRole('listbox').getByRole('option');
    const all = await log.count();
    const grades = page.getByRole('group', { name: t('review-filter') }).locator('button:enabled');
    await grades.last().click();
    await expect.poll(() => log.count()).toBe(Number((await grades.last().innerText()).match(/\d+$/)?.[0]));
    await grades.last().click();
    await expect.poll(() => log.count()).toBe(all);

    // The forecast: owners on the board, for eyes and for screen readers.
    const view = page.getByRole('radiogroup', { name: t('forecast-view') });
    await view.getByText(t('forecast-title')).click();
    await page.locator('.stage .pct').first().waitFor();
    const [before = ''] = t('forecast-say', { player: '|', chance: '|' }).split('|');
    const said = page.locator(`.hits [aria-label*="${before}"], .hits [aria-label*="${t('forecast-say-open')}"]`);
    expect(await said.count()).toBeGreaterThan(0);
    expect(await page.getByText(t('forecast-legend')).count()).toBe(1);
    expect(await seriousFaults(page)).toEqual([]);
    await view.getByText(t('board'), { exact: true }).click();
    await expect.poll(() => page.locator('.stage .pct').count()).toBe(0);

    // The first review is refined while it is read; a deeper one is for those who ask.
    if (language === 'en' && kind === 'desktop') {
      const deeper = page.getByRole('button', { name: t('review-deeper') });
      await deeper.waitFor({ timeout: 240_000 });
      await deeper.click();
      const doing = page.getByRole('status').filter({ hasText: t('review-closer') });
      await doing.waitFor();
      const done = (): Promise<number> =>
        doing.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value);
      await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(0);
      expect(await deeper.count()).toBe(0);

      // Closing the review ends it; what was completed before is there again at once.
      const ended = page.waitForResponse(
        (one) => one.request().method() === 'DELETE' && one.url().includes('/reviews/'),
      );
      const toggle = page.getByRole('button', { name: t('review-title') });
      await toggle.click();
      expect((await ended).status()).toBe(204);
      await toggle.click();
      await deeper.waitFor();
      const kept = await person.post('reviews', { match, effort: 'deep', stored: true });
      expect([kept.status, kept.completed, kept.running]).toEqual(['done', 'refined', null]);
    }

    // Exploration: for both sides, back, and another way.
    await page.getByRole('button', { name: t('explore-from') }).click();
    await page.waitForURL(/#\/explore\//);
    const card = page.getByRole('region', { name: t('explore-title') });
    const line = card.getByRole('list', { name: t('explore-line') });
    const steps = line.getByRole('button');
    for (const made of [1, 2]) {
      await card.locator('.moves button:enabled').first().click();
      await expect.poll(() => steps.count()).toBe(made + 1);
      await expect.poll(() => steps.nth(made).textContent()).toMatch(/\d+\s?%/);
    }
    await card.getByRole('button', { name: t('forecast-title') }).click();
    await page.locator('.stage .pct').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await card.getByRole('button', { name: t('forecast-title') }).click();
    await expect.poll(() => page.locator('.stage .pct').count()).toBe(0);
    await page.getByRole('button', { name: t('undo') }).click();
    await expect.poll(() => steps.nth(1).getAttribute('aria-current')).toBe('step');
    if (kind === 'desktop') {
      await card.locator('.moves button:enabled').nth(1).click();
      await line.getByRole('list', { name: t('explore-others') }).waitFor();
    }
    await card.getByRole('link', { name: t('review-back') }).click();
    await page.waitForURL(/#\/replay\//);
    await page.locator('.charted').waitFor();
    expect(person.faults).toEqual([]);
  });
});
