/** The players at a table, as the panels show them. */
import type { Letter } from '../../art/identity';
import type { Moment } from '../../net/types';
import { t } from '../../texts/texts.svelte';
import type { PlayerInfo } from '../../ui/player/PanelHead.svelte';

/** The name of a seat; the colour distinguishes equal names. */
export const seatName = (moment: Moment | null, letters: readonly Letter[], seat: number): string => {
  const name = moment?.seats[seat]?.name ?? '';
  const letter = letters[seat];
  const isShared = (moment?.seats ?? []).some((other, i) => i !== seat && other.name === name);
  return isShared && letter ? t('seat-name-shared', { name, identity: t(`identity-${letter}`) }) : name;
};

/** The colours in a language as a pattern; sentences use the same one again and again. */
const patterns = new Map<string, RegExp>();
const patternOf = (colours: readonly string[]): RegExp => {
  const key = colours.join('|');
  let pattern = patterns.get(key);
  if (!pattern) patterns.set(key, (pattern = new RegExp(`(?<!\\p{L}|\\b(?:the|la) )(?:${key})(?!\\p{L})`, 'gu')));
  return pattern;
};

/** A sentence with player names instead of colours; the "Temple of the Moon" keeps its name. */
export const withNames = (text: string, letters: readonly Letter[], nameOf: (seat: number) => string): string => {
  if (!letters.length) return text;
  const colours = letters.map((letter) => t(`identity-${letter}`));
  return text.replace(patternOf(colours), (colour) => nameOf(colours.indexOf(colour)) || colour);
};

/** The line below the name: the colour, and who plays it. */
const noteOf = (moment: Moment | null, letter: Letter, seat: number): string => {
  const place = moment?.seats[seat];
  const identity = t(`identity-${letter}`);
  if (place?.gave_up) return t('seat-gave-up', { identity });
  if (place?.bot) return t(place.person ? 'seat-stand-in' : 'seat-computer', { identity });
  return identity;
};

/** The time that a seat has left. */
export const timeLeft = (moment: Moment | null, seat: number, now: number): number => {
  const clock = moment?.clocks[seat];
  if (!clock) return 0;
  return clock.left_ms - (clock.running && clock.since !== null ? Math.max(0, now - clock.since) : 0);
};

export const playerInfo = (
  moment: Moment | null,
  letter: Letter,
  seat: number,
  viewer: number | null,
  now: number,
): PlayerInfo => {
  const place = moment?.seats[seat];
  const clock = moment?.clocks[seat];
  const gone = (moment?.position as { eliminated?: readonly string[] } | undefined)?.eliminated ?? [];
  return {
    letter,
    name: place?.name ?? '',
    note: noteOf(moment, letter, seat),
    you: seat === viewer,
    bot: !!place?.bot,
    away: place?.away ?? false,
    eliminated: gone.includes(letter) || (place?.gave_up ?? false),
    clock: clock ? { left: timeLeft(moment, seat, now), running: clock.running } : null,
  };
};
