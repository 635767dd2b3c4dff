/** Portraits of the leaders of Legends: medallions of 100 by 100. */
import { freshId, glow } from './card-kit';

const frame = (top: string, bottom: string, figure: string): string => {
  const id = freshId('ld');
  return `<clipPath id="${id}c"><circle cx="50" cy="50" r="46"/></clipPath><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><g clip-path="url(#${id}c)"><rect width="100" height="100" fill="url(#${id})"/>${figure}</g><circle cx="50" cy="50" r="46" fill="none" stroke="#6b420a" stroke-width="5"/><circle cx="50" cy="50" r="46" fill="none" stroke="#f0c55a" stroke-width="2.6"/>`;
};

const LEADERS: Record<string, () => string> = {
  'fairy-queen': () =>
    frame(
      '#dcefc2',
      '#4b8a68',
      glow(50, 40, 40, '#fdffe0', 0.9) +
        '<path d="M46 62C20 66 8 52 10 28c14 2 26 10 36 26Z" fill="#fff7fb" fill-opacity=".85" stroke="#c98ab0" stroke-width=".8"/><path d="M54 62c26 4 38-10 36-34-14 2-26 10-36 26Z" fill="#fff7fb" fill-opacity=".85" stroke="#c98ab0" stroke-width=".8"/><path d="M24 104c0-24 10-36 26-36s26 12 26 36Z" fill="#3e7a52"/><path d="M24 104c0-24 10-36 26-36-8 8-12 20-12 36Z" fill="#63a274"/><path d="M36 62c-8-20-2-38 14-38s22 18 14 38c-4 6-24 6-28 0Z" fill="#8a4b2e"/><path d="M41 44c0-9 4-14 9-14s9 5 9 14c-1 11-5 15-9 15s-8-4-9-15Z" fill="#f1cba4"/><path d="M38 30l3-9 4 6 5-9 5 9 4-6 3 9Z" fill="#f2c14e" stroke="#8a5a10" stroke-width=".8"/><circle cx="46.500" cy="44" r="1.300" fill="#2b2030"/><circle cx="53.500" cy="44" r="1.300" fill="#2b2030"/><path d="M46.500 51q3.500 2.500 7 0" fill="none" stroke="#a3434a" stroke-width="1.300" stroke-linecap="round"/>',
    ),
  'bandit-king': () =>
    frame(
      '#c9a06c',
      '#4a2a1c',
      glow(72, 28, 40, '#ffe2a0', 0.8) +
        '<path d="M14 104c2-24 14-36 36-36s34 12 36 36Z" fill="#2e2a33"/><path d="M14 104c2-24 14-36 36-36-10 8-16 20-16 36Z" fill="#4a4450"/><path d="M36 42c0-12 6-19 14-19s14 7 14 19c-1 14-7 22-14 22s-13-8-14-22Z" fill="#c98d62"/><path d="M33 40c2-16 8-22 17-22s15 6 17 22c-6-6-28-6-34 0Z" fill="#2b1a12"/><path d="M37 50h26c0 10-6 17-13 17s-13-7-13-17Z" fill="#a3212f"/><path d="M37 50h26l-1 4H38Z" fill="#c8474f"/><path d="M34 26l4-9 6 5 6-8 6 8 6-5 4 9Z" fill="#d99f35" stroke="#6b3f06" stroke-width=".8"/><path d="M39 43q5-4 9 0-4 3-9 0ZM52 43q4-4 9 0-5 3-9 0Z" fill="#1c0f0a"/><path d="M70 92 88 46" stroke="#dfe6ea" stroke-width="4" stroke-linecap="round"/><path d="M66 80l14 6" stroke="#d99f35" stroke-width="4" stroke-linecap="round"/>',
    ),
  'red-sorceress': () =>
    frame(
      '#5a1238',
      '#1c0618',
      glow(50, 36, 44, '#ff8a6a', 0.65) +
        '<path d="M16 104c2-28 14-40 34-40s32 12 34 40Z" fill="#8c1526"/><path d="M16 104c2-28 14-40 34-40-10 10-14 24-14 40Z" fill="#c22d3c"/><path d="M30 74C22 44 32 18 50 18s28 26 20 56c-4-6-6-10-7-16H37c-1 6-3 10-7 16Z" fill="#b3202c"/><path d="M39 42c0-10 5-16 11-16s11 6 11 16c-1 13-6 18-11 18s-10-5-11-18Z" fill="#efd0b4"/><path d="M42 42q4-4 7 0-4 3-7 0ZM52 42q3-4 7 0-3 3-7 0Z" fill="#2b0612"/><path d="M46 52q4 2.500 8 0-4 4-8 0Z" fill="#a3112a"/><path d="M50 22l3 5-3 5-3-5Z" fill="#ffd25e"/>' +
        glow(80, 66, 16, '#ff5a4a', 0.95) +
        '<circle cx="80" cy="66" r="5" fill="#ffe0b0"/><path d="M66 84c4-8 8-12 14-14" fill="none" stroke="#efd0b4" stroke-width="5" stroke-linecap="round"/>',
    ),
  'white-knight': () =>
    frame(
      '#a9d3e4',
      '#7f97ad',
      glow(32, 28, 38, '#fffbe6', 0.95) +
        '<path d="M12 104c2-26 14-38 38-38s36 12 38 38Z" fill="#aeb9c6"/><path d="M12 104c2-26 14-38 38-38-12 8-18 22-18 38Z" fill="#e3eaf0"/><path d="M32 62V40c0-14 8-22 18-22s18 8 18 22v22c-6 6-30 6-36 0Z" fill="#c6d0da"/><path d="M32 62V40c0-14 8-22 18-22-7 8-9 26-7 48-5 0-9-1-11-4Z" fill="#f4f7fa"/><path d="M35 40h30v6l-12 3v13h-6V49l-12-3Z" fill="#27303c"/><path d="M50 18c2-12 14-16 24-8-8 0-12 4-16 12Z" fill="#fff"/><path d="M50 18c2-12 14-16 24-8-10-3-16 0-20 9Z" fill="#dfe7ee"/><path d="M44 78h12v8h8v10h-8v8H44v-8h-8V86h8Z" fill="#c0293f"/>',
    ),
};

export const leaderIds: readonly string[] = Object.keys(LEADERS);

/** The portrait of a leader, or of a hidden one. */
export const leaderArt = (id: string | null): string => {
  const own = id ? LEADERS[id] : undefined;
  return own
    ? own()
    : frame(
        '#6d6a86',
        '#2c2a44',
        '<path d="M20 104c2-26 12-36 30-36s28 10 30 36Z" fill="#1d1b33"/><circle cx="50" cy="46" r="20" fill="#1d1b33"/><text x="50" y="60" text-anchor="middle" class="ld-ask">?</text>',
      );
};
