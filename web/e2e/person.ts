/** Somebody at a browser: plays by mouse what the server offers, and notes every fault that the page shows. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

export interface OfferedDecision {
  notation: string;
  sentence: string;
  kind: string;
  places: string[];
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });

export class Person {
  readonly faults: string[] = [];
  match = '';

  private constructor(
    readonly page: Page,
    readonly address: string,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.faults.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.faults.push(`${error.message}\n${error.stack ?? ''}`));
  }

  /** Somebody with a name, as a guest. */
  static async come(
    browser: Browser,
    address: string,
    name: string,
    options: BrowserContextOptions = {},
  ): Promise<Person> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en', ...options });
    const person = new Person(await context.newPage(), address);
    await person.post('guests', { name });
    return person;
  }

  async post<T = Record<string, unknown>>(path: string, body: unknown): Promise<T> {
    const headers = { Origin: new URL(this.address).origin };
    return (
      await this.page.context().request.post(`${this.address}api/v1/${path}`, { data: body, headers })
    ).json() as Promise<T>;
  }

  async get<T>(path: string): Promise<T> {
    return (await this.page.context().request.get(`${this.address}api/v1/${path}`)).json() as Promise<T>;
  }

  async goTo(match: string): Promise<void> {
    this.match = match;
    await this.page.goto(`${this.address}#/table/${match}`);
    await this.page.waitForSelector('.phasebar, .two');
  }

  /** Tap in the middle of a space or region. */
  async tap(place: string): Promise<void> {
    const at = await this.page.evaluate((name) => {
      const path = document.querySelector<SVGGeometryElement>(`.hits [data-name="${name}"]`);
      const matrix = path?.getScreenCTM();
      if (!path || !matrix) return null;
      const box = path.getBBox();
      let best: { x: number; y: number } | null = null;
      let most = -1;
      for (let i = 1; i < 12; i++) {
        for (let j = 1; j < 12; j++) {
          const point = new DOMPoint(box.x + (box.width * i) / 12, box.y + (box.height * j) / 12);
          const room = Math.min(i, 12 - i) * Math.min(j, 12 - j);
          if (room <= most || !path.isPointInFill(point)) continue;
          most = room;
          best = point.matrixTransform(matrix);
        }
      }
      return best && { x: best.x, y: best.y };
    }, place);
    if (!at) throw new Error(`there is no ${place} on the board`);
    await this.page.mouse.click(at.x, at.y);
  }

  /** Wait until the page shows an entry and lets one decide. */
  async ready(number: number): Promise<void> {
    await this.page.waitForFunction(
      (wanted) =>
        Number(document.querySelector<HTMLElement>('.app[data-number]')?.dataset.number) >= wanted &&
        document.querySelector('main.stage')?.getAttribute('aria-busy') === 'false',
      number,
      { timeout: 15_000 },
    );
  }

  async offered(): Promise<{ number: number; decisions: OfferedDecision[] }> {
    return this.get(`tables/${this.match}/decisions`);
  }

  async status(): Promise<string> {
    return (await this.get<{ update: { moment: { status: string } } }>(`tables/${this.match}?since=0`)).update.moment
      .status;
  }

  /** Make one decision as a person would; false where there is nothing to decide now. */
  async decide(choose: (decisions: OfferedDecision[]) => OfferedDecision): Promise<boolean> {
    const { number, decisions } = await this.offered();
    if (!decisions.length) return false;
    await this.ready(number);
    const decision = choose(decisions);
    await this.carryOut(decision);
    for (let i = 0; i < 200; i++) {
      if ((await this.offered()).number > number) return true;
      await this.page.waitForTimeout(50);
    }
    throw new Error(`nothing happened after ${decision.notation}`);
  }

  private async carryOut({ kind, notation, sentence, places }: OfferedDecision): Promise<void> {
    const primary = this.page.locator('.phasebar .btn.pri:not([disabled])');
    const dialog = this.page.locator('dialog[open]');
    if (kind === 'bid') {
      await dialog
        .locator('.purse button')
        .nth(Number(notation.slice(4)))
        .click();
      await dialog.locator('footer .btn.pri').click();
    } else if (kind === 'first') await dialog.locator(`.first[title=${JSON.stringify(sentence)}]`).click();
    else if (kind === 'give') await dialog.locator('.choice').first().click();
    else if (kind === 'lay') await this.page.locator('.founder > .btn.pri').click();
    else if (kind === 'take') {
      await this.page.locator('.row-of-cards button.take:not([aria-disabled="true"])').first().click();
      await primary.click();
    } else if (!places.length) await this.page.locator(`.phasebar .btn[title=${JSON.stringify(sentence)}]`).click();
    else {
      await this.page.keyboard.press('Escape');
      await this.page.keyboard.press('Escape');
      for (const place of places) await this.tap(place);
      await primary.click();
    }
  }
}

/** A seeded choice among decisions: builds and acts where it can, so that games end. */
export const chooser = (seed: number): ((decisions: OfferedDecision[]) => OfferedDecision) => {
  let state = seed;
  const next = (): number => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x80000000;
  return (decisions) => {
    const building = decisions.filter(({ kind }) => kind === 'construct' || kind === 'city');
    const acting = decisions.filter(({ kind }) => !['stop', 'pass', 'rest', 'finish'].includes(kind));
    const pool = building.length && next() < 0.7 ? building : acting.length ? acting : decisions;
    return pool[Math.floor(next() * pool.length)] as OfferedDecision;
  };
};
