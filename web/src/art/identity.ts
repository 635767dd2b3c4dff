// The four player identities: colour + glyph + letter + badge shape + pattern. Same in both games, both themes.
export const LETTERS = ['E', 'T', 'M', 'S'] as const;
export type Letter = (typeof LETTERS)[number];
/** A player's letter, or N for the neutral colour of Legends. */
export type Owner = Letter | 'N';
// glyphs in a 24 x 24 box centred on 0,0; drawn with currentColor-like var(--pi)
export const GLYPH: Record<Owner, string> = {
  E: 'M.6-10.4C1.6-6.6 7.6-3.6 7.6 2.6A7.6 7.6 0 0 1-7.6 2.6C-7.6-.4-6-2.6-4.4-4.2-4.2-2.4-3.6-1.4-2.6-.8-2.4-4.6-1.4-8 .6-10.4ZM.2 1.2C-1.6 2.8-3 4-3 6A3.1 3.1 0 0 0 3.2 6C3.2 4 1.8 3.2.2 1.2Z',
  T: 'M-10-2.4C-8-6.8-4.6-7.4-2-4.9.4-2.6 2.6-2.4 4.6-5 6-6.8 8-7.2 10-6.4 7.6-5.8 7-3.4 5.2-1.6 2.6 1 .2.4-2.2-1.6-4.6-3.6-7.2-3.8-10-2.4ZM-10 5.8C-8 1.4-4.6.8-2 3.3.4 5.6 2.6 5.8 4.6 3.2 6 1.4 8 1 10 1.8 7.6 2.4 7 4.8 5.2 6.6 2.6 9.2.2 8.6-2.2 6.6-4.6 4.6-7.2 4.4-10 5.8Z',
  M: 'M3.4-9.6A9.9 9.9 0 1 0 9 5.6 8.2 8.2 0 1 1 3.4-9.6Z',
  S: 'M0-10.6 2.5-3.7 7.5-7.5 3.7-2.5 10.6 0 3.7 2.5 7.5 7.5 2.5 3.7 0 10.6-2.5 3.7-7.5 7.5-3.7 2.5-10.6 0-3.7-2.5-7.5-7.5-2.5-3.7Z',
  N: 'M-8-2H8V2H-8Z',
};
// badge outlines in a 32 x 32 box centred on 0,0: diamond, squircle, circle, hexagon
export const SHAPE: Record<Owner, string> = {
  E: 'M0-15.4Q1.3-15.4 2.3-14.4L14.4-2.3Q16.6 0 14.4 2.3L2.3 14.4Q0 16.6-2.3 14.4L-14.4 2.3Q-16.6 0-14.4-2.3L-2.3-14.4Q-1.3-15.4 0-15.4Z',
  T: 'M-7-13.5H7Q13.5-13.5 13.5-7V7Q13.5 13.5 7 13.5H-7Q-13.5 13.5-13.5 7V-7Q-13.5-13.5-7-13.5Z',
  M: 'M0-14.6A14.6 14.6 0 1 1 0 14.6 14.6 14.6 0 1 1 0-14.6Z',
  S: 'M-1.6-15.2Q0-16 1.6-15.2L12.2-9.1Q13.8-8.1 13.8-6.3V6.3Q13.8 8.1 12.2 9.1L1.6 15.2Q0 16-1.6 15.2L-12.2 9.1Q-13.8 8.1-13.8 6.3V-6.3Q-13.8-8.1-12.2-9.1Z',
  N: 'M-12-12H12V12H-12Z',
};
/** How large each glyph is drawn inside its badge. */
export const GLYPH_SCALE: Record<Owner, number> = { E: 0.82, T: 0.98, M: 0.92, S: 0.92, N: 0.8 };

export const isLetter = (text: string): text is Letter => (LETTERS as readonly string[]).includes(text);

/** The letters of all seats, from a text such as `ETMS` or a list. */
export const lettersOf = (identities: string | readonly string[]): Letter[] => [...identities].filter(isLetter);

// patterns for areas (win-chance bars, graph bands, territory): drawn over var(--base)
const patterns = `
<pattern id="pat-E" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V8" stroke="var(--pat-E)" stroke-width="3"/></pattern>
<pattern id="pat-T" width="14" height="8" patternUnits="userSpaceOnUse"><path d="M0 4C2.3 1 4.7 1 7 4S11.7 7 14 4" fill="none" stroke="var(--pat-T)" stroke-width="1.7"/></pattern>
<pattern id="pat-M" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="2.2" cy="2.2" r="1.35" fill="var(--pat-M)"/><circle cx="6.7" cy="6.7" r="1.35" fill="var(--pat-M)"/></pattern>
<pattern id="pat-S" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M5 2.2V7.8M2.2 5H7.8" stroke="var(--pat-S)" stroke-width="1.3"/></pattern>`;
export const identityDefs = `<linearGradient id="sheen" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>${patterns}`;
