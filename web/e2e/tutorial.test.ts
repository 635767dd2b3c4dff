import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, PHONE, serverAddress, STILL } from './browser';
import { Person, type OfferedDecision } from './person';

interface Desk {
  reached: boolean;
  made: number;
  show: string | null;
  decisions: OfferedDecision[];
  update: { number: number; moment: { position: { row?: ({ card: string } | null)[] } } };
}
const STEPS = { eko: 14, legends: 15 } as const;
type Game = keyof typeof STEPS;

/** A learner: reads the responses of the server, and taps what the task requires. */
class Learner {
  private desk: Desk | null = null;

  private constructor(
    readonly person: Person,
    readonly page: Page,
  ) {
    page.on('response', async (answer) => {
      if (answer.request().method() !== 'POST' || !/lessons\/\w+\/[a-z]+(\?|$)/.test(answer.url()) || !answer.ok())
        return;
      this.desk = (await answer.json()) as Desk;
    });
  }

  static async come(options: BrowserContextOptions): Promise<Learner> {
    const person = await Person.come('Noor', options);
    return new Learner(person, person.page);
  }

  get card() {
    return this.page.locator('section.lesson');
  }

  get title() {
    return this.card.locator('h2');
  }

  async open(game: Game, step = ''): Promise<void> {
    this.desk = null;
    await this.page.goto(`${serverAddress()}#/tutorial/${game}${step ? `?step=${step}` : ''}`);
    await this.rests();
  }

  /** Wait until the step is ready and no animation runs. */
  async rests(): Promise<Desk> {
    await expect.poll(() => this.desk !== null).toBe(true);
    await this.page.waitForSelector('main.stage[aria-busy="false"]');
    await this.page.waitForFunction(
      (number) => Number(document.querySelector<HTMLElement>('.app[data-number]')?.dataset.number) >= number,
      this.desk?.update.number ?? 0,
    );
    return this.desk as Desk;
  }

  /** Decide as a player would: select on board, row or dialog, then confirm. */
  async decide(notation: string): Promise<void> {
    const desk = await this.rests();
    const decision = desk.decisions.find((one) => one.notation === notation);
    if (!decision) throw new Error(`${notation} is not offered`);
    if (decision.kind === 'take') {
      const at = (desk.update.moment.position.row ?? []).findIndex((slot) => slot && notation.includes(slot.card));
      await this.page.locator('.row-of-cards > *').nth(at).locator('button.take').click();
      await this.person.primary.click();
    } else await (await this.person.prepare(decision)).click();
  }

  /** Solve a step. */
  async solve(): Promise<void> {
    await this.rests();
    // On a phone the text of the step covers the board first; a dialog contains it.
    const read = this.card.getByRole('button', { name: 'Got it' });
    if ((await read.count()) && !(await this.page.locator('dialog[open]').count())) await read.click();
    for (let i = 0; i < 10; i++) {
      const { reached, show, made } = await this.rests();
      if (reached || show === null) break;
      await this.decide(show);
      await expect.poll(() => this.desk?.made).toBe(made + 1);
    }
    await this.card.locator('.done').waitFor();
    expect(await this.card.locator('.done').innerText()).not.toBe('');
  }

  async next(): Promise<void> {
    const before = await this.title.innerText();
    this.desk = null;
    await this.card.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => this.title.innerText()).not.toBe(before);
  }
}

const SCREENS = [
  ['eko', 'desk', DESK],
  ['legends', 'phone', PHONE],
  ['eko', 'phone', PHONE],
  ['legends', 'desk', DESK],
] as const;

describe.each(process.env.SHORT ? SCREENS.slice(0, 2) : SCREENS)('the tutorial of %s on a %s', (game, _, screen) => {
  it('is played from the first step to the last, and leads to a first game', async () => {
    const learner = await Learner.come({ ...screen, ...STILL });
    const { page, card } = learner;
    await page.goto(serverAddress());
    await page.getByRole('link', { name: /^Learn to play \d/ }).click();
    await page.getByRole('link', { name: game === 'eko' ? 'Start Ekö' : 'Start Legends' }).click();
    const seen: string[] = [];
    for (let step = 1; step <= STEPS[game]; step++) {
      await learner.rests();
      seen.push(await learner.title.innerText());
      await learner.solve();
      if (step < STEPS[game]) await learner.next();
    }
    expect(new Set(seen).size).toBe(STEPS[game]);
    expect(await card.locator('.bar .is-done').count()).toBe(STEPS[game]);
    expect(await card.getByRole('link', { name: 'Read all the rules' }).getAttribute('href')).toBe(`#/help/${game}`);
    await card.getByRole('button', { name: 'Play your first game against a bot' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/#\/table\//);
    await page.getByRole('application').first().waitFor();
    expect(learner.person.faults).toEqual([]);
  });
});

describe('a step of a tutorial', () => {
  it('answers what does not help, and what is not allowed, beside the board', async () => {
    const learner = await Learner.come({ ...DESK, ...STILL });
    const { page, card, person } = learner;
    await learner.open('eko', 'attack');
    await learner.decide('c3-b2');
    await card.locator('.no').waitFor();
    expect(await card.locator('.no').innerText()).toMatch(/red ring with swords.*E4\.6/s);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await person.tap('c3');
    await person.tap('d4'); // three against three
    await page.locator('.bubble').filter({ hasText: 'E4.6' }).first().waitFor();
    expect(await card.locator('.done').count()).toBe(0);
    await learner.solve();
    expect(await card.locator('.no').count()).toBe(0);
  });

  it('gives a hint, shows how it is done, and can be begun again', async () => {
    const learner = await Learner.come({ ...DESK, ...STILL });
    const { card } = learner;
    await learner.open('legends', 'move');
    await card.getByRole('button', { name: 'Hint' }).click();
    expect((await learner.person.visible('.lesson .hint')).join('')).toContain('Choose the marked one, and confirm.');
    await card.getByRole('button', { name: 'Show me' }).click();
    await card.locator('.done').waitFor();
    await card.getByRole('button', { name: 'Restart this step' }).click();
    await card.locator('.task').waitFor();
    expect(await card.locator('.done').count()).toBe(0);
    await learner.solve();
  });

  it('marks the regions of its sentences, and names them on request', async () => {
    const learner = await Learner.come({ ...DESK, ...STILL });
    const { page, card, person } = learner;
    const said = async (): Promise<string> => (await person.visible('.lesson .told')).join(' ').replace(/\s+/g, ' ');
    await learner.open('legends', 'move');
    await expect.poll(said).toContain('to the marked region two steps away.');
    expect(await said()).not.toMatch(/[A-Z]\d/);
    await expect.poll(() => person.marked()).toEqual(['M1', 'M2', 'M3']);
    await page.keyboard.press('c');
    await expect.poll(said).toContain('to M1, two steps away. First go to M2 or M3.');
    await page.keyboard.press('c');
    await learner.decide('M4-M5');
    await card.locator('.no').waitFor();
    expect(await said()).toContain('to a marked region next to it.');
    await card.getByRole('button', { name: 'Hint' }).click();
    await expect.poll(() => person.marked()).toEqual(['M4', 'M2', 'M3']);
    await learner.solve();
    await learner.open('legends', 'region');
    await learner.solve();
    expect(await said()).toContain('the region is yours, and the one that the army came from still is.');
    await expect.poll(() => person.marked()).toEqual(['H3', 'H2']);
  });

  it('takes back', async () => {
    const learner = await Learner.come({ ...DESK, ...STILL });
    await learner.open('legends', 'and');
    await learner.decide('take ancient-woods');
    await expect.poll(() => learner.card.locator('.task').innerText()).toContain('First build the city');
    await learner.rests();
    await learner.page.locator('.phasebar').getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => learner.card.locator('.task').innerText()).toContain('Ancient Woods');
    await learner.solve();
    expect(learner.person.faults).toEqual([]);
  });

  it('is skipped, gone back to, and remembered in this browser', async () => {
    const learner = await Learner.come({ ...DESK, ...STILL });
    const { page, card } = learner;
    await learner.open('eko');
    await learner.solve();
    await learner.next();
    await card.getByRole('button', { name: 'Skip' }).click();
    await expect.poll(() => learner.title.innerText()).toBe('Regrouping');
    await card.getByRole('button', { name: 'Previous step' }).click();
    await expect.poll(() => learner.title.innerText()).toBe('Finding a way');
    await page.goto(`${serverAddress()}#/tutorial`);
    await page.getByText('1 of 14 steps done').waitFor();
    await page.getByRole('link', { name: 'Continue Ekö' }).click();
    await expect.poll(() => learner.title.innerText()).toBe('Finding a way');
    await page.goto(`${serverAddress()}#/tutorial`);
    await page.getByRole('button', { name: 'Start over Ekö' }).click();
    await page.getByText('0 of 14 steps done').waitFor();
  });

  it.each([
    ['fr', 'Une pile va aussi loin', 'Étape 2 sur 14'],
    ['nl', 'Een stapel gaat over lege vakken', 'Stap 2 van 14'],
    ['pl', 'Stos idzie po pustych polach', 'Krok 2 z 14'],
  ])('speaks the language of the reader: %s', async (locale, text, step) => {
    const learner = await Learner.come({ ...DESK, ...STILL, locale });
    await learner.open('eko', 'way');
    expect(await learner.card.innerText()).toContain(text);
    expect((await learner.card.innerText()).toLowerCase()).toContain(step.toLowerCase());
    await learner.solve();
  });
});
