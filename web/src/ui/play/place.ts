/** Places a bubble above its subject, else below, else beside it; or beside it first. Always inside the stage. */
export interface BubbleSpace {
  x: number;
  y: number;
  clear: number;
  width: number;
  height: number;
  wide: number;
  high: number;
  /** Whether a place beside the subject is better than one above it. */
  beside?: boolean;
}

export interface BubblePlace {
  left: number;
  top: number;
  side: 'above' | 'below' | 'right' | 'left';
  /** The position of the tip along the edge that faces the subject. */
  tip: number;
}

const EDGE = 6;

export const placeBubble = (space: BubbleSpace): BubblePlace => {
  const { x, y, clear, width, height, wide, high, beside = false } = space;
  const within = (start: number, length: number, room: number): number =>
    Math.max(EDGE, Math.min(start, room - length - EDGE));
  const tipAt = (subject: number, start: number, length: number): number =>
    Math.max(14, Math.min(length - 14, subject - start));
  const fitsBeside = x + clear + wide <= width - EDGE || x - clear - wide >= EDGE;
  if (!(beside && fitsBeside) && (y - clear - high >= EDGE || y + clear + high <= height - EDGE)) {
    const above = y - clear - high >= EDGE;
    const left = within(x - wide / 2, wide, width);
    return {
      left,
      top: above ? y - clear - high : y + clear,
      side: above ? 'above' : 'below',
      tip: tipAt(x, left, wide),
    };
  }
  const top = within(y - high / 2, high, height);
  const right = x + clear + wide <= width - EDGE || (x < width / 2 && x - clear - wide < EDGE);
  return {
    left: right ? x + clear : x - clear - wide,
    top,
    side: right ? 'right' : 'left',
    tip: tipAt(y, top, high),
  };
};

/** The emptiest corner of a board, for the preview card. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export const emptiestCorner = (
  points: readonly { x: number; y: number; weight?: number }[],
  frame: { width: number; height: number },
  card: { wide: number; high: number },
  prefer: Corner = 'bottom-left',
): Corner => {
  const corners: Corner[] = ['bottom-left', 'bottom-right', 'top-left', 'top-right'];
  const load = (corner: Corner): number => {
    const left = corner.endsWith('left') ? 0 : frame.width - card.wide;
    const top = corner.startsWith('top') ? 0 : frame.height - card.high;
    return points
      .filter(({ x, y }) => x >= left - 12 && x <= left + card.wide + 12 && y >= top - 12 && y <= top + card.high + 12)
      .reduce((sum, { weight = 1 }) => sum + weight, corner === prefer ? -0.5 : 0);
  };
  return corners.reduce((best, corner) => (load(corner) < load(best) ? corner : best));
};
