/** The pieces of Ekö as SVG: discs, the Emperor, buildings, landmarks. Colours are CSS variables; see tokens.css. */
import { GLYPH, LETTERS, type Letter } from '../../art/identity';
import { f } from '../../lib/draw';
import { DISC_HEIGHT as DH, SQUASH } from '../board/geometry';

const RX = 22;
const RY = RX * SQUASH;

// ---------- symbols ----------
export const ell = (cx: number, cy: number, rx: number, ry = rx * SQUASH): string =>
  `<ellipse cx="${f(cx)}" cy="${f(cy)}" rx="${f(rx)}" ry="${f(ry)}"`;
const rim: Record<Letter, string> = {
  // pattern on the side of a disc, one per identity
  E: Array.from({ length: 9 }, (_, i) => {
    const t = Math.PI * (0.08 + (0.84 * i) / 8),
      x = -RX * Math.cos(t),
      y = RY * Math.sin(t);
    return `M${f(x - 1.1)} ${f(y - 2.2 - 0.2)}L${f(x + 1.1)} ${f(y - 6)}`;
  }).join(''),
  T: (() => {
    let s = '';
    for (let i = 0; i <= 24; i++) {
      const t = Math.PI * (0.04 + (0.92 * i) / 24);
      s += (i ? 'L' : 'M') + f(-RX * Math.cos(t)) + ' ' + f(RY * Math.sin(t) - 4.1 + (i % 2 ? 1.1 : -1.1));
    }
    return s;
  })(),
  M: Array.from({ length: 9 }, (_, i) => {
    const t = Math.PI * (0.08 + (0.84 * i) / 8);
    return `M${f(-RX * Math.cos(t))} ${f(RY * Math.sin(t) - 4.1)}h.01`;
  }).join(''),
  S: Array.from({ length: 7 }, (_, i) => {
    const t = Math.PI * (0.1 + (0.8 * i) / 6),
      x = -RX * Math.cos(t),
      y = RY * Math.sin(t) - 4.1;
    return `M${f(x - 1.5)} ${f(y)}h3M${f(x)} ${f(y - 1.5)}v3`;
  }).join(''),
};
const side = (h = DH, rx = RX, ry = RY): string =>
  `M${f(-rx)} ${f(-h)}V0A${f(rx)} ${f(ry)} 0 0 0 ${f(rx)} 0V${f(-h)}A${f(rx)} ${f(ry)} 0 0 1 ${f(-rx)} ${f(-h)}Z`;
function disc(p: Letter): string {
  return `<symbol id="disc-${p}" overflow="visible">
<path d="${side()}" fill="var(--base)" stroke="var(--line)" stroke-width="1"/><path d="${side()}" fill="url(#k-side)"/>
<path d="${rim[p]}" fill="none" stroke="var(--pi)" stroke-opacity=".62" stroke-width="${p === 'M' ? 2.1 : 1.15}" stroke-linecap="round"/>
${ell(0, -DH, RX)} fill="var(--base)" stroke="var(--line)" stroke-width=".8"/>${ell(0, -DH, RX)} fill="url(#k-top)"/>
${ell(0, -DH, RX - 0.9, RY - 0.8)} fill="none" stroke="#fff" stroke-opacity=".38" stroke-width=".9"/></symbol>
<symbol id="face-${p}" overflow="visible">${ell(-3, -DH - 2, 19, 13)} fill="none" stroke="#000" stroke-opacity=".07" stroke-width="1.2"/>${ell(-4, -DH - 3, 13, 8)} fill="none" stroke="#000" stroke-opacity=".06" stroke-width="1.2"/>
${ell(0, -DH, 17.2)} fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.1"/>${ell(0, -DH + 0.9, 17.2)} fill="none" stroke="#fff" stroke-opacity=".3" stroke-width=".8"/>
<g transform="translate(0 ${f(-DH)}) scale(1.12 ${f(1.12 * SQUASH, 3)})"><path d="${GLYPH[p]}" fill="#000" fill-opacity=".25" transform="translate(.5 .9)"/><path d="${GLYPH[p]}" fill="var(--pi)"/></g></symbol>`;
}
const crown = `<symbol id="crown" overflow="visible"><path d="M-10.5-1C-10.5 2.4-5.8 4.4 0 4.4S10.5 2.4 10.5-1L12.6-11.5 6.8-6.6 4.6-13.4 0-7.4-4.6-13.4-6.8-6.6-12.6-11.5Z" fill="url(#k-gold)" stroke="#6b3f06" stroke-width=".9" stroke-linejoin="round"/><path d="M-10.5-1C-10.5 2.4-5.8 4.4 0 4.4S10.5 2.4 10.5-1C10.5.6 5.8 2 0 2S-10.5.6-10.5-1Z" fill="#8a5208" fill-opacity=".55"/><g fill="#fff2c2" stroke="#6b3f06" stroke-width=".6"><circle cx="-12.6" cy="-12.2" r="1.6"/><circle cx="-4.6" cy="-14.2" r="1.7"/><circle cx="4.6" cy="-14.2" r="1.7"/><circle cx="12.6" cy="-12.2" r="1.6"/></g></symbol>`;
const emperorRing = `<symbol id="emp" overflow="visible">${ell(0, -DH, 19.6)} fill="none" stroke="url(#k-gold)" stroke-width="3.2"/>${ell(0, -DH, 21.2)} fill="none" stroke="#6b3f06" stroke-width=".6" stroke-opacity=".8"/>${ell(0, -DH, 17.9)} fill="none" stroke="#6b3f06" stroke-width=".6" stroke-opacity=".7"/></symbol>`;

// buildings stand on 0,0; height up is negative y. stone = var(--stone*), player parts = var(--base)
const flag = (x: number, y: number, s = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 1V-12" stroke="#4a3320" stroke-width="1.1"/><path d="M.4-12C3.4-13.4 5.6-10.6 9.4-12V-6.6C5.6-5.2 3.4-8-.0-6.6Z" fill="var(--base)" stroke="var(--line)" stroke-width=".6"/></g>`;
function buildings(p: Letter): string {
  const gl = (x: number, y: number, s: number): string =>
    `<path d="${GLYPH[p]}" transform="translate(${x} ${y}) scale(${s})" fill="var(--pi)"/>`;
  // tent
  const tent = `<symbol id="b1-${p}" overflow="visible">
<ellipse cx="5" cy="2.4" rx="21" ry="9.5" fill="url(#k-shadow)"/>
<path d="M-16-8V0A16 7.4 0 0 0 16 0V-8Z" fill="var(--canvas)" stroke="var(--ink-line)" stroke-width=".8"/><path d="M-16-8V0A16 7.4 0 0 0 16 0V-8Z" fill="url(#k-side)" opacity=".75"/>
<path d="M-3.2 7.2C-3.2 1-1.6-5 .6-9.4 2.8-5 4.4 1 4.4 7.1Z" fill="#2c1a14"/><path d="M-3.2 7.2C-3.2 1-1.6-5 .6-9.4L-1.8-6C-5.2-2-6.4 3-6.6 6.8Z" fill="var(--base)" stroke="var(--line)" stroke-width=".5"/>
<path d="M0-34C3.4-24 10-15.4 18.6-9.2A18.6 8.4 0 0 1-18.6-9.2C-10-15.4-3.4-24 0-34Z" fill="var(--base)" stroke="var(--line)" stroke-width="1"/>
<path d="M0-34C-3.4-24-10-15.4-18.6-9.2A18.6 8.4 0 0 0-9.6-2.1C-6-14-2.4-24 0-34Z" fill="#fff" fill-opacity=".26"/><path d="M0-34C1-24 2.6-13 3.4-.9A18.6 8.4 0 0 0 11.8-2.8C8-14 3.4-25 0-34Z" fill="#fff" fill-opacity=".13"/><path d="M0-34C3.4-24 10-15.4 18.6-9.2A18.6 8.4 0 0 1 11.8-2.8C8-14 3.4-25 0-34Z" fill="#000" fill-opacity=".24"/>
<path d="M-18.6-9.2A18.6 8.4 0 0 0 18.6-9.2L18.2-6.2 14.4-5.2 12.6-2 8.6-2.6 5.6.6 2 -.9-2 .9-5-1.8-9 -1.2-11.6-4.4-15.4-4.8-18.2-7.4Z" fill="var(--base)" stroke="var(--line)" stroke-width=".6"/><path d="M-18.6-9.2A18.6 8.4 0 0 0 18.6-9.2L18.2-6.2 14.4-5.2 12.6-2 8.6-2.6 5.6.6 2 -.9-2 .9-5-1.8-9 -1.2-11.6-4.4-15.4-4.8-18.2-7.4Z" fill="#000" fill-opacity=".2"/>
${gl(0.4, -12.6, 0.44)}${flag(0, -33, 0.95)}</symbol>`;
  // tower
  const merlons = (
    [
      [-11.4, -36.6, 3.6, 1.6],
      [-5.6, -33.6, 4.2, 0.8],
      [1.4, -33, 4.2, -0.4],
      [8, -35, 3.4, -1.6],
    ] as const
  )
    .map(
      ([x, y, w, t]) =>
        `<path d="M${x} ${y}v-5.4l${w} ${t}v5.4Z" fill="var(--base)" stroke="var(--line)" stroke-width=".6"/>`,
    )
    .join('');
  const tower = `<symbol id="b2-${p}" overflow="visible">
<ellipse cx="7" cy="2.6" rx="21" ry="9" fill="url(#k-shadow)"/>
<path d="M-13.4-4.4V0A13.4 6.2 0 0 0 13.4 0V-4.4Z" fill="var(--stone-lo)" stroke="var(--ink-line)" stroke-width=".7"/><path d="M-13.4-4.4A13.4 6.2 0 0 0 13.4-4.4L10.4-7H-10.4Z" fill="var(--stone-hi)"/>
<path d="M-10.8-34L-11.4-4.4A11.4 5.2 0 0 0 11.4-4.4L10.8-34Z" fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".8"/><path d="M-10.8-34L-11.4-4.4A11.4 5.2 0 0 0 11.4-4.4L10.8-34Z" fill="url(#k-side)"/>
<path d="M-10.9-26.4A11 5 0 0 0 -2-21.8M11-27A11 5 0 0 1 6.4-22.8M-11.2-12.6A11 5 0 0 0-6.6-8.6M11.2-13A11 5 0 0 1 7-9.2M-8.8-19.6v-5M8.6-6.8v-5" fill="none" stroke="var(--ink-line)" stroke-opacity=".5" stroke-width=".8"/>
<path d="M-13.2-36.6v5A13.2 6 0 0 0 13.2-31.6v-5Z" fill="var(--base)" stroke="var(--line)" stroke-width=".9"/><path d="M-13.2-36.6v5A13.2 6 0 0 0 13.2-31.6v-5Z" fill="url(#k-side)"/>
<ellipse cx="0" cy="-36.6" rx="13.2" ry="6" fill="var(--stone-lo)" stroke="var(--line)" stroke-width=".7"/><ellipse cx="0" cy="-36" rx="10" ry="4.2" fill="#2a1a16" fill-opacity=".78"/>
<path d="M-12.8-37.6v-5l3.6-2.4v5.2Z M-4.6-42.2v-4.6h5.6v4.2Z M8-41.2v-4.8l4 2.6v5Z" fill="var(--base)" stroke="var(--line)" stroke-width=".6"/><path d="M8-41.2v-4.8l4 2.6v5Z" fill="#000" fill-opacity=".25"/>${merlons}
<path d="M-5.8-28.6H5.8V-9.2L0-12.8-5.8-9.2Z" fill="var(--base)" stroke="var(--line)" stroke-width=".9"/><path d="M-5.8-28.6H5.8V-9.2L0-12.8-5.8-9.2Z" fill="url(#k-cloth)"/>${gl(0, -20.6, 0.46)}</symbol>`;
  // castle
  const turret = (x: number, y: number, h: number, r: number): string =>
    `<path d="M${x - r} ${y - h}V${y}A${r} ${f(r * 0.46)} 0 0 0 ${x + r} ${y}V${y - h}Z" fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".8"/><path d="M${x - r} ${y - h}V${y}A${r} ${f(r * 0.46)} 0 0 0 ${x + r} ${y}V${y - h}Z" fill="url(#k-side)"/><path d="M${x - r - 1.8} ${y - h}A${f(r + 1.8)} ${f((r + 1.8) * 0.46)} 0 0 0 ${x + r + 1.8} ${y - h}L${x} ${f(y - h - r * 2.1)}Z" fill="var(--base)" stroke="var(--line)" stroke-width=".9" stroke-linejoin="round"/><path d="M${x} ${f(y - h - r * 2.1)}L${x + r + 1.8} ${y - h}A${f(r + 1.8)} ${f((r + 1.8) * 0.46)} 0 0 1 ${f(x + r * 0.2)} ${f(y - h + (r + 1.8) * 0.46)}Z" fill="#000" fill-opacity=".26"/><path d="M${x} ${f(y - h - r * 2.1)}L${x - r - 1.8} ${y - h}A${f(r + 1.8)} ${f((r + 1.8) * 0.46)} 0 0 0 ${f(x - r * 0.5)} ${f(y - h + (r + 1.8) * 0.42)}Z" fill="#fff" fill-opacity=".24"/><path d="M${x} ${y - h * 0.62}v4" stroke="#2a1a16" stroke-width="1.5" stroke-linecap="round"/>`;
  const castle = `<symbol id="b3-${p}" overflow="visible">
<ellipse cx="6" cy="3" rx="33" ry="13" fill="url(#k-shadow)"/>
${turret(-17, -10, 22, 5.4)}${turret(17, -10, 22, 5.4)}
<path d="M-9.4-40H9.4V-8H-9.4Z" fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".8"/><path d="M-9.4-40H9.4V-8H-9.4Z" fill="url(#k-side)"/>
<path d="M-11.6-39.6L-6.4-52H6.4L11.6-39.6Z" fill="var(--base)" stroke="var(--line)" stroke-width="1" stroke-linejoin="round"/><path d="M-11.6-39.6L-6.4-52H-1L-3-39.6Z" fill="#fff" fill-opacity=".22"/><path d="M4-39.6L2.6-52H6.4L11.6-39.6Z" fill="#000" fill-opacity=".26"/>
<path d="M-6.4-34.6v4.4M6.4-34.6v4.4" stroke="#2a1a16" stroke-width="1.8" stroke-linecap="round"/>
<path d="M-22-17L-21.6 3.6 0 8.4 21.6 3.6 22-17 0-12.2Z" fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".8" stroke-linejoin="round"/><path d="M0-12.2V8.4L21.6 3.6 22-17Z" fill="#000" fill-opacity=".2"/>
<path d="M-21.8-12L0-7.2 21.8-12M-15-15.2v20M-8-13.8v20.4M8-13.8v20.4M15-15.2v20" fill="none" stroke="var(--ink-line)" stroke-opacity=".28" stroke-width=".7"/>
<path d="M-22-17v-4l4.4.9v3.9ZM-13.4-15.1v-4.1l4.6 1v4ZM-4.4-13.1v-4.1l4.4 1 4.4-1v4.1l-4.4.9ZM13.4-15.1v-4.1l-4.6 1v4ZM22-17v-4l-4.4.9v3.9Z" fill="var(--stone-hi)" stroke="var(--ink-line)" stroke-width=".7"/>
<path d="M-5 7.4V-1A5 5 0 0 1 5-1V7.4L0 8.4Z" fill="#2a1a16" stroke="var(--ink-line)" stroke-width=".7"/>
<path d="M-6.4-30.6H6.4V-11.2L0-14.6-6.4-11.2Z" fill="var(--base)" stroke="var(--line)" stroke-width=".9"/><path d="M-6.4-30.6H6.4V-11.2L0-14.6-6.4-11.2Z" fill="url(#k-cloth)"/>${gl(0, -22.4, 0.5)}
${turret(-22, 3, 20, 6.2)}${turret(22, 3, 20, 6.2)}${flag(0, -51.6, 0.9)}</symbol>`;
  return tent + tower + castle;
}
/** Pyramid and Beacon stand on 0, 0, the corner that three spaces share. */
const LANDMARKS = `<symbol id="pyramid" overflow="visible"><ellipse cx="5" cy="1.5" rx="21" ry="9" fill="url(#k-shadow)"/>
<path d="M0-29-16 1-2 8Z" fill="var(--stone-hi)"/><path d="M0-29-2 8 16 0Z" fill="var(--stone-lo)"/>
<path d="M-3.9-21.7-.5-19.6 3.9-21.9M-8-14-1-9.7 8.2-14M-12-6.5-1.5 -.5 12.3-7" fill="none" stroke="var(--ink-line)" stroke-opacity=".45" stroke-width=".8"/>
<path d="M0-29-4-21.5-.5-19.6Z" fill="#ffe39a"/><path d="M0-29-.5-19.6 4-21.8Z" fill="#c98a1c"/>
<path d="M0-29-16 1-2 8 16 0Z" fill="none" stroke="var(--ink-line)" stroke-width="1" stroke-linejoin="round"/></symbol>
<symbol id="beacon" overflow="visible"><ellipse cx="6" cy="2" rx="21" ry="9" fill="url(#k-shadow)"/>
<circle cx="0" cy="-36" r="19" fill="url(#k-light)"/><path d="M-7-28-11 0A11 5 0 0 0 11 0L7-28Z" fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".8"/><path d="M-7-28-11 0A11 5 0 0 0 11 0L7-28Z" fill="url(#k-side)"/>
<path d="M-8-20.5A8 3.6 0 0 0 8-20.5L8.8-14.5A8.8 4 0 0 1-8.8-14.5ZM-9.7-8A9.7 4.4 0 0 0 9.7-8L10.5-2.5A10.5 4.7 0 0 1-10.5-2.5Z" fill="var(--cap-blue)" fill-opacity=".9"/>
<path d="M-10-31V-28A10 4.5 0 0 0 10-28V-31Z" fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".8"/><ellipse cx="0" cy="-31" rx="10" ry="4.5" fill="var(--stone)" stroke="var(--ink-line)" stroke-width=".8"/>
<path d="M-5.5-41V-31A5.5 2.5 0 0 0 5.5-31V-41Z" fill="#ffd469" stroke="#a2560f" stroke-width=".9"/><path d="M-1.8-40.5V-29M2.2-40.5V-29" stroke="#a2560f" stroke-opacity=".55" stroke-width=".7"/>
<path d="M-7.5-41A7.5 3.4 0 0 0 7.5-41L0-50Z" fill="var(--cap-gold)" stroke="var(--cap-line)" stroke-width=".8" stroke-linejoin="round"/>
<path d="M-13-41-19-45M-14-35H-21M13-41 19-45M14-35H21" stroke="#ffd469" stroke-width="1.6" stroke-linecap="round"/></symbol>
<radialGradient id="k-light"><stop offset="0" stop-color="#ffe39a" stop-opacity=".8"/><stop offset="1" stop-color="#ffe39a" stop-opacity="0"/></radialGradient>`;

export const ekoDefs = (): string => `
<linearGradient id="k-side"><stop offset="0" stop-color="#000" stop-opacity=".22"/><stop offset=".2" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>
<radialGradient id="k-top" cx=".32" cy=".24" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".42" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></radialGradient>
<linearGradient id="k-cloth" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".25"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>
<linearGradient id="k-gold" x2=".8" y2="1"><stop offset="0" stop-color="#fff0b4"/><stop offset=".4" stop-color="#f0b93a"/><stop offset="1" stop-color="#a2660f"/></linearGradient>
<radialGradient id="k-shadow"><stop offset=".2" stop-color="var(--shade)" stop-opacity=".62"/><stop offset=".7" stop-color="var(--shade)" stop-opacity=".3"/><stop offset="1" stop-color="var(--shade)" stop-opacity="0"/></radialGradient>
<linearGradient id="k-sand" x1=".1" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="var(--sand-hi)"/><stop offset=".55" stop-color="var(--sand)"/><stop offset="1" stop-color="var(--sand-lo)"/></linearGradient>
<linearGradient id="k-dish" x1=".15" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="var(--dish-lo)"/><stop offset=".5" stop-color="var(--dish)"/><stop offset="1" stop-color="var(--dish-hi)"/></linearGradient>
<linearGradient id="k-reg" x2=".6" y2="1"><stop offset="0" stop-color="var(--reg-hi)"/><stop offset="1" stop-color="var(--reg)"/></linearGradient>
<linearGradient id="k-can" x2=".6" y2="1"><stop offset="0" stop-color="var(--can-hi)"/><stop offset="1" stop-color="var(--can)"/></linearGradient>
<linearGradient id="k-mtn" x2=".6" y2="1"><stop offset="0" stop-color="var(--mtn-hi)"/><stop offset="1" stop-color="var(--mtn)"/></linearGradient>
<linearGradient id="k-cap" x2=".6" y2="1"><stop offset="0" stop-color="var(--cap-hi)"/><stop offset="1" stop-color="var(--cap)"/></linearGradient>
<linearGradient id="k-pit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--pit-hi)"/><stop offset=".55" stop-color="var(--pit)"/><stop offset="1" stop-color="var(--pit-lo)"/></linearGradient>
<linearGradient id="k-slab" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--slab-hi)"/><stop offset="1" stop-color="var(--slab-lo)"/></linearGradient>
<filter id="k-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9 1.05" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .2  0 0 0 0 .06  0 0 0 -1.5 .95"/></filter>
<symbol id="dish" overflow="visible">${ell(0, 0, 26.6)} fill="url(#k-dish)" stroke="var(--dish-line)" stroke-width="1"/>${ell(0, 1, 27.2)} fill="none" stroke="var(--sand-hi)" stroke-width=".9" stroke-opacity=".8"/></symbol>${crown}${emperorRing}${LANDMARKS}${LETTERS.map((p) => disc(p) + buildings(p)).join('')}`;

export interface StackOptions {
  /** How far it is raised: a selected stack is lifted. */
  lift?: number;
  /** The seed for the slight misalignment of its discs. */
  jitter?: number;
  numeral?: boolean;
  /** The scale of the numeral, which keeps its size on the screen. */
  k?: number;
}

/** A stack of discs on 0, 0, with the Emperor on top if it is there. */
export const stackArt = (p: Letter, discs: number, emperor: boolean, options: StackOptions = {}): string => {
  const { lift = 0, jitter = 0, numeral = true, k = 1 } = options;
  let art = `<g class="pl-${p}">${ell(6 + lift * 0.35, 3 + lift * 0.2, RX + 6 + lift * 0.2, RY + 3)} fill="url(#k-shadow)"/>`;
  for (let i = 0; i < discs; i++) {
    const dx = discs > 1 ? Math.sin(jitter * 7 + i * 2.1) * 0.9 : 0;
    const dy = -i * DH - lift;
    art += `<use href="#disc-${p}" x="${f(dx)}" y="${f(dy)}"/>`;
    if (i < discs - 1) continue;
    const face = emperor
      ? `<use href="#emp"/><g transform="translate(0 ${f(-DH + 5.6)}) scale(.78 ${f(0.78 * SQUASH, 3)})"><path d="${GLYPH[p]}" fill="var(--pi)"/></g><use href="#crown" y="${f(-DH - 7)}"/>`
      : `<use href="#face-${p}"/>`;
    art += `<g transform="translate(${f(dx)} ${f(dy)})">${face}</g>`;
  }
  if (numeral && discs > 1) {
    const scale = k === 1 ? '' : ` scale(${f(k, 2)})`;
    art += `<g class="num" transform="translate(${f(RX - 1.5)} ${f(-1 - lift)})${scale}"><circle r="8.3" class="num-bg"/><text y="4.2" text-anchor="middle">${discs}</text></g>`;
  }
  return art + '</g>';
};

/** The terrain limit as pips; filled ones are the worth of the building that stands there. */
export const pipsArt = (x: number, y: number, limit: number, worth = 0, k = 1): string => {
  const width = limit * 8 + 5;
  const scale = k === 1 ? '' : ` scale(${f(k, 2)})`;
  let art = `<g transform="translate(${f(x)} ${f(y)})${scale}"><rect x="${-width / 2}" y="-5" width="${width}" height="10" rx="5" class="pip-bg"/>`;
  for (let i = 0; i < limit; i++) {
    art += `<path d="M${f(-width / 2 + 6.5 + i * 8)} -3.1l3.1 3.1-3.1 3.1-3.1-3.1Z" class="${i < worth ? 'pip-on' : 'pip'}"/>`;
  }
  return art + '</g>';
};
