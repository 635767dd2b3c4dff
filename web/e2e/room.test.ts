import { describe, expect, it } from 'vitest';
import { PHONE, shoot, STILL } from './browser';
import { Person } from './person';

/** The box around all regions or spaces, the stage, and the parts around it. */
const measured = (person: Person) =>
  person.page.evaluate(() => {
    const boxOf = (all: readonly DOMRect[]) => ({
      left: Math.min(...all.map(({ left }) => left)),
      top: Math.min(...all.map(({ top }) => top)),
      right: Math.max(...all.map(({ right }) => right)),
      bottom: Math.max(...all.map(({ bottom }) => bottom)),
    });
    const rects = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    return {
      map: boxOf(rects('.hits [data-name]')),
      stage: boxOf(rects('main.stage')),
      around: rects('.cards .take, .phasebar .phase, .pp, .chipcard, .top').map(({ left, top, right, bottom }) => ({
        left,
        top,
        right,
        bottom,
      })),
      rose: rects('.rose').map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
      boards: rects('.hits [data-name]').map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
      window: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
    };
  });

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const areApart = (a: Box, b: Box): boolean =>
  a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
const isInside = (a: Box, b: Box): boolean =>
  a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;

/** By window: the least share of it, below the top bar, that the box around the map of Legends takes. */
const SIZES = [
  [1440, 900, 0.38],
  [1280, 720, 0.3],
  [900, 700, 0.28],
  [390, 844, 0.38],
  [844, 390, 0.35],
] as const;
const TOP = 48;

describe.each([
  ['legends', 2],
  ['legends', 4],
  ['eko', 3],
] as const)('the board of %s for %i', (game, players) => {
  it('is large in every window, and nothing covers it or is cut off', async () => {
    const person = await Person.come('Noor', STILL);
    await person.begin(game, { players, bot: 'random' });
    await person.until(game === 'eko' ? 'move' : 'take');
    await person.page.keyboard.press('Escape');
    for (const [width, height, least] of SIZES) {
      await person.page.setViewportSize({ width, height });
      const share = async (): Promise<number> => {
        const { map } = await measured(person);
        return ((map.right - map.left) * (map.bottom - map.top)) / (width * (height - TOP));
      };
      await expect.poll(share, { message: `${width}x${height}` }).toBeGreaterThan(game === 'eko' ? 0.35 : least);
      const { map, stage, around, rose, boards, window } = await measured(person);
      await shoot(person.page, 'room', `${game}-${players}-${width}`);
      expect(isInside(map, stage)).toBe(true);
      for (const part of around) {
        expect(areApart(part, map), `${width}x${height} ${JSON.stringify(part)}`).toBe(true);
        expect(isInside(part, window), `${width}x${height} ${JSON.stringify(part)}`).toBe(true);
      }
      expect(rose.length).toBe(game === 'legends' ? 1 : 0);
      for (const one of rose) {
        expect(isInside(one, stage)).toBe(true);
        for (const board of boards) expect(areApart(one, board)).toBe(true);
      }
    }
    expect(person.faults).toEqual([]);
  });
});

describe('the reason why a region cannot be chosen', () => {
  it.each([
    ['desktop', {}],
    ['phone', PHONE],
  ])('leaves the region and its neighbours visible: %s', async (_, device) => {
    const person = await Person.come('Noor', { ...STILL, ...device });
    await person.begin('legends', { players: 4, bot: 'random' });
    await person.until('take');
    // The bids are announced over the map.
    await person.page.locator('.toasts').waitFor({ state: 'detached' });
    const bubble = person.page.locator('.bubble');
    const regions = await person.page.evaluate(() =>
      [...document.querySelectorAll<SVGElement>('.hits [data-name]')].map((one) => one.dataset.name ?? ''),
    );
    for (const region of regions) {
      await person.page.keyboard.press('Escape');
      await bubble.waitFor({ state: 'detached' });
      await person.tap(region);
      await bubble.waitFor();
      const near = await person.page.evaluate((name) => {
        const said = document.querySelector(`.hits [data-name="${name}"]`)?.getAttribute('aria-label') ?? '';
        return [...document.querySelectorAll<SVGElement>('.hits [data-name]')]
          .map((one) => one.dataset.name ?? '')
          .filter((other) => other === name || new RegExp(`\\b${other}\\b`).test(said));
      }, region);
      expect(near.length, region).toBeGreaterThan(1);
      const box = (await bubble.boundingBox()) as { x: number; y: number; width: number; height: number };
      for (const name of near) {
        const { x, y } = await person.middle(name);
        const isCovered = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
        expect(isCovered, `${region}: ${name}`).toBe(false);
      }
    }
    expect(person.faults).toEqual([]);
  });
});
