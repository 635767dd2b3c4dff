// Finds the files of src/ that a file needs: itself, what it imports, and so on.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
/** The games: folders with a definition. */
export const GAMES = readdirSync(SOURCES).filter((name) => existsSync(`${SOURCES}${name}/game.ts`));

const STATIC = /(?:^|[\n;}])\s*(?:import|export)\s+(?!type\b)(?:[^'"();]*?\bfrom\s+)?'([^']+)'/g;
const LAZY = /\bimport\(\s*'([^']+)'\s*\)/g;
/** A part of a game in its definition, such as `loadTable: () => import('…')`. */
const PART = /\b(load\w+): (?:(?!\bload\w+:)[\s\S])*?\bimport\(\s*'([^']+)'\s*\)/g;

const fileOf = (from, name) => {
  const path = resolve(dirname(from), name);
  return [path, `${path}.ts`, `${path}.svelte.ts`].find((file) => /\.(ts|svelte)$/.test(file) && existsSync(file));
};

/**
 * @param {string[]} names in src/
 * @param {boolean} lazy also follow lazy imports; of the parts of a game only those that one of the files loads
 */
export const neededBy = (names, lazy = false) => {
  const found = new Map();
  const definitions = GAMES.map((game) => `${SOURCES}${game}/game.ts`);
  const open = names.map((name) => SOURCES + name);
  const add = (from, imports) => {
    for (const name of imports) {
      const next = name.startsWith('.') && fileOf(from, name);
      if (next && !found.has(next)) open.push(next);
    }
  };
  const follow = () => {
    while (open.length) {
      const file = open.pop();
      if (found.has(file)) continue;
      const text = readFileSync(file, 'utf8');
      found.set(file, text);
      add(
        file,
        [...text.matchAll(STATIC)].map(([, name]) => name),
      );
      if (lazy && !definitions.includes(file))
        add(
          file,
          [...text.matchAll(LAZY)].map(([, name]) => name),
        );
    }
  };
  follow();
  for (let before = 0; lazy && before !== found.size;) {
    before = found.size;
    const isLoaded = (part) => [...found.values()].some((text) => text.includes(`.${part}(`));
    for (const file of definitions.filter((one) => found.has(one)))
      add(
        file,
        [...found.get(file).matchAll(PART)].filter(([, part]) => isLoaded(part)).map(([, , name]) => name),
      );
    follow();
  }
  return new Set(found.keys());
};
