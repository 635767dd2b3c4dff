/** Texts about spaces of Ekö for screen readers. */
import { t } from '../../texts/texts.svelte';
import type { EkoGround, EkoHex, EkoMark, EkoPosition } from '../types';
import { portalNumbers, readBuilding, readStack } from './reading';

const terrainWord = (hex: EkoHex): string => t(`eko-terrain-${hex.kind === 'site' ? hex.terrain : hex.kind}`);

/** A stack in words: "Star, Emperor alone". */
export const sayStack = (text: string): string => {
  const stack = readStack(text);
  if (!stack) return '';
  const emperor = stack.emperor ? (stack.discs === 1 ? 'alone' : 'top') : 'none';
  return t('eko-say-stack', { player: t(`identity-${stack.letter}`), discs: stack.discs, emperor });
};

/** A building in words: "Tide, tower". */
export const sayBuilding = (text: string): string => {
  const building = readBuilding(text);
  if (!building) return '';
  return t('eko-say-building', {
    player: t(`identity-${building.letter}`),
    building: t(`building-${building.worth}`),
  });
};

/** The description of a space: name, terrain, pieces and decisions. */
export const saySpace = (
  ground: EkoGround,
  position: EkoPosition,
  hex: EkoHex,
  options: { marks?: readonly EkoMark[]; selected?: boolean } = {},
): string => {
  const parts = [t('eko-say-space', { name: hex.name, terrain: terrainWord(hex) })];
  if (hex.zone) parts.push(t('eko-say-zone', { zone: hex.zone }));
  if (hex.kind === 'portal') {
    const numbers = portalNumbers(ground);
    const portal = ground.portals.find(({ at }) => at === hex.name);
    const twins = (portal?.twins ?? []).map((name) => `${numbers.get(name) ?? ''} (${name})`).join(', ');
    parts.push(t('eko-say-portal', { number: numbers.get(hex.name) ?? 0, twins }));
  }
  ground.landmarks.forEach((landmark, index) => {
    if (!landmark.spaces.includes(hex.name)) return;
    const holder = position.landmarks[index];
    parts.push(
      t('eko-say-landmark', {
        landmark: t(`landmark-${landmark.kind}`),
        holder: holder ? t(`identity-${holder}`) : t('nobody'),
      }),
    );
  });
  const stack = position.stacks[hex.name];
  const building = position.buildings[hex.name];
  if (stack) parts.push(sayStack(stack));
  if (building) parts.push(sayBuilding(building));
  if (hex.kind === 'site' && hex.ceiling) parts.push(t('eko-say-limit', { building: t(`building-${hex.ceiling}`) }));
  if (!stack && !building && hex.kind !== 'chasm' && hex.kind !== 'portal') parts.push(t('eko-say-empty'));
  if (options.selected) parts.push(t('say-selected'));
  for (const mark of options.marks ?? [])
    parts.push(mark.label ?? t(`mark-${mark.kind}`, { number: mark.text || '0' }));
  return parts.join(' ');
};
