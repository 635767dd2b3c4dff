import { describe, expect, it } from 'vitest';
import { coloursCss } from '../scripts/colours';

/** The limits of the design: WCAG 2.2 contrast, and distances between identities under simulated colour blindness. */
const css = coloursCss();
const variables = (dark: boolean): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [, selector, body] of css.matchAll(/(:root(?:\[data-theme=['"]?dark['"]?\])?)\s*\{([^}]*)\}/g)) {
    if (selector !== ':root' && !dark) continue;
    for (const [, name, value] of (body as string).matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})/gi))
      found[name as string] = value as string;
  }
  return found;
};
type Rgb = [number, number, number];
const rgb = (hex: string): Rgb => {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((i) => parseInt(long.slice(i, i + 2), 16) / 255) as Rgb;
};
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const light = (hex: string): number => {
  const [r, g, b] = rgb(hex).map(linear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [x, y] = [light(a), light(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
};

const TEXT = ['ink', 'ink-2', 'ink-3', 'accent', 'good', 'warn', 'bad', 'E-text', 'T-text', 'M-text', 'S-text'];

describe.each([
  ['light', false],
  ['dark', true],
] as const)('the %s theme', (_, dark) => {
  const v = variables(dark);
  const of = (name: string): string => v[name] as string;
  it.each(TEXT)('has readable --%s on panels', (name) => {
    expect(contrast(of(name), of('panel'))).toBeGreaterThanOrEqual(4.5);
    if (!name.endsWith('-text')) expect(contrast(of(name), of('panel-2'))).toBeGreaterThanOrEqual(4.5);
  });
  it('has readable buttons, focus rings and gold signs', () => {
    expect(contrast(of('accent-ink'), of('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('focus'), of('panel'))).toBeGreaterThanOrEqual(3);
    expect(contrast(of('gold'), of('panel'))).toBeGreaterThanOrEqual(3);
  });
  it.each(['E', 'T', 'M', 'S'])('shows the glyph of %s on its colour', (letter) => {
    expect(contrast(of(`${letter}-ink`), of(letter))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['attack', 'regroup', 'kamikaze', 'construct', 'reinforce'])(
    'has marks of --m-%s that stand out from sand or their halo',
    (mark) => {
      expect(
        Math.max(contrast(of(`m-${mark}`), of('sand')), contrast(of(`m-${mark}`), of('halo'))),
      ).toBeGreaterThanOrEqual(3);
      expect(contrast(of('m-ink'), of(`m-${mark}`))).toBeGreaterThanOrEqual(4.5);
    },
  );
  it('has readable chips and prices', () => {
    expect(contrast(of('chip-ink'), of('chip'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('cost-ink'), of('cost-bg'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('cost-ink'), of('m-sail'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('token-ink'), of('token'))).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['m-attack', 'm-reinforce', 'm-construct', 'm-regroup'])
      expect(contrast(of('cost-ink'), of(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('identities', () => {
  /** Machado, Oliveira and Fernandes 2009, severity 1. */
  const SEEN: Record<string, number[][]> = {
    protanopia: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deuteranopia: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
    tritanopia: [
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ],
    achromatopsia: [
      [0.2126, 0.7152, 0.0722],
      [0.2126, 0.7152, 0.0722],
      [0.2126, 0.7152, 0.0722],
    ],
  };
  const lab = ([r, g, b]: Rgb): Rgb => {
    const curve = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
    const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
    const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  it.each(Object.entries(SEEN))('differ under %s', (_, matrix) => {
    const v = variables(false);
    const seen = ['E', 'T', 'M', 'S'].map((letter) => {
      const c = rgb(v[letter] as string).map(linear);
      return lab(
        matrix.map((row) =>
          Math.min(
            1,
            Math.max(
              0,
              row.reduce((sum, k, i) => sum + k * (c[i] as number), 0),
            ),
          ),
        ) as Rgb,
      );
    });
    seen.forEach((a, i) =>
      seen.slice(i + 1).forEach((b) => {
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(15);
      }),
    );
  });
});
