/** Turns the server's list of decisions of Ekö into things to tap. It orders and groups; it knows no rule. */
import { readStack } from '../board/reading';
import type { EkoMark, EkoMarkKind, EkoMotion, EkoPosition } from '../types';
import { wayThrough } from '../board/way';
import type { EkoGround } from '../types';
import type { Decision, Preview } from '../../net/types';
import type { SoundName } from '../../table/session/sound';

export interface EkoMove {
  decision: Decision;
  /** Where it starts; null where a single tap says it all. */
  start: string | null;
  target: string;
  mark: EkoMarkKind;
  text: string;
  /** What sets it apart from other moves between the same places. */
  emperor: boolean;
  zones: string;
  /** Of a construction. */
  worth: number;
  /** Soldiers that are added. */
  count: number;
}

const MOVE = /^([a-z]+\d+)([-+x*])([a-z]+\d+)(?:~([0-9.]+x?))?(!)?$/;

/** The decisions that begin with a tap on the board. */
export const boardMoves = (decisions: readonly Decision[]): EkoMove[] =>
  decisions.flatMap((decision): EkoMove[] => {
    const [first, second] = decision.places;
    if (!first) return [];
    const emperor = decision.notation.endsWith('!');
    const plain = { decision, start: null, target: first, emperor, zones: '', worth: 0, count: 0, text: '' };
    switch (decision.kind) {
      case 'move': {
        const found = decision.notation.match(MOVE);
        const mark = decision.mark.kind as EkoMarkKind;
        return [
          {
            ...plain,
            start: first,
            target: second ?? first,
            mark,
            zones: found?.[4] ?? '',
            text: mark === 'regroup' ? (decision.mark.text ?? '') : '',
          },
        ];
      }
      case 'construct': {
        const worth = 'ETC'.indexOf(decision.notation.replace('!', '').slice(-1)) + 1;
        return [
          {
            ...plain,
            start: first,
            target: second ?? first,
            mark: 'construct' as const,
            worth,
            text: String(decision.cost.discs ?? ''),
          },
        ];
      }
      case 'scatter':
        return [{ ...plain, start: first, mark: 'scatter' as const, zones: decision.notation.split('~')[1] ?? '' }];
      case 'reinforce': {
        const count = Number(decision.notation.match(/\+(\d)/)?.[1] ?? 0);
        return [{ ...plain, mark: 'reinforce' as const, count, text: String(count + (emperor ? 1 : 0)) }];
      }
      case 'swap':
        return [{ ...plain, mark: 'swap' as const }];
      default:
        return [{ ...plain, mark: 'place' as const }];
    }
  });

/** One mark for each target and kind; numbers show the most that can be had there. */
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
    if (better) found.set(`${space} ${kind}`, { space, kind, text: move.text, label: move.decision.sentence });
  }
  return [...found.values()];
};

/** The order in which alternatives are offered: the Emperor stays, little is lost, as many as possible are added. */
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

/** A notation to ask the server about, for a tap that leads nowhere. */
export const triedPlay = (
  ground: EkoGround,
  position: EkoPosition,
  step: string,
  start: string | null,
  space: string,
): string | null => {
  const hex = ground.hexes.find(({ name }) => name === space);
  const from = start && ground.hexes.find(({ name }) => name === start);
  if (!hex) return null;
  if (step === 'reinforce') return hex.kind === 'site' ? null : `${space}+1`;
  if (step === 'swap') return `swap ${space}`;
  if (step === 'draft') return `@${space}`;
  if (from && from.kind !== 'site') {
    if (hex.kind === 'site') return `${start}^${space}`;
    const met = readStack(position.stacks[space]);
    const moving = readStack(position.stacks[start ?? '']);
    return `${start}${!met ? '-' : met.letter === moving?.letter ? '+' : 'x'}${space}`;
  }
  if (hex.kind === 'site') {
    const stack = hex.near?.find((name) => position.stacks[name]);
    return stack ? `${stack}^${space}` : null;
  }
  const way = hex.steps?.find((name) => !position.stacks[name]) ?? hex.steps?.[0];
  return position.stacks[space] && way ? `${space}-${way}` : null;
};

/** The spaces that a decision in notation names. */
export const placesIn = (play: string | undefined): string[] => {
  if (!play || /^(give|keep|pass|march|rest|done)/.test(play)) return [];
  return (
    play
      .replace(/^(swap|sand|moon)\s*/, '')
      .replace(/(\d)x(?=[a-z])/, '$1 ')
      .match(/[a-z]{1,3}\d{1,3}/g) ?? []
  );
};

/** What a decision looks like when it happens. */
export const motionsOf = (
  ground: EkoGround,
  before: EkoPosition,
  after: EkoPosition,
  play: string | undefined,
): EkoMotion[] => {
  const places = placesIn(play);
  const [first, second] = places;
  if (!play || !first) return [];
  const move = play.match(MOVE);
  if (move && second) {
    const stack = before.stacks[first];
    if (!stack) return [];
    const sign = move[2];
    return [
      {
        kind: 'travel',
        path: wayThrough(ground, before, first, second),
        stack,
        beats: sign === 'x',
        kamikaze: sign === '*',
      },
    ];
  }
  if (play.includes('^') && second) {
    const building = after.buildings[second];
    return building ? [{ kind: 'build', site: second, building, from: first }] : [];
  }
  const stack = after.stacks[first];
  return stack && !play.includes('~') ? [{ kind: 'drop', space: first, stack }] : [];
};

/** How many Emperors are captive. */
const captives = (position: EkoPosition | undefined): number => Object.values(position?.captives ?? {}).flat().length;

/** What a decision sounds like. */
export const soundOf = (
  play: string | undefined,
  before: EkoPosition | undefined,
  after: EkoPosition | undefined,
): SoundName => {
  if (captives(after) > captives(before)) return 'capture';
  const sign = play?.match(MOVE)?.[2];
  if (sign) return sign === '-' ? 'move' : sign === '+' ? 'regroup' : 'attack';
  return play?.includes('^') ? 'construct' : 'place';
};
