/** Small words of lists: times, sentences of the server, titles of tables. */
import type { ClockSettings, SeatLine, TableLine } from '../net/types';
import { currentLanguage, t } from '../texts/texts.svelte';
import { botName, offer } from './offers.svelte';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was: "3 hours ago". */
export const ago = (at: number, now = Date.now()): string => {
  const past = Math.max(0, now - at);
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' });
  if (past > 30 * 86_400_000) return day(at);
  for (const [unit, ms] of STEPS) if (past >= ms) return words.format(-Math.floor(past / ms), unit);
  return t('just-now');
};

/** A day as the language writes it. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(at);

/** Who has a seat, in words. */
export const seatName = (seat: SeatLine): string =>
  seat.kind === 'open' ? t('seat-open') : seat.kind === 'bot' ? botName(seat.bot ?? '') : seat.name;

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);

/** The same as the reader would call it: one's own seat is You, a seat without any name its number. */
export const seatCalled = (table: TableLine, at: number): string => {
  const seat = table.seats[at];
  return at === table.your_seat ? t('you-name') : (seat && seatName(seat)) || String(at + 1);
};

/** What a table is called: its own name, or who sits there. */
export const titleOf = (table: TableLine): string => {
  if (table.name) return table.name;
  const names = table.seats.flatMap((seat, i) => (seat.kind === 'open' ? [] : [seatCalled(table, i)]));
  return names.length ? listed(names) : t('table-of-players', { players: table.players });
};

/** Whom a table waits for, in a few words. */
export const stateOf = (table: TableLine): string => {
  if (table.status === 'waiting')
    return table.open_seats ? t('waits-seats', { seats: table.open_seats }) : t('waits-ready');
  const names = table.to_decide
    .map((seat) => table.seats[seat])
    .filter((seat) => seat !== undefined)
    .map(seatName);
  return names.length === 1
    ? t('thinks', { name: names[0] ?? '' })
    : names.length
      ? t('think', { number: names.length })
      : '';
};

export const clockWords = ({ kind = 'none', seconds = 0, increment = 0, days = 0 }: ClockSettings): string =>
  t(`wait-clock-${kind}`, { seconds, minutes: Math.round(seconds / 60), increment, days });

/** What variants are called; their own words while the server has not told. */
export const variantTitles = (game: string, variants: readonly string[]): string[] => {
  if (!variants.length) return [];
  const titles = new Map(offer(game)?.variants.map(({ name, title }) => [name, title]));
  return variants.map((name) => titles.get(name) ?? name);
};
