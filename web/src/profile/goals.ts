/** The goals of the ladder: their words, and the tables that they lead to. */
import { playQuickly } from '../lobby/enter';
import { offeredName } from '../lobby/guest';
import { ensureMe } from '../net/me.svelte';
import type { Goal } from '../net/types';
import { t } from '../texts/texts.svelte';
import { opponentOf } from './reached';

/** A goal in words. */
export const goalLine = (goal: Goal): string =>
  t('goal-line', { game: t(`game-${goal.game}`), name: opponentOf(goal), players: goal.players });

/** Open the table of a goal: its game, bots and number of players, without variants. */
export const playGoal = async ({ game, bot, players }: Goal): Promise<void> => {
  await ensureMe(offeredName());
  await playQuickly({ game, players, bot });
};
