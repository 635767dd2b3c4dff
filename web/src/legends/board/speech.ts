/** Texts about regions and cards of Legends. */
import { t } from '../../texts/texts.svelte';
import type { CardStep, LegendsCard, LegendsMark, LegendsPosition } from '../types';

/** The description of a region for screen readers. */
export const sayRegion = (
  position: LegendsPosition,
  region: string,
  options: { marks?: readonly LegendsMark[]; selected?: boolean; neighbours?: string } = {},
): string => {
  const owner = position.controllers[region];
  const parts = [t('leg-say-region', { region, owner: owner ? t(`identity-${owner}`) : t('nobody') })];
  if (position.start === region) parts.push(t('leg-say-start'));
  for (const [letter, [armies = 0, cities = 0]] of Object.entries(position.regions[region] ?? {})) {
    parts.push(t('leg-say-garrison', { player: t(`identity-${letter}`), armies, cities }));
  }
  for (const token of position.explore) {
    if (token.at === region && !token.owner)
      parts.push(t('leg-say-token', { token: token.face ? t(`token-${token.face}`) : t('token-hidden') }));
  }
  const here: [boolean, string][] = [
    [position.citadels.includes(region), 'token-citadel'],
    [position.portals.includes(region), 'token-portal'],
    [position.merchants.includes(region), 'token-merchants'],
    [position.dragon.at === region && !position.dragon.owner, 'token-dragon'],
    [position.rogues === region, 'token-rogues'],
  ];
  for (const [is, id] of here) if (is) parts.push(t('leg-say-token', { token: t(id) }));
  if (options.neighbours) parts.push(t('leg-say-neighbours', { regions: options.neighbours }));
  if (options.selected) parts.push(t('say-selected'));
  for (const mark of options.marks ?? [])
    parts.push(mark.label ?? t(`lmark-${mark.kind}`, { number: mark.text || '0' }));
  return parts.join(' ');
};

const stepSentence = (step: CardStep): string => {
  const [kind, number] = Object.entries(step)[0] ?? ['place', 0];
  return t(`card-step-${kind}`, { number });
};

/** The action of a card. */
export const sayAction = (card: LegendsCard): string => {
  const [first, second] = card.action.steps;
  const one = first ? stepSentence(first) : '';
  if (!second) return one;
  return t(card.action.mode === 'or' ? 'card-or' : 'card-then', { first: one, second: stepSentence(second) });
};

/** The ability of a card. */
export const sayAbility = (card: LegendsCard): string => {
  const { ability, families = {} } = card;
  const named = (family: string): string => families[family]?.of ?? family;
  const parts: string[] = [];
  if (ability.move) parts.push(t('card-gives-move', { number: ability.move }));
  if (ability.army) parts.push(t('card-gives-army', { number: ability.army }));
  if (ability.flying) parts.push(t('card-gives-flying', { number: ability.flying }));
  if (ability.elixir) parts.push(t('card-gives-elixir', { number: ability.elixir }));
  if (ability.coins) parts.push(t('card-gives-coins', { number: ability.coins }));
  if (ability.immune) parts.push(t('card-gives-immune'));
  if (ability.vp_per_family) parts.push(t('card-gives-family', { family: named(ability.vp_per_family) }));
  if (ability.vp_set)
    parts.push(
      t('card-gives-set', {
        number: ability.vp_set.cards,
        family: named(ability.vp_set.family),
        points: ability.vp_set.vp,
      }),
    );
  if (ability.vp_per_flying) parts.push(t('card-gives-per-flying', { points: ability.vp_per_flying }));
  if (ability.vp_per_coins) parts.push(t('card-gives-per-coins', { number: ability.vp_per_coins }));
  return parts.join(' ');
};
