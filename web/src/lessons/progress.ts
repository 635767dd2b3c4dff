/** The finished steps, stored in this browser. */
import { keep, kept } from '../lib/kept';
import type { StepLine } from '../net/types';

const KEY = (game: string): string => `tutorial.${game}`;

export const doneSteps = (game: string): readonly string[] => {
  const found = kept<unknown>(KEY(game));
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
};

export const keepDone = (game: string, step: string): readonly string[] => {
  const done = [...new Set([...doneSteps(game), step])];
  keep(KEY(game), done);
  return done;
};

export const forgetDone = (game: string): void => keep(KEY(game), []);

/** The next step: the first unfinished one, or the first of all. */
export const nextStep = (steps: readonly StepLine[], done: readonly string[]): StepLine | null =>
  steps.find((step) => !done.includes(step.name)) ?? steps[0] ?? null;

const SECONDS_A_STEP = 15;
const SECONDS_A_DECISION = 8;

/** The estimated time for the remaining steps, in minutes. */
export const minutesLeft = (steps: readonly StepLine[]): number =>
  Math.max(
    1,
    Math.round(steps.reduce((sum, step) => sum + SECONDS_A_STEP + step.decisions * SECONDS_A_DECISION, 0) / 60),
  );
