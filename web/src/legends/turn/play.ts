/** Groups the server's decisions of Legends by the regions to tap. */
import { LETTERS, type Letter, type Owner } from '../../art/identity';
import type { Decision, PlayedEvent as Event } from '../../net/types';
import type { SoundName } from '../../table/session/sound';
import type { LegendsDetail, LegendsMark, LegendsMotion, LegendsPosition } from '../types';

/** The parts of a decision that are no regions. */
export const detailOf = ({ detail }: Pick<Decision, 'detail'>): LegendsDetail => (detail ?? {}) as LegendsDetail;

export interface LegendsMove {
  decision: Decision;
  /** The group that moves; null if a single tap is enough. */
  start: string | null;
  target: string;
  kind: LegendsMark['kind'];
  text: string;
  /** Whose army is destroyed. */
  letter?: Owner;
}

/** The decisions that start with a tap on the map. */
export const mapMoves = (decisions: readonly Decision[]): LegendsMove[] =>
  decisions.flatMap((decision): LegendsMove[] => {
    const [first, second] = decision.places;
    if (!first) return [];
    switch (decision.kind) {
      case 'move': {
        return [
          {
            decision,
            start: first,
            target: second ?? first,
            kind: decision.mark.sea ? 'sail' : 'move',
            text: decision.mark.text ?? '',
          },
        ];
      }
      case 'destroy':
        return [
          {
            decision,
            start: null,
            target: first,
            kind: 'destroy',
            text: '',
            letter: detailOf(decision).owner as Owner,
          },
        ];
      case 'city':
        return [{ decision, start: null, target: first, kind: 'city', text: '' }];
      case 'place':
      case 'neutral':
      case 'shared':
        return [{ decision, start: null, target: first, kind: 'place', text: '+1' }];
      default:
        return [{ decision, start: null, target: first, kind: 'choose', text: '' }];
    }
  });

/** The decision that takes the card of a place in the row. */
export const takeOf = (decisions: readonly Decision[], place: number): Decision | undefined =>
  decisions.find((one) => one.kind === 'take' && detailOf(one).place === place);

export interface Laying {
  side: string;
  turn: number;
  decision: Decision;
}

/** The ways to place a board that the founder has. */
export const layings = (decisions: readonly Decision[]): Laying[] =>
  decisions.flatMap((decision) => {
    const { side, turn } = detailOf(decision);
    return side === undefined || turn === undefined ? [] : [{ side, turn, decision }];
  });

/** The animation of a decision. */
export const motionsOf = (
  event: Event,
  before: LegendsPosition,
  after: LegendsPosition,
  player: Letter,
): LegendsMotion[] => {
  const [first, second] = event.places ?? [];
  const kind = event.mark?.kind;
  if (!first) return [];
  if (second) return [{ kind: 'step', from: first, to: second, letter: player, armies: 1 }];
  if (kind === 'city') return [{ kind: 'city', region: first, letter: player }];
  if (kind === 'destroy') return [{ kind: 'destroy', region: first, letter: detailOf(event).owner as Owner }];
  const grown = (Object.keys(after.regions[first] ?? {}) as Owner[]).find(
    (letter) => (after.regions[first]?.[letter]?.[0] ?? 0) > (before.regions[first]?.[letter]?.[0] ?? 0),
  );
  return grown ? [{ kind: 'place', region: first, letter: grown, armies: 1 }] : [];
};

export const isOwner = (text: string): text is Owner => text === 'N' || (LETTERS as readonly string[]).includes(text);

const SOUNDS: Readonly<Record<string, SoundName>> = {
  take: 'card',
  bid: 'coin',
  destroy: 'attack',
  city: 'construct',
  move: 'move',
};

const changesCoins = (before: LegendsPosition | undefined, after: LegendsPosition | undefined): boolean =>
  !!before && !!after && LETTERS.some((letter) => before.coins[letter] !== after.coins[letter]);

/** The sound of a decision: that of coins if any change hands. */
export const soundOf = (kind: string | undefined, before?: LegendsPosition, after?: LegendsPosition): SoundName =>
  kind !== 'destroy' && changesCoins(before, after) ? 'coin' : (SOUNDS[kind ?? ''] ?? 'place');
