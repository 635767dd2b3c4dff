import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES, gameNamed, gameOfFormat, gameOfRule, isGame } from '../src/games';

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
const ELSEWHERE = files('src').filter(
  (file) => /\.(ts|svelte|css)$/.test(file) && !/^src\/(gallery|texts|net\/generated|games\.ts)/.test(file),
);

describe('the registry of games', () => {
  it('is the only place outside a game that names it', () => {
    const outside = ELSEWHERE.filter((file) => !GAMES.some((game) => file.startsWith(`src/${game}/`)));
    const named = outside.filter((file) => new RegExp(`\\b(${GAMES.join('|')})\\b`).test(readFileSync(file, 'utf8')));
    expect(named).toEqual([]);
  });
  it('keeps games apart: none names another', () => {
    for (const game of GAMES) {
      const others = GAMES.filter((name) => name !== game);
      const own = ELSEWHERE.filter((file) => file.startsWith(`src/${game}/`));
      const named = own.filter((file) => new RegExp(`\\b(${others.join('|')})\\b`).test(readFileSync(file, 'utf8')));
      expect(named).toEqual([]);
    }
  });
  it('finds a game by its name, a rule and the format of a document', () => {
    expect(isGame('chess')).toBe(false);
    expect(isGame('toString')).toBe(false);
    expect(() => gameNamed('chess')).toThrow('chess');
    expect(gameOfRule('E4.6')).toBe('eko');
    expect(gameOfRule('L2.0')).toBe('legends');
    expect(gameOfFormat('tetrarch/legends-map')).toBe('legends');
    expect(gameOfFormat('tetrarch/chess-board')).toBeNull();
  });
});
