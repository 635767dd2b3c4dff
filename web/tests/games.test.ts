import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameNamed, gameOfFormat, gameOfRule, GAMES, isGame } from '../src/games';

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
const SOURCES = files('src')
  .filter((file) => /\.(ts|svelte|css)$/.test(file) && !/^src\/(gallery|texts|net\/generated)/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/** A game as a literal, a class of a style sheet, or the folder of an import. */
const naming = (names: readonly string[]): RegExp => {
  const any = `(?:${names.join('|')})`;
  return new RegExp(`(['"\`])${any}\\1|^\\s*[^/\\n]*\\.${any} [^=\\n]*\\{|from '(?:\\.\\./|\\./)+${any}/`, 'm');
};

describe('the registry of games', () => {
  it('is the only module outside a game that names it', () => {
    const outside = SOURCES.filter(({ file }) => !/^src\/games\.ts$|^src\/(eko|legends)\//.test(file));
    expect(outside.filter(({ text }) => naming(GAMES).test(text)).map(({ file }) => file)).toEqual([]);
  });
  it('keeps games apart', () => {
    for (const game of GAMES) {
      const own = SOURCES.filter(({ file }) => file.startsWith(`src/${game}/`));
      const others = naming(GAMES.filter((name) => name !== game));
      expect(own.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([]);
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
