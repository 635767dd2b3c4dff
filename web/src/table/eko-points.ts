/** The score sheet of Ekö, as the server counts it, by kind. */
import type { IconName } from '../art/icons';
import { readBuilding } from '../eko/reading';
import type { EkoPosition } from '../eko/types';
import type { ScoreLine } from '../legends/types';
import { t } from '../texts/texts.svelte';

export interface Part {
  icon: IconName;
  label: string;
  points: number;
  /** Where to look on the board. */
  places: string[];
  rule: string;
}

const ICONS: readonly IconName[] = ['tent', 'tower', 'castle'];

export const ekoParts = (position: EkoPosition, lines: readonly ScoreLine[]): Part[] => {
  const parts: Part[] = [];
  const add = (icon: IconName, label: string, line: ScoreLine, place: string | null): void => {
    const old = parts.find((part) => part.label === label);
    if (old) {
      old.points += line.points;
      if (place) old.places.push(place);
    } else parts.push({ icon, label, points: line.points, places: place ? [place] : [], rule: line.rule ?? '' });
  };
  for (const line of lines) {
    const source = line.source as string;
    if (source === 'building') {
      const worth = readBuilding(position.buildings[line.name])?.worth ?? line.points;
      add(ICONS[worth - 1] ?? 'tent', t(`building-${worth}`), line, line.name);
    } else if (source === 'captive') add('crown', t('eko-captives'), line, null);
    else {
      add('pyramid', t('eko-landmarks'), line, null);
      parts[parts.length - 1]?.places.push(...line.name.split('+'));
    }
  }
  return parts;
};
