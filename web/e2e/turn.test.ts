import { describe, expect, it } from 'vitest';
import { PHONE, STILL } from './browser';
import { Person } from './person';

/** The opacities of all pieces on the board of Ekö, multiplied along their ancestors. */
const opacities = (person: Person): Promise<number[]> =>
  person.page.evaluate(() => {
    const seen = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * seen(element.parentElement) : 1;
    return [...document.querySelectorAll('.still use[href^="#disc-"], .still use[href^="#b"]')].map(seen);
  });

describe('the board of Ekö', () => {
  it.each([
    ['desktop', {}],
    ['phone', PHONE],
  ])('shows every piece in full colour, and rings around what can act: %s', async (_, device) => {
    const person = await Person.come('Noor', { ...STILL, ...device });
    await person.begin('eko', { players: 4 });
    const { decisions } = await person.until('construct');
    const starts = new Set(decisions.flatMap(({ kind, places }) => (['move', 'construct'].includes(kind) ? places.slice(0, 1) : [])));
    expect(Math.min(...(await opacities(person)))).toBe(1);
    expect(await person.page.locator('.still ellipse.mk-can').count()).toBe(starts.size);
    expect(await person.page.locator('.still path.mk-can').count()).toBeGreaterThan(0);

    await person.tap([...starts][0] ?? '');
    await person.page.locator('.hits [aria-pressed=true]').waitFor();
    expect(Math.min(...(await opacities(person)))).toBe(1);
    expect(await person.page.locator('.mk-can').count()).toBe(0);
    expect(person.faults).toEqual([]);
  });
});
