import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** End to end: the page as it is built, a server as it is run, a browser that clicks. `npm run e2e`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.test.ts'],
    environment: 'node',
    globalSetup: ['setup.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
