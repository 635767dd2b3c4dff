/** Before all tests: builds the page once, and starts a server for each worker. Cleans up afterwards. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { startServer } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built page. */
    page: string;
    /** The address of a server for each worker. */
    addresses: string[];
  }
}

const web = fileURLToPath(new URL('..', import.meta.url));

export default async (project: TestProject): Promise<() => Promise<void>> => {
  rmSync(join(web, 'e2e', 'out'), { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), 'tetrarch-e2e-'));
  const clean = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clean); // servers end with this process
  process.once('SIGTERM', () => process.exit(143));
  // A built page can be given.
  const page = process.env.DIST ? resolve(process.env.DIST) : join(folder, 'page');
  if (!process.env.DIST)
    await build({
      root: web,
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: page },
    });
  if (!existsSync(join(page, 'index.html'))) throw new Error(`there is no built page in ${page}`);
  const workers = project.config.maxWorkers;
  const servers = await Promise.all(
    Array.from({ length: workers }, (_, worker) => startServer(page, join(folder, `data-${worker}`))),
  );
  project.provide('page', page);
  project.provide(
    'addresses',
    servers.map(({ address }) => address),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    clean();
  };
};
