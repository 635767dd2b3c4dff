/** Builds the page, starts a server with it on a free port, and stops it afterwards. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { build } from 'vite';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

const web = fileURLToPath(new URL('..', import.meta.url));

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'tetrarch-e2e-'));
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(folder, 'page') },
  });
  const python = process.env.PYTHON ?? join(web, '..', '.venv', 'bin', 'python');
  const server = spawn(python, [join(web, 'e2e', 'serve.py'), join(folder, 'page'), '0', join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('address', await addressOf(server));
  return async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
};

/** Where the server says that it is. */
const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (data: Buffer) => {
      said += String(data);
      const found = said.match(/Tetrarch is at (\S+)/);
      if (found) resolve(found[1] as string);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
