import { icons as eko } from '../../../src/tetrarch/eko/data/art.json';
import { icons as legends } from '../../../src/tetrarch/legends/data/art.json';

// Icons: 24 x 24, currentColor. Line icons for the shell, solid pictograms for the games. All drawn for this project.
const L = (d: string): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;
const F = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
export const ICONS = {
  undo: L('M8 5 3.6 9.4 8 13.8M4 9.4h9.6a6 6 0 0 1 0 12H9.5'),
  redo: L('M16 5l4.4 4.4L16 13.8M20 9.4h-9.6a6 6 0 0 0 0 12h4.1'),
  check: L('M4.5 12.8l5 5 10-11'),
  x: L('M6 6l12 12M18 6 6 18'),
  menu: L('M4 7h16M4 12h16M4 17h16'),
  plus: L('M12 5v14M5 12h14'),
  chat: L('M4 5.5h16v11H10l-4.5 4v-4H4Z'),
  bell: L('M6 17V10.5a6 6 0 0 1 12 0V17l1.8 1.6H4.2ZM10 21h4'),
  cog: L(
    'M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM12 2.8l1 2.6 2.2.9 2.6-1.1 1.8 1.8-1.1 2.6.9 2.2 2.6 1v.4l-2.6 1-.9 2.2 1.1 2.6-1.8 1.8-2.6-1.1-2.2.9-1 2.6-1-2.6-2.2-.9-2.6 1.1-1.8-1.8 1.1-2.6-.9-2.2-2.6-1v-.4l2.6-1 .9-2.2-1.1-2.6 1.8-1.8 2.6 1.1 2.2-.9Z',
  ),
  help: L('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.4 9.4a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.3 1-1.3 2M12 17v.1'),
  sound: L('M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'),
  moon: L('M19.5 14.6A8 8 0 1 1 9.4 4.5a6.6 6.6 0 0 0 10.1 10.1Z'),
  eye: L(
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  ),
  link: L(
    'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1.400 1.4M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.400-1.400',
  ),
  copy: L('M8 8h12v12H8ZM4 16V4h12'),
  dice:
    L('M5 5h14v14H5Z') +
    F(
      'M8.600 7.200a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800ZM15.400 14a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800ZM12 10.600a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800Z',
    ),
  play: F('M7 4.500v15l13-7.500Z'),
  pause: F('M6 5h4v14H6ZM14 5h4v14h-4Z'),
  first: F('M5 5h2.500v14H5ZM20 5v14L9 12Z'),
  last: F('M16.500 5H19v14h-2.500ZM4 5v14l11-7Z'),
  prev: L('M15 5l-7 7 7 7'),
  next: L('M9 5l7 7-7 7'),
  down: L('M5 9l7 7 7-7'),
  fork: L('M6 3v18M6 12c8 0 12-2 12-8M15 6.500 18 3.500l3 3'),
  share: L('M12 15V4M8 7.500 12 3.500l4 4M5 12v8h14v-8'),
  clock: L('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.300l3.500 2'),
  people: L(
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 5a3.300 3.300 0 0 1 0 6.400M18 14.500c2 .7 3.200 2.500 3.500 5',
  ),
  bot:
    L('M5 9h14v10H5ZM12 9V5M9 13.500v1M15 13.500v1M2.500 12.500v3M21.500 12.500v3') +
    F('M12 3a1.600 1.600 0 1 0 0 3.200A1.600 1.600 0 0 0 12 3Z'),
  screen: L('M3 5h18v11.500H3ZM8.500 20.500h7M12 16.500v4'),
  globe: L(
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3.800 6 3.800 9S15 18 12 21c-3-3-3.800-6-3.800-9S9 6 12 3Z',
  ),
  book: L('M4 5c3-1.200 5.500-1 8 .8 2.500-1.800 5-2 8-.8v14c-3-1.200-5.500-1-8 .8-2.500-1.800-5-2-8-.8ZM12 5.800v14'),
  puzzle: L('M4 8h4.500a2.300 2.300 0 1 1 4.500 0H18v4.500a2.300 2.300 0 1 1 0 4.500v4H4Z'),
  lock: L('M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3'),
  grip: F('M8 5h3v3H8ZM13 5h3v3h-3ZM8 10.500h3v3H8ZM13 10.500h3v3h-3ZM8 16h3v3H8ZM13 16h3v3h-3Z'),
  bulb: L('M9 17.500h6M10 21h4M8.500 14.500a6 6 0 1 1 7 0c-.5.6-.8 1.400-.8 3h-5.400c0-1.600-.3-2.400-.8-3Z'),
  download: L('M12 4v11M8 11.500l4 4 4-4M5 20h14'),
  shield: L('M12 3l8 3v6c0 5-3.500 8-8 9.500C7.500 20 4 17 4 12V6Z'),
  flag: L('M5 21V4c4-2 7 2 14 0v9c-7 2-10-2-14 0'),
  star: F(
    'M12 2.500l2.900 6.200 6.600.8-4.900 4.600 1.300 6.700L12 17.500l-5.900 3.300 1.300-6.700L2.500 9.500l6.600-.8Z',
  ),
  crown: F(eko.crown),
  warn: L('M12 4 2.500 20h19ZM12 10v4.500M12 17.300v.1'),
  wifi: L('M3 9.500a13 13 0 0 1 18 0M6 13a8.600 8.600 0 0 1 12 0M9.200 16.400a4 4 0 0 1 5.600 0M12 20v.1'),
  // Ekö
  disc: F('M12 5.500c5 0 9 2 9 4.700v4c0 2.700-4 4.700-9 4.700s-9-2-9-4.700v-4c0-2.700 4-4.700 9-4.700Z'),
  hammer: F(eko.construct),
  march: F('M5 4h5l.6 8 8 2.400c1.600.5 2.400 1.700 2.400 3.600H5Zm0 15.500h16V21H5Z'),
  swords: F(eko.attack),
  burst: F(eko.kamikaze),
  regroup: F(eko.regroup),
  reserve: L(
    'M4 8c0-2 3.600-3.500 8-3.500S20 6 20 8s-3.600 3.500-8 3.500S4 10 4 8ZM4 8v4c0 2 3.600 3.500 8 3.500s8-1.500 8-3.500V8M4 12v4c0 2 3.600 3.500 8 3.500s8-1.500 8-3.500v-4',
  ),
  tent: F(eko.tent),
  tower: F(eko.tower),
  castle: F(eko.castle),
  capital: F(eko.capital),
  // Legends
  cube: F(legends.cube),
  boot: F(legends.boot),
  wing: F(legends.wing),
  elixir: F(legends.elixir),
  coin: F(legends.coin),
  laurel: F(legends.laurel),
  immune: F(legends.immune),
  city: F(legends.city),
  destroy: F(legends.destroy),
  ship: F(legends.ship),
  deck: L('M7 3.500h11v15H7ZM4.500 6v15h11'),
  // tokens, leaders and marks
  'magic-spring': F(legends['magic-spring']),
  cottage: F(legends.cottage),
  'hidden-treasure': F(legends['hidden-treasure']),
  'magic-book': F(legends['magic-book']),
  stable: F(legends.stable),
  'poison-swamp': F(legends['poison-swamp']),
  citadel: F(legends.citadel),
  dragon: F(legends.dragon),
  portal: F(legends.portal),
  swap: L('M4 8h13M13.500 4.500 17 8l-3.500 3.500M20 16H7M10.500 12.500 7 16l3.500 3.500'),
  scatter: F(
    'M12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM5 3.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 3.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM5 16.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 16.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  ),
  wind: L('M3 9h10.500a3 3 0 1 0-3-3M3 13h14.500a3 3 0 1 1-3 3M6 17h4'),
  sand: F('M6 3h12v2.500L13.400 12 18 18.500V21H6v-2.500L10.600 12 6 5.500Z'),
  crescent: F('M14.500 3A9.300 9.300 0 1 0 20.800 16 7.800 7.800 0 1 1 14.500 3Z'),
  pyramid: F('M12 3 22 20H2ZM12 7.500 6 17.800h6.200Z'),
  beacon: F(
    'M10 2.500h4l1 5h-6ZM9 9h6l1.600 10H19v2.500H5V19h2.400ZM2 3.500l4 1.800-.6 1.400-4-1.800ZM22 3.500l-4 1.800.6 1.400 4-1.800Z',
  ),
  tempest: L('M20 12a8 8 0 1 1-8-8c4 0 6 2.500 6 5.500S15.500 15 12.500 15 8 13 8 11s1.500-3 3.500-3'),
  island: F(
    'M12 4c1.500-2 4-2 6-.5-2 0-3.200.8-3.800 2 2.200.2 3.600 1.500 3.800 3.700-1.400-1.200-2.800-1.600-4.400-1.400.7 3 .9 5.500.4 8.200h3.500l3 4.500H3.500l3-4.500h5c.8-2.800.8-5.300.2-8-1.800.2-3 1.200-3.700 3C7.200 8.500 8.200 6.500 10.500 6 9 5 7.500 5 6 6c.6-2 3.700-3.500 6-2Z',
  ),
  envelope: L('M3 6h18v12.500H3ZM3 6.500l9 7 9-7'),
  seal: F(
    'M12 3l2.200 2 3-.3.8 2.900 2.600 1.500-1 2.900 1 2.900-2.600 1.500-.8 2.900-3-.3-2.200 2-2.200-2-3 .3-.8-2.900L3.400 14.900l1-2.900-1-2.900L6 7.600l.8-2.900 3 .3ZM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z',
  ),
  minus: L('M5 12h14'),
  search: L('M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.500 15.500 20.500 20.500'),
  edit: L('M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19ZM13.500 7l3.500 3.500'),
  trash: L('M5 7h14M9 7V4.500h6V7M7 7l1 13h8l1-13M10.500 11v5.500M13.500 11v5.500'),
  mute: L('M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM16 9.500l5 5M21 9.500l-5 5'),
  sun: L(
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300 7 7M17 17l1.700 1.700M18.700 5.300 17 7M7 17l-1.700 1.700',
  ),
  text: L('M4 6h16M4 10h16M4 14h10M4 18h13'),
  fit: L('M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'),
  rotate: L('M19 12a7 7 0 1 1-2-4.900M17 3v4.500h-4.500'),
  flip: L('M12 3v18M8 7 3.500 17.500H8ZM16 7l4.500 10.500H16Z'),
};
export type IconName = keyof typeof ICONS;
