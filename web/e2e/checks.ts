/** What every scene is checked for: serious findings of axe, missing texts, and texts that are cut off. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shoot } from './browser';
import type { Person } from './person';
import { scenes, type Part } from './scenes';
import { MESSAGES, type Language } from './texts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

/** The serious and critical findings of axe. The browser injects it, because the policy blocks foreign scripts. */
const axeFaults = async (page: Page, runOnly: object): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await page.evaluate(() => window.scrollTo(0, 0)); // so that no button is half below the bar of the page
  const found = (await page.evaluate(
    async (how) => {
      const { axe } = window as unknown as {
        axe: { run: (where: Document, how: object) => Promise<{ violations: unknown[] }> };
      };
      return (await axe.run(document, { resultTypes: ['violations'], ...how })).violations;
    },
    { runOnly },
  )) as Finding[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`)
          .join(' | ')}`,
    );
};
export const seriousFaults = (page: Page): Promise<string[]> => axeFaults(page, ALL);
/** Themes differ in their colours alone. */
export const contrastFaults = (page: Page): Promise<string[]> =>
  axeFaults(page, { type: 'rule', values: ['color-contrast'] });

/** Every visible or spoken text of the page. */
const textsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text) found.push(node.data.trim());
      else if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-roledescription'])
          if (node.hasAttribute(name)) found.push(node.getAttribute(name)?.trim() ?? '');
    }
    return found.filter(Boolean);
  });

/** Patterns of broken texts: ids of messages, unfilled variables, values of the program. */
const isMissing = (text: string): boolean =>
  MESSAGES.has(text) && text.includes('-')
    ? true
    : /⟨|⟩|\{\s*\$|\{\s*[a-z-]+\s*\}|\bundefined\b|\bNaN\b|\[object /.test(text);

/** Texts that are cut off, and elements that overflow the screen. */
export const clippedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) found.add(`the page is ${wide} px too wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || element.closest('svg, .sr-only, [inert], select')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const size = parseFloat(getComputedStyle(element).fontSize);
      const words = `${element.tagName.toLowerCase()}.${element.className} “${node.nodeValue.trim().slice(0, 80)}”`;
      let isToBeHad = false;
      for (
        let around: HTMLElement | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX + overflowY)) isToBeHad = true; // it can be scrolled into view
        // Texts with an ellipsis have their full text in the title.
        if (textOverflow === 'ellipsis' && around.title) isToBeHad = true;
        const frame = around.getBoundingClientRect();
        if (frame.width < 3 && frame.height < 3) isToBeHad = true; // for screen readers only
        if (isToBeHad) break;
        if (overflowX === 'visible') continue;
        const across = Math.max(box.right - frame.right, frame.left - box.left);
        const down = Math.max(box.bottom - frame.bottom, frame.top - box.top);
        // Lines are higher than their letters.
        if (across > 1 || down > size * 0.4)
          found.add(`cut by ${Math.round(across)}, ${Math.round(down)} px: ${words}`);
      }
      if (!isToBeHad && (box.right > innerWidth + 1 || box.left < -1)) found.add(`outside of the screen: ${words}`);
    }
    return [...found];
  });

/** Buttons of the phase bar that stick out of it, or that something covers. */
const lostButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.phasebar > *');
    if (!bar || document.querySelector('dialog[open], .over, .curtain')) return [];
    const frame = bar.getBoundingClientRect();
    return [...bar.querySelectorAll<HTMLElement>('.btn')]
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const isOut = left < frame.left || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
        return isOut || !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      })
      .map((button) => `outside of the bar, or covered: button “${button.innerText}”`);
  });

/** Missing and clipped texts. Takes a screenshot, except in a short run. */
export const textFaults = async (
  page: Page,
  language: Language,
  name: string,
  folder = `phone-${language}`,
): Promise<string[]> => {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  const missing = (await textsIn(page)).filter(isMissing).map((text) => `no text: ${text}`);
  await shoot(page, folder, name);
  return [...missing, ...(await clippedIn(page)), ...(await lostButtons(page))];
};

/** Open all scenes of a part, check each, and fail with everything found and every error of the page. */
export const expectFlawless = async (
  person: Person,
  language: Language,
  part: Part,
  check: (scene: string) => Promise<string[]>,
): Promise<void> => {
  const found: string[] = [];
  for (const { name, open } of await scenes(person, language, part)) {
    await open().catch((error) => found.push(`${name}: cannot be opened: ${String(error).slice(0, 300)}`));
    for (const fault of await check(name)) found.push(`${name}: ${fault}`);
  }
  // Missing things are requested on purpose, and one scene has no network.
  const EXPECTED = /nobody|NOSUCHCODE|nosuchlink|ERR_INTERNET_DISCONNECTED/;
  found.push(...person.faults.filter((fault) => !EXPECTED.test(fault)));
  if (found.length) throw new Error([`${found.length} found:`, ...found].join('\n'));
};
