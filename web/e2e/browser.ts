/** The browser of a worker. Its pages are captured when a test fails, and closed when it ends. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject, it } from 'vitest';
import FLAGS from '../scripts/chromium.json';

/** The output folder; git ignores it. */
export const OUT = fileURLToPath(new URL('out', import.meta.url));

/** Whether only the most important tests run, at the most important sizes. */
export const SHORT = !!process.env.SHORT;
/** A test that a short run leaves out. */
export const long = it.skipIf(SHORT);

export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Turns animations off. */
export const STILL: BrowserContextOptions = { reducedMotion: 'reduce' };

let running: Promise<Browser> | null = null;
export const browser = (): Promise<Browser> =>
  (running ??= chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS }));

/** The address of this worker's server. */
export const serverAddress = (): string => {
  const addresses = inject('addresses');
  return addresses[(Number(process.env.VITEST_POOL_ID) - 1) % addresses.length] ?? '';
};

interface Seen {
  page: Page;
  said: string[];
}
let contexts: BrowserContext[] = [];
let seen: Seen[] = [];

/** A context that records its pages and their output. */
export const newContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
  const context = await (await browser()).newContext({ ...DESK, locale: 'en', serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(30_000);
  contexts.push(context);
  context.on('page', (page) => {
    const said: string[] = [];
    seen.push({ page, said });
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()} ${message.location().url}`));
    page.on('pageerror', (error) => said.push(`thrown: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => said.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
    page.on('response', (answer) => {
      if (answer.status() >= 400) said.push(`${answer.status()}: ${answer.request().method()} ${answer.url()}`);
    });
  });
  return context;
};

/** Finish all animations. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let i = 0; i < 30; i++) {
      const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
      if (!moving.length) return;
      for (const one of moving) one.finish();
      await new Promise((done) => requestAnimationFrame(done));
    }
  });

/** Change to the light or the dark theme, as the system would. */
export const wear = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
  await settle(page);
};

/** Take a screenshot of a page for the gallery; the short selection takes none. */
export const shoot = async (page: Page, folder: string, name: string): Promise<void> => {
  if (SHORT) return;
  mkdirSync(join(OUT, 'shots', folder), { recursive: true });
  await page.screenshot({ path: join(OUT, 'shots', folder, `${name}.jpg`), type: 'jpeg', quality: 70 });
};

/** Take screenshots of all open pages with their output, to debug a failed test. */
export const keepEvidence = async (name: string): Promise<string[]> => {
  const folder = join(OUT, 'failures');
  mkdirSync(folder, { recursive: true });
  const stem = name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);
  const kept: string[] = [];
  for (const [i, { page, said }] of seen.entries()) {
    if (page.isClosed()) continue;
    const path = join(folder, `${stem}-${i + 1}`);
    await page.screenshot({ path: `${path}.png`, timeout: 5_000 }).catch(() => {});
    const text = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch(() => '');
    writeFileSync(`${path}.txt`, [page.url(), '', ...said, '', text].join('\n'));
    kept.push(path);
  }
  return kept;
};

export const closePages = async (): Promise<void> => {
  const open = contexts;
  [contexts, seen] = [[], []];
  await Promise.all(open.map((context) => context.close().catch(() => {})));
};
