/** Positions of real games for the gallery; made by fixtures/make.py. */
import islands from '../../../src/tetrarch/legends/data/islands.json';
import ekoFour from '../../fixtures/eko-four.json';
import ekoTwo from '../../fixtures/eko-two.json';
import ekoVariants from '../../fixtures/eko-variants.json';
import legendsFour from '../../fixtures/legends-four.json';
import legendsRectangle from '../../fixtures/legends-rectangle.json';
import legendsVariants from '../../fixtures/legends-variants.json';
import type { EkoGround, EkoMark, EkoPosition } from '../eko/types';
import type { Outlines } from '../legends/board/layout';
import type { LegendsGround, LegendsPosition } from '../legends/types';
import type { ScoreLine } from '../net/types';

export interface EkoFixture {
  ground: EkoGround;
  position: EkoPosition;
  points: number[];
  marks: Record<string, EkoMark[]>;
}
export interface LegendsFixture {
  ground: LegendsGround;
  position: LegendsPosition;
  points: number[];
  scores: ScoreLine[][];
}

export const eko = { four: ekoFour, two: ekoTwo, variants: ekoVariants } as unknown as Record<
  'four' | 'two' | 'variants',
  EkoFixture
>;
export const legends = {
  four: legendsFour,
  rectangle: legendsRectangle,
  variants: legendsVariants,
} as unknown as Record<'four' | 'rectangle' | 'variants', LegendsFixture>;
export const outlines = islands as unknown as Outlines;
