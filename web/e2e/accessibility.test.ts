import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { DESK, PHONE, shoot, STILL, wear } from './browser';
import { Person } from './person';
import { expectNothing, opened, PARTS, scenes } from './scenes';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

/**
 * The serious and critical findings of axe. It is injected by the browser, because the policy blocks foreign scripts.
 */
const seriousIn = async (page: Page, what: object): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = (await page.evaluate(async (how) => {
    const { axe } = window as unknown as {
      axe: { run: (where: Document, how: object) => Promise<{ violations: unknown[] }> };
    };
    return (await axe.run(document, { resultTypes: ['violations'], ...how })).violations;
  }, what)) as Finding[];
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

const SIZES = [['phone', PHONE] as const, ...(process.env.SHORT ? [] : [['desk', DESK] as const])];

describe.each(SIZES)('axe finds nothing serious, light or dark, at a %s', (name, size) => {
  it.each(PARTS)('in all scenes of %s', async (part) => {
    const person = await Person.come('Camille', { ...size, ...STILL, colorScheme: 'light' });
    const found: string[] = [];
    for (const scene of await scenes(person, 'en', part)) {
      found.push(...(await opened(scene)));
      await wear(person.page, 'light');
      for (const one of await seriousIn(person.page, { runOnly: ALL })) found.push(`${scene.name}, light: ${one}`);
      if (name === 'desk') await shoot(person.page, 'desk-light', scene.name);
      // In the dark theme only colours differ.
      await wear(person.page, 'dark');
      for (const one of await seriousIn(person.page, { runOnly: { type: 'rule', values: ['color-contrast'] } }))
        found.push(`${scene.name}, dark: ${one}`);
      if (name === 'desk') await shoot(person.page, 'desk-dark', scene.name);
    }
    expectNothing(found);
  });
});
