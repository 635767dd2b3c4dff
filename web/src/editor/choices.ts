/** Choices that the editors of all games share. */
import { t } from '../texts/texts.svelte';

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

export const nameOf = (letter: string): string => t(`identity-${letter}`);

/** The seats by number; `nobody` comes first, as -1. */
export const seatChoices = (identities: readonly string[], nobody = false): Choice[] => [
  ...(nobody ? [{ value: '-1', label: t('nobody') }] : []),
  ...identities.map((letter, seat) => ({ value: String(seat), label: nameOf(letter) })),
];
