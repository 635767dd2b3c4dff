/** Finds the corner where a card covers least of a board. */
import type { Frame } from './panzoom';

export const CORNERS = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** A point of the board on the stage, and how important it is. */
export interface Weight {
  x: number;
  y: number;
  weight: number;
}

/** The corner of a frame where a card of some size covers least; the first of equal ones. */
export const emptiest = (points: readonly Weight[], frame: Frame, width: number, height: number): Corner => {
  const covered = (corner: Corner): number => {
    const isLeft = corner.endsWith('left');
    const isTop = corner.startsWith('top');
    return points
      .filter(({ x }) => (isLeft ? x < width : x > frame.width - width))
      .filter(({ y }) => (isTop ? y < height : y > frame.height - height))
      .reduce((sum, { weight }) => sum + weight, 0);
  };
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
};
