/** The contents of a region in drawing order: tokens, cities, armies. */
import { ICONS, type IconName } from '../../art/icons';
import { LETTERS, type Owner } from '../../art/identity';
import { armiesArt, citiesArt } from '../art/pieces';
import type { ExploreToken, LegendsPosition } from '../types';
import type { Size } from './arrange';

export interface Item {
  key: string;
  size: Size;
  /** Drawn around the middle of its lower edge. */
  html: string;
  letter?: Owner;
}

const OWNERS: readonly Owner[] = [...LETTERS, 'N'];

const sign = (icon: string, y = -10): string =>
  icon in ICONS
    ? `<g transform="translate(-6.3 ${y - 6.3}) scale(.525)" color="var(--token-ink)">${ICONS[icon as IconName]}</g>`
    : '';

/** An explore token; a face-down one that the viewer has seen has a question mark. */
const exploreArt = (token: ExploreToken, players: number): string => {
  const ground = '<use href="#tok-explore" y="-10"/>';
  if (!token.face) return `${ground}<text y="-5" text-anchor="middle" class="tok-ask">?</text>`;
  const secret = token.seen.length < players;
  const corner =
    '<circle cx="8" cy="-18" r="5" class="num-bg"/><text x="8" y="-15" text-anchor="middle" class="tok-corner">?</text>';
  return ground + sign(token.face) + (secret ? corner : '');
};

/** The contents of a region; `k` is the scale of the numerals. */
export const itemsOf = (position: LegendsPosition, region: string, k: number): Item[] => {
  const items: Item[] = [];
  const token = (key: string, size: Size, html: string): void => void items.push({ key, size, html });
  position.explore.forEach((one, i) => {
    if (one.at === region && !one.owner)
      token(`explore-${i}`, [23, 24], exploreArt(one, Object.keys(position.coins).length));
  });
  if (position.citadels.includes(region)) token('citadel', [29, 30], '<use href="#tok-citadel" y="-8"/>');
  if (position.portals.includes(region)) token('portal', [25, 29], '<use href="#tok-portal" y="-7"/>');
  if (position.dragon.at === region && !position.dragon.owner)
    token('dragon', [42, 27], '<use href="#tok-dragon" y="-6"/>');
  if (position.rogues === region) token('rogues', [36, 26], '<use href="#tok-rogues" x="-2" y="-7"/>');
  if (position.merchants.includes(region)) token('merchants', [22, 18], '<use href="#tok-coins" y="-8"/>');
  const garrisons = position.regions[region] ?? {};
  for (const letter of OWNERS) {
    const [, cities = 0] = garrisons[letter] ?? [];
    if (cities)
      items.push({
        key: `city-${letter}`,
        letter,
        size: [35, 34],
        html: `<g transform="translate(0 -7) scale(.88)">${citiesArt(letter, cities, k)}</g>`,
      });
  }
  for (const letter of OWNERS) {
    const [armies = 0] = garrisons[letter] ?? [];
    if (!armies) continue;
    const high = armies === 1 ? 23 : armies < 4 ? 29 : 35;
    items.push({
      key: `army-${letter}`,
      letter,
      size: [28, high],
      html: `<g transform="translate(-2 -9) scale(.92)">${armiesArt(letter, armies, k)}</g>`,
    });
  }
  return items;
};
