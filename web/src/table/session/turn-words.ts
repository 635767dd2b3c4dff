/** What the bar says while others play. */
import type { Moment } from '../../net/types';
import { t } from '../../texts/texts.svelte';
import type { TableSession } from './session-shape';

export interface TurnWords {
  sentence: string;
  detail: string;
}

/** How a match ended. */
export const endWords = ({ watch, say }: TableSession): string => {
  const { result, asks } = watch.moment ?? {};
  const told = result?.reason === 'resigned' || result?.reason === 'timed-out';
  const ended = told && watch.entries.findLast(({ kind }) => kind === 'ended')?.sentence;
  return ended || say(asks ?? '');
};

/** The move that is shown, else whose turn it is and what they are to do; null on the viewer's own turn. */
export const turnWords = (session: TableSession): TurnWords | null => {
  const { shown, event } = session;
  if (session.mine || !shown) return null;
  const asks = session.say(shown.asks ?? '');
  if (session.busy && event?.sentence) return { sentence: session.say(event.sentence), detail: '' };
  if (shown.status === 'over') return { sentence: endWords(session), detail: '' };
  if (shown.status !== 'running' || !shown.to_decide.length) return { sentence: asks, detail: '' };
  return { sentence: waiting(session, shown), detail: asks };
};

const waiting = (session: TableSession, { to_decide, seats }: Moment): string => {
  const rest = to_decide.filter((seat) => seat !== session.watch.viewer);
  const others = rest.length ? rest : to_decide; // a bot may play for the viewer
  const players = others.map((seat) => session.name(seat)).join(', ');
  const areBots = others.every((seat) => seats[seat]?.bot);
  return t(areBots ? 'turn-thinking' : 'turn-waiting', { players, number: others.length });
};
