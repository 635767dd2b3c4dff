/** Cards for the pictures of the rules, where no table tells them: in the order in which the row makes them dearer. */
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

/** They with their names in the language of the page. */
export const shownCards = (): LegendsCard[] => {
  const noble = t('rules-family-noble');
  const families = { Noble: { title: noble, of: noble } };
  return SHOWN.map((card) => ({ ...card, title: t(`rules-card-${card.id}`), families }));
};
