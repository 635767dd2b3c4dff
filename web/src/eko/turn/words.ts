/** Texts about a turn of Ekö. */
import type { IconName } from '../../art/icons';
import type { Letter } from '../../art/identity';
import type { Decision, Preview, ScoreLine } from '../../net/types';
import { followingLines, pointLines } from '../../table/session/preview-lines';
import type { TableSession } from '../../table/session/session-shape';
import { turnWords } from '../../table/session/turn-words';
import type { PointPart } from '../../table/shell/parts';
import { t } from '../../texts/texts.svelte';
import { stepsOf, type Step } from '../../ui/play/PhaseBar.svelte';
import type { Consequence } from '../../ui/play/PreviewCard.svelte';
import { readBuilding, readReserve, readStack } from '../board/reading';
import type { EkoPosition } from '../types';
import { detailOf, positionAfter, type EkoMove } from './play';
import type { EkoTurn } from './turn.svelte';

/** The icons of decisions. */
export const DO_ICONS: Readonly<Record<string, IconName>> = {
  move: 'next',
  regroup: 'regroup',
  attack: 'swords',
  kamikaze: 'burst',
  construct: 'hammer',
  reinforce: 'plus',
  place: 'plus',
  swap: 'swap',
  scatter: 'scatter',
  pass: 'x',
  march: 'march',
};

/** The decisions that end a step or a turn. */
export const ENDS: readonly string[] = ['finish', 'rest', 'pass', 'keep'];

const ASKED: readonly string[] = ['swap', 'draft', 'action', 'march', 'march-action', 'exchange', 'reinforce'];

export const ekoSteps = ({ phases = [], phase_index = 0 }: EkoPosition): Step[] => [
  ...stepsOf(phases, phase_index),
  ...(phases.length > 1 ? [{ label: t('step-end'), state: 'next' as const }] : []),
];

/** The sentence in the phase bar. */
export const ekoSentence = (turn: EkoTurn): string => {
  const { session, moment, chosen, closing, picked } = turn;
  const step = moment?.step ?? '';
  if (session.watch.pending && !session.busy) return t('sending');
  if (chosen) return chosen.decision.sentence;
  if (closing) return closing.sentence;
  const others = turnWords(session);
  if (others) return others.sentence;
  if (step === 'over') return session.say(moment?.asks ?? '');
  if (picked) return t(turn.fromSite ? 'ask-eko-site' : 'ask-eko-picked', { place: picked });
  return t(`ask-eko-${ASKED.includes(step) ? step : 'action'}`);
};

/** The label of one of several decisions with the same target. */
export const choiceLabel = (move: EkoMove): string => {
  const discs = move.decision.cost.discs ?? 0;
  if (move.mark === 'construct')
    return t(move.emperor ? 'choice-building-emperor' : 'choice-building', {
      building: t(`building-${move.worth}`),
      discs,
    });
  if (move.mark === 'reinforce')
    return t(move.emperor ? 'choice-add-emperor' : 'choice-add', { discs: Number(move.text) });
  if (move.zones) return t(move.emperor ? 'choice-way-emperor' : 'choice-way', { discs, zones: move.zones });
  if (move.mark === 'move' || move.mark === 'regroup' || move.mark === 'attack' || move.mark === 'kamikaze')
    return t('choice-way-free');
  return move.emperor ? t('choice-emperor') : t('choice-soldier');
};

/** The two sides of an attack with their numbers. */
export const versusOf = (move: EkoMove | null, position: EkoPosition, bring: Preview | null) => {
  if (move?.mark !== 'attack' && move?.mark !== 'kamikaze') return null;
  const [mine, theirs] = [readStack(position.stacks[move.start ?? '']), readStack(position.stacks[move.target])];
  if (!mine || !theirs) return null;
  const left = readStack(positionAfter(bring).stacks?.[move.target]); // tempests may take discs on the path
  return {
    letter: mine.letter,
    count: left?.letter === mine.letter ? left.discs : mine.discs,
    other: theirs.letter,
    against: theirs.discs,
    verb: t(move.mark === 'kamikaze' ? 'versus-kamikaze' : 'beats'),
  };
};

/** All numbers that the selected move would change. */
export const ekoLines = (turn: EkoTurn, bring: Preview | null): Consequence[] => {
  const { chosen, session, moment } = turn;
  if (!chosen) return [];
  const { discs, soldiers } = chosen.decision.cost;
  const found = followingLines(session, bring);
  if (discs && chosen.mark !== 'construct')
    found.push({ icon: 'disc', text: t('cost-tempest'), value: String(discs), tone: 'bad' });
  if (soldiers) found.push({ icon: 'trash', text: t('cost-soldiers'), value: String(soldiers), tone: 'bad' });
  const letter = session.letter(session.watch.viewer ?? 0);
  const change = reserveChange(turn.position, bring, letter);
  if (change) {
    const before = readReserve(turn.position.reserves[letter]).discs;
    found.push({ icon: 'reserve', text: t('your-reserve'), value: `${before} → ${before + change}` });
  }
  return [...found, ...pointLines(session, bring, moment?.points ?? [])];
};

/** The change of a reserve. */
export const reserveChange = (position: EkoPosition, bring: Preview | null, letter: string): number => {
  const after = positionAfter(bring).reserves?.[letter];
  return after === undefined ? 0 : readReserve(after).discs - readReserve(position.reserves[letter]).discs;
};

/** The captives that can be returned. */
export const captiveChoices = (gives: readonly Decision[], session: TableSession) =>
  gives.map((one) => {
    const letter = detailOf(one).captive as Letter;
    return {
      letter,
      id: one.notation,
      name: t('emperor-of', { player: session.name(session.letters.indexOf(letter)) }),
      change: one.preview?.gains?.[session.watch.viewer ?? 0] ?? null,
      note: one.sentence,
    };
  });

interface Part extends PointPart {
  /** Where to look on the board. */
  places: string[];
  rule: string;
  /** Whose Emperor it is, of a captive. */
  captive?: Letter;
}

const BUILDING_ICONS: readonly IconName[] = ['tent', 'tower', 'castle'];

export const ekoParts = (position: EkoPosition, lines: readonly ScoreLine[]): Part[] =>
  lines.map((line): Part => {
    const plain = { label: line.title ?? line.name, points: line.points, rule: line.rule ?? '' };
    const source: string = line.source;
    if (source === 'captive') return { ...plain, icon: 'crown', places: [], captive: line.name as Letter };
    if (source !== 'building') return { ...plain, icon: 'pyramid', places: line.name.split('+') };
    const worth = readBuilding(position.buildings[line.name])?.worth ?? 1;
    return { ...plain, icon: BUILDING_ICONS[worth - 1] ?? 'tent', places: [line.name] };
  });

/** The sources of a player's points in the result of a match: each kind of building, captives, landmarks. */
export const ekoSources = (position: EkoPosition, lines: readonly ScoreLine[]): PointPart[] => {
  const parts = ekoParts(position, lines);
  return [...BUILDING_ICONS, 'crown' as const, 'pyramid' as const].flatMap((icon): PointPart[] => {
    const points = parts.filter((part) => part.icon === icon).reduce((sum, part) => sum + part.points, 0);
    return points ? [{ icon, label: t(`eko-source-${icon}`), points }] : [];
  });
};
