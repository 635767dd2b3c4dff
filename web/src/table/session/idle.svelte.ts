/** A hint for hesitant players in their first games: a ring around a good first tap. */
import { isExperienced } from '../../lib/played.svelte';
import type { Decision } from '../../net/types';
import { t } from '../../texts/texts.svelte';
import { prefs } from './prefs.svelte';
import type { TableSession } from './session-shape';

export const IDLE_MS = 8000;

/** The decision with the highest gain for a seat, by the server's previews; the first without previews. */
export const bestOf = <One extends { decision: Decision }>(options: readonly One[], seat: number): One | null => {
  const gain = ({ decision }: One): number => decision.preview?.gains?.[seat] ?? 0;
  return options.reduce<One | null>((best, one) => (best && gain(best) >= gain(one) ? best : one), null);
};

/** Call during the initialisation of a component; `first` returns the name of the tap. */
export const idleHint = (session: TableSession, first: () => string | null): { readonly place: string | null } => {
  let place = $state<string | null>(null);
  $effect(() => {
    place = null;
    if (!prefs.hints || isExperienced() || !session.canDecide || session.lesson?.isTest) return;
    void session.watch.addPreviews();
    const wanted = first();
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      place = null;
      clearTimeout(timer);
      timer = setTimeout(() => {
        place = wanted;
        session.spoken = t('idle-hint', { place: wanted });
      }, IDLE_MS);
    };
    wait();
    addEventListener('pointerdown', wait, true);
    addEventListener('keydown', wait, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', wait, true);
      removeEventListener('keydown', wait, true);
    };
  });
  return {
    get place() {
      return place;
    },
  };
};
