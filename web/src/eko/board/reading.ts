/** Reads the short texts of an Ekö position. */
import { isLetter, type Letter } from '../../art/identity';
import type { EkoGround, EkoHex, EkoKind, EkoTerrain, Stack } from '../types';

/** Read a stack such as `E3!`; null for other texts. */
export const readStack = (text: string | undefined): Stack | null => {
  const found = text?.match(/^([A-Z])(\d+)(!?)$/);
  if (!found || !isLetter(found[1] as string)) return null;
  return { letter: found[1] as Letter, discs: Number(found[2]), emperor: found[3] === '!' };
};

/** Read a building such as `T2`. */
export const readBuilding = (text: string | undefined): { letter: Letter; worth: number } | null => {
  const stack = readStack(text);
  return stack ? { letter: stack.letter, worth: stack.discs } : null;
};

/** Read a reserve such as `3!`: the discs, and whether the Emperor is among them. */
export const readReserve = (text: string | undefined): { discs: number; emperor: boolean } => ({
  discs: parseInt(text ?? '0', 10) || 0,
  emperor: !!text?.endsWith('!'),
});

const TERRAIN: Record<EkoTerrain, EkoKind> = {
  reg: 'r',
  canyon: 'c',
  mountain: 'm',
  capital: 'K',
  'temple-sand': 's',
  'temple-moon': 'o',
  'temple-wind': 'w',
};

/** The kind of a hex. */
export const kindOf = (hex: EkoHex): EkoKind => {
  switch (hex.kind) {
    case 'movement':
      return '.';
    case 'tempest':
      return 't';
    case 'portal':
      return 'p';
    case 'chasm':
      return 'x';
    case 'site':
      return TERRAIN[hex.terrain ?? 'reg'];
  }
};

/** The number of the tempest zone of each space. */
export const zoneNumbers = (ground: EkoGround): Map<string, number> =>
  new Map(ground.zones.flatMap((zone, index) => zone.map((name) => [name, index + 1] as const)));

/** The numbers of portals from 1; an arch shows those of its twins. */
export const portalNumbers = (ground: EkoGround): Map<string, number> =>
  new Map(ground.portals.map((portal, index) => [portal.at, index + 1]));
