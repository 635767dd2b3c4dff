/** Groups the server's decisions of Ekö by the places to tap. */
import type { Letter } from '../../art/identity';
import type { Decision, PlayedEvent as Event, Preview } from '../../net/types';
import type { SoundName } from '../../table/session/sound';
import { withPlaces } from '../../texts/texts.svelte';
import type { EkoDetail, EkoMark, EkoMarkKind, EkoMotion, EkoPosition, EkoTrail } from '../types';

export interface EkoMove {
  decision: Decision;
  /** Where it starts; null if a single tap is enough. */
  start: string | null;
  target: string;
  mark: EkoMarkKind;
  text: string;
  /** What distinguishes it from other moves between the same places. */
  emperor: boolean;
  zones: string;
  /** Of a construction. */
  worth: number;
  /** Soldiers that are added. */
  count: number;
}

/** The parts of a decision that are no places. */
export const detailOf = ({ detail }: Pick<Decision, 'detail'>): EkoDetail => (detail ?? {}) as EkoDetail;

/** The decisions that start with a tap on the board. */
export const boardMoves = (decisions: readonly Decision[]): EkoMove[] =>
  decisions.flatMap((decision): EkoMove[] => {
    const [first, second = first] = decision.places;
    if (!first || !second) return [];
    const { emperor = false, zones = '', worth = 0, soldiers = 0 } = detailOf(decision);
    const plain = { decision, start: null, target: first, emperor, zones, worth, count: soldiers, text: '' };
    switch (decision.kind) {
      case 'move': {
        const mark = decision.mark.kind as EkoMarkKind;
        return [
          { ...plain, start: first, target: second, mark, text: mark === 'regroup' ? (decision.mark.text ?? '') : '' },
        ];
      }
      case 'construct':
        return [{ ...plain, start: first, target: second, mark: 'construct', text: String(decision.cost.discs ?? '') }];
      case 'scatter':
        return [{ ...plain, start: first, mark: 'scatter' }];
      case 'reinforce':
        return [{ ...plain, mark: 'reinforce', text: String(soldiers + (emperor ? 1 : 0)) }];
      case 'swap':
        return [{ ...plain, mark: 'swap' }];
      default:
        return [{ ...plain, mark: 'place' }];
    }
  });

/** One mark for each target and kind; numbers show the maximum. */
export const marksOf = (
  moves: readonly EkoMove[],
  at: (move: EkoMove) => string = (move) => move.target,
): EkoMark[] => {
  const found = new Map<string, EkoMark>();
  for (const move of moves) {
    const [space, kind] = [at(move), move.mark];
    const old = found.get(`${space} ${kind}`);
    const better =
      !old ||
      (kind === 'reinforce'
        ? Number(move.text) > Number(old.text)
        : kind === 'construct' && Number(move.text) < Number(old.text));
    if (better)
      found.set(`${space} ${kind}`, { space, kind, text: move.text, label: withPlaces(move.decision.sentence) });
  }
  return [...found.values()];
};

/** The order of alternatives: without the Emperor first, then by least loss, then by most discs. */
export const inOrder = (moves: readonly EkoMove[]): EkoMove[] =>
  [...moves].sort((a, b) =>
    a.mark === 'reinforce' && b.mark === 'reinforce'
      ? Number(b.text) - Number(a.text)
      : Number(a.emperor) - Number(b.emperor) ||
        (a.decision.cost.discs ?? 0) - (b.decision.cost.discs ?? 0) ||
        b.worth - a.worth,
  );

/** The fields of the position that a decision would change. */
export const positionAfter = (preview: Preview | null): Partial<EkoPosition> => preview?.after ?? {};

/** The animation of a decision. */
export const motionsOf = ({ mark, places }: Event, before: EkoPosition, after: EkoPosition): EkoMotion[] => {
  const [first, second] = places ?? [];
  if (!mark || !first) return [];
  const stack = before.stacks[first];
  if (mark.way?.length)
    return stack
      ? [{ kind: 'travel', path: mark.way, stack, beats: mark.kind === 'attack', kamikaze: mark.kind === 'kamikaze' }]
      : [];
  if (mark.kind === 'construct') {
    const building = second && after.buildings[second];
    return building ? [{ kind: 'build', site: second, building, from: first }] : [];
  }
  const placed = after.stacks[first];
  return placed && mark.kind !== 'scatter' ? [{ kind: 'drop', space: first, stack: placed }] : [];
};

/** The steps of a player's turn that have a place on the board. */
export const trailOf = (events: readonly Event[], letter: Letter): EkoTrail[] =>
  events
    .map(({ mark, places = [] }, i) => {
      const left = !!mark?.way?.length;
      return { path: left ? (mark.way ?? []) : places, letter, number: i + 1, left };
    })
    .filter(({ path }) => path.length);

/** The number of captive Emperors. */
const captives = (position: EkoPosition | undefined): number => Object.values(position?.captives ?? {}).flat().length;

const SOUNDS: Readonly<Record<string, SoundName>> = {
  move: 'move',
  regroup: 'regroup',
  attack: 'attack',
  kamikaze: 'attack',
  construct: 'construct',
};

/** The sound of a decision. */
export const soundOf = ({ mark }: Event, before: EkoPosition | undefined, after: EkoPosition | undefined): SoundName =>
  captives(after) > captives(before) ? 'capture' : (SOUNDS[mark?.kind ?? ''] ?? 'place');
