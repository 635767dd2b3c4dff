/** Texts of lists: times, titles and states of tables, clocks and variants. */
import type { ClockSettings, SeatLine, TableLine } from '../net/types';
import { currentLanguage, t } from '../texts/texts.svelte';
import { botName, offer } from './offers.svelte';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** A time relative to now, such as "3 hours ago". */
export const ago = (at: number, now = Date.now()): string => {
  const past = Math.max(0, now - at);
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' });
  if (past > 30 * 86_400_000) return day(at);
  for (const [unit, ms] of STEPS) if (past >= ms) return words.format(-Math.floor(past / ms), unit);
  return t('just-now');
};

/** The time until a moment, such as "2 days", "47 hours" or "5 minutes". */
export const timeLeft = (due: number, now: number): string => {
  const left = Math.max(0, due - now);
  const [unit, ms] = STEPS.find(([, step]) => left >= 2 * step) ?? (['minute', 60_000] as const);
  const number = Math.max(1, Math.floor(left / ms));
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(number);
};

/** A date in the format of the language. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(at);

/** The name of a seat's player. */
export const seatName = (seat: SeatLine): string =>
  seat.kind === 'open' ? t('seat-open') : seat.kind === 'bot' ? botName(seat.bot ?? '') : seat.name;

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);

const NUMERALS = ['', ' II', ' III', ' IV'];

/** The name of a seat at its table; numerals distinguish bots of the same name. */
const nameAt = ({ seats }: TableLine, at: number): string => {
  const seat = seats[at];
  if (!seat) return '';
  const name = seatName(seat);
  const equal = seats.slice(0, at).filter((one) => one.kind === 'bot' && seatName(one) === name);
  return seat.kind === 'bot' ? name + (NUMERALS[equal.length] ?? '') : name;
};

/** The name of a seat for the user: "You" for the own seat, a number for a seat without a name. */
export const seatCalled = (table: TableLine, at: number): string =>
  at === table.your_seat ? t('you-name') : nameAt(table, at) || String(at + 1);

/** The title of a table: its name, or its players. */
export const titleOf = (table: TableLine): string => {
  if (table.name) return table.name;
  const names = table.seats.flatMap((seat, i) => (seat.kind === 'open' ? [] : [seatCalled(table, i)]));
  return names.length ? listed(names) : t('table-of-players', { players: table.players });
};

/** What a table waits for. */
export const stateOf = (table: TableLine): string => {
  if (table.status === 'waiting')
    return table.open_seats ? t('waits-seats', { seats: table.open_seats }) : t('waits-ready');
  const names = table.to_decide.filter((seat) => table.seats[seat] !== undefined).map((seat) => nameAt(table, seat));
  return names.length === 1
    ? t('thinks', { name: names[0] ?? '' })
    : names.length
      ? t('think', { number: names.length })
      : '';
};

export const clockWords = ({ kind = 'none', seconds = 0, increment = 0, days = 0 }: ClockSettings): string =>
  t(`wait-clock-${kind}`, { seconds, minutes: Math.round(seconds / 60), increment, days });

/** The titles of variants; none while they are loading. */
export const variantTitles = (game: string, variants: readonly string[]): string[] => {
  const known = variants.length ? offer(game) : null;
  if (!known) return [];
  const titles = new Map(known.variants.map(({ name, title }) => [name, title]));
  return variants.map((name) => titles.get(name) ?? name);
};
