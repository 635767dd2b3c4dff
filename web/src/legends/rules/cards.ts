/** Example cards for the rules page, by ascending price. */
import { t } from '../../texts/texts.svelte';
import type { LegendsCard } from '../types';

type Shown = Omit<LegendsCard, 'title' | 'families'>;

export const SHOWN: readonly Shown[] = [
  { id: 'forest-pixie', family: 'Forest', ability: { army: 1 }, action: { mode: 'single', steps: [{ move: 4 }] } },
  {
    id: 'arcane-sphinx',
    family: 'Arcane',
    ability: { flying: 1 },
    action: { mode: 'or', steps: [{ place: 3 }, { move: 4 }] },
  },
  {
    id: 'noble-hills',
    family: 'Noble',
    ability: { vp_set: { family: 'Noble', cards: 3, vp: 4 } },
    action: { mode: 'single', steps: [{ place: 3 }] },
  },
];

/** The cards with names in the current language. */
export const shownCards = (): LegendsCard[] => {
  const noble = t('rules-family-noble');
  const families = { Noble: { title: noble, of: noble } };
  return SHOWN.map((card) => ({ ...card, title: t(`rules-card-${card.id}`), families }));
};
