/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { GAMES, neededBy } from './scripts/closure.mjs';
import { colours } from './scripts/colours.ts';
import { compress } from './scripts/compress.ts';
import { early } from './scripts/early.ts';
import { fluent } from './scripts/fluent.ts';
import { offline } from './scripts/offline.ts';

// Modules that are needed together form one file: dozens of small files are slower.
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const app = neededBy(['main.ts']);
const home = neededBy(['pages/Home.svelte']);
const otherPages = neededBy(
  readdirSync(new URL('src/pages', import.meta.url))
    .filter((name) => name !== 'Home.svelte')
    .map((name) => `pages/${name}`),
);
const table = neededBy(['pages/TablePage.svelte']);
const games = GAMES.map((name) => ({
  name,
  files: neededBy([`${name}/turn/${capital(name)}Table.svelte`]),
  editor: neededBy([`${name}/editor/${capital(name)}Editor.svelte`]),
}));
/** What loads by itself after a table is shown. */
const after = neededBy(['table/dialogs/TableDialogs.svelte', 'people/Attention.svelte']);
const isShared = (id: string): boolean => games.every(({ files }) => files.has(id));
const isBase = (id: string): boolean =>
  id.includes('node_modules') || app.has(id) || (home.has(id) && (table.has(id) || isShared(id) || after.has(id)));

/** Relative addresses, so that the page works under any path; the gallery is for `npm run dev` alone. */
export default defineConfig({
  base: './',
  plugins: [
    svelte(),
    fluent(),
    colours(),
    early(fileURLToPath(new URL('public', import.meta.url))),
    offline(),
    compress(),
  ],
  server: { fs: { allow: ['..'] } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: fileURLToPath(new URL('index.html', import.meta.url)),
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: isBase },
            { name: 'page', test: (id) => home.has(id) && otherPages.has(id) },
            { name: 'home', test: (id) => home.has(id) },
            { name: 'table', test: (id) => table.has(id) || isShared(id) },
            ...games.flatMap(({ name, files, editor }) => [
              { name: `${name}.board`, test: (id: string) => files.has(id) && editor.has(id) },
              { name, test: (id: string) => files.has(id) },
            ]),
            // Every table needs both families.
            ...['en', 'fr', 'nl', 'pl'].map((language) => ({
              name: `table.${language}`,
              test: (id: string) => new RegExp(`/texts/(board|table)\\.${language}\\.ftl`).test(id),
            })),
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    isolate: false, // loading the modules again for every file takes most of the time
    testTimeout: 30_000,
  },
});
