/** The worker's server behind a proxy under a path, and a browser. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { browser, DESK, newContext, serverAddress } from '../browser';
import { startFront } from './front';

export { DESK, PHONE } from '../browser';

export interface World {
  address: string;
  browser: Browser;
  /** Errors in pages: blocked by the policy, thrown, not found. */
  faults: string[];
  visit: (options?: BrowserContextOptions) => Promise<{ context: BrowserContext; page: Page }>;
  close: () => Promise<void>;
}

export const startWorld = async (prefix = '/games/tetrarch'): Promise<World> => {
  const front = await startFront(inject('page'), prefix, Number(new URL(serverAddress()).port));
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
    browser: await browser(),
    faults,
    visit: async (options = DESK) => {
      const context = await newContext(options);
      context.on('page', watch);
      return { context, page: await context.newPage() };
    },
    close: () => front.close(),
  };
};
