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

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

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

/** Room around a point that stays visible: half of a sign or a small piece. */
const ROOM = 14;

/** Places a bubble where it covers the fewest of the points to keep visible, as close to its subject as possible. */
export const placeAside = (
  { x, y, clear, width, height, wide, high }: BubbleSpace,
  keep: readonly { x: number; y: number }[],
): { left: number; top: number } => {
  const [right, bottom] = [Math.max(EDGE, width - wide - EDGE), Math.max(EDGE, height - high - EDGE)];
  const lefts = [x - wide / 2, x + clear, x - clear - wide, EDGE, right].map((left) => clamp(left, EDGE, right));
  const tops = [y - clear - high, y + clear, y - high / 2, EDGE, bottom].map((top) => clamp(top, EDGE, bottom));
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const covers = (point: { x: number; y: number }): boolean =>
      point.x > left - ROOM && point.x < left + wide + ROOM && point.y > top - ROOM && point.y < top + high + ROOM;
    const away = Math.hypot(clamp(x, left, left + wide) - x, clamp(y, top, top + high) - y);
    return (covers({ x, y }) ? 1e6 : 0) + keep.filter(covers).length * 1e4 + away;
  };
  const found = lefts.flatMap((left) => tops.map((top) => ({ left, top })));
  return found.reduce((best, one) => (cost(one) < cost(best) ? one : best));
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
