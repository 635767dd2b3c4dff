/** The effect of a decision, line by line; all numbers come from the server. */
import type { Preview } from '../../net/types';
import { t } from '../../texts/texts.svelte';
import type { Consequence } from '../../ui/play/PreviewCard.svelte';
import type { TableSession } from './session-shape';

/** The consequences, in the words of the server. */
export const followingLines = (bring: Preview | null): Consequence[] =>
  (bring?.consequences ?? []).map((told) => ({ icon: 'star', text: told.sentence, rule: told.rule }));

/** The changes of points, and whether the game would end. */
export const pointLines = (session: TableSession, bring: Preview | null, now: readonly number[]): Consequence[] => {
  const me = session.watch.viewer;
  const found = session.seats.flatMap((seat): Consequence[] => {
    const [before, after] = [now[seat] ?? 0, bring?.points?.[seat]];
    if (after === undefined || after === before) return [];
    return [
      {
        icon: after > before ? 'laurel' : 'flag',
        text: seat === me ? t('your-points') : t('points-of', { player: session.name(seat) }),
        value: `${before} → ${after}`,
        tone: (seat === me) === after > before ? 'good' : 'bad',
      },
    ];
  });
  if (bring?.points === null) found.push({ icon: 'eye', text: t('preview-hidden') });
  else if (bring && !found.length) found.push({ icon: 'laurel', text: t('no-points-change') });
  if (bring?.ends) found.push({ icon: 'crown', text: t('ends-game'), tone: 'gold' });
  return found;
};

/** The numbers of these lines in one line, for narrow screens. */
export const shortLines = (lines: readonly Consequence[]): string =>
  lines
    .filter((line) => line.value)
    .map((line) => `${line.text} ${line.value}`)
    .join(' · ');
