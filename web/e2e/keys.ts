/** A user with only a keyboard. */
import type { Page } from 'playwright-core';
import { hasty, type OfferedDecision, type Person } from './person';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

export class Keys {
  constructor(readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Move the focus with Tab or Shift+Tab to an element with a selector and a text or label. */
  async tabTo(selector: string, words = ''): Promise<void> {
    /** 0 if the focus is there; else the direction. */
    const direction = (): Promise<number> =>
      this.page.evaluate(
        ([wanted, text]) => {
          const fits = (element: Element | null): boolean => {
            const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
            const said = [element?.getAttribute('aria-label'), element?.getAttribute('title'), element?.textContent]
              .concat(labels.map((label) => label.textContent))
              .join(' ');
            return !!element?.matches(wanted ?? '') && said.includes(text ?? '');
          };
          const focus = document.activeElement;
          if (fits(focus)) return 0;
          const target = [...document.querySelectorAll(wanted ?? '')].find(fits);
          const isBefore = !!target && !!focus && !!(focus.compareDocumentPosition(target) & 2);
          return isBefore && focus !== document.body ? -1 : 1;
        },
        [selector, words],
      );
    await this.page.locator(selector).first().waitFor({ state: 'attached' });
    for (let i = 0; i < 150; i++) {
      const way = await direction();
      if (!way) return;
      await this.press(way > 0 ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`Tab never comes to ${selector} ${words}`);
  }

  /** Choose one of a list with arrows. */
  async choose(value: string): Promise<void> {
    const chosen = (): Promise<string> =>
      this.page.evaluate(() => (document.activeElement as HTMLInputElement | HTMLSelectElement | null)?.value ?? '');
    for (const key of ['ArrowDown', 'ArrowUp'])
      for (let i = 0; i < 20; i++) {
        if ((await chosen()) === value) return;
        await this.press(key);
      }
    throw new Error(`arrows never come to ${value}`);
  }

  /** Walk over the board to a place. */
  async walkTo(place: string): Promise<void> {
    const look = (): Promise<{ here: string; away: [number, number] }> =>
      this.page.evaluate((name) => {
        const middle = (element: Element | null): [number, number] => {
          const box = element?.getBoundingClientRect() ?? new DOMRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        };
        const focus = document.activeElement;
        const [x, y] = middle(focus);
        const [toX, toY] = middle(document.querySelector(`.hits [data-name="${name}"]`));
        return { here: (focus as HTMLElement | null)?.dataset?.name ?? '', away: [toX - x, toY - y] };
      }, place);
    const tried = new Map<string, Set<string>>();
    for (let i = 0; i < 80; i++) {
      const { here, away } = await look();
      if (here === place) return;
      if (!here) throw new Error('the focus is not on the board');
      const done = tried.get(here) ?? new Set();
      tried.set(here, done);
      const worth = { ArrowLeft: -away[0], ArrowRight: away[0], ArrowUp: -away[1], ArrowDown: away[1] };
      const best = ARROWS.filter((key) => !done.has(key)).sort((a, b) => worth[b] - worth[a])[0];
      if (!best) break;
      done.add(best);
      await this.press(best);
    }
    throw new Error(`arrows never come to ${place}`);
  }

  /** Make a decision. */
  async carryOut(person: Person, { kind, notation, sentence, places }: OfferedDecision): Promise<void> {
    const number = await person.shown();
    switch (kind) {
      case 'bid':
        await this.tabTo('dialog[open] .purse button');
        await this.press(notation.slice(4));
        await this.tabTo('dialog[open] footer .btn.pri');
        return this.press('Enter');
      case 'first':
        await this.tabTo(`dialog[open] .first[data-player=${notation.slice(-1)}]`);
        return this.press('Enter');
      case 'give':
        await this.tabTo('dialog[open] .choice');
        return this.press('Enter');
      case 'take':
        await this.tabTo('.row-of-cards button.take');
        for (let i = 0; i < 12; i++) {
          if (await this.page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') !== 'true')) break;
          await this.press('ArrowDown');
        }
        await this.press('Enter');
        return this.press('Enter');
    }
    if (!places.length) {
      await this.tabTo('.phasebar .btn', sentence);
      const asks = await this.page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup') === 'dialog');
      await this.press('Enter');
      if (asks) await this.tabTo('dialog[open] .give-up');
      else if (!(await person.mustConfirm(number))) return;
      else await this.tabTo('.phasebar .sure');
      return this.press('Enter');
    }
    await this.tabTo('.hits [data-name]');
    for (const place of places) {
      await this.walkTo(place);
      await this.press('Enter');
    }
    await this.press('Enter');
  }

  /** Play a match to its end; returns the number of decisions. */
  async playToTheEnd(person: Person): Promise<number> {
    for (let made = 0; ; made++) {
      if ((await person.turn()) === 'over') return made;
      const { number, decisions } = await person.offered();
      await person.ready(number);
      const decision = hasty(decisions);
      await this.carryOut(person, decision);
      await person.later(number).catch(() => {
        throw new Error(`nothing happened after ${decision.notation}`);
      });
    }
  }
}
