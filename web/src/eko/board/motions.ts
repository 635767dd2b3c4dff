/** Turns events of Ekö into animations. */
import { along, type Point } from '../../lib/draw';
import { DURATION, easeIn, easeInOut, easeOut, type Motion } from '../../view/motion';
import { stackArt } from '../art/pieces';
import type { EkoMotion } from '../types';
import { readBuilding, readStack } from './reading';

/** One frame of an animation. */
export interface Frame {
  html: string;
  at: Point;
  opacity: number;
  /** The height above the ground. */
  rise: number;
  /** Spaces whose stacks are hidden. */
  hidden: readonly string[];
  /** The progress of a defeat, from 0 to 1. */
  falling: { name: string; t: number } | null;
}

export interface MotionSpace {
  centre: (space: string) => Point;
  /** The size of numerals. */
  k: number;
  /** A short cross-fade instead of travel. */
  still: boolean;
  show: (frame: Frame) => void;
}

const NONE: readonly string[] = [];

const discs = (text: string, k: number): string => {
  const stack = readStack(text);
  return stack ? stackArt(stack.letter, stack.discs, stack.emperor, { k }) : '';
};

const travel = (motion: EkoMotion & { kind: 'travel' }, { centre, k, still, show }: MotionSpace): Motion => {
  const html = discs(motion.stack, k);
  const points = motion.path.map(centre);
  const target = motion.path[motion.path.length - 1] ?? '';
  const end = points[points.length - 1] ?? [0, 0];
  const hidden = [motion.path[0] ?? '']; // one list for the whole animation, so that pieces are not redrawn for each frame
  const fights = !!(motion.beats || motion.kamikaze);
  const time = motion.kamikaze
    ? DURATION.kamikaze
    : DURATION.travel(motion.path.length - 1) + (motion.beats ? DURATION.attack / 2 : 0);
  return {
    duration: still ? DURATION.still : time,
    ease: motion.kamikaze ? easeOut : easeInOut,
    draw: (t) => {
      const [x, y] = still ? end : along(points, t);
      show({
        html,
        at: [x, y + 2],
        opacity: still ? t : motion.kamikaze ? 1 - t * t : 1,
        rise: still ? 0 : Math.sin(t * Math.PI) * 6,
        hidden,
        falling: fights ? { name: target, t: Math.max(0, t * 2 - 1) } : null,
      });
    },
  };
};

export const motionOf = (motion: EkoMotion, space: MotionSpace): Motion => {
  if (motion.kind === 'travel') return travel(motion, space);
  const { centre, k, still, show } = space;
  if (motion.kind === 'drop') {
    const [x, y] = centre(motion.space);
    const hidden = [motion.space];
    const html = discs(motion.stack, k);
    return {
      duration: still ? DURATION.still : DURATION.rise,
      ease: easeIn,
      draw: (t) =>
        show({
          html,
          at: [x, y + 2],
          opacity: still ? t : Math.min(1, t * 2),
          rise: still ? 0 : (1 - t) * 22,
          hidden,
          falling: null,
        }),
    };
  }
  const [x, y] = centre(motion.site);
  const building = readBuilding(motion.building);
  const html = building
    ? `<use href="#b${building.worth}-${building.letter}" class="pl-${building.letter}" y="7"/>`
    : '';
  return {
    duration: still ? DURATION.still : DURATION.rise,
    ease: easeOut,
    draw: (t) =>
      show({
        html,
        at: [x, y],
        opacity: still ? t : Math.min(1, t * 2),
        rise: still ? 0 : (t - 1) * 8,
        hidden: NONE,
        falling: null,
      }),
  };
};
