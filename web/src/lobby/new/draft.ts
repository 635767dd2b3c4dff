/** The draft of a new table, and its settings for the server. */
import { gameNamed } from '../../games';
import { isNewcomer } from '../../lib/played.svelte';
import { netError, type NetError } from '../../net/errors';
import { api } from '../../net/rest';
import type { ClockSettings, Person, TableSettings } from '../../net/types';

/** `mine`: another player on this device. */
export type SeatKind = 'me' | 'open' | 'bot' | 'kept' | 'mine';

export interface SeatDraft {
  kind: SeatKind;
  /** The bot, for a bot's seat. */
  bot: string;
  /** The name of the player for whom the seat is reserved, or who plays on this device. */
  name: string;
}

export interface Draft {
  game: string;
  players: number;
  seats: SeatDraft[];
  variants: string[];
  /** As the server names it; empty for the default. */
  printing: string;
  layout: string;
  hasRoundLimit: boolean;
  roundLimit: number;
  repetition: boolean;
  pyramids: number;
  quickSetup: boolean;
  hasAges: boolean;
  /** The seats by age, the youngest first. */
  ages: number[];
  clock: NonNullable<ClockSettings['kind']>;
  minutes: number;
  increment: number;
  seconds: number;
  days: number;
  when: TableSettings['when_time_runs_out'];
  standIn: string;
  away: TableSettings['away'];
  undo: TableSettings['undo'];
  rated: boolean;
  /** Whether the most even of several deals is chosen. */
  balanced: boolean;
  practice: boolean;
  isPrivate: boolean;
  watchers: boolean;
  name: string;
  salt: string;
}

const seat = (kind: SeatKind): SeatDraft => ({ kind, bot: isNewcomer() ? 'level1' : 'level3', name: '' });

/** The default table of a game. */
export const usualDraft = (game: string): Draft => ({
  game,
  players: 2,
  seats: [seat('me'), seat('open'), seat('open'), seat('open')],
  variants: [],
  printing: '',
  layout: '',
  hasRoundLimit: false,
  roundLimit: 40,
  repetition: false,
  pyramids: 0,
  quickSetup: true,
  hasAges: false,
  ages: [0, 1, 2, 3],
  clock: 'none',
  minutes: 15,
  increment: 10,
  seconds: 120,
  days: 2,
  when: 'bot',
  standIn: 'level2',
  away: 'wait',
  undo: 'free',
  rated: false,
  balanced: false,
  practice: false,
  isPrivate: true,
  watchers: true,
  name: '',
  salt: '',
});

/** A stored draft; missing and invalid fields get their defaults. */
export const readDraft = (game: string, data: unknown): Draft => {
  const usual = usualDraft(game);
  if (typeof data !== 'object' || data === null) return usual;
  const read = Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) =>
        name in usual &&
        typeof value === typeof usual[name as keyof Draft] &&
        Array.isArray(value) === Array.isArray(usual[name as keyof Draft]),
    ),
  );
  const draft: Draft = { ...usual, ...read, game };
  if (draft.seats.length !== 4 || draft.seats.some((one) => !['me', 'open', 'bot', 'kept', 'mine'].includes(one?.kind)))
    draft.seats = usual.seats;
  return draft;
};

/** The same draft for friends who join by link, who share this device, or against bots. */
export const draftWith = (draft: Draft, company: string | null, nameOf: (seat: number) => string): Draft => {
  const kinds: Readonly<Record<string, SeatKind>> = { friends: 'open', device: 'mine', bots: 'bot' };
  const kind = kinds[company ?? ''];
  if (!kind) return draft;
  return {
    ...draft,
    isPrivate: true,
    rated: false,
    seats: draft.seats.map((_, i) => (i ? { ...seat(kind), name: kind === 'mine' ? nameOf(i) : '' } : seat('me'))),
  };
};

/** The variants with one added or removed, in the order of the rules. */
export const variantsWith = (
  offered: readonly string[],
  chosen: readonly string[],
  variant: string,
  on: boolean,
): string[] => offered.filter((name) => (name === variant ? on : chosen.includes(name)));

/** The options of the game, without defaults. */
export const optionsOf = (draft: Draft, files: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => {
  const options: Record<string, unknown> = {};
  // A document from the editor contains all other options.
  if (files.position || files.map) return { ...files };
  if (draft.variants.length) options.variants = draft.variants;
  if (draft.printing) options.printing = draft.printing;
  return { ...options, ...gameNamed(draft.game).optionsOf(draft, files), ...files };
};

export const clockOf = (draft: Draft): ClockSettings => {
  switch (draft.clock) {
    case 'fischer':
      return { kind: 'fischer', seconds: Math.round(draft.minutes * 60), increment: draft.increment };
    case 'move':
      return { kind: 'move', seconds: draft.seconds };
    case 'days':
      return { kind: 'days', days: draft.days };
    default:
      return { kind: 'none' };
  }
};

/** Whether the user takes a seat. */
export const sitsDown = (draft: Draft): boolean => draft.seats.slice(0, draft.players).some((one) => one.kind === 'me');

/** Whether the match can start at once because nobody else has to join. */
export const beginsAtOnce = (draft: Draft): boolean =>
  draft.seats.slice(0, draft.players).every((one) => one.kind === 'me' || one.kind === 'bot' || one.kind === 'mine');

/** All settings; `me` and `kept` are ids. */
export const settingsOf = (
  draft: Draft,
  me: string,
  kept: readonly (string | null)[],
  files: Readonly<Record<string, unknown>> = {},
): Omit<TableSettings, 'tournament'> => ({
  game: draft.game,
  players: draft.players,
  options: optionsOf(draft, files),
  seats: draft.seats
    .slice(0, draft.players)
    .map((one, i) =>
      one.kind === 'me'
        ? `person:${me}`
        : one.kind === 'bot'
          ? `bot:${one.bot}`
          : one.kind === 'mine'
            ? `mine:${one.name.trim()}`
            : one.kind === 'kept' && kept[i]
              ? `person:${kept[i]}`
              : 'open',
    ),
  clock: clockOf(draft),
  when_time_runs_out: draft.when,
  stand_in: draft.standIn,
  away: draft.away,
  undo: draft.undo,
  rated: draft.rated,
  balanced: draft.balanced && !files.position && !files.map,
  practice: draft.practice,
  private: draft.isPrivate,
  watchers: draft.watchers,
  name: draft.name.trim(),
});

/** An error about one seat of the form. */
const atSeat = (error: NetError, seat: number): NetError => {
  if (error.kind === 'refused')
    error.content.details = [{ field: `seats[${seat}]`, code: error.code, message: error.message }];
  return error;
};

const nobody = (seat: number): NetError => atSeat(Object.assign(netError(''), { kind: 'refused' }), seat);

/** The ids of the players for whom seats are reserved; null for all other seats. */
export const keptIds = (draft: Draft): Promise<(string | null)[]> =>
  Promise.all(
    draft.seats.slice(0, draft.players).map(async (seat, i) => {
      if (seat.kind !== 'kept') return null;
      const name = seat.name.trim();
      if (!name) throw nobody(i);
      const found = await api.get<Person>('people', { name }).catch((thrown: unknown) => {
        throw atSeat(netError(thrown), i);
      });
      return found.id;
    }),
  );
