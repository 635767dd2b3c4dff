// Which files of src/ a file needs: itself, and whatever it imports, and so on.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const AT_ONCE = /(?:^|[\n;}])\s*(?:import|export)\s+(?!type\b)(?:[^'"();]*?\bfrom\s+)?'([^']+)'/g;
const LATER = /\bimport\(\s*'([^']+)'\s*\)/g;

const fileOf = (from, name) => {
  const path = resolve(dirname(from), name);
  return [path, `${path}.ts`, `${path}.svelte.ts`].find((file) => /\.(ts|svelte)$/.test(file) && existsSync(file));
};

/** @param {string[]} names in src/  @param {boolean} later also what is only imported when it is needed */
export const neededBy = (names, later = false) => {
  const found = new Set();
  const open = names.map((name) => SOURCES + name);
  while (open.length) {
    const file = open.pop();
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, name] of [...text.matchAll(AT_ONCE), ...(later ? text.matchAll(LATER) : [])]) {
      const next = name.startsWith('.') && fileOf(file, name);
      if (next) open.push(next);
    }
  }
  return found;
};
