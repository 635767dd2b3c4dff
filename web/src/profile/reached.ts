/** Goals of the ladder: their opponents, and what a match has reached. */
import { ladder } from '../lobby/offers.svelte';
import type { Goal } from '../net/types';

/** The name of a goal's bots. */
export const opponentOf = ({ game, bot }: Goal): string =>
  ladder(game)?.levels.find((level) => level.bot === bot)?.name ?? bot;

/** Of the goals that each match has reached, the one of the highest level. */
export const highestGoals = (goals: readonly Goal[]): Goal[] => {
  const found = new Map<string, Goal>();
  for (const goal of goals)
    if (goal.match && goal.level > (found.get(goal.match)?.level ?? 0)) found.set(goal.match, goal);
  return [...found.values()];
};
