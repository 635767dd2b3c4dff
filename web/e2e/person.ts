/** A user at a browser: plays by mouse or touch, and records every error of the page. */
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { newContext, serverAddress } from './browser';
import { LANGUAGES, textIn } from './texts';

/** The beginning of page titles when it is the user's turn. */
const YOUR_TURN = LANGUAGES.map((language) => textIn(language, 'title-your-turn', { table: '|' }).split('|')[0] ?? '');

export interface OfferedDecision {
  notation: string;
  sentence: string;
  kind: string;
  places: string[];
}
export interface Offered {
  number: number;
  decisions: OfferedDecision[];
}
export type Choose = (decisions: OfferedDecision[]) => OfferedDecision;

export class Person {
  readonly faults: string[] = [];
  match = '';

  private constructor(
    readonly page: Page,
    /** The address of the page. */
    readonly address: string,
    /** The address of the server, if it differs. */
    private readonly server: string,
    private readonly touches: boolean,
    private readonly language: string,
  ) {
    page.on('console', (message) => {
      if (/^(error|warning)$/.test(message.type()) && !message.text().startsWith('Service Worker registration blocked'))
        this.faults.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.faults.push(`${error.message}\n${error.stack ?? ''}`));
  }

  /** A guest with a name; `isNew`: one to whom concepts are explained. */
  static async come(
    name: string,
    options: BrowserContextOptions = {},
    address = serverAddress(),
    server = address,
    isNew = false,
  ): Promise<Person> {
    const context = await newContext(options);
    if (!isNew)
      await context.addInitScript(() => {
        if (origin !== 'null' && !localStorage.getItem('tetrarch.table'))
          localStorage.setItem('tetrarch.table', '{"explain":false}');
      });
    const person = new Person(
      await context.newPage(),
      address,
      server,
      options.hasTouch ?? false,
      options.locale ?? 'en',
    );
    await person.post('guests', { name });
    return person;
  }

  /** The same user in another tab. */
  async tab(address = this.address): Promise<Person> {
    const person = new Person(await this.context.newPage(), address, this.server, this.touches, this.language);
    person.match = this.match;
    return person;
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  async post<T = Record<string, unknown>>(path: string, body: unknown): Promise<T> {
    const headers = { Origin: new URL(this.server).origin };
    const answer = await this.context.request.post(`${this.server}api/v1/${path}`, { data: body, headers });
    if (!answer.ok()) throw new Error(`${path} is refused: ${await answer.text()}`);
    return (answer.status() === 204 ? {} : await answer.json()) as T;
  }

  /** Send a command to a table. */
  async command(match: string, type: string, fields: object = {}): Promise<void> {
    await this.post(`tables/${match}/commands`, { type, ...fields });
  }

  async get<T>(path: string): Promise<T> {
    // The server may close an idle connection just when it is used again.
    const answer = await this.context.request.get(`${this.server}api/v1/${path}`, { maxRetries: 2 });
    return (await answer.json()) as T;
  }

  async goTo(match: string): Promise<void> {
    this.match = match;
    const address = `${this.address}#/table/${match}`;
    // The table before it stays for a moment.
    if (this.page.url() !== address)
      await this.page.evaluate(() =>
        document.querySelectorAll<HTMLElement>('.phasebar, .two').forEach((part) => (part.dataset.before = '')),
      );
    await this.page.goto(address);
    await this.page.waitForSelector(':is(.phasebar, .two):not([data-before])');
  }

  /** Start a match against bots, and open it. */
  async begin(
    game: string,
    { players = 2, bot = 'level1', options = {} }: { players?: number; bot?: string; options?: object } = {},
  ): Promise<void> {
    const { match } = await this.post<{ match: string }>('quick', { game, players, bot, options });
    await this.goTo(match);
  }

  /** Start a match against bots from a position, and open it. */
  async beginFrom(game: string, position: object, name = '', players = 2): Promise<void> {
    const seats = ['open', ...Array.from({ length: players - 1 }, () => 'bot:random')];
    const settings = { game, players, name, seats, options: { position } };
    const { match } = await this.post<{ match: string }>('tables', { settings });
    await this.command(match, 'ready', { ready: true });
    await this.goTo(match);
    await this.turn();
  }

  /** Where the middle of a space or region is on the screen. */
  async middle(place: string): Promise<{ x: number; y: number }> {
    const at = await this.page.evaluate(async (name) => {
      const path = document.querySelector<SVGGeometryElement>(`.hits [data-name="${name}"]`);
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      const where = (): string => JSON.stringify(path?.getBoundingClientRect());
      for (let still = 0, last = where(); path && still < 3; still = where() === last ? still + 1 : 0) {
        last = where(); // wait until the board has its final position
        await frame();
      }
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
    return at;
  }

  /** The spaces or regions that are highlighted as the places of an event. */
  marked(): Promise<string[]> {
    return this.page.evaluate(() => {
      const middle = (one: Element): { x: number; y: number } => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const places = [...document.querySelectorAll<SVGElement>('.hits [data-name]')];
      return [...document.querySelectorAll('main.stage :is(.last-to, .last-line)')].map((mark) => {
        const here = middle(mark);
        const far = (one: Element): number => Math.hypot(middle(one).x - here.x, middle(one).y - here.y);
        return places.reduce((best, one) => (far(one) < far(best) ? one : best)).dataset.name ?? '';
      });
    });
  }

  /** What is visible of the texts of elements: names of places are hidden unless the user asks for them. */
  visible(selector: string): Promise<string[]> {
    return this.page.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)].map((one) => {
          const copy = one.cloneNode(true) as Element;
          const hidden = [...one.querySelectorAll('*')].map((part) => {
            const { clipPath, display } = getComputedStyle(part);
            return clipPath !== 'none' || display === 'none';
          });
          [...copy.querySelectorAll('*')].forEach((part, i) => hidden[i] && part.remove());
          return copy.textContent ?? '';
        }),
      selector,
    );
  }

  /** The first of some lines about other places than those that are highlighted, and its places. */
  async otherLine(lines: Locator): Promise<{ line: Locator; places: string[] } | null> {
    const marked = await this.marked();
    for (const line of await lines.all()) {
      const named = await line.locator('.place-name').allTextContents();
      const places: string[] = named.join(' ').match(/[A-Za-z]\d+/g) ?? [];
      if (places.length && !places.some((name) => marked.includes(name))) return { line, places };
    }
    return null;
  }

  /** Tap in the middle of a space or region. */
  async tap(place: string): Promise<void> {
    const { x, y } = await this.middle(place);
    if (this.touches) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Wait until the page shows an entry and accepts decisions. */
  async ready(number: number): Promise<void> {
    await this.page.waitForFunction(
      (wanted) =>
        Number(document.querySelector<HTMLElement>('.app[data-number]')?.dataset.number) >= wanted &&
        document.querySelector('main.stage')?.getAttribute('aria-busy') === 'false',
      number,
    );
  }

  /** The number of the last entry that the page shows. */
  shown(): Promise<number> {
    return this.page.evaluate(() =>
      Number(document.querySelector<HTMLElement>('.app[data-number]')?.dataset.number ?? 0),
    );
  }

  /** Wait until the page shows something newer. */
  async later(number: number, timeout = 30_000): Promise<void> {
    await this.page.waitForFunction(
      (old) => Number(document.querySelector<HTMLElement>('.app[data-number]')?.dataset.number) > old,
      number,
      { timeout },
    );
  }

  /** Wait until the page asks for a decision, or shows how the match ended. */
  async turn(timeout = 60_000): Promise<'mine' | 'over'> {
    const found = await this.page.waitForFunction(
      (turns) => {
        if (document.querySelector('dialog[open] .band h1')) return 'over';
        const title = document.title.replace(/^\(\d+\) /, ''); // the number of other tables that wait
        const isMine = turns.some((words) => title.startsWith(words));
        return isMine && document.querySelector('main.stage')?.getAttribute('aria-busy') === 'false' ? 'mine' : null;
      },
      YOUR_TURN,
      { timeout },
    );
    return (await found.jsonValue()) as 'mine' | 'over';
  }

  /** The decisions that the page offers. */
  async offered(): Promise<Offered> {
    return this.get(`tables/${this.match}/decisions?lang=${this.language}`);
  }

  async status(): Promise<string> {
    return (await this.get<{ update: { moment: { status: string } } }>(`tables/${this.match}?since=0`)).update.moment
      .status;
  }

  /** Make one decision as a player would; null when the match is over. */
  async decide(choose: Choose = ([first]) => first as OfferedDecision): Promise<OfferedDecision | null> {
    if ((await this.turn()) === 'over') return null;
    const { number, decisions } = await this.offered();
    const decision = choose(decisions);
    if (!decision) throw new Error('it is one’s turn, but nothing can be decided');
    await this.ready(number);
    await this.carryOut(decision);
    await this.later(number).catch(() => {
      throw new Error(`nothing happened after ${decision.notation}`);
    });
    return decision;
  }

  /** Decide until a decision of a kind is offered. */
  async until(kind: string): Promise<Offered> {
    for (let i = 0; i < 100; i++) {
      if ((await this.turn()) === 'over') break;
      const found = await this.offered();
      if (found.decisions.some((one) => one.kind === kind)) {
        await this.ready(found.number);
        return found;
      }
      await this.decide();
    }
    throw new Error(`nobody is asked for ${kind}`);
  }

  /** Play until the match is over; returns the number of decisions. */
  async playToTheEnd(choose: Choose, after: (decision: OfferedDecision) => Promise<void> = async () => {}) {
    for (let made = 0; ; made++) {
      const decision = await this.decide(choose);
      if (!decision) return made;
      await after(decision);
    }
  }

  get primary(): Locator {
    return this.page.locator('.phasebar .btn.pri:not([disabled])');
  }

  /** Select a decision, up to the last tap. */
  async prepare({ kind, notation, sentence, places }: OfferedDecision): Promise<Locator> {
    const dialog = this.page.locator('dialog[open]');
    switch (kind) {
      case 'bid':
        await dialog
          .locator('.purse button')
          .nth(Number(notation.slice(4)))
          .click();
        return dialog.locator('footer .btn.pri');
      case 'first':
        return dialog.locator(`.first[data-player=${notation.slice(-1)}]`);
      case 'give':
        return dialog.locator('.choice').first();
      case 'lay':
        return this.page.locator('.founder > .btn.pri');
      case 'take':
        await this.page.keyboard.press('Escape'); // a second tap on a chosen card takes it
        await this.page.locator('.row-of-cards button.take:not([aria-disabled="true"])').first().click();
        return this.primary;
    }
    const button = this.page.locator(`.phasebar .btn[title=${JSON.stringify(sentence)}]`);
    if (kind === 'stop' && (await button.getAttribute('aria-haspopup'))) {
      await button.click();
      return dialog.locator('.give-up');
    }
    if (!places.length) return button;
    await this.page.keyboard.press('Escape');
    await this.page.keyboard.press('Escape');
    for (const place of places) await this.tap(place);
    return this.primary;
  }

  /** Whether a button must be pressed again, instead of having decided. */
  async mustConfirm(number: number): Promise<boolean> {
    const found = await this.page.waitForFunction((old) => {
      if (document.querySelector('.phasebar .sure')) return 'again';
      const isMade = Number(document.querySelector<HTMLElement>('.app[data-number]')?.dataset.number) > old;
      return isMade || document.querySelector('dialog[open] .band h1') ? 'made' : null;
    }, number);
    return (await found.jsonValue()) === 'again';
  }

  private async carryOut(decision: OfferedDecision): Promise<void> {
    try {
      const number = await this.shown();
      await (await this.prepare(decision)).click();
      if (await this.mustConfirm(number)) await this.page.locator('.phasebar .sure').click();
    } catch (error) {
      throw new Error(`${decision.notation} (${decision.places.join(', ')}) cannot be made: ${String(error)}`);
    }
  }
}

/** A seeded choice of decisions that prefers building and acting, so that games end. */
export const chooser = (seed: number): Choose => {
  let state = seed;
  const next = (): number => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x80000000;
  return (decisions) => {
    const building = decisions.filter(({ kind }) => kind === 'construct' || kind === 'city');
    const acting = decisions.filter(({ kind }) => !['stop', 'pass', 'rest', 'finish'].includes(kind));
    const pool = building.length && next() < 0.7 ? building : acting.length ? acting : decisions;
    return pool[Math.floor(next() * pool.length)] as OfferedDecision;
  };
};

/** Passing ends games soon. */
export const hasty: Choose = (decisions) =>
  (decisions.find(({ kind }) => ['stop', 'pass', 'rest', 'finish', 'keep'].includes(kind)) ??
    decisions[0]) as OfferedDecision;
