/** Finished games of an account that was used on another device. */
import { countGame, isNewcomer } from '../lib/played.svelte';
import { who } from '../net/me.svelte';
import { api } from '../net/rest';
import type { TablesPage } from '../net/types';

/** Count the finished games of the user, unless this browser knows some. */
export const countFinished = async (): Promise<void> => {
  const me = who();
  if (!me || !isNewcomer()) return;
  const page = await api.get<TablesPage>('games', { limit: 3, person: me.id }).catch(() => null);
  for (const table of page?.tables ?? []) countGame(table.id);
};
