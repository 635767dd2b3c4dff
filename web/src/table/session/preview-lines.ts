/** The effect of a decision, line by line; all numbers come from the server. */
import type { Preview } from '../../net/types';
import { t } from '../../texts/texts.svelte';
import type { Consequence } from '../../ui/play/PreviewCard.svelte';
import type { TableSession } from './session-shape';

/** The consequences, in the words of the server. */
export const followingLines = (session: TableSession, bring: Preview | null): Consequence[] =>
  (bring?.consequences ?? []).map((told) => ({ icon: 'star', text: session.say(told.sentence), rule: told.rule }));

/** Whether and why the viewer would win or lose, or another player would be eliminated. */
export const fateLines = (session: TableSession, bring: Preview | null): Consequence[] => {
  const me = session.watch.viewer;
  if (!bring || me === null) return [];
  const { ending, eliminated = [] } = bring;
  const [isOut, hasWon] = [eliminated.includes(me), ending?.winners.includes(me) ?? false];
  const found = eliminated
    .filter((seat) => seat !== me)
    .map((seat): Consequence => ({
      icon: 'flag',
      text: t('would-eliminate', { player: session.name(seat) }),
      tone: 'good',
    }));
  if (isOut && !hasWon) found.push({ icon: 'x', text: t('would-be-out'), rule: ending?.rule ?? '', tone: 'bad' });
  else if (ending) {
    const { winners, reason, rule } = ending;
    const id = hasWon
      ? winners.length > 1
        ? 'would-share'
        : 'would-win'
      : winners.length
        ? 'would-lose'
        : 'would-win-nobody';
    found.push({ icon: hasWon ? 'crown' : 'x', text: t(id, { reason }), rule, tone: hasWon ? 'gold' : 'bad' });
  }
  return found;
};

/** Why the viewer would lose; empty if that does not follow. */
export const lossOf = (session: TableSession, bring: Preview | null): string =>
  fateLines(session, bring).find(({ tone }) => tone === 'bad')?.text ?? '';

/** The changes of points, and whether the game would end. */
export const pointLines = (session: TableSession, bring: Preview | null, now: readonly number[]): Consequence[] => {
  const me = session.watch.viewer;
  const fate = fateLines(session, bring);
  const isLost = fate.some(({ tone }) => tone === 'bad');
  const found = session.seats.flatMap((seat): Consequence[] => {
    const [before, after] = [now[seat] ?? 0, bring?.points?.[seat]];
    if (after === undefined || after === before) return [];
    return [
      {
        icon: after > before ? 'laurel' : 'flag',
        text: seat === me ? t('your-points') : t('points-of', { player: session.name(seat) }),
        value: `${before} → ${after}`,
        tone: (seat === me) !== after > before ? 'bad' : isLost ? null : 'good',
      },
    ];
  });
  if (bring?.points === null) found.push({ icon: 'eye', text: t('preview-hidden') });
  else if (bring && !found.length) found.push({ icon: 'laurel', text: t('no-points-change') });
  if (bring?.ends && !fate.length) found.push({ icon: 'crown', text: t('ends-game'), tone: 'gold' });
  return [...fate, ...found];
};

/**
 * What a decision without a place would change, for the phase bar. Unless it `isSure`, these are only numbers after its
 * label, since the user may decide something else.
 */
export const buttonLines = (
  session: TableSession,
  bring: Preview | null,
  label: string,
  isSure: boolean,
): Consequence[] => {
  const isQuiet = !bring?.ends && !bring?.eliminated?.length && bring?.points && !bring.gains?.some(Boolean);
  const lines = bring && !isQuiet ? pointLines(session, bring, session.shown?.points ?? []) : [];
  if (isSure) return shortLines([...lines, ...followingLines(session, bring)]);
  const numbers = lines.filter(({ value }) => value);
  return numbers.length ? shortLines(numbers, label) : [];
};

/** At most three paragraphs for narrow screens: how the game would end, all numbers, and what follows or is unknown. */
export const shortLines = (lines: readonly Consequence[], first = ''): Consequence[] => {
  const numbers = [first, ...lines.flatMap(({ text, value }) => (value ? [`${text} ${value}`] : []))].filter(Boolean);
  const words = lines.filter(({ value }) => !value);
  return [
    ...joined(words.filter(({ tone }) => tone && tone !== 'bad')), // a loss is the warning of the phase bar
    ...(numbers.length ? [{ icon: 'laurel', text: numbers.join(' · ') } as const] : []),
    ...joined(words.filter(({ tone }) => !tone)),
  ];
};

/** Several lines as one, with the sign of the last. */
const joined = (lines: readonly Consequence[]): Consequence[] =>
  lines.slice(-1).map((last) => ({ ...last, text: lines.map(({ text }) => text).join(' ') }));
