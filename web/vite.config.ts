import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compress } from './scripts/compress.ts';

/** Relative addresses, so that the page works under any path; the gallery is for `npm run dev` alone. */
export default defineConfig({
  base: './',
  plugins: [svelte(), compress()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: fileURLToPath(new URL('index.html', import.meta.url)),
      output: {
        // What nearly every page needs is one file: dozens of small ones cost more than they save.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules|src\/(ui|net|lib|motion|account\/doing|art\/icons)|src\/router|texts\.svelte/,
            },
          ],
        },
      },
    },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
