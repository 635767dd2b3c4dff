/** The progress of the compiler after the first start of the server: until it is done, bots play weaker. */
import { whenPainted } from '../../lib/painted.svelte';
import { api } from '../../net/rest';
import type { Warmup } from '../../net/types';
import type { TableSession } from './session-shape';

export const POLL_MS = 2000;
const ready = new Set<string>();

/** The game at a table whose bots are programs of the server; external programs need no compiler. */
const gameOfBots = ({ watch, lesson }: TableSession): string | null =>
  !lesson && watch.moment?.status === 'running' && watch.moment.seats.some(({ bot }) => bot && !bot.startsWith('exec:'))
    ? (watch.ground?.settings.game ?? null)
    : null;

/** Call during the initialisation of a component; `now` is null if no bot of the table is warming up. */
export const botWarmup = (session: () => TableSession): { readonly now: Warmup | null } => {
  let now = $state.raw<Warmup | null>(null);
  const game = $derived(gameOfBots(session()));
  $effect(() => {
    const asked = game;
    if (!asked || ready.has(asked)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const ask = async (): Promise<void> => {
      if (over) return;
      const found = await api.get<Warmup>(`bots/${asked}/warmup`).catch(() => null);
      if (over) return;
      if (found?.ready) ready.add(asked);
      now = found && !found.ready ? found : null;
      if (now) timer = setTimeout(() => void ask(), POLL_MS);
    };
    whenPainted(() => void ask());
    return () => {
      over = true;
      now = null;
      clearTimeout(timer);
    };
  });
  return {
    get now() {
      return now;
    },
  };
};
