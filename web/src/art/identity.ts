import { identities } from '../../../src/tetrarch/core/data/art.json';

// The four player identities: colour, glyph, letter, badge shape and pattern. The same in all games and themes.
export const LETTERS = ['E', 'T', 'M', 'S'] as const;
export type Letter = (typeof LETTERS)[number];
/** A player's letter, or N for neutral. */
export type Owner = Letter | 'N';
type Identity = { glyph: string; glyph_scale: number; badge: string; pattern: string };
const OWNERS: Record<Owner, Identity> = identities;
const each = <T>(pick: (identity: Identity) => T): Record<Owner, T> =>
  Object.fromEntries(Object.entries(OWNERS).map(([owner, identity]) => [owner, pick(identity)])) as Record<Owner, T>;
/** Glyphs in a 24 x 24 box around 0, 0. */
export const GLYPH = each(({ glyph }) => glyph);
/** Badge outlines in a 32 x 32 box around 0, 0: diamond, squircle, circle, hexagon. */
export const SHAPE = each(({ badge }) => badge);
/** The scale of each glyph inside its badge. */
export const GLYPH_SCALE = each(({ glyph_scale }) => glyph_scale);

export const isLetter = (text: string): text is Letter => (LETTERS as readonly string[]).includes(text);

/** The letters of all seats, from a text such as `ETMS` or a list. */
export const lettersOf = (identities: string | readonly string[]): Letter[] => [...identities].filter(isLetter);

// Patterns for areas (win-chance bars, graph bands, territory), drawn over var(--base). The data writes § for a prefix that
// keeps the names of several pictures apart; the page has one set of definitions.
const patterns = Object.values(OWNERS)
  .map(({ pattern }) => pattern.replaceAll('§', ''))
  .join('\n');
export const identityDefs = `<linearGradient id="sheen" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>${patterns}`;
