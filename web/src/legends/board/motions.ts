/** Turns events of Legends into animations. */
import type { Owner } from '../../art/identity';
import { along, type Point } from '../../lib/draw';
import { DURATION, easeInOut, easeOut, type Motion } from '../../view/motion';
import { armiesArt } from '../art/pieces';
import type { LegendsMotion } from '../types';
import { wayBetween, type LaidMap } from './layout';

/** One frame of an animation. */
export interface Frame {
  html: string;
  at: Point;
  opacity: number;
  scale: number;
}

export interface MotionSpace {
  map: LaidMap;
  group: (region: string, letter: Owner) => Point;
  k: number;
  still: boolean;
  show: (frame: Frame) => void;
}

export const motionOf = (motion: LegendsMotion, { map, group, k, still, show }: MotionSpace): Motion => {
  const quick = (duration: number): number => (still ? DURATION.still : duration);
  if (motion.kind === 'step') {
    const html = armiesArt(motion.letter, motion.armies, k);
    const way = wayBetween(map, motion.from, motion.to);
    const [a, b] = [group(motion.from, motion.letter), group(motion.to, motion.letter)];
    const points = [a, ...(way?.points.slice(1, -1) ?? []), b];
    return {
      duration: quick(DURATION.travel(way?.kind === 'sea' ? 3 : 1)),
      ease: easeInOut,
      draw: (t) => show({ html, at: still ? b : along(points, t), opacity: still ? t : 1, scale: 1 }),
    };
  }
  const [x, y] = group(motion.region, motion.letter);
  if (motion.kind === 'destroy') {
    const html = armiesArt(motion.letter, 1, k);
    return {
      duration: quick(DURATION.attack),
      ease: easeOut,
      draw: (t) => show({ html, at: [x, y - (still ? 0 : t * 20)], opacity: 1 - t, scale: 1 }),
    };
  }
  if (motion.kind === 'city') {
    const html = `<use href="#city-${motion.letter}" class="pl-${motion.letter}"/>`;
    return {
      duration: quick(DURATION.rise),
      ease: easeOut,
      draw: (t) => show({ html, at: [x, y], opacity: t, scale: still ? 1 : 0.6 + 0.4 * t }),
    };
  }
  const html = armiesArt(motion.letter, motion.armies, k);
  return {
    duration: quick(DURATION.rise),
    ease: easeOut,
    draw: (t) => show({ html, at: [x, y - (still ? 0 : (1 - t) * 26)], opacity: t, scale: 1 }),
  };
};
