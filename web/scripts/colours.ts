/**
 * The colours of the page, from the same data files that the SVG drawings of the library read: every colour becomes a CSS
 * variable, with its dark value under `data-theme=dark`, and every landscape of a map a class `bio-<name>`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

type Pairs = Record<string, [light: string, dark: string]>;
interface Art {
  colours: Pairs;
  biomes?: Record<string, { colours: Pairs }>;
}

const MODULE = 'virtual:colours.css';
/** Vite and Vitest run in the folder of the page. */
const FILES = ['core', 'eko', 'legends'].map((part) => resolve('..', 'src', 'tetrarch', part, 'data', 'art.json'));

const variables = (pairs: Pairs, theme: 0 | 1): string =>
  Object.entries(pairs)
    .filter(([, [light, dark]]) => theme === 0 || dark !== light)
    .map(([name, pair]) => `--${name}:${pair[theme]}`)
    .join(';');

/** The style sheet of all colours. */
export const coloursCss = (): string =>
  FILES.map((file) => {
    const { colours, biomes = {} } = JSON.parse(readFileSync(file, 'utf8')) as Art;
    const lands = Object.entries(biomes).map(
      ([name, biome]) =>
        `.bio-${name}{${variables(biome.colours, 0)}}\n[data-theme=dark] .bio-${name}{${variables(biome.colours, 1)}}\n`,
    );
    return `:root{${variables(colours, 0)}}\n:root[data-theme=dark]{${variables(colours, 1)}}\n${lands.join('')}`;
  }).join('');

/** Serves the style sheet as the module `virtual:colours.css`. */
export const colours = (): Plugin => ({
  name: 'colours',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return undefined;
    for (const file of FILES) this.addWatchFile(file);
    return coloursCss();
  },
});
