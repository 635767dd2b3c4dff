/** Turns that end automatically, with some time to cancel; an option of the player. */
import type { Decision } from '../../net/types';
import { t } from '../../texts/texts.svelte';
import { prefs } from './prefs.svelte';
import type { TableSession, ToastLine } from './session-shape';

const MOMENT_MS = 3000;

/**
 * Call during the initialisation of a component. `last` returns the decision that ends the turn if nothing else can be
 * decided; `ends` are the kinds of decisions by which players end it themselves.
 */
export const endsByItself = (session: TableSession, last: () => Decision | null, ends: readonly string[]): void => {
  let objected = -1;
  $effect(() => {
    const decision = prefs.ends && session.canDecide ? last() : null;
    const number = session.watch.asked;
    if (!decision || objected === number) return;
    const object = (): void => {
      objected = number;
      if (session.toast === line) session.toast = null;
    };
    const line: ToastLine = {
      text: t('turn-ends-soon', { decision: decision.sentence }),
      action: { label: t('turn-ends-wait'), run: object },
      stays: MOMENT_MS,
      after: () => void session.decide(decision.notation),
      closed: object,
    };
    session.toast = line;
    return () => {
      if (session.toast === line) session.toast = null;
    };
  });

  let wasMine = false;
  $effect(() => {
    const isMine = session.watch.isMine;
    const isOver = wasMine && !isMine && session.watch.moment?.status === 'running';
    wasMine = isMine;
    const own = session.lastEvent;
    if (!isOver || !prefs.ends || !own || own.seat !== session.watch.viewer || ends.includes(own.what ?? '')) return;
    if (!session.canUndo || session.undoAsks) return;
    session.toast = {
      text: t('turn-ended'),
      action: { label: t('undo'), run: () => void session.undo() },
      stays: MOMENT_MS,
    };
  });
};
