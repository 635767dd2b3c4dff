/** Texts about a turn of Legends. */
import type { IconName } from '../../art/icons';
import type { Letter } from '../../art/identity';
import type { Decision, Moment, Preview } from '../../net/types';
import { followingLines, pointLines } from '../../table/session/preview-lines';
import type { TableSession } from '../../table/session/session-shape';
import { turnWords } from '../../table/session/turn-words';
import { t } from '../../texts/texts.svelte';
import type { Consequence } from '../../ui/play/PreviewCard.svelte';
import type { LegendsCard, LegendsMark, LegendsPosition } from '../types';
import type { CardHand } from './card-hand.svelte';
import { detailOf, type LegendsMove } from './play';
import type { LegendsTurn } from './turn.svelte';

export const DO_ICONS: Readonly<Record<string, IconName>> = {
  move: 'boot',
  sail: 'ship',
  place: 'cube',
  city: 'city',
  destroy: 'destroy',
  choose: 'check',
};

const ACTIONS: readonly string[] = ['place', 'move', 'city', 'destroy'];
/** The sentence in the phase bar. */
export const legendsSentence = (turn: LegendsTurn, hand: CardHand): string => {
  const { session, step, moment, chosen, closing, picked } = turn;
  if (session.watch.pending && !session.busy) return t('sending');
  if (hand.taking) return hand.taking.sentence;
  if (chosen) return turn.bring?.sentence ? session.say(turn.bring.sentence) : chosen.decision.sentence;
  if (closing) return closing.sentence;
  const others = turnWords(session);
  if (others) return others.sentence;
  if (step === 'over') return session.say(moment?.asks ?? '');
  if (step === 'move' && picked) return t('ask-leg-picked', { place: picked });
  return ACTIONS.includes(step) || step === 'take' || step === 'half'
    ? t(`ask-leg-${step}`)
    : session.say(moment?.asks ?? '');
};

/** All numbers that a decision would change, made as often as the user has chosen. */
export const legendsLines = (turn: LegendsTurn, decision: Decision | null, bring: Preview | null): Consequence[] => {
  if (!decision) return [];
  const { session, position, letter, chosen, moment } = turn;
  const { coins, points } = session.left(decision)[turn.count - 1] ?? {};
  const found: Consequence[] = [];
  if (coins !== undefined)
    found.push({
      icon: 'coin',
      text: t('coins-after'),
      value: `${position.coins[letter] ?? 0} → ${coins}`,
      tone: decision.cost.coins ? 'bad' : null,
    });
  if (points !== undefined)
    found.push({
      icon: chosen?.kind === 'sail' ? 'ship' : 'boot',
      text: t('points-after'),
      value: `${position.action.points} → ${points}`,
    });
  const controlled = (by: LegendsPosition['controllers']): number =>
    Object.values(by).filter((owner) => owner === letter).length;
  const after = (bring?.after as Partial<LegendsPosition> | undefined)?.controllers;
  if (after && controlled(after) !== controlled(position.controllers))
    found.push({
      icon: 'flag',
      text: t('regions-after'),
      value: `${controlled(position.controllers)} → ${controlled(after)}`,
    });
  return [...found, ...pointLines(session, bring, moment?.points ?? []), ...followingLines(session, bring)];
};

/** The label of one of several decisions with the same region. */
export const choiceLabel = (session: TableSession, move: LegendsMove): string =>
  move.kind === 'destroy'
    ? t(detailOf(move.decision).coin ? 'choice-destroy-coin' : 'choice-destroy', {
        player: session.name(session.letters.indexOf(move.letter as Letter)) || t('identity-N'),
      })
    : move.decision.notation;

/** One of the two effects of a card. */
export interface Effect {
  half: number;
  kind: string;
  /** Its number on the card, and with the abilities of the player. */
  printed: number;
  number: number;
  label: string;
  /** Null if it cannot be used. */
  decision: Decision | null;
}

/** The effects of a card of which one is chosen. */
export const effectsOf = (card: LegendsCard | undefined, decisions: readonly Decision[]): Effect[] => {
  const halves = decisions.filter((one) => one.kind === 'half');
  if (!halves.length) return [];
  return (card?.action.steps ?? []).map((step, half) => {
    const [kind = '', printed = 0] = Object.entries(step)[0] ?? [];
    const decision = halves.find((one) => detailOf(one).half === half) ?? null;
    const number = (decision && detailOf(decision).number) ?? printed;
    const label = t(`card-step-${kind}`, { number }).replace(/\.$/, '');
    return { half, kind, printed, number, label, decision };
  });
};

/** How an effect gets its number. */
export const effectLines = ({ kind, printed, number }: Effect): Consequence[] => [
  {
    icon: DO_ICONS[kind] ?? 'check',
    text: number > printed ? t('effect-bonus', { printed, bonus: number - printed }) : t('effect-printed'),
    value: `${number}`,
  },
];

/** In its button: where it can begin, and what its number is made of. */
export const effectNote = ({ printed, number, decision }: Effect): string => {
  const regions = (decision && detailOf(decision).regions) ?? [];
  return [
    regions.length ? t('effect-where', { number: regions.length, places: regions.join(', ') }) : '',
    number > printed ? `${printed} + ${number - printed}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Where an effect can begin. */
export const effectMarks = ({ kind, number, decision }: Effect): LegendsMark[] =>
  ((decision && detailOf(decision).regions) ?? []).map((region) =>
    kind === 'place' ? { region, kind, text: `+${number}` } : { region, kind: 'choose' },
  );

/** Who would win if the game ended now; empty in a tie. */
export const leaderLine = (session: TableSession, moment: Moment | null): string => {
  const all = moment?.points ?? [];
  const best = Math.max(...all);
  const who = all.flatMap((own, seat) => (own === best ? [seat] : []));
  const [leader = 0] = who;
  return moment?.status === 'running' && who.length === 1 && best > 0
    ? t('leads', { who: leader === session.watch.viewer ? 'you' : 'other', player: session.name(leader) })
    : '';
};
