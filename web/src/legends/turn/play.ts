/** Turns the server's list of decisions of Legends into things to tap. It orders and groups; it knows no rule. */
import { LETTERS, type Letter, type Owner } from '../../art/identity';
import type { LegendsMark, LegendsMotion, LegendsPosition } from '../types';
import type { Decision } from '../../net/types';
import type { SoundName } from '../../table/session/sound';

/** The notation of a step. */
export const STEP = /^[A-Z]{1,2}\d+-[A-Z]{1,2}\d+$/;

/** The regions that a decision in notation names. */
export const placesIn = (play: string | undefined): string[] =>
  play && !/^(take|bid|first|half|centre|stop)|@/.test(play)
    ? (play.replace(/^x/, '').match(/[A-Z]{1,2}\d{1,2}/g) ?? [])
    : [];

export interface LegendsMove {
  decision: Decision;
  /** The group that moves; null where a single tap says it all. */
  start: string | null;
  target: string;
  kind: LegendsMark['kind'];
  text: string;
  /** Whose army is destroyed. */
  letter?: Owner;
}

/** The decisions that begin with a tap on the map. */
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
            letter: (decision.notation.match(/([ETMSN])\$?$/)?.[1] ?? 'N') as Owner,
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

const TOKENS: readonly string[] = ['explore', 'citadel', 'dragon', 'portal', 'rogues'];

/** A notation to ask the server about, for a tap that leads nowhere. */
export const triedPlay = (
  step: string,
  position: LegendsPosition,
  letter: Letter,
  start: string | null,
  other: string | null,
  region: string,
): string | null => {
  switch (step) {
    case 'move':
      return start ? `${start}-${region}` : other ? `${region}-${other}` : null;
    case 'place':
      return `+${region}`;
    case 'city':
      return `^${region}`;
    case 'destroy':
      return `x${region}${Object.keys(position.regions[region] ?? {}).find((one) => one !== letter) ?? letter}`;
    case 'start':
    case 'shared':
    case 'neutral':
      return `${step} ${region}`;
    case 'merchant':
      return `coins ${region}`;
    default:
      return TOKENS.includes(step) ? `token ${region}` : null;
  }
};

/** The decision that takes the card of a place in the row. */
export const takeOf = (decisions: readonly Decision[], card: string | undefined, place: number): Decision | undefined =>
  decisions.find(
    (one) => one.kind === 'take' && (one.notation === `take ${card}` || one.notation === `take ${place + 1}`),
  );

export interface Laying {
  side: string;
  turn: number;
  decision: Decision;
}

/** The ways to lay a board that the founder has. */
export const layings = (decisions: readonly Decision[]): Laying[] =>
  decisions.flatMap((decision) => {
    const found = decision.kind === 'lay' && decision.notation.match(/^([a-z][a-z0-9_-]*)@(\d+)$/);
    return found ? [{ side: found[1] as string, turn: Number(found[2]) / 90, decision }] : [];
  });

/** What a decision looks like when it happens. */
export const motionsOf = (
  before: LegendsPosition,
  after: LegendsPosition,
  play: string | undefined,
  seatLetter: Letter | undefined,
): LegendsMotion[] => {
  const [first, second] = placesIn(play);
  if (!play || !first || !seatLetter) return [];
  if (second && play.includes('-')) return [{ kind: 'step', from: first, to: second, letter: seatLetter, armies: 1 }];
  if (play.startsWith('^')) return [{ kind: 'city', region: first, letter: seatLetter }];
  if (play.startsWith('x'))
    return [{ kind: 'destroy', region: first, letter: (play.match(/([ETMSN])\$?$/)?.[1] ?? 'N') as Owner }];
  if (play.startsWith('+') || play.startsWith('neutral') || play.startsWith('shared')) {
    const grown = (Object.keys(after.regions[first] ?? {}) as Owner[]).find(
      (letter) => (after.regions[first]?.[letter]?.[0] ?? 0) > (before.regions[first]?.[letter]?.[0] ?? 0),
    );
    return grown ? [{ kind: 'place', region: first, letter: grown, armies: 1 }] : [];
  }
  return [];
};

export const isOwner = (text: string): text is Owner => text === 'N' || (LETTERS as readonly string[]).includes(text);

/** What a decision sounds like. */
export const soundOf = (play = ''): SoundName => {
  if (play.startsWith('take')) return 'card';
  if (play.startsWith('bid')) return 'coin';
  if (play.startsWith('x')) return 'attack';
  if (play.startsWith('^')) return 'construct';
  return STEP.test(play) ? 'move' : 'place';
};
