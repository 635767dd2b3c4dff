import { defineConfig } from 'vitest/config';

/** The pages around the table in a real browser, before a real server: `npm run build`, then `npm run e2e:pages`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/pages/*.e2e.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
