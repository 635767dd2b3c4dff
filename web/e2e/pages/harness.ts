/** A server of our own with an empty data folder, the built page before it under a path, and a browser. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { startFront } from './front';

const web = fileURLToPath(new URL('../../', import.meta.url));
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };

export interface World {
  address: string;
  browser: Browser;
  /** What went wrong in pages: refused by the policy, thrown, not found. */
  faults: string[];
  visit: (options?: BrowserContextOptions) => Promise<{ context: BrowserContext; page: Page }>;
  close: () => Promise<void>;
}

const startServer = async (data: string): Promise<{ port: number; child: ChildProcess | null }> => {
  const program = process.env.TETRARCH ?? join(web, '../.venv/bin/tetrarch');
  const child = spawn(program, ['serve', '--no-browser', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PYTHONUNBUFFERED: '1' },
  });
  const port = await new Promise<number>((found, failed) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      const port = /localhost:(\d+)/.exec(text)?.[1];
      if (port) found(Number(port));
    });
    child.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${text}`)));
  });
  return { port, child };
};

export const startWorld = async (prefix = '/games/tetrarch'): Promise<World> => {
  const folder = process.env.DIST ?? join(web, 'dist');
  if (!existsSync(join(folder, 'index.html'))) throw new Error('build the page first: npm run build');
  const data = mkdtempSync(join(tmpdir(), 'tetrarch-e2e-'));
  // A server that runs already can be named, to try the pages against it.
  const { port, child } = process.env.SERVER_PORT
    ? { port: Number(process.env.SERVER_PORT), child: null }
    : await startServer(data);
  const front = await startFront(folder, prefix, port);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  const faults: string[] = [];
  const watch = (page: Page): void => {
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|Refused to|Failed to load module/.test(message.text()))
        faults.push(message.text());
    });
  };
  return {
    address: front.address,
    browser,
    faults,
    visit: async (options = DESK) => {
      const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block', ...options });
      context.on('page', watch);
      context.setDefaultTimeout(20_000);
      return { context, page: await context.newPage() };
    },
    close: async () => {
      await browser.close();
      await front.close();
      child?.removeAllListeners('exit');
      if (child)
        await new Promise<void>((done) => {
          child.on('exit', () => done());
          child.kill('SIGTERM');
        });
      rmSync(data, { recursive: true, force: true });
    },
  };
};
