/** The names of request fields, for error details. */
import { t } from '../texts/texts.svelte';

const NAMES: Readonly<Record<string, string>> = {
  name: 'field-name',
  password: 'field-password',
  old: 'field-old-password',
  new: 'field-new-password',
  game: 'field-game',
  players: 'field-players',
  seats: 'field-seats',
  clock: 'field-clock',
  'clock.seconds': 'field-seconds',
  'clock.increment': 'field-increment',
  'clock.days': 'field-days',
  when_time_runs_out: 'field-when',
  stand_in: 'field-stand-in',
  away: 'field-away',
  undo: 'field-undo',
  rated: 'field-rated',
  balanced: 'field-balanced',
  practice: 'field-practice',
  variants: 'field-variants',
  printing: 'field-printing',
  round_limit: 'field-round-limit',
  layout: 'field-layout',
  pyramids: 'field-pyramids',
  ages: 'field-ages',
  board: 'field-board',
  tiles: 'field-tiles',
  components: 'field-components',
  salt: 'field-salt',
  bot: 'field-bot',
};

/** The name of a field such as `settings.clock.seconds` or `settings.seats[1]`. */
export const fieldName = (field: string): string => {
  const plain = field.replace(/^settings\./, '').replace(/^options\./, '');
  const seat = /^seats[[.](\d+)/.exec(plain);
  if (seat) return t('field-seat', { number: Number(seat[1]) + 1 });
  const head = plain.split(/[.[]/)[0] ?? '';
  const id = NAMES[plain] ?? NAMES[head];
  return id ? t(id) : plain;
};
