/** A server on a free port with a given page and data folder; it ends with its parent process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..', '..');

export interface Server {
  address: string;
  port: number;
  /** Stop it cleanly. */
  stop: () => Promise<void>;
  /** Kill it. */
  kill: () => Promise<void>;
}

export const startServer = async (page: string, data: string, port = 0, options: string[] = []): Promise<Server> => {
  const python = join(root, '.venv', 'bin', 'python');
  const child = spawn(python, [join(here, 'serve.py'), page, String(port), data, ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // All users share one address here.
      TETRARCH_SERVER_RATE_LIMITS: 'false',
      TETRARCH_SERVER_THINKERS: '1',
      TETRARCH_JIT: process.env.TETRARCH_JIT ?? 'off',
    },
  });
  const address = await told(child, /Tetrarch is at (\S+)/);
  const end = (signal: NodeJS.Signals) => (): Promise<void> =>
    new Promise((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done();
      child.once('exit', () => done());
      child.kill(signal);
    });
  return { address, port: Number(new URL(address).port), stop: end('SIGTERM'), kill: end('SIGKILL') };
};

/** A database that several servers can share; it ends with the parent process, or when it is stopped. */
export const startDatabase = async (): Promise<{ address: string; stop: () => Promise<void> }> => {
  const child = spawn(join(root, '.venv', 'bin', 'python'), [join(here, 'postgres.py')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const address = await told(child, /The database is at (\S+)/);
  const stop = (): Promise<void> =>
    new Promise((done) => {
      child.once('exit', () => done());
      child.stdin.end();
    });
  return { address, stop };
};

/** The address that a program prints. */
const told = (server: ChildProcess, form: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (data: Buffer) => {
      said += String(data);
      const found = said.match(form);
      if (found) resolve(found[1] as string);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
