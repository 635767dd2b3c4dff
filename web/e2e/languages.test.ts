import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, settle, shoot, STILL } from './browser';
import { Person } from './person';
import { expectNothing, opened, PARTS, scenes } from './scenes';
import { LANGUAGES, MESSAGES } from './texts';

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
const clippedIn = (page: Page): Promise<string[]> =>
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

describe.each(LANGUAGES)('on a phone, in %s, nothing is missing or cut off', (language) => {
  it.each(PARTS)('in all scenes of %s', async (part) => {
    const person = await Person.come('Wojciechowska', { ...PHONE, ...STILL, locale: language });
    const found: string[] = [];
    for (const scene of await scenes(person, language, part)) {
      found.push(...(await opened(scene)));
      await settle(person.page);
      expect(await person.page.evaluate(() => document.documentElement.lang)).toBe(language);
      for (const text of (await textsIn(person.page)).filter(isMissing)) found.push(`${scene.name}: no text: ${text}`);
      for (const one of await clippedIn(person.page)) found.push(`${scene.name}: ${one}`);
      await shoot(person.page, `phone-${language}`, scene.name);
    }
    // Missing things are requested on purpose.
    const faults = person.faults.filter((fault) => !/nobody|NOSUCHCODE/.test(fault));
    expectNothing([...found, ...faults]);
  });
});
