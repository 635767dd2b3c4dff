/** The picture of a card; custom cards show a landscape of their family. */
import { SCENES_1 } from './card-scenes-1';
import { SCENES_2 } from './card-scenes-2';

const SCENES: Record<string, () => string> = { ...SCENES_1, ...SCENES_2 };

const FAMILY: Record<string, string> = {
  Ancient: 'ancient-woods',
  Cursed: 'cursed-tower',
  Dire: 'dire-eye',
  Forest: 'forest-pixie',
  Night: 'night-village',
  Noble: 'noble-hills',
  Arcane: 'arcane-sphinx',
  Mountain: 'mountain-treasury',
};

export const cardIds: readonly string[] = Object.keys(SCENES);

/** An SVG fragment of 160 by 100 with unique ids. */
export const cardScene = (id: string, family?: string | null): string => {
  const own = SCENES[id] ?? SCENES[FAMILY[family ?? ''] ?? 'castle-or'];
  return own ? own() : '';
};
