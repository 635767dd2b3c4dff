import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../src/art/icons';
import { identityDefs } from '../src/art/identity';
import { dunesArt, oceanArt } from '../src/art/scenery';
import { ekoArt } from '../src/eko/art/defs';
import { legends } from '../src/gallery/fixtures';
import { cardIds, cardScene } from '../src/legends/art/cards';
import { leaderArt, leaderIds } from '../src/legends/art/leaders';
import { legendsArt } from '../src/legends/art/pieces';

const idsIn = (art: string): string[] => [...art.matchAll(/ id="([^"]+)"/g)].map((found) => found[1] as string);
const refsIn = (art: string): string[] =>
  [...art.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1] as string);

describe('card pictures', () => {
  it('exist for all 34 cards, each its own', () => {
    expect(cardIds.length).toBe(34);
    for (const card of legends.four.ground.cards) expect(cardIds).toContain(card.id);
    const bare = cardIds.map((id) => cardScene(id).replace(/(sk|gl|ey|ez|wg|kn)\d+/g, ''));
    expect(new Set(bare).size).toBe(34);
  });
  it('can be shown twice on a page', () => {
    for (const id of cardIds) {
      const [one, two] = [idsIn(cardScene(id)), idsIn(cardScene(id))];
      expect(one.filter((name) => two.includes(name))).toEqual([]);
    }
  });
  it('are there for cards that people made, by family', () => {
    const bare = (art: string): string => art.replace(/(sk|gl|ey|ez)\d+/g, '');
    expect(bare(cardScene('mine', 'Dire'))).toBe(bare(cardScene('dire-eye')));
    expect(bare(cardScene('mine', null))).toBe(bare(cardScene('castle-or')));
    expect(bare(cardScene('mine', 'Unheard of'))).toBe(bare(cardScene('castle-or')));
  });
});

describe('drawings', () => {
  const shared = identityDefs + ekoArt() + legendsArt();
  const all: Record<string, string> = {
    shared,
    ...Object.fromEntries(cardIds.map((id) => [id, cardScene(id)])),
    ...Object.fromEntries([...leaderIds, 'unknown'].map((id) => [id, leaderArt(id === 'unknown' ? null : id)])),
    dunes: dunesArt(1280, 720, 5, 'd'),
    ocean: oceanArt(1280, 720, [92, 540, 62], 'o'),
    icons: Object.values(ICONS).join(''),
  };
  it.each(Object.entries(all))('%s is well-formed and refers to what exists', (_, art) => {
    const page = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${art}</svg>`,
      'image/svg+xml',
    );
    expect(page.querySelector('parsererror')?.textContent ?? '').toBe('');
    const known = new Set([...idsIn(art), ...idsIn(shared)]);
    expect(refsIn(art).filter((ref) => !known.has(ref))).toEqual([]);
    expect(art).not.toMatch(/NaN|undefined/);
  });
  it('have no id twice among the shared ones', () => {
    const ids = idsIn(shared);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
  it('hold at most 50 kB of shared symbols for a game', () => {
    expect(ekoArt().length).toBeLessThan(50_000);
    expect(legendsArt().length).toBeLessThan(50_000);
  });
});

describe('a strict Content-Security-Policy', () => {
  const files = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? files(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
  it('finds no style attribute and no inline script in the sources', () => {
    for (const file of files('src').filter((name) => /\.(svelte|ts)$/.test(name))) {
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/\sstyle=["'{]/);
    }
    const page = readFileSync('index.html', 'utf8');
    expect(page).not.toMatch(/<style|\son\w+=|<script(?![^>]*\ssrc=)/);
  });
});
