import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files first, so that the workers finish together. */
const LONG = ['accessibility', 'resilience', 'tutorial', 'variants', 'together', 'games', 'languages', 'keyboard'];
const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.indexOf(basename(moduleId, '.test.ts'));
  return at < 0 ? LONG.length : at;
};
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = [...files].sort((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
    return Promise.resolve(sorted);
  }
}

/**
 * End-to-end tests with the built page, real servers and browsers: `npm run e2e`. `SOAK=1` adds the long tests,
 * `SHORT=1` reduces the sizes. Each worker has its own server and browser.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../node_modules/.vite-e2e', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: ['setup.ts'],
    setupFiles: ['each.ts'],
    testTimeout: process.env.SOAK ? 1_800_000 : 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } }, // as long as the timeout of a page
    retry: 1, // a browser on a busy machine may miss a moment
    pool: 'forks',
    isolate: false, // the files of a worker share its browser
    maxWorkers: Number(process.env.WORKERS) || 2,
    sequence: { sequencer: LongestFirst },
  },
});
