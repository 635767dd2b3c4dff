/** The icons on cards: abilities and actions. */
import type { IconName } from '../../art/icons';
import type { CardAbility, CardStep, LegendsCard } from '../types';

export interface Sign {
  icon: IconName;
  text: string;
}

export const abilitySigns = ({ ability, families = {} }: LegendsCard): Sign[] => {
  const signs: Sign[] = [];
  const titled = (family: string): string => families[family]?.title ?? family;
  const add = (icon: IconName, text: string | number = ''): void => void signs.push({ icon, text: String(text) });
  if (ability.move) add('boot', `+${ability.move}`);
  if (ability.army) add('cube', `+${ability.army}`);
  if (ability.flying) add('wing', ability.flying > 1 ? ability.flying : '');
  if (ability.elixir) add('elixir', ability.elixir > 1 ? ability.elixir : '');
  if (ability.coins) add('coin', ability.coins);
  if (ability.immune) add('immune');
  if (ability.vp_per_family) add('laurel', `1/${titled(ability.vp_per_family)}`);
  if (ability.vp_set) add('laurel', `${ability.vp_set.vp} : ${ability.vp_set.cards}× ${titled(ability.vp_set.family)}`);
  if (ability.vp_per_flying) {
    add('laurel', `${ability.vp_per_flying}/`);
    add('wing');
  }
  if (ability.vp_per_coins) {
    add('laurel', `1/${ability.vp_per_coins}`);
    add('coin');
  }
  return signs;
};

const STEP_ICONS: Record<string, IconName> = { place: 'cube', move: 'boot', city: 'city', destroy: 'destroy' };

export const stepSign = (step: CardStep): Sign & { kind: string } => {
  const [kind, number] = Object.entries(step)[0] ?? ['place', 0];
  return { kind, icon: STEP_ICONS[kind] ?? 'cube', text: String(number) };
};

/** The groups of owned cards, in order. */
export const ABILITY_GROUPS = ['move', 'army', 'flying', 'elixir', 'points', 'immune', 'coins'] as const;
export type AbilityGroup = (typeof ABILITY_GROUPS)[number];

/** The groups of a card. */
export const groupsOf = (ability: CardAbility): AbilityGroup[] => {
  const found: AbilityGroup[] = [];
  for (const one of ['move', 'army', 'flying', 'elixir', 'immune', 'coins'] as const) if (ability[one]) found.push(one);
  if (ability.vp_per_family || ability.vp_set || ability.vp_per_flying || ability.vp_per_coins) found.push('points');
  return found;
};

export const GROUP_ICONS: Record<AbilityGroup, IconName> = {
  move: 'boot',
  army: 'cube',
  flying: 'wing',
  elixir: 'elixir',
  points: 'laurel',
  immune: 'immune',
  coins: 'coin',
};
