/** Shapes of win chances over a game, and the flags of moves. */
import { smooth, type Point } from '../../lib/draw';

export interface Flag {
  at: number;
  sign: '?' | '??' | '!' | '?!';
}

/** Grounds of the flags: dark enough for white signs in both themes. */
export const flagColour = (sign: Flag['sign']): string =>
  ({ '!': '#2f6b3a', '?!': '#7a5a00', '?': '#9a5210', '??': '#a3212f' })[sign];

export interface Band {
  fill: string;
  edge: string;
}

/** Stacked areas, the first seat at the bottom. */
export const bands = (chances: readonly (readonly number[])[], width: number, height: number): Band[] => {
  const n = chances.length;
  const seats = chances[0]?.length ?? 0;
  const x = (i: number): number => (n > 1 ? (i / (n - 1)) * width : 0);
  let low = chances.map(() => 0);
  return Array.from({ length: seats }, (_, seat) => {
    const up = low.map((value, i) => value + (chances[i]?.[seat] ?? 0));
    const line = (values: readonly number[]): Point[] => values.map((value, i) => [x(i), height - value * height]);
    const [top, bottom] = [line(up), line(low).reverse()];
    low = up;
    return {
      fill: `${smooth(top, false, 1, 0.12)}L${smooth(bottom, false, 1, 0.12).slice(1)}Z`,
      edge: smooth(top, false, 1, 0.12),
    };
  });
};
