/** The card pictures of the first sixteen titles. */
import { rng } from '../../lib/draw';
import { bare, bush, freshId, glow, house, mist, pine, ridge, sky, stars, tower } from './card-kit';

export const SCENES_1: Record<string, () => string> = {
  'ancient-woods': () => {
    let s =
      sky(
        [
          [0, '#f9ecc2'],
          [0.55, '#f0bd78'],
          [1, '#b8683f'],
        ],
        glow(84, 44, 60, '#fff6d0', 0.95),
      ) +
      ridge(56, 18, 40, 3, '#c58a5c', 0.5) +
      ridge(66, 14, 30, 8, '#9a7148', 0.8);
    for (const [x, w, h] of [
      [22, 6, 60],
      [138, 7, 66],
      [4, 7, 74],
      [158, 7, 72],
    ] as const)
      s += `<path d="M${x - w} 98C${x - w * 0.5} 74 ${x - w * 0.5} ${98 - h * 0.6} ${x - w * 0.7} ${98 - h}h${w * 1.4}C${x + w * 0.5} ${98 - h * 0.6} ${x + w * 0.5} 74 ${x + w} 98Z" fill="#4a3422"/><path d="M${x - w} 98C${x - w * 0.5} 74 ${x - w * 0.5} ${98 - h * 0.6} ${x - w * 0.7} ${98 - h}h${w * 0.5}C${x - w * 0.1} ${98 - h * 0.6} ${x - w * 0.1} 74 ${x - w * 0.2} 98Z" fill="#7a5836"/>`;
    for (const [x, y, r] of [
      [20, 30, 22],
      [140, 28, 25],
      [0, 20, 24],
      [160, 22, 26],
      [44, 12, 15],
      [118, 10, 16],
    ] as const)
      s += bush(x, y + r * 1.2, r, '#566333', '#b3a94f', x + 3);
    s +=
      ridge(86, 8, 26, 2, '#3c3a24') +
      (
        [
          [62, 30, 9],
          [76, 36, 10],
          [92, 29, 9],
        ] as const
      )
        .map(
          ([x, h, w]) =>
            `<path d="M${x} 91l${w * 0.1} ${-h}q${w * 0.45} -4 ${w * 0.8} 0l${w * 0.16} ${h}Z" fill="#6b6152"/><path d="M${x} 91l${w * 0.1} ${-h}q${w * 0.2} -3 ${w * 0.36} -1l-1 ${h}Z" fill="#b0a283"/>`,
        )
        .join('') +
      `<path d="M57 60l48 -2 -2 -7 -43 2Z" fill="#9d8e72"/><path d="M57 60l48 -2v2.6l-48 2Z" fill="#4d4437"/>`;
    return s;
  },
  'night-village': () => {
    let s =
      sky(
        [
          [0, '#141a44'],
          [0.5, '#3c3f83'],
          [0.8, '#8d6a9a'],
          [1, '#d69a8c'],
        ],
        stars(40, 5),
      ) +
      glow(118, 26, 34, '#fff4cf', 0.7) +
      `<circle cx="118" cy="26" r="11.5" fill="#fff5d6"/><circle cx="114" cy="24" r="2.4" fill="#e6d9b4"/><circle cx="121" cy="30" r="1.7" fill="#e6d9b4"/>` +
      ridge(58, 18, 44, 12, '#2d3170', 0.9) +
      ridge(68, 12, 30, 4, '#232658');
    const R = rng(9);
    for (let i = 0; i < 9; i++) {
      const x = 8 + i * 16 + R() * 5,
        w = 12 + R() * 6,
        h = 10 + R() * 7;
      s += house(x, 86 - Math.sin(i * 0.7) * 4, w, h, '#1b1a3d', '#332b57', R() < 0.85 ? '#ffcf6b' : null);
    }
    s +=
      `<path d="M74 82v-26l7 -13 7 13v26Z" fill="#17163a"/><path d="M72 57l9 -18 9 18Z" fill="#3c3264"/><rect x="79" y="62" width="4" height="7" fill="#ffd983"/>` +
      ridge(90, 6, 22, 7, '#100f2a');
    return s;
  },
  'dire-eye': () => {
    const a = freshId('ey'),
      b = freshId('ez');
    const eye = `<radialGradient id="${a}"><stop offset="0" stop-color="#fff3c0"/><stop offset=".45" stop-color="#ffb648"/><stop offset=".8" stop-color="#d8491f"/><stop offset="1" stop-color="#8c1518"/></radialGradient><radialGradient id="${b}" r=".5"><stop offset=".1" stop-color="#ffcf78"/><stop offset=".6" stop-color="#f07a2c" stop-opacity=".75"/><stop offset="1" stop-color="#b3261c" stop-opacity="0"/></radialGradient><g transform="translate(80 40)"><path d="M-62 4C-34 -24 -14 -27 0 -27S34 -24 62 4C34 25 14 27 0 27S-34 25 -62 4Z" fill="url(#${b})"/><circle r="19" fill="url(#${a})"/><path d="M0 -19C5.4 -8 5.4 8 0 19 -5.4 8 -5.4 -8 0 -19Z" fill="#240611"/><path d="M-62 4C-34 -24 -14 -28 0 -28S34 -24 62 4C34 -16 14 -19 0 -19S-34 -16 -62 4Z" fill="#2c0811" fill-opacity=".75"/></g>`;
    return (
      sky([
        [0, '#1b050d'],
        [0.55, '#6d1519'],
        [1, '#e8692f'],
      ]) +
      stars(18, 4, '#ffb48a', 30) +
      eye +
      ridge(60, 40, 26, 21, '#4a1118', 0.75, 1) +
      ridge(80, 46, 20, 6, '#2a0b12', 1, 1) +
      ridge(94, 30, 14, 13, '#150509', 1, 1)
    );
  },
  'forest-pixie': () => {
    let s = sky(
      [
        [0, '#e5efc2'],
        [0.6, '#9cc48e'],
        [1, '#4b8a68'],
      ],
      glow(84, 44, 50, '#fdffe0', 0.9),
    );
    for (let i = 0; i < 9; i++) s += pine(6 + i * 19, 72, 40 + ((i * 37) % 17), '#7fb08a');
    for (let i = 0; i < 7; i++) if (i !== 3) s += pine(4 + i * 25, 86, 56 + ((i * 53) % 22), '#3d7a5b', '#569470');
    s += ridge(84, 8, 24, 3, '#2c5a43');
    s +=
      glow(82, 54, 17, '#fff6a8', 0.95) +
      `<g transform="translate(82 54)"><path d="M0 -1C-11 -13 -16 -7 -12 0 -15 5 -8 9 0 2 8 9 15 5 12 0 16 -7 11 -13 0 -1Z" fill="#fffbe0" fill-opacity=".92" stroke="#d9c267" stroke-width=".6"/><path d="M0 -6a2.4 2.4 0 1 1 .1 0ZM-1.6 -1h3.2l1 11H-2.6Z" fill="#5b6b2a"/></g>`;
    for (const [x, y, r] of [
      [58, 66, 1.4],
      [104, 40, 1.6],
      [70, 34, 1.1],
      [112, 66, 1.2],
      [46, 48, 1.2],
      [126, 52, 1],
    ] as const)
      s += glow(x, y, r * 4, '#fff6a8', 0.9) + `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffce0"/>`;
    return (
      s +
      pine(16, 104, 70, '#173b2d', '#22503d') +
      pine(146, 106, 76, '#173b2d', '#22503d') +
      ridge(95, 5, 20, 5, '#123025')
    );
  },
  'mountain-treasury': () => {
    let s = sky([
      [0, '#dbe8ee'],
      [0.6, '#a8c0cf'],
      [1, '#e8d3b0'],
    ]);
    s += ridge(46, 60, 46, 31, '#8ea6b8', 0.8, 1) + ridge(66, 70, 40, 17, '#64798f', 1, 1);
    s += `<path d="M18 100L62 22l12 18 8 -10 44 70Z" fill="#4b5870"/><path d="M62 22l12 18 4 26 -6 34H18Z" fill="#7588a0"/><path d="M62 22l-14 25 8 -3 4 7 5 -8 5 5 4 -8Z" fill="#f3f6f8"/>`;
    s +=
      glow(80, 84, 34, '#ffd36b', 0.95) +
      `<path d="M68 100V80a12 12 0 0 1 24 0v20Z" fill="#2b2430"/><path d="M70.5 100V80a9.5 9.5 0 0 1 19 0v20Z" fill="#ffcf5c"/><path d="M72 100c1 -9 3 -11 8 -11s7 2 8 11Z" fill="#e2982a"/><g fill="#fff1bd"><circle cx="77" cy="92" r="1.5"/><circle cx="82.5" cy="94" r="1.7"/><circle cx="80" cy="88.6" r="1.2"/></g><path d="M68 80a12 12 0 0 1 24 0" fill="none" stroke="#cfd6df" stroke-width="2.4"/>`;
    return s + ridge(97, 9, 18, 3, '#30384a', 1);
  },
  'cursed-tower': () => {
    const R = rng(14);
    return (
      sky(
        [
          [0, '#2b3440'],
          [0.55, '#66786c'],
          [1, '#c6c98f'],
        ],
        glow(110, 54, 44, '#e9efb0', 0.6),
      ) +
      ridge(62, 20, 36, 5, '#4a5a54', 0.8) +
      mist(58, '#dfe6c8', 0.3) +
      tower(84, 92, 24, 56, '#232a2e', '#3c474a', '#161b20', 6) +
      `<rect x="83" y="48" width="5" height="8" rx="2.5" fill="#b9f27a"/><rect x="80" y="66" width="4" height="7" rx="2" fill="#8fd35a"/>` +
      glow(86, 52, 13, '#c8ff8a', 0.6) +
      bare(34, 92, 17, -1.6, 3.4, '#1b2124', R) +
      bare(134, 94, 14, -1.5, 2.8, '#1b2124', R) +
      ridge(88, 7, 22, 9, '#1e2526') +
      mist(84, '#e6ecd0', 0.22) +
      `<g fill="#11161a"><path d="M52 24q4 -4 7 0 3 -4 7 0 -4 -1 -7 3 -3 -4 -7 -3ZM64 36q3 -3 5 0 2 -3 5 0 -3 -1 -5 2 -2 -3 -5 -2Z"/></g>`
    );
  },
  'noble-hills': () => {
    let s =
      sky(
        [
          [0, '#9fd0e0'],
          [0.55, '#f6e6bc'],
          [1, '#f3c777'],
        ],
        glow(36, 34, 34, '#fffbe0', 0.95),
      ) +
      ridge(54, 18, 46, 44, '#a9bf8a', 0.9) +
      ridge(66, 16, 40, 9, '#88a95f') +
      ridge(78, 14, 36, 21, '#6a8f48');
    for (const [x, y, k] of [
      [58, 66, 1],
      [96, 60, 1.25],
      [128, 70, 0.95],
    ] as const)
      s += `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 4V-22" stroke="#4c3520" stroke-width="1.4"/><path d="M.6 -22C6 -25 9 -19 15 -22V-12C9 -9 6 -15 .6 -12Z" fill="#c0392b"/><path d="M.6 -17C6 -20 9 -14 15 -17" fill="none" stroke="#ffe2a0" stroke-width="1.2"/></g>`;
    return (
      s +
      ridge(90, 9, 28, 15, '#4f7238') +
      bush(18, 98, 12, '#3e5c2e', '#86a24e', 4) +
      bush(146, 100, 14, '#3e5c2e', '#86a24e', 6)
    );
  },
  'arcane-sphinx': () =>
    sky(
      [
        [0, '#1c1246'],
        [0.5, '#6b3a93'],
        [1, '#f3a3a0'],
      ],
      stars(36, 8, '#fff', 50),
    ) +
    glow(80, 40, 50, '#ffd6ef', 0.5) +
    ridge(66, 12, 40, 6, '#5a3a82', 0.7) +
    `<path d="M104 74L132 32l28 42Z" fill="#3f2a68"/><path d="M104 74L132 32l6 42Z" fill="#694a93"/>` +
    `<g><path d="M30 86c-2 -10 4 -17 14 -18 10 -1 18 2 24 -2 4 -4 3 -12 5 -20 2 -9 15 -11 20 -2 3 6 2 12 1 18 -2 9 2 14 10 16l14 3c3 1 3 5 0 5H36c-4 0 -6 2 -6 0Z" fill="#2b1c4a"/><path d="M74 46c2 -9 14 -10 18 -2l3 10 -5 2 -2 -7 -9 -1 -3 9 -4 -2Z" fill="#e0a63f"/><path d="M77 48h10l1 9c-1 5 -9 5 -10 0Z" fill="#7b5a9e"/><circle cx="80" cy="52" r="1" fill="#ffe9a8"/><circle cx="85.4" cy="52" r="1" fill="#ffe9a8"/><path d="M44 69c10 -2 18 2 25 -2 -3 8 -14 9 -30 11Z" fill="#5b3f86"/></g>` +
    ridge(92, 6, 30, 11, '#1d1236'),
  'ancient-phoenix': () => {
    const wing = freshId('wg');
    return (
      sky(
        [
          [0, '#3d1433'],
          [0.5, '#c8432f'],
          [1, '#ffcf73'],
        ],
        glow(80, 44, 60, '#fff0a6', 0.95),
      ) +
      ridge(70, 16, 34, 18, '#8a2b2d', 0.7) +
      `<g transform="translate(80 46)"><g id="${wing}"><path d="M2 4C8 -10 22 -24 52 -30 46 -24 44 -20 45 -16 38 -18 36 -13 37 -9 30 -11 28 -6 29 -2 22 -3 18 2 12 8 8 12 3 12 2 4Z" fill="#fff3b8"/><path d="M4 4C12 -6 24 -15 42 -20 36 -12 20 -4 10 7 7 10 4 9 4 4Z" fill="#f28a2e"/></g><use href="#${wing}" transform="scale(-1 1)"/><path d="M0 -12c3 0 5 3 4 6l2 12 -3 14 -3 20 -3 -20 -3 -14 2 -12c-1 -3 1 -6 4 -6Z" fill="#fff8d8"/><path d="M-2 18C-10 26 -16 30 -22 44 -12 38 -6 34 -1 24ZM2 18C10 26 16 30 22 44 12 38 6 34 1 24Z" fill="#ffb54a"/><path d="M0 -11l5 3 -5 2Z" fill="#d9631f"/></g>` +
      ridge(92, 12, 24, 6, '#3a1020')
    );
  },
  lake: () => {
    let s =
      sky([
        [0, '#bfe1e6'],
        [0.5, '#eef0d0'],
        [1, '#e4d8a8'],
      ]) +
      ridge(40, 20, 40, 27, '#8fb3ad', 0.9) +
      ridge(48, 14, 30, 12, '#6a9488') +
      `<rect y="52" width="160" height="48" fill="#5fa7ae"/><path d="M0 52h160v6H0Z" fill="#cfe8da" fill-opacity=".6"/>`;
    for (let i = 0; i < 9; i++)
      s += `<path d="M${10 + ((i * 17) % 120)} ${60 + i * 4}h${20 + i * 3}" stroke="#d9f0ea" stroke-opacity=".6" stroke-width="1" stroke-linecap="round"/>`;
    for (let i = 0; i < 6; i++) s += pine(10 + i * 9, 55, 16 + (i % 3) * 5, '#3f6f5c');
    return s + ridge(94, 10, 26, 8, '#3b5a41') + bush(140, 98, 13, '#33503a', '#7d9d5c', 3);
  },
  'forest-tree-town': () => {
    let s = sky(
      [
        [0, '#d8ecc0'],
        [0.6, '#8fbf86'],
        [1, '#477a52'],
      ],
      glow(60, 34, 46, '#fcffe0', 0.9),
    );
    for (let i = 0; i < 8; i++) s += pine(4 + i * 22, 78, 40 + (i % 3) * 9, '#6fa37a');
    for (const [x, w] of [
      [40, 15],
      [112, 18],
    ] as const)
      s += `<path d="M${x - w} 100C${x - w * 0.4} 80 ${x - w * 0.5} 50 ${x - w * 0.9} 20h${w * 1.8}C${x + w * 0.5} 50 ${x + w * 0.4} 80 ${x + w} 100Z" fill="#4d3826"/><path d="M${x - w} 100C${x - w * 0.4} 80 ${x - w * 0.5} 50 ${x - w * 0.9} 20h${w * 0.6}C${x - w * 0.2} 50 ${x - w * 0.2} 80 ${x - w * 0.2} 100Z" fill="#74563a"/>`;
    s += bush(40, 40, 26, '#35603a', '#86b05a', 2) + bush(112, 38, 30, '#35603a', '#86b05a', 5);
    s +=
      house(28, 64, 22, 13, '#7a5a38', '#a5442e', '#ffd983') +
      house(100, 60, 25, 14, '#7a5a38', '#a5442e', '#ffd983') +
      `<path d="M51 62Q76 72 99 60M51 66Q76 76 99 64" fill="none" stroke="#3a2a1a" stroke-width="1.2"/><path d="M60 64.5v4M68 66.5v4M76 67v4M84 66v4M92 63.5v4" stroke="#3a2a1a" stroke-width="1"/>`;
    return s + ridge(94, 6, 22, 3, '#24452f');
  },
  'castle-or': () =>
    sky(
      [
        [0, '#f5d9b5'],
        [0.6, '#d99b7c'],
        [1, '#8a5f78'],
      ],
      glow(120, 40, 40, '#fff0cf', 0.9),
    ) +
    ridge(62, 16, 40, 14, '#8d6a86', 0.7) +
    `<path d="M34 92V52h10v-8h6v8h8V36h8v-8h6v8h8v-8h6v8h8v16h8v-8h6v8h10v40Z" fill="#5b4660"/><path d="M34 92V52h6v40ZM58 52V36h5v56h-5Z" fill="#8a6f86"/><path d="M72 92V76a8 8 0 0 1 16 0v16Z" fill="#2a1d33"/><path d="M80 28V10" stroke="#3a2a3a" stroke-width="1.4"/><path d="M80.6 10c6 -3 9 3 15 0v9c-6 3 -9 -3 -15 0Z" fill="#c0392b"/><g fill="#ffd983"><rect x="64" y="46" width="3" height="6"/><rect x="92" y="46" width="3" height="6"/><rect x="42" y="62" width="3" height="6"/><rect x="112" y="62" width="3" height="6"/></g>` +
    ridge(92, 8, 24, 4, '#35283f'),
  'night-wizard': () =>
    sky(
      [
        [0, '#0f1238'],
        [0.55, '#38327a'],
        [1, '#a067a0'],
      ],
      stars(44, 3),
    ) +
    glow(44, 28, 26, '#dfe0ff', 0.7) +
    `<path d="M44 17a11 11 0 1 0 9 17 9 9 0 1 1 -9 -17Z" fill="#eef0ff"/>` +
    ridge(66, 14, 34, 2, '#2a2663') +
    tower(104, 92, 17, 46, '#1a1840', '#2f2b66', '#4a3c8c', -2) +
    `<rect x="100" y="54" width="5" height="7" rx="2.5" fill="#9df0ff"/>` +
    glow(103, 57, 14, '#8fe9ff', 0.7) +
    ridge(90, 8, 22, 8, '#100e2b'),
  'dire-ogre': () =>
    sky(
      [
        [0, '#301016'],
        [0.5, '#8c2c22'],
        [1, '#f3a04e'],
      ],
      glow(40, 44, 40, '#ffcf7a', 0.8),
    ) +
    ridge(50, 40, 30, 11, '#5e1c1d', 0.8, 1) +
    ridge(76, 40, 22, 4, '#350f14', 1, 1) +
    `<path d="M84 96c-4 -14 -2 -26 6 -34 -2 -10 6 -18 15 -17 9 1 14 9 12 17 9 8 12 20 9 34Z" fill="#1c080c"/><circle cx="100" cy="56" r="1.6" fill="#ffd25e"/><circle cx="108" cy="56.6" r="1.6" fill="#ffd25e"/>` +
    ridge(95, 16, 16, 9, '#150509', 1, 1),
  graveyard: () => {
    const R = rng(3);
    let s =
      sky(
        [
          [0, '#27303a'],
          [0.6, '#5f7468'],
          [1, '#b9c08c'],
        ],
        glow(40, 34, 30, '#e9f0c0', 0.7),
      ) +
      ridge(60, 16, 36, 8, '#44554e', 0.8) +
      bare(128, 90, 20, -1.7, 4, '#1a2022', R);
    for (const [x, h, l] of [
      [30, 20, -2],
      [54, 25, 1],
      [78, 19, 3],
      [98, 23, -3],
    ] as const)
      s += `<path transform="rotate(${l} ${x} 88)" d="M${x - 7} 90V${90 - h}a7 7 0 0 1 14 0v${h}Z" fill="#39443f"/><path transform="rotate(${l} ${x} 88)" d="M${x - 7} 90V${90 - h}a7 7 0 0 1 7 -7v${h + 7}Z" fill="#5c6a60"/>`;
    return s + ridge(89, 6, 22, 5, '#1e2726') + mist(80, '#e6ecd0', 0.25);
  },
  'cursed-king': () => {
    const R = rng(31);
    return (
      sky(
        [
          [0, '#1f2733'],
          [0.55, '#4f6160'],
          [1, '#aeb987'],
        ],
        glow(80, 40, 44, '#dff0a8', 0.7),
      ) +
      ridge(64, 18, 34, 15, '#3c4b48', 0.8) +
      `<path d="M58 96c-2 -20 4 -38 12 -44 -2 -12 4 -20 10 -20s12 8 10 20c8 6 14 24 12 44Z" fill="#161b20"/><path d="M69 33l3 -14 5 7 3 -10 3 10 5 -7 3 14Z" fill="#c9a43a"/><circle cx="76.6" cy="43" r="1.5" fill="#c8ff8a"/><circle cx="83.4" cy="43" r="1.5" fill="#c8ff8a"/>` +
      bare(22, 92, 14, -1.5, 3, '#1b2124', R) +
      ridge(92, 6, 22, 2, '#171d1e') +
      mist(82, '#e6ecd0', 0.22)
    );
  },
};
