/** The pieces of Legends as SVG: armies, cities, tokens, and flora. */
import { GLYPH, LETTERS, type Letter, type Owner } from '../../art/identity';
import { f } from '../../lib/draw';

// ---------- pieces ----------
const cube = (p: Owner): string =>
  `<symbol id="cube-${p}" overflow="visible"><path d="M-8.500 -4L-6.500 -13.600H6.500L8.500 -4V5H-8.500Z" fill="var(--base)" stroke="var(--line)" stroke-width="1.300" stroke-linejoin="round"/><path d="M-8.500 -4H8.500V5H-8.500Z" fill="#000" fill-opacity=".3"/><path d="M-8.500 -4L-6.500 -13.600H6.500L8.500 -4Z" fill="url(#l-cubetop)"/><path d="M-8 -4H8" stroke="#fff" stroke-opacity=".45" stroke-width=".9"/><g transform="translate(0 -8.900) scale(.5 .41)"><path d="${GLYPH[p]}" fill="var(--pi)"/></g><path d="${{ E: 'M-6 3.500l3-5.500M-1.500 3.500l3-5.500M3 3.500l3-5.500', T: 'M-7 .8q1.800-2.600 3.500 0t3.500 0 3.500 0 3.500 0', M: 'M-5 .6h.01M0 .6h.01M5 .6h.01', S: 'M-5 -1.500v4M-7 .5h4M0 -1.500v4M-2 .5h4M5 -1.500v4M3 .5h4', N: 'M-5 .5h10' }[p]}" fill="none" stroke="var(--pi)" stroke-opacity=".75" stroke-width="${p === 'M' ? 2 : 1.1}" stroke-linecap="round"/></symbol>`;
const city = (p: Owner): string => {
  const tw = (x: number, y: number, h: number, r: number): string =>
    `<path d="M${x - r} ${y - h}V${y}A${r} ${f(r * 0.5)} 0 0 0 ${x + r} ${y}V${y - h}Z" fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".9"/><path d="M${x - r} ${y - h}V${y}A${r} ${f(r * 0.5)} 0 0 0 ${x + r} ${y}V${y - h}Z" fill="url(#l-side)"/><path d="M${x - r - 1.6} ${y - h}A${r + 1.6} ${f((r + 1.6) * 0.45)} 0 0 0 ${x + r + 1.6} ${y - h}L${x} ${f(y - h - r * 2.4)}Z" fill="var(--base)" stroke="var(--line)" stroke-width="1" stroke-linejoin="round"/><path d="M${x} ${f(y - h - r * 2.4)}L${x + r + 1.6} ${y - h}A${r + 1.6} ${f((r + 1.6) * 0.45)} 0 0 1 ${x + 1} ${f(y - h + (r + 1.6) * 0.45)}Z" fill="#000" fill-opacity=".25"/><path d="M${x} ${f(y - h - r * 2.4)}L${x - r - 1.6} ${y - h}l${f(r * 0.9)} ${f(r * 0.55)}Z" fill="#fff" fill-opacity=".25"/>`;
  return `<symbol id="city-${p}" overflow="visible"><ellipse cx="4" cy="2" rx="19" ry="7" fill="url(#l-shadow)"/>${tw(0, -4, 15, 5)}<path d="M-14 -8V2A20 6 0 0 0 14 2V-8Z" fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".9"/><path d="M-14 -8V2A20 6 0 0 0 14 2V-8Z" fill="url(#l-side)"/><path d="M-14 -8v-3h4v3ZM-6.500 -8v-3h4v3ZM2.500 -8v-3h4v3ZM10 -8v-3h4v3Z" fill="var(--stone-hi)" stroke="var(--ink-line)" stroke-width=".7"/><path d="M-5.400 -9H5.400V3.600L0 1-5.400 3.600Z" fill="var(--base)" stroke="var(--line)" stroke-width=".9"/><path d="${GLYPH[p]}" transform="translate(0 -3.600) scale(.42)" fill="var(--pi)"/>${tw(-14, 2, 12, 4.2)}${tw(14, 2, 12, 4.2)}</symbol>`;
};
const cubeBack = (p: Owner): string =>
  `<symbol id="cubb-${p}" overflow="visible"><path d="M-8.500 -4L-6.500 -13.600H6.500L8.500 -4V5H-8.500Z" fill="var(--base)" stroke="var(--line)" stroke-width="1.300" stroke-linejoin="round"/><path d="M-8.500 -4H8.500V5H-8.500Z" fill="#000" fill-opacity=".3"/><path d="M-8.500 -4L-6.500 -13.600H6.500L8.500 -4Z" fill="url(#l-cubetop)"/></symbol>`;
const FLORA_ART = `
<symbol id="f-tree" overflow="visible"><ellipse cx="1.500" cy="1" rx="4.500" ry="1.600" fill="var(--umbra)" fill-opacity=".3"/><path d="M-.6 0V-3H.6V0Z" fill="var(--bark)"/><circle cy="-5.400" r="3.800" fill="var(--leaf-lo)"/><circle cx="-.9" cy="-6.200" r="2.600" fill="var(--leaf)"/></symbol>
<symbol id="f-pine" overflow="visible"><ellipse cx="1.500" cy="1" rx="4" ry="1.400" fill="var(--umbra)" fill-opacity=".3"/><path d="M0-12L3.800-4.500H2.200L4.400 0H-4.400L-2.200-4.500H-3.800Z" fill="var(--pine-lo)"/><path d="M0-12V0H-4.400L-2.200-4.500H-3.800Z" fill="var(--pine)"/></symbol>
<symbol id="f-hill" overflow="visible"><path d="M-11 1C-7-6-3-8 0-8S7-6 11 1Z" fill="var(--hill-lo)"/><path d="M-11 1C-7-6-3-8 0-8 0-5-3-3-4 1Z" fill="var(--hill)"/></symbol>
<symbol id="f-rock" overflow="visible"><path d="M-6 1L-4-4 0-6 4-3.500 6 1Z" fill="var(--rock-lo)"/><path d="M-6 1L-4-4 0-6-.6-1-2 1Z" fill="var(--rock)"/></symbol>
<symbol id="f-peak" overflow="visible"><path d="M-12 2L0-17 13 2Z" fill="var(--rock-lo)"/><path d="M-12 2L0-17 1.600-8-1 2Z" fill="var(--rock)"/><path d="M0-17L-3.800-11-1.400-11.800.4-9.600 1.600-12 3.900-11.200Z" fill="var(--snow)"/></symbol>
<symbol id="f-volcano" overflow="visible"><ellipse cx="5" cy="3" rx="25" ry="6" fill="var(--umbra)" fill-opacity=".35"/><path d="M-23 3C-14-2-9-14-6.500-22H6.500C9-14 14-2 23 3Z" fill="var(--rock-lo)"/><path d="M-23 3C-14-2-9-14-6.500-22H-1C-3-12-4-4-6 3Z" fill="var(--rock)"/><ellipse cy="-22" rx="6.500" ry="2.400" fill="#5a1a10"/><ellipse cy="-22" rx="4.600" ry="1.500" fill="#ffb03a"/><path d="M-1-21.500C-2-16 2-12-.5-6 2-9 4-14 1.600-21.500Z" fill="#ff7a2a"/><path d="M2-24c5-3 1-7 5-10 4-2 7 1 5 4 3 1 2 5-1 5-3 1-6 1-9 1Z" fill="var(--smoke)" fill-opacity=".55"/></symbol>
<symbol id="f-palm" overflow="visible"><ellipse cx="3" cy="1" rx="5" ry="1.600" fill="var(--umbra)" fill-opacity=".3"/><path d="M0 0C0-4 .6-7 2-10" stroke="var(--bark)" stroke-width="1.300" fill="none"/><path d="M2-10C-1-13-5-12-6-9-3-10.500 0-10.500 2-10 0-9-1-7-1-5 0-7.500 1-9 2-10 4-9 5-7 5-5 5.500-7.500 4-9.500 2-10 5-11 7.500-10 9-8 9-11.500 5-13.500 2-10 3-13 1-15-1-15.500 1-14 2-12 2-10Z" fill="var(--leaf-lo)"/></symbol>
<symbol id="f-tuft" overflow="visible"><path d="M-3 0C-2.600-2-2.600-3-3.600-4M0 0V-5M3 0C2.600-2 2.600-3 3.600-4" stroke="var(--leaf-lo)" stroke-width="1" fill="none" stroke-linecap="round"/></symbol>
<symbol id="f-dune" overflow="visible"><path d="M-9 1C-5-3-2-5 2-5 1-3 4-1 9 1Z" fill="var(--hill-lo)"/><path d="M-9 1C-5-3-2-5 2-5 0-2-2-.500-3 1Z" fill="var(--hill)"/></symbol>`;

/** Tokens stand on 0, 0; the explore token is a parchment hex that bears a sign. */
const TOKEN_ART = `<symbol id="tok-explore" overflow="visible"><ellipse cx="2" cy="3" rx="11" ry="9" fill="url(#l-shadow)"/><path d="M-9.5-5.5 0-11 9.500-5.500V5.500L0 11-9.500 5.500Z" fill="var(--token)" stroke="var(--token-line)" stroke-width="1.2" stroke-linejoin="round"/><path d="M-7.4-4.3 0-8.600 7.400-4.300V4.300L0 8.600-7.400 4.300Z" fill="none" stroke="var(--token-line)" stroke-opacity=".35" stroke-width=".7"/></symbol>
<symbol id="tok-start" overflow="visible"><circle r="7" fill="url(#l-gold)" stroke="#5b3a08" stroke-width=".9"/><path d="M0-5.400 1.400-1.400 5.400 0 1.400 1.400 0 5.400-1.400 1.400-5.400 0-1.400-1.400Z" fill="#fffaf0" stroke="#7a4e0c" stroke-width=".5"/></symbol>
<symbol id="tok-coins" overflow="visible"><ellipse cx="1" cy="5" rx="11" ry="4" fill="url(#l-shadow)"/><g stroke="#6b420a" stroke-width=".9"><circle cx="-3.500" cy="-2" r="6" fill="url(#l-gold)"/><circle cx="3.500" cy="1.500" r="6" fill="url(#l-gold)"/></g><path d="M3.500-1.500l.8 1.900 2 .2-1.500 1.300.5 2-1.800-1.100-1.800 1.100.5-2L.7.600l2-.2Z" fill="#fff6d8"/></symbol>
<symbol id="tok-dragon" overflow="visible"><ellipse cx="3" cy="4" rx="17" ry="6" fill="url(#l-shadow)"/><path d="M-3-8C-10-17-18-16-22-9-17-11-14-9-13-6-11-9-7-9-4-5Z" fill="#7d1710" stroke="#2c0806" stroke-width=".8"/><path d="M-12 4C-10-3-4-6 2-6-1-9 0-13 4-15L3-19 8-16 11-19 11-14C15-12 16-9 20-8L17-5 12-6C11-2 13 0 12 4 9 1 6 2 3 5-3 6-8 8-16 5-20 3-20-1-17-2-18 1-15 3-12 4Z" fill="#c2331f" stroke="#2c0806" stroke-width=".9" stroke-linejoin="round"/><path d="M-2-4C2-4 6-3 9 0 5 0 2 2 0 5-4 5-6 3-2-4Z" fill="#f0a24a" fill-opacity=".7"/><circle cx="10" cy="-11" r="1.300" fill="#ffe14d"/></symbol>
<symbol id="tok-rogues" overflow="visible"><ellipse cx="3" cy="5" rx="15" ry="5" fill="url(#l-shadow)"/><path d="M-12 6C-12-2-9-6-6-8-8-13-5-17-2-17S4-13 2-8C5-6 8-2 8 6Z" fill="#2f2b33" stroke="#120e14" stroke-width=".9"/><path d="M-6-8C-4-4 0-4 2-8 0-10-4-10-6-8Z" fill="#a3343a"/><path d="M-5-13h6v2h-6Z" fill="#e8cfa8"/><path d="M4 6C4 0 6-3 8-5 7-9 9-12 11.500-12S16-9 14-5C16-3 18 0 18 6Z" fill="#46404d" stroke="#120e14" stroke-width=".9"/><path d="M9-9h5v1.600H9Z" fill="#e8cfa8"/><path d="M-15-6 -9 4" stroke="#d9dfe6" stroke-width="1.600" stroke-linecap="round"/></symbol>
<symbol id="tok-portal" overflow="visible"><ellipse cx="3" cy="5" rx="15" ry="5" fill="url(#l-shadow)"/><path d="M-11 6V-8A11 12 0 0 1 11-8V6L6.500 4.500V-8A6.500 7.500 0 0 0-6.500-8V4.500Z" fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".9" stroke-linejoin="round"/><path d="M-6.500 4.500V-8A6.500 7.500 0 0 1 6.500-8V4.500Z" fill="#5b3fb0"/><path d="M-3 1C-5-5 0-10 3-7S2-1 0-3-1-6 1-6" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.100" stroke-linecap="round"/><path d="M-2.500-21H2.500L1.600-15.500H-1.600Z" fill="var(--cap-gold)" stroke="var(--cap-line)" stroke-width=".6"/></symbol>
<symbol id="tok-citadel" overflow="visible"><ellipse cx="4" cy="4" rx="17" ry="6" fill="url(#l-shadow)"/><path d="M-13 5V-8l4-3h18l4 3V5Q0 9-13 5Z" fill="#cfc6b2" stroke="#4a4238" stroke-width=".9"/><path d="M-6-11V-20h2.600v2.400h2.200V-20h2.400v2.400h2.200V-20H6v9Z" fill="#e2dac8" stroke="#4a4238" stroke-width=".8"/><path d="M0-9V6.900Q7 6.500 13 5V-8L9-11H0Z" fill="#000" fill-opacity=".16"/><path d="M-3.500 7V0a3.500 3.500 0 0 1 7 0V7Z" fill="#3b342c"/><path d="M0-8.500l1.100 2.400 2.500.2-1.900 1.700.6 2.500L0-3l-2.300 1.300.6-2.500-1.900-1.700 2.500-.2Z" fill="#d99f35"/></symbol>
<radialGradient id="l-gold" cx=".32" cy=".28" r=".8"><stop offset="0" stop-color="#fff3c4"/><stop offset=".55" stop-color="#eab84a"/><stop offset="1" stop-color="#a86a14"/></radialGradient>`;

const BOARD_ART = `
<linearGradient id="l-cubetop" x2=".6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".7" stop-color="#fff" stop-opacity=".05"/></linearGradient>
<linearGradient id="l-side"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>
<radialGradient id="l-shadow"><stop offset=".2" stop-color="var(--umbra)" stop-opacity=".6"/><stop offset="1" stop-color="var(--umbra)" stop-opacity="0"/></radialGradient>
<linearGradient id="l-light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".24"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a1030" stop-opacity=".2"/></linearGradient>
<filter id="l-halo" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="l-soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.500"/></filter>
<filter id="l-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .25  0 0 0 0 .18  0 0 0 0 .08  0 0 0 -1.400 .85"/></filter>
<filter id="l-waves" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .05" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 1.900 -.92"/></filter>
${TOKEN_ART}`;

const ownedArt = (owners: readonly Owner[]): string => owners.map((p) => cube(p) + cubeBack(p) + city(p)).join('');

/** The definitions for a match: what the board needs at once, and the rest. */
export const artOf = (letters: readonly Letter[]): { first: string; rest: string } => ({
  first: BOARD_ART + ownedArt([...letters, 'N']),
  rest: FLORA_ART + ownedArt(LETTERS.filter((p) => !letters.includes(p))),
});

/** All definitions. */
export const legendsArt = (): string => artOf(LETTERS).first + artOf(LETTERS).rest;

const BEHIND: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[4.6, -7]],
  [
    [5.4, -8],
    [-4.6, -7],
  ],
  [
    [0.5, -14.5],
    [6, -7.5],
    [-5, -7],
  ],
];

/** A group of armies on 0, 0: up to four cubes, and the number from two on. */
export const armiesArt = (p: Owner, count: number, k = 1): string => {
  const behind = (BEHIND[Math.min(count, 4) - 1] ?? [])
    .map(([x, y]) => `<use href="#cubb-${p}" x="${x}" y="${y}"/>`)
    .join('');
  const scale = k === 1 ? '' : ` scale(${f(k, 2)})`;
  const number =
    count > 1
      ? `<g class="num num-s" transform="translate(10.5 5.5)${scale}"><circle r="${count > 9 ? 8.4 : 6.8}" class="num-bg"/><text y="3.6" text-anchor="middle">${count}</text></g>`
      : '';
  return `<g class="pl-${p}"><ellipse cx="4" cy="4" rx="${count > 1 ? 18 : 14}" ry="8" fill="url(#l-shadow)"/>${behind}<use href="#cube-${p}"/>${number}</g>`;
};

/** Cities on 0, 0; several of one player are one drawing with their number. */
export const citiesArt = (p: Owner, count: number, k = 1): string =>
  `<g class="pl-${p}"><use href="#city-${p}"/>${count > 1 ? `<g class="num num-s" transform="translate(15 4) scale(${f(k, 2)})"><circle r="7.6" class="num-bg"/><text y="3.6" text-anchor="middle">×${count}</text></g>` : ''}</g>`;

/** The landscape of each side; custom sides look like meadows. */
export const FLORA: Record<string, readonly string[]> = {
  meadows: ['tree', 'tree', 'tuft', 'hill', 'tree', 'tuft'],
  volcano: ['rock', 'peak', 'rock', 'rock'],
  horseshoe: ['palm', 'tuft', 'hill', 'palm', 'tuft'],
  tall: ['pine', 'rock', 'pine', 'peak'],
  fern: ['pine', 'tree', 'tuft', 'pine'],
  desert: ['dune', 'dune', 'rock', 'palm'],
  ice: ['peak', 'pine', 'rock'],
  citadel: ['hill', 'pine', 'tree', 'rock'],
};

/** The landscape of a side: its own, or that of the meadows. */
export const biomeOf = (side: string): string => (side in FLORA ? side : 'meadows');
