/** Puzzles: solved by mouse, touch and keyboard, missed, helped, counted, filtered and shared. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, long, newContext, PHONE, serverAddress, STILL } from './browser';
import { clippedIn } from './checks';
import { Person, type OfferedDecision } from './person';
import { LANGUAGES, textIn } from './texts';

interface Form {
  id: string;
  seat: number;
  title: string;
  status: string;
  decisions: OfferedDecision[];
  steps: { seat: number; notation: string; sentence: string }[];
  update: { number: number; moment: { position: { row?: ({ card: string } | null)[] } } };
}
interface Line {
  id: string;
  title: string;
}

/** Request something without being the user of the page, so that it counts for nobody. */
const ask = async <T>(path: string, body?: object): Promise<T> => {
  const address = serverAddress();
  const answer = await fetch(`${address}api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Origin: new URL(address).origin },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
};
/** The user's decisions of the solution. */
const solutionOf = async (game: string, id: string): Promise<string[]> => {
  const { steps, seat } = await ask<Form>(`puzzles/${game}/${id}`, { help: 'solution' });
  return steps.filter((step) => step.seat === seat).map(({ notation }) => notation);
};
/** A legal decision that misses the goal. */
const wrongIn = async (game: string, id: string): Promise<string> => {
  const { decisions } = await ask<Form>(`puzzles/${game}/${id}`, {});
  for (const { notation } of decisions)
    if ((await ask<Form>(`puzzles/${game}/${id}`, { plays: [notation] })).status === 'failed') return notation;
  throw new Error('every decision is right');
};
const linesOf = async (game: string, theme: string): Promise<Line[]> =>
  (await ask<{ puzzles: Line[] }>(`puzzles/${game}/list?theme=${theme}&limit=40`)).puzzles;
/** A puzzle whose solution has this many own decisions at most. */
const shortPuzzle = async (game: string, theme: string, most: number): Promise<string> => {
  for (const { id } of await linesOf(game, theme)) if ((await solutionOf(game, id)).length <= most) return id;
  throw new Error('all solutions are long');
};
/** Decisions that solve a puzzle and begin with another one than its solution. */
const alternativeTo = async (game: string, id: string): Promise<string[] | null> => {
  const [main] = await solutionOf(game, id);
  const after = async (plays: string[]): Promise<string[] | null> => {
    const { status, decisions } = await ask<Form>(`puzzles/${game}/${id}`, { plays });
    if (status !== 'open') return status === 'solved' ? plays : null;
    for (const { notation } of decisions) {
      if (!plays.length && notation === main) continue;
      const found = await after([...plays, notation]);
      if (found) return found;
    }
    return null;
  };
  return after([]);
};

/** A user who solves puzzles. */
class Solver {
  private form: Form | null = null;

  private constructor(
    readonly person: Person,
    readonly page: Page,
  ) {
    page.on('response', async (answer) => {
      if (answer.request().method() === 'POST' && /puzzles\/\w+\/[0-9a-f]{8}(\?|$)/.test(answer.url()) && answer.ok())
        this.form = (await answer.json().catch(() => this.form)) as Form | null; // the page may close meanwhile
    });
  }

  static async come(options: BrowserContextOptions = {}): Promise<Solver> {
    const person = await Person.come('Noor', { ...DESK, ...STILL, ...options });
    return new Solver(person, person.page);
  }

  get card() {
    return this.page.locator('section.puzzle');
  }

  async open(id: string): Promise<void> {
    this.form = null;
    await this.page.goto(`${serverAddress()}#/puzzles/${id}`);
    await this.rests();
  }

  /** Wait until the board shows the last response. */
  async rests(): Promise<Form> {
    await expect.poll(() => this.form !== null).toBe(true);
    await this.page.waitForSelector('main.stage[aria-busy="false"]');
    await this.page.waitForFunction(
      (number) => Number(document.querySelector<HTMLElement>('.app[data-number]')?.dataset.number) >= number,
      this.form?.update.number ?? 0,
    );
    return this.form as Form;
  }

  /** Decide by mouse or touch. */
  async decide(notation: string): Promise<void> {
    const form = await this.rests();
    const decision = form.decisions.find((one) => one.notation === notation);
    if (!decision) throw new Error(`${notation} is not offered`);
    this.form = null;
    if (decision.kind === 'take') {
      const at = (form.update.moment.position.row ?? []).findIndex((slot) => slot && notation.includes(slot.card));
      await this.page.locator('.row-of-cards > *').nth(at).locator('button.take').click();
      await this.person.primary.click();
    } else await (await this.person.prepare(decision)).click();
    await this.rests();
  }

  /** Decide by keyboard. */
  async type(notation: string): Promise<void> {
    await this.rests();
    this.form = null;
    if (!(await this.page.locator('.field input').count())) await this.page.keyboard.press('/');
    await this.page.locator('.field input:focus').waitFor();
    await this.page.keyboard.type(notation);
    await this.page.keyboard.press('Enter');
    await this.rests();
  }
}

describe('a puzzle', () => {
  it.each([
    ['eko', 'win-in-one', 'desk', DESK],
    ['legends', 'best-last-card', 'phone', PHONE],
  ])('of %s is solved by pointing: %s on a %s', async (game, theme, _, screen) => {
    const id = await shortPuzzle(game, theme, 2);
    const solver = await Solver.come(screen);
    const { card, page } = solver;
    await solver.open(id);
    expect(await page.locator('.phasebar').innerText()).not.toContain('Undo');
    for (const play of await solutionOf(game, id)) await solver.decide(play);
    await card.locator('.answer').waitFor();
    expect(await card.locator('.answer').innerText()).toMatch(/^\s*Solved\n[\s\S]*Why only this:[\s\S]*Proved:/);
    const foot = page.locator('.phasebar');
    expect(await foot.innerText()).toMatch(/1\s+puzzle in a row/);
    expect(await foot.locator('.up').innerText()).toMatch(/^\+\d+$/);
    expect(await clippedIn(page)).toEqual([]);
    await card.getByRole('button', { name: 'Next puzzle' }).click();
    await page.waitForFunction((last) => !location.hash.includes(last), id);
    await card.getByRole('button', { name: 'Hint' }).waitFor();
    expect(solver.person.faults).toEqual([]);
  });

  long.each([
    ['eko', 'win-in-one', DESK],
    ['eko', 'save-emperor', PHONE],
  ])('of %s is solved by another decision than that of its solution: %s', async (game, theme, screen) => {
    const solver = await Solver.come(screen);
    for (const { id } of await linesOf(game, theme)) {
      const plays = await alternativeTo(game, id);
      if (!plays) continue;
      await solver.open(id);
      for (const play of plays) await solver.type(play);
      await solver.card.locator('.answer').waitFor();
      expect((await solver.card.locator('.answer h3').innerText()).trim()).toBe('Solved');
      const { results } = await solver.person.get<{ results: { tried: number; solved: number } }>(`puzzles/${game}`);
      expect(results).toMatchObject({ tried: 1, solved: 1 });
      expect(solver.person.faults).toEqual([]);
      return;
    }
    throw new Error('every puzzle has one solution');
  });

  long.each(LANGUAGES.flatMap((locale) => [['eko', locale] as const, ['legends', locale] as const]))(
    'of the day is solved by keyboard, and starts a streak: %s in %s',
    async (game, locale) => {
      const t = (id: string, values = {}): string => textIn(locale, id, values);
      const { id } = await ask<Form>(`puzzles/${game}/daily`);
      const solver = await Solver.come({ locale });
      const { page, card } = solver;
      await page.goto(serverAddress());
      await page.getByRole('link', { name: t('puzzle-of-the-day') }).click();
      await card.locator('h2').waitFor();
      await page.goto(`${serverAddress()}#/puzzles/today?game=${game}`);
      await expect.poll(() => card.locator('.chip.on').innerText()).toBe(game === 'eko' ? 'Ekö' : 'Legends');
      await page.waitForSelector('main.stage[aria-busy="false"]');
      expect(await page.locator('header').first().innerText()).toContain(t('puzzle-of-the-day'));
      for (const play of await solutionOf(game, id)) await solver.type(play);
      await card.locator('.answer').waitFor();
      expect((await card.locator('.answer h3').innerText()).trim()).toBe(t('puzzle-solved', { number: 1 }));
      expect(await card.locator('.answer').innerText()).toContain(t('puzzle-why'));
      const foot = (await page.locator('.phasebar').innerText()).replace(/\s+/g, ' ');
      expect(foot).toContain(`1 ${t('puzzle-days', { days: 1 })}`);
      expect(await page.locator('.phasebar .now .done').count()).toBe(1);
      await page.goto(`${serverAddress()}#/puzzles?game=${game}`);
      await page.getByText(t('puzzle-today-solved')).waitFor();
      await page.getByText(t('puzzle-days-streak', { days: 1 })).waitFor();
      expect(solver.person.faults).toEqual([]);
    },
  );

  long('is missed, tried again and solved, and counts as missed', async () => {
    const id = await shortPuzzle('eko', 'win-in-one', 3);
    const solver = await Solver.come();
    const { card, page } = solver;
    await solver.open(id);
    await solver.type(await wrongIn('eko', id));
    await card.locator('.no').waitFor();
    expect(await card.locator('.no').innerText()).toMatch(/Not the solution\..*E8\.1/s);
    expect(await card.locator('.answer').count()).toBe(0);
    expect(await page.locator('.phasebar .chip').innerText()).toMatch(/^[−-]\d+$/);
    await card.getByRole('button', { name: 'Try again' }).click();
    await card.getByRole('button', { name: 'Hint' }).waitFor();
    for (const play of await solutionOf('eko', id)) await solver.type(play);
    expect((await card.locator('.answer h3').innerText()).trim()).toBe('Solved on your second try');
    expect(await card.locator('.tries li').count()).toBe(2);
    expect(await page.locator('.phasebar').innerText()).toMatch(/0\s+puzzles in a row/);
    await page.goto(`${serverAddress()}#/puzzles?game=eko&theme=win-in-one`);
    await page.locator(`a[href*="${id}"] .missed`).waitFor();
  });

  long('gives a hint and plays its solution, and counts as missed', async () => {
    const id = await shortPuzzle('eko', 'win-in-one', 3);
    const solver = await Solver.come();
    const { card, page } = solver;
    await solver.open(id);
    await card.getByRole('button', { name: 'Hint' }).click();
    await card.locator('.hint').waitFor();
    // A right decision begins there.
    const place = /^Look at ([a-z]\d+)\./.exec(await card.locator('.hint').innerText())?.[1];
    const { decisions } = await ask<Form>(`puzzles/eko/${id}`, {});
    const there = decisions.filter(({ places }) => places[0] === place);
    const after = await Promise.all(there.map(({ notation }) => ask<Form>(`puzzles/eko/${id}`, { plays: [notation] })));
    expect(after.some(({ status }) => status !== 'failed')).toBe(true);
    await card.getByRole('button', { name: 'Solution' }).click();
    await expect.poll(() => card.locator('.answer h3').innerText()).toBe('The solution');
    // Its steps address the solver, and name places on request.
    const steps = card.locator('.answer li > span:last-child');
    for (const step of await steps.allTextContents()) expect(step).toMatch(/^You .*\.\s*E\d/);
    expect((await solver.person.visible('.answer li')).join('')).not.toMatch(/[a-z]\d/);
    expect((await steps.allTextContents()).join('')).toMatch(/ [a-z]\d/);
    await expect.poll(() => page.locator('.phasebar').innerText()).toMatch(/0\s+puzzles in a row/);
    const { results } = await solver.person.get<{ results: { tried: number; solved: number } }>('puzzles/eko');
    expect(results).toMatchObject({ tried: 1, solved: 0 });
    expect(solver.person.faults).toEqual([]);
  });

  it('explains what is not allowed', async () => {
    const id = await shortPuzzle('eko', 'win-in-one', 3);
    const solver = await Solver.come();
    await solver.open(id);
    await solver.page.keyboard.press('/');
    await solver.page.locator('.field input:focus').waitFor();
    await solver.page.keyboard.type('a1-a1');
    await solver.page.keyboard.press('Enter');
    const fault = solver.page.locator('.field .bad');
    await expect.poll(() => fault.innerText()).toMatch(/^a1-a1 is not legal: [^\x7f]+ E\d+\.\d+$/);
    expect(await solver.card.locator('.no').count()).toBe(0);
  });

  long('is shared by its link, also with a visitor who has no name', async () => {
    const id = await shortPuzzle('eko', 'win-in-one', 3);
    const page = await (await newContext({ ...DESK, ...STILL })).newPage();
    await page.goto(`${serverAddress()}puzzles/${id}`);
    await page.locator('section.puzzle h2').waitFor();
    expect(page.url()).toContain(`#/puzzles/${id}`);
    for (const play of await solutionOf('eko', id)) {
      await page.waitForSelector('main.stage[aria-busy="false"]');
      if (!(await page.locator('.field input').count())) await page.keyboard.press('/');
      await page.locator('.field input:focus').waitFor();
      await page.keyboard.type(play);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.field input')?.value === '');
    }
    await page.locator('.answer').waitFor();
    await page.goto(`${serverAddress()}#/puzzles?game=eko&theme=win-in-one`);
    await page.locator(`a[href*="${id}"] .solved`).waitFor();
    await page.getByText('Kept in this browser.').waitFor();
    expect(await page.locator('.own dd').allInnerTexts()).toMatchObject([
      expect.stringMatching(/^1\d\d\d$/),
      '1',
      '1',
      '1',
    ]);
  });

  long('says that it needs the network', async () => {
    const [first, second] = await linesOf('eko', 'win-in-one');
    const solver = await Solver.come();
    const { page } = solver;
    await solver.open(first?.id ?? '');
    await page.context().setOffline(true);
    await page.evaluate((id) => (location.hash = `#/puzzles/${id}`), second?.id);
    await page.getByText('Puzzles need the network').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('section.puzzle h2').waitFor();
  });
});

describe('the list of puzzles', () => {
  long('is filtered by game, theme and difficulty', async () => {
    const { page, person } = await Solver.come();
    await page.goto(`${serverAddress()}#/puzzles?game=eko`);
    await page
      .getByText('400 puzzles')
      .or(page.getByText(/^3\d\d puzzles$/))
      .first()
      .waitFor();
    await page.getByLabel('Theme', { exact: true }).selectOption({ label: 'Win in two turns' });
    await expect.poll(async () => new Set(await page.locator('.list .name b').allInnerTexts()).size).toBe(1);
    await page.getByLabel('Difficulty').selectOption({ label: 'Hard' });
    await expect.poll(async () => [...new Set(await page.locator('.list .how').allInnerTexts())]).toEqual(['Hard']);
    await page.getByText('Legends', { exact: true }).click();
    await page.waitForFunction(() => location.hash.includes('game=legends') && location.hash.includes('difficulty=4'));
    await page.getByLabel('Difficulty').selectOption({ label: 'Every difficulty' });
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => page.locator('.list li').count()).toBe(60);
    expect(person.faults).toEqual([]);
  });

  long.each(LANGUAGES)('and a puzzle are in the language of the user: %s', async (locale) => {
    const { page, card } = await Solver.come({ locale });
    await page.goto(`${serverAddress()}#/puzzles?game=eko`);
    await page.locator('.list li').first().waitFor();
    expect(await page.locator('h1').innerText()).toBe(textIn(locale, 'puzzles-title'));
    const [line] = (await ask<{ puzzles: Line[] }>(`puzzles/eko/list?lang=${locale}`)).puzzles;
    expect(await page.locator('.list .name b').first().innerText()).toBe(line?.title);
    await page.locator('.list li a').first().click();
    expect(await card.locator('h2').innerText()).toBe(line?.title);
    await card.getByRole('button', { name: textIn(locale, 'puzzle-solution') }).click();
    await card.getByText(textIn(locale, 'puzzle-why')).waitFor();
    await page.locator('.phasebar section').first().waitFor();
    expect(await clippedIn(page)).toEqual([]);
  });
});
