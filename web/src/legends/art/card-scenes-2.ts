/** The card pictures of the other titles, in the manner of the first: sky, three depth planes, one motif. */
import { rng } from '../../lib/draw';
import { bare, bush, crystal, freshId, glow, house, mist, pine, ridge, sky, stars, tower } from './card-kit';

type Stops = readonly (readonly [number, string])[];
const ANCIENT: Stops = [
  [0, '#f9ecc2'],
  [0.55, '#f0bd78'],
  [1, '#b8683f'],
];
const CURSED: Stops = [
  [0, '#27303c'],
  [0.55, '#5d7068'],
  [1, '#bcc48e'],
];
const DIRE: Stops = [
  [0, '#1f060e'],
  [0.55, '#7a1b1c'],
  [1, '#ef7d37'],
];
const FOREST: Stops = [
  [0, '#e3efc4'],
  [0.6, '#97c18c'],
  [1, '#477f5c'],
];
const NIGHT: Stops = [
  [0, '#10143a'],
  [0.55, '#363b80'],
  [1, '#9a6d9f'],
];
const NOBLE: Stops = [
  [0, '#9fd0e0'],
  [0.55, '#f6e6bc'],
  [1, '#f3c777'],
];
const ARCANE: Stops = [
  [0, '#1c1246'],
  [0.5, '#6b3a93'],
  [1, '#f3a3a0'],
];
const MOUNTAIN: Stops = [
  [0, '#d5e4ec'],
  [0.6, '#a4bdcd'],
  [1, '#e6d2b2'],
];
const EVENING: Stops = [
  [0, '#f5d9b5'],
  [0.6, '#d99b7c'],
  [1, '#8a5f78'],
];

const sage = (): string =>
  sky(ANCIENT, glow(96, 36, 54, '#fff8dc', 0.95)) +
  ridge(54, 16, 40, 13, '#cf9a68', 0.5) +
  ridge(66, 14, 32, 5, '#a97c50', 0.8) +
  ridge(80, 10, 30, 22, '#7b5d3c') +
  // a standing stone with a spiral, and a robed figure with a staff before it
  `<path d="M98 92C95 70 97 44 104 30c6-6 15-5 19 2 6 18 8 42 5 60Z" fill="#6b6152"/><path d="M98 92C95 70 97 44 104 30c3-3 6-4 9-4-6 20-8 44-5 66Z" fill="#a99a7c"/><path d="M112 54a2 2 0 1 1 2.500 1.800 4.400 4.400 0 1 1 3.600-4.800 6.800 6.800 0 1 1-6.400 8.600" fill="none" stroke="#4a4236" stroke-width="1.500" stroke-linecap="round"/>` +
  `<path d="M50 94c1-16 4-26 9-31 5-3 9-3 13 0 6 6 9 16 10 31Z" fill="#5a3f2c"/><path d="M50 94c1-16 4-26 9-31l4-1c-3 9-5 20-5 32Z" fill="#8a6544"/><circle cx="66" cy="55" r="8" fill="#4a3422"/><path d="M60 56c1-5 4-7 7-7s5 2 6 6l-2 5c-2 8-4 12-6 15-3-4-5-9-5-19Z" fill="#f4e7cc"/><path d="M62 53h9v4c-2 3-7 3-9 0Z" fill="#d9ab7e"/><path d="M85 94 81 44" stroke="#3d2b1c" stroke-width="2.4" stroke-linecap="round"/>` +
  glow(81, 40, 12, '#fff6c0', 0.95) +
  `<circle cx="81" cy="41" r="3.4" fill="#fffbe4"/>` +
  ridge(93, 6, 24, 9, '#3c3a24') +
  bush(16, 96, 13, '#4c5530', '#a59c48', 3) +
  bush(148, 98, 12, '#4c5530', '#a59c48', 8);

const treeSpirit = (): string =>
  sky(ANCIENT, glow(80, 46, 62, '#fff6d0', 0.95)) +
  ridge(58, 16, 40, 3, '#c58a5c', 0.5) +
  ridge(70, 12, 30, 8, '#96703f', 0.75) +
  bush(44, 80, 22, '#5b6a36', '#b9b254', 2) +
  bush(118, 80, 22, '#5b6a36', '#b9b254', 7) +
  bush(62, 62, 22, '#5f6e39', '#c2b859', 3) +
  bush(100, 62, 22, '#5f6e39', '#c2b859', 9) +
  bush(81, 52, 24, '#66753c', '#cabf5e', 5) +
  `<path d="M50 98c10-6 15-16 14-30-2-6-8-12-18-16l2-4c8 2 14 6 18 11 1-8 0-14-3-22h6c3 7 5 12 6 18 3-7 4-12 5-19l6 1c-1 9-2 15-3 21 5-5 11-9 20-10v5c-10 2-16 7-18 14-1 14 4 24 14 31Z" fill="#4a3422"/><path d="M50 98c10-6 15-16 14-30-2-6-8-12-18-16l2-4c10 4 17 10 20 17 2 12-1 24-8 33Z" fill="#7d5a38"/>` +
  `<path d="M70 66q5-5 9 0-4 4-9 0ZM84 66q4-5 9 0-5 4-9 0Z" fill="#241509"/><circle cx="75" cy="66" r="1.8" fill="#d8ff8a"/><circle cx="88.500" cy="66" r="1.800" fill="#d8ff8a"/><path d="M74 78c4 5 11 5 15 0-2 9-13 9-15 0Z" fill="#241509"/>` +
  glow(81, 66, 22, '#e6ffa0', 0.35) +
  ridge(95, 6, 22, 4, '#3c3a24') +
  [
    [30, 80],
    [126, 76],
    [44, 68],
    [112, 84],
  ]
    .map(([x, y]) => glow(x as number, y as number, 5, '#f6ffb0', 0.9))
    .join('');

const banshee = (): string => {
  const R = rng(21);
  return (
    sky(CURSED, glow(80, 38, 50, '#e3f3bc', 0.65)) +
    ridge(62, 18, 36, 17, '#44544f', 0.8) +
    mist(56, '#dfe6c8', 0.3) +
    bare(24, 94, 18, -1.5, 3.4, '#1b2124', R) +
    bare(140, 94, 16, -1.7, 3, '#1b2124', R) +
    glow(82, 50, 34, '#d8ffb8', 0.55) +
    `<path d="M82 20c8 0 13 6 12 14 8 3 18 2 26-5-4 11-12 17-22 18 2 14 10 22 6 36-4-5-7-6-10-2-2-5-6-6-9 0-4-6-8-4-10 1-4-4-8-2-12 4 0-15 6-26 6-40-10 0-18-5-23-15 8 6 17 7 25 3-2-8 3-14 11-14Z" fill="#e9f3d8" fill-opacity=".86"/><path d="M82 20c-8 0-13 6-11 14-8 4-17 3-25-3 5 10 13 15 23 15 0 14-6 25-6 40 4-6 8-8 12-4-2-20 0-40 7-62Z" fill="#fff" fill-opacity=".5"/>` +
    `<ellipse cx="78.500" cy="32" rx="2.200" ry="3" fill="#1f2a2a"/><ellipse cx="87" cy="32" rx="2.200" ry="3" fill="#1f2a2a"/><ellipse cx="83" cy="41" rx="2.600" ry="4.400" fill="#1f2a2a"/>` +
    ridge(92, 6, 22, 2, '#171d1e') +
    mist(80, '#e6ecd0', 0.28)
  );
};

const gargoyles = (): string => {
  const one = (x: number, y: number, s: number, flip = 1): string =>
    `<g transform="translate(${x} ${y}) scale(${s * flip} ${s})"><path d="M-4-8C-14-26-26-26-32-14c6-4 10-2 12 3 3-3 7-3 9 1Z" fill="#3a4446"/><path d="M4-8C12-24 22-26 29-17c-6-2-9 0-10 5-4-3-8-2-10 3Z" fill="#262e31"/><path d="M-10 12c-3-10-2-18 4-22-3-3-3-7-1-11l3 4h6l3-4c2 4 2 8 0 11 6 4 7 13 3 22l5 4H-14Z" fill="#4b5759"/><path d="M-10 12c-3-10-2-18 4-22-3-3-3-7-1-11l3 4 2 1C-6-8-7 2-5 14l-9 2Z" fill="#6d7b7a"/><circle cx="-2.400" cy="-13" r="1.300" fill="#c8ff8a"/><circle cx="3" cy="-13" r="1.300" fill="#c8ff8a"/></g>`;
  return (
    sky(CURSED, glow(104, 32, 42, '#eef3bf', 0.7)) +
    `<circle cx="104" cy="30" r="12" fill="#f1f4cf" fill-opacity=".8"/>` +
    ridge(64, 18, 34, 7, '#43534e', 0.8) +
    mist(60, '#dfe6c8', 0.25) +
    `<path d="M0 100V74h30l6 6h16v-8h14v8h22v-10h14v10h20l6-4h32v24Z" fill="#20282a"/><path d="M0 74h30l6 6h16v-8h14v8h22v-10h14v10h20l6-4h32v4H128l-6 4h-20V74H92v10H66v-8h-6v8H34l-6-6H0Z" fill="#39464a"/>` +
    one(46, 62, 1.05) +
    one(108, 58, 1.2, -1) +
    one(76, 30, 0.5) +
    mist(88, '#e6ecd0', 0.18)
  );
};

const mausoleum = (): string => {
  const R = rng(8);
  return (
    sky(CURSED, glow(78, 50, 42, '#dff2ac', 0.7)) +
    ridge(60, 18, 36, 11, '#42524d', 0.8) +
    mist(56, '#dfe6c8', 0.25) +
    `<path d="M42 92V52h76v40Z" fill="#39443f"/><path d="M42 92V52h20v40Z" fill="#55635a"/><path d="M36 52 80 28l44 24Z" fill="#2b3430"/><path d="M36 52 80 28v24Z" fill="#48564e"/><path d="M36 52h88v5H36Z" fill="#5f6f64"/><path d="M48 57h7v35h-7ZM62 57h6v35h-6ZM92 57h6v35h-6ZM105 57h7v35h-7Z" fill="#6f8073"/><path d="M72 92V68a8 8 0 0 1 16 0v24Z" fill="#12181a"/>` +
    glow(80, 80, 15, '#b9f27a', 0.8) +
    `<path d="M80 34l2 4.600 5 .4-3.800 3.200 1.200 4.800-4.400-2.600-4.400 2.600 1.200-4.800-3.800-3.200 5-.4Z" fill="#8ea58c"/>` +
    bare(22, 94, 17, -1.4, 3.2, '#1a2022', R) +
    bare(140, 94, 15, -1.8, 3, '#1a2022', R) +
    ridge(92, 6, 24, 6, '#1c2424') +
    mist(84, '#e6ecd0', 0.25)
  );
};

const dragon = (): string =>
  sky(DIRE, glow(46, 40, 46, '#ffb35e', 0.85)) +
  ridge(52, 40, 28, 19, '#5a171b', 0.8, 1) +
  `<g transform="translate(86 46)"><path d="M-4-2C-16-26-40-36-62-28c10 3 13 9 13 15 8-4 14-2 17 5 6-5 13-4 18 4Z" fill="#3d0b10"/><path d="M4-2C14-28 36-38 60-32c-9 5-11 11-9 17-8-3-14 0-16 7-7-4-13-3-18 5Z" fill="#2a070c"/><path d="M-30 34c14 2 24-3 28-13-8-6-11-14-8-22-6-3-10-2-17 3l-12 0-5-4 8-3-3-4 9 0c3-7 9-11 16-10l-1-6 6 4 5-4 0 7c10 6 14 16 12 28 10 6 14 15 10 26 8-2 12-6 14-13l6 6-2-9c8 10 4 24-8 27-18 4-38 0-58-13Z" fill="#1b060a"/><path d="M-8-1c-6-3-10-2-17 3l-12 0-5-4 8-3-3-4 9 0c3-7 9-11 16-10-6 6-3 12 4 18Z" fill="#6b161a"/><circle cx="-18" cy="-5" r="1.800" fill="#ffd25e"/></g>` +
  `<path d="M44 50C30 52 16 60 2 76c16-8 22-6 30-12-2 6-1 8-4 14 10-6 16-16 16-28Z" fill="#ffb347" fill-opacity=".9"/><path d="M44 50C34 53 26 59 18 69c10-4 14-5 19-10 0 4-1 6-2 9 6-5 9-11 9-18Z" fill="#fff0b0"/>` +
  ridge(86, 36, 20, 8, '#2a0b12', 1, 1) +
  ridge(97, 18, 14, 3, '#150509', 1, 1);

const giant = (): string =>
  sky(DIRE, glow(112, 36, 46, '#ffbf70', 0.85)) +
  ridge(54, 36, 30, 27, '#63201f', 0.75, 1) +
  `<path d="M34 100C30 74 34 56 48 48c-4-14 4-26 16-26s20 11 17 25c16 7 24 25 23 53Z" fill="#2c1013"/><path d="M34 100C30 74 34 56 48 48c-4-14 4-26 16-26-8 10-8 20-2 30-10 10-14 26-12 48Z" fill="#571b1b"/><path d="M54 38q5-4 10 0v3q-5 2-10 0ZM68 38q5-4 9 0v3q-4 2-9 0Z" fill="#12060a"/><circle cx="59" cy="39.500" r="1.900" fill="#ffd25e"/><circle cx="72" cy="39.500" r="1.900" fill="#ffd25e"/><path d="M58 49h14v2.600H58Z" fill="#12060a"/>` +
  `<path d="M104 96C112 78 112 60 122 34c2-6 12-8 15-2s0 12-4 16c-8 18-8 34-14 50Z" fill="#3a2419"/><path d="M104 96C112 78 112 60 122 34c1-3 4-5 7-5-6 20-12 46-16 68Z" fill="#6b4a2e"/><path d="M118 40l-6-3 1 6ZM137 38l7-1-5 5Z" fill="#e8d9b8"/>` +
  pine(18, 96, 16, '#1a060a') +
  pine(30, 97, 12, '#1a060a') +
  pine(146, 97, 17, '#1a060a') +
  ridge(93, 14, 18, 12, '#1c080c', 1, 1);

const goblin = (): string =>
  sky(DIRE, glow(84, 56, 40, '#ffb057', 0.9)) +
  ridge(44, 40, 26, 33, '#521519', 0.7, 1) +
  ridge(70, 40, 22, 5, '#300d13', 1, 1) +
  `<path d="M58 94c-2-12 2-21 10-25-2-3-3-6-3-10C54 58 46 50 42 40c9 5 17 6 24 4 4-6 10-9 16-9s12 3 16 9c7 2 15 1 24-4-4 10-12 18-23 19 0 4-1 7-3 10 9 5 12 13 10 25Z" fill="#3e5322"/><path d="M58 94c-2-12 2-21 10-25-2-3-3-6-3-10C54 58 46 50 42 40c9 5 17 6 24 4 4-6 10-9 16-9-8 10-9 22-3 33-8 6-10 15-9 26Z" fill="#6a8436"/>` +
  `<path d="M70 50q6-5 11 1-6 4-11-1ZM84 51q5-6 11-1-5 5-11 1Z" fill="#1a0d08"/><circle cx="76" cy="50.500" r="2" fill="#ffe14d"/><circle cx="89" cy="50.500" r="2" fill="#ffe14d"/><path d="M72 62c6 4 14 4 20 0-2 6-18 6-20 0Z" fill="#1a0d08"/><path d="M75 63.500l2 3.500 1.800-3ZM86 64l2 3 1.600-3.800Z" fill="#fff4d6"/>` +
  `<path d="M110 92 122 58" stroke="#2c1810" stroke-width="2.600" stroke-linecap="round"/>` +
  glow(123, 54, 16, '#ffd070', 0.95) +
  `<path d="M123 60c-5-3-6-9-1-15 1 4 3 4 4 1 4 5 4 11-3 14Z" fill="#ff9a2e"/><path d="M123 59c-3-2-3-5 0-8 2 3 3 6 0 8Z" fill="#fff2b0"/>` +
  ridge(95, 14, 16, 9, '#150509', 1, 1);

const elf = (): string => {
  let s = sky(FOREST, glow(92, 36, 50, '#fdffe0', 0.9));
  for (let i = 0; i < 9; i++) s += pine(4 + i * 20, 74, 38 + ((i * 31) % 17), '#7cae88');
  for (const i of [0, 1, 4, 6, 7]) s += pine(2 + i * 23, 88, 56 + ((i * 47) % 20), '#3d7a5b', '#569470');
  s +=
    `<path d="M66 96c-1-16 2-28 8-35 4-2 9-2 13 0 6 8 9 20 8 35Z" fill="#2b5138"/><path d="M66 96c-1-16 2-28 8-35l5-1c-4 11-5 23-4 36Z" fill="#4a7c50"/><path d="M72 56c-2-10 3-17 9-17s11 7 9 17c-3 5-15 5-18 0Z" fill="#2a4d33"/><path d="M76 50c0-5 3-8 6-8s5 3 5 8c-1 6-3 8-5.500 8S77 56 76 50Z" fill="#efc79c"/><path d="M76 49l-6-6 2 8ZM87 49l6-6-2 8Z" fill="#e6b98b"/>` +
    // bow and arrow drawn
    `<path d="M112 36c10 12 10 34 0 46" fill="none" stroke="#5b3a1e" stroke-width="2.600" stroke-linecap="round"/><path d="M112 36 98 60l14 22" fill="none" stroke="#f3ead2" stroke-width=".8"/><path d="M92 66l8-6 18-1" fill="none" stroke="#3b6a45" stroke-width="4" stroke-linecap="round"/><path d="M96 60h32" stroke="#5b3a1e" stroke-width="1.400"/><path d="M128 57l8 3-8 3Z" fill="#dfe6ea"/>`;
  return s + pine(12, 106, 74, '#173b2d', '#22503d') + ridge(95, 5, 20, 5, '#123025');
};

const gnome = (): string => {
  let s = sky(FOREST, glow(70, 40, 48, '#fdffe0', 0.9));
  for (let i = 0; i < 8; i++) s += pine(6 + i * 22, 74, 40 + ((i * 37) % 15), '#7cae88');
  s += ridge(82, 10, 26, 7, '#4f8a58');
  // toadstool houses
  const cap = (x: number, y: number, w: number, c: string): string =>
    `<path d="M${x - w * 0.34} ${y}C${x - w * 0.24} ${y - w * 0.5} ${x - w * 0.26} ${y - w * 0.6} ${x - w * 0.28} ${y - w * 0.7}h${w * 0.56}C${x + w * 0.26} ${y - w * 0.6} ${x + w * 0.24} ${y - w * 0.5} ${x + w * 0.34} ${y}Z" fill="#efe2c4"/><path d="M${x - w} ${y - w * 0.62}C${x - w * 0.9} ${y - w * 1.5} ${x + w * 0.9} ${y - w * 1.5} ${x + w} ${y - w * 0.62}C${x + w * 0.4} ${y - w * 0.45} ${x - w * 0.4} ${y - w * 0.45} ${x - w} ${y - w * 0.62}Z" fill="${c}"/><g fill="#fff4dc"><circle cx="${x - w * 0.4}" cy="${y - w * 0.9}" r="${w * 0.14}"/><circle cx="${x + w * 0.3}" cy="${y - w * 1.05}" r="${w * 0.12}"/><circle cx="${x + w * 0.55}" cy="${y - w * 0.75}" r="${w * 0.1}"/></g>`;
  s +=
    cap(118, 90, 26, '#b23a2c') +
    `<path d="M113 90V81a5 5 0 0 1 10 0v9Z" fill="#6b4426"/>` +
    cap(28, 92, 16, '#c8662e');
  s += `<path d="M58 92c0-12 4-18 12-18s12 6 12 18Z" fill="#3e6a8a"/><path d="M58 92c0-12 4-18 12-18-4 6-5 11-5 18Z" fill="#6b97b4"/><path d="M60 66 71 30l10 36Z" fill="#b5342a"/><path d="M60 66 71 30l1 36Z" fill="#d65a44"/><circle cx="70.500" cy="67" r="8" fill="#e9b98c"/><path d="M61 68c0 12 5 20 9.500 20S80 80 80 68c-3 4-5 5-9.500 5S64 72 61 68Z" fill="#fbf5e6"/><circle cx="67.500" cy="66" r="1.100" fill="#2a1a10"/><circle cx="73.500" cy="66" r="1.100" fill="#2a1a10"/><circle cx="70.500" cy="69.500" r="1.900" fill="#d98a6a"/>`;
  for (const [x, c] of [
    [92, '#8a4fbf'],
    [98, '#3fae6a'],
  ] as const)
    s +=
      glow(x, 84, 8, c, 0.5) +
      `<path d="M${x - 1.4} 78h2.800v3.600l3 6.400c.6 2-.6 3-2 3h-4.800c-1.400 0-2.600-1-2-3l3-6.400Z" fill="${c}" stroke="#f3ead2" stroke-width=".7"/>`;
  return s + ridge(95, 5, 22, 9, '#1d4531');
};

const hydra = (): string => {
  const head = (x: number, y: number, d: string, flip: number): string =>
    `<path d="${d}" fill="none" stroke="#171a3e" stroke-width="9" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#3b4190" stroke-width="3" stroke-linecap="round" transform="translate(-2 -1)"/><g transform="translate(${x} ${y}) scale(${flip} 1)"><path d="M-6 5C-8-3-2-8 5-7L17-3 19 2 8 4 15 7 4 9C-1 10-5 9-6 5Z" fill="#171a3e"/><path d="M-3-5-8-12 0-8 1-14 5-7Z" fill="#2c3274"/><circle cx="5" cy="-2" r="1.800" fill="#9df0ff"/></g>`;
  return (
    sky(NIGHT, stars(40, 12)) +
    glow(80, 24, 30, '#dfe0ff', 0.7) +
    `<circle cx="80" cy="22" r="11" fill="#eef0ff"/><circle cx="76" cy="20" r="2.200" fill="#cdd0ee"/>` +
    ridge(60, 16, 38, 9, '#282c68', 0.9) +
    `<rect y="70" width="160" height="30" fill="#1c2258"/><path d="M0 70h160v4H0Z" fill="#6a6fb8" fill-opacity=".45"/>` +
    head(38, 44, 'M62 92C50 80 58 64 44 46', -1) +
    head(116, 44, 'M96 92c14-12 4-28 16-46', 1) +
    head(82, 34, 'M80 94c-8-20 8-34-2-58', 1) +
    `<path d="M46 96c4-12 18-16 34-16s30 4 34 16Z" fill="#12142f"/>` +
    Array.from(
      { length: 7 },
      (_, i) =>
        `<path d="M${8 + i * 23} ${80 + (i % 3) * 5}h${12 + (i % 2) * 8}" stroke="#8f96e0" stroke-opacity=".5" stroke-linecap="round"/>`,
    ).join('') +
    ridge(97, 5, 22, 8, '#0c0b22')
  );
};

const knight = (): string => {
  const h = freshId('kn');
  return (
    sky(NOBLE, glow(118, 32, 36, '#fffbe0', 0.95)) +
    ridge(56, 18, 46, 4, '#a9bf8a', 0.9) +
    ridge(68, 14, 40, 19, '#88a95f') +
    `<g transform="translate(6 4)"><path d="M24 88c4-8 4-14 2-22 3-12 14-18 28-18 8 0 14-2 18-8l6-12c2-4 6-6 11-6l-2-6 7 5c8 3 14 10 17 20l-4 5-9-3c-3 0-5 3-6 8-2 10-7 16-10 18l4 19h-8l-6-16-18-1-12 17h-9l7-19c-4 6-6 12-6 19Z" fill="#efe9dc"/><path d="M24 88c4-8 4-14 2-22 3-12 14-18 28-18 4 0 8 0 11-2-12 8-22 14-24 24-5 4-9 10-10 18Z" fill="#fff"/><path d="M30 58c14-8 34-8 46-3l4 16c-16 5-36 5-52 0Z" fill="#b8352e"/><path d="M30 58c14-8 34-8 46-3l.8 3.400c-14-4-32-3-47.600 3Z" fill="#e7b94e"/><circle id="${h}" cx="104" cy="33" r="1.400" fill="#2b2030"/></g>` +
    `<path d="M54 60c-2-12 0-20 6-24 6-3 12-2 15 3 3 6 3 13 1 21Z" fill="#8d99a8"/><path d="M54 60c-2-12 0-20 6-24l4-1c-3 8-4 16-3 25Z" fill="#c3ccd6"/><path d="M58 36c-2-8 2-14 8-14s9 6 7 14c-4 3-11 3-15 0Z" fill="#9aa6b4"/><path d="M66 29h8v3h-8Z" fill="#2b2030"/><path d="M64 22c-4-8-12-8-16-2 6-1 10 2 13 6Z" fill="#c0392b"/>` +
    `<path d="M70 50 140 18" stroke="#6b4a2a" stroke-width="2.400" stroke-linecap="round"/><path d="M140 18l8-6-3 9Z" fill="#dfe6ea"/><path d="M118 28l14 9-4-14Z" fill="#c0392b"/>` +
    ridge(94, 8, 28, 15, '#4f7238') +
    bush(150, 100, 12, '#3e5c2e', '#86a24e', 6)
  );
};

const unicorn = (): string =>
  sky(
    [
      [0, '#a9d6e2'],
      [0.55, '#fbeac6'],
      [1, '#f6cf8c'],
    ],
    glow(80, 36, 52, '#fffbe6', 0.95),
  ) +
  ridge(52, 18, 46, 31, '#b4c795', 0.9) +
  ridge(66, 16, 38, 8, '#92b169') +
  `<g transform="translate(32 20) scale(.84)"><path d="M14 88c5-12 5-18 1-28 0-12 10-20 26-20 10 0 16-3 21-11l8-13c3-4 7-5 12-5 8 2 13 8 15 17l-4 5-9-4c-4 1-6 5-7 11-2 9-5 15-10 19l3 29h-7l-7-25-16-2-9 27h-8l4-30c-5 8-6 18-6 30Z" fill="#fffaf0"/><path d="M14 88c5-12 5-18 1-28 0-12 10-20 26-20-14 8-20 18-21 28-4 6-3 12-6 20Z" fill="#fff"/><path d="M68 12C56 14 50 24 50 40c6-3 8-7 9-12 1 5 0 8-2 12 8-4 11-10 12-16 1 4 1 6 0 10 5-5 6-12 4-18 3 2 3 4 4 7 2-5 0-11-9-11Z" fill="#d9a7c4"/><path d="M16 62C4 62-2 72 2 88c4-4 6-8 8-14 0 6-1 9-2 13 7-5 10-14 8-25Z" fill="#d9a7c4"/><path d="M82 11 98-14 88 12Z" fill="#f2c14e"/><path d="M86 6l5 2M89 0l4 2M92-6l3 2" stroke="#b07a14" stroke-width="1"/><circle cx="88" cy="22" r="1.500" fill="#2b2030"/></g>` +
  glow(113, 9, 18, '#fff6c0', 0.8) +
  ridge(94, 8, 28, 12, '#5b8040') +
  [
    [18, 88],
    [40, 94],
    [132, 90],
    [146, 84],
  ]
    .map(
      ([x, y], i) =>
        `<circle cx="${x}" cy="${y}" r="1.800" fill="${['#fff4dc', '#f2a6b8', '#fff4dc', '#f5d06a'][i]}"/>`,
    )
    .join('') +
  bush(12, 100, 11, '#3e5c2e', '#86a24e', 4);

const stronghold = (): string =>
  sky(
    [
      [0, '#f3d3ae'],
      [0.6, '#cf8466'],
      [1, '#7a4a5f'],
    ],
    glow(40, 36, 42, '#fff0cf', 0.9),
  ) +
  ridge(58, 26, 34, 23, '#94657a', 0.7, 1) +
  `<path d="M22 100 40 66h80l18 34Z" fill="#4b3a4a"/><path d="M22 100 40 66h20L50 100Z" fill="#6f5866"/>` +
  `<path d="M44 78V44h8v-6h6v6h7v-6h7v6h8v-6h7v6h7v-6h6v6h8v34Z" fill="#5f4a5e"/><path d="M44 78V44h8v34Z" fill="#8b7085"/><path d="M70 44V22h5v-5h5v5h6v-5h5v5h5v22Z" fill="#6d5569"/><path d="M70 44V22h5v22Z" fill="#977b8f"/>` +
  tower(44, 84, 16, 44, '#574356', '#8a6f84', '#8a3a35') +
  tower(116, 84, 16, 44, '#574356', '#8a6f84', '#8a3a35') +
  `<path d="M73 84V70a7 7 0 0 1 14 0v14Z" fill="#251a2e"/><path d="M76.500 84V66M80 84V64M83.500 84V66M73 74h14" stroke="#8f7a62" stroke-width="1"/><g fill="#ffd983"><rect x="81" y="28" width="3" height="6"/><rect x="59" y="54" width="3" height="6"/><rect x="98" y="54" width="3" height="6"/><rect x="42.500" y="54" width="3" height="6"/><rect x="114.500" y="54" width="3" height="6"/></g><path d="M83 17V2" stroke="#3a2a3a" stroke-width="1.400"/><path d="M83.600 2c6-3 9 3 15 0v8c-6 3-9-3-15 0Z" fill="#2a2e6c"/>` +
  ridge(95, 16, 20, 14, '#2f2338', 1, 1);

const manticore = (): string =>
  sky(ARCANE, stars(32, 18, '#fff', 46)) +
  glow(52, 36, 44, '#ffd6ef', 0.5) +
  ridge(62, 14, 40, 16, '#5a3a82', 0.7) +
  ridge(76, 14, 30, 3, '#402a66') +
  `<g><path d="M92 50C88 26 104 8 134 8c-8 6-9 12-6 18-9 0-14 5-13 12-8 0-12 5-12 13Z" fill="#3a2566"/><path d="M84 50C76 32 60 22 38 22c8 5 9 10 7 15 9-1 14 3 14 10 8-1 12 3 14 9Z" fill="#54398a"/><path d="M34 90c4-6 4-12 2-18-6-4-8-12-4-20 5-9 18-10 24-2 10 6 24 6 38 4 12-1 20 4 22 12 8 0 14-4 16-12-2-6-6-10-12-9 8-6 17 0 18 10l6-6-3 11c-5 10-13 14-24 13l3 17h-9l-6-16c-12 4-24 4-36-2l-4 18h-9l-1-16-7 16Z" fill="#2b1848"/><path d="M26 60c0-14 8-22 20-22 11 0 18 7 18 18l-5-2 1 8-6-3-1 8-6-4-4 7-4-7-6 3v-7l-7 1Z" fill="#c2722a"/><path d="M36 56c0-7 4-11 9-11s9 4 9 11c-1 7-4 10-9 10s-8-3-9-10Z" fill="#7b5a9e"/><circle cx="41.500" cy="54" r="1.500" fill="#ffe9a8"/><circle cx="49" cy="54" r="1.500" fill="#ffe9a8"/><path d="M41 61h8l-1 3h-6Z" fill="#1d1036"/></g>` +
  ridge(94, 6, 30, 11, '#1d1236');

const temple = (): string => {
  const col = (x: number): string =>
    `<path d="M${x} 84V48h7v36Z" fill="#7d5bb0"/><path d="M${x} 84V48h3v36Z" fill="#b795d8"/>`;
  return (
    sky(ARCANE, stars(38, 5, '#fff', 50)) +
    glow(80, 44, 54, '#ffd6ef', 0.6) +
    ridge(66, 12, 40, 26, '#5a3a82', 0.7) +
    crystal(24, 88, 7, 34, '#8a63c8', '#c2a4f0', '#5a3d92') +
    crystal(36, 90, 5, 22, '#8a63c8', '#c2a4f0', '#5a3d92') +
    crystal(138, 89, 7, 38, '#8a63c8', '#c2a4f0', '#5a3d92') +
    crystal(126, 91, 5, 20, '#8a63c8', '#c2a4f0', '#5a3d92') +
    `<path d="M38 96h84l-6-6H44ZM44 90h72l-4-6H48Z" fill="#4a3078"/><path d="M38 96h84v-2H40Z" fill="#2c1b50"/>` +
    [50, 64, 89, 103].map(col).join('') +
    `<path d="M44 48h72v-5H44Z" fill="#9a78c8"/><path d="M42 43 80 24l38 19Z" fill="#5a3d92"/><path d="M42 43 80 24v19Z" fill="#7d5bb0"/>` +
    glow(80, 66, 20, '#9df0ff', 0.85) +
    `<path d="M80 54l7 12-7 12-7-12Z" fill="#c9f7ff"/><path d="M80 54l-7 12 7 12Z" fill="#fff"/><path d="M80 36l3 3-3 3-3-3Z" fill="#ffe9a8"/>` +
    ridge(97, 5, 26, 12, '#1d1236')
  );
};

const dwarf = (): string =>
  sky(MOUNTAIN) +
  ridge(42, 60, 46, 12, '#93aabb', 0.8, 1) +
  ridge(64, 64, 40, 28, '#687d92', 1, 1) +
  `<path d="M0 100V60L30 28l20 24 14-12 22 34v26Z" fill="#4b5870"/><path d="M0 60 30 28l8 10-14 62H0Z" fill="#7588a0"/><path d="M30 28 18 41l6-2 4 6 4-7 6 5-2-8Z" fill="#f3f6f8"/>` +
  `<path d="M78 96c-2-16 3-26 13-30 8-3 18-3 26 0 10 4 15 14 13 30Z" fill="#7a4a2e"/><path d="M78 96c-2-16 3-26 13-30l6-1c-6 10-8 20-7 31Z" fill="#a87048"/><path d="M88 50c0-14 7-22 16-22s16 8 16 22Z" fill="#8c97a4"/><path d="M88 50c0-14 7-22 16-22-5 7-7 14-7 22Z" fill="#c6d0d9"/><path d="M85 48h38v5H85Z" fill="#d9a93f"/><path d="M93 53h22v8H93Z" fill="#e0ac80"/><path d="M89 57c0 20 7 34 15 34s15-14 15-34c-4 5-8 6-15 6s-11-1-15-6Z" fill="#c0672a"/><path d="M96 66c2 9 5 15 8 19 3-4 6-10 8-19" fill="none" stroke="#8a4218" stroke-width="1.600"/><circle cx="99" cy="56.500" r="1.300" fill="#2a1a10"/><circle cx="109" cy="56.500" r="1.300" fill="#2a1a10"/><circle cx="104" cy="60" r="2.200" fill="#cf8a64"/>` +
  `<path d="M62 94 46 52" stroke="#5b3a1e" stroke-width="3" stroke-linecap="round"/><path d="M30 60C36 50 48 46 62 48c-10 2-14 5-18 10-4 1-8 1-14 2Z" fill="#8a96a4"/><path d="M30 60C36 50 48 46 62 48c-12 0-20 4-26 10Z" fill="#cfd7df"/>` +
  ridge(97, 9, 18, 3, '#30384a');

const castleRoad = (): string =>
  sky(EVENING, glow(52, 34, 44, '#fff0cf', 0.95)) +
  ridge(52, 18, 40, 9, '#a57d8c', 0.6) +
  ridge(64, 16, 34, 21, '#86637f', 0.8) +
  `<path d="M86 96c4-22 12-34 28-40 14 8 26 22 34 40Z" fill="#5c4757"/><path d="M86 96c4-22 12-34 28-40-8 12-12 26-12 40Z" fill="#7b6174"/>` +
  tower(104, 58, 9, 24, '#57415a', '#8c6f86', '#9a3b33') +
  tower(128, 64, 10, 30, '#57415a', '#8c6f86', '#9a3b33') +
  `<path d="M104 64V44h5v-4h4v4h5v-4h4v4h6v22Z" fill="#644c63"/><path d="M104 64V44h5v20Z" fill="#91758a"/><path d="M113 64v-8a4 4 0 0 1 8 0v8Z" fill="#2a1d33"/><g fill="#ffd983"><rect x="102.500" y="42" width="2.600" height="5"/><rect x="126.500" y="46" width="2.600" height="5"/></g>` +
  `<path d="M18 100C40 92 74 92 84 84c8-7 22-8 33-20l4 .500C116 78 104 82 98 88c-8 8-40 4-52 12Z" fill="#d9b48c"/>` +
  [
    [34, 92, 1],
    [48, 90, 0.9],
    [62, 88, 0.8],
  ]
    .map(
      ([x, y, s]) =>
        `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-3 0c-1-7 0-11 3-11s4 4 3 11Z" fill="#35283f"/><circle cy="-13" r="2.600" fill="#35283f"/><path d="M4 2V-20" stroke="#35283f" stroke-width="1"/><path d="M4-20l6 2.400-6 2.400Z" fill="#c0392b"/></g>`,
    )
    .join('') +
  house(10, 90, 13, 9, '#4a3547', '#7d3b3a', '#ffd983') +
  ridge(97, 6, 24, 4, '#35283f');

export const SCENES_2: Record<string, () => string> = {
  'ancient-sage': sage,
  'ancient-tree-spirit': treeSpirit,
  'cursed-banshee': banshee,
  'cursed-gargoyles': gargoyles,
  'cursed-mausoleum': mausoleum,
  'dire-dragon': dragon,
  'dire-giant': giant,
  'dire-goblin': goblin,
  'forest-elf': elf,
  'forest-gnome': gnome,
  'night-hydra': hydra,
  'noble-knight': knight,
  'noble-unicorn': unicorn,
  stronghold,
  'arcane-manticore': manticore,
  'arcane-temple': temple,
  'mountain-dwarf': dwarf,
  'castle-and': castleRoad,
};
