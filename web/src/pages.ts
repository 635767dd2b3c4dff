/** Loads pages with their texts on demand. */
import type { Component } from 'svelte';
import type { Route } from './router';
import { needTexts } from './texts/texts.svelte';

export type Page = Component<{ params: Readonly<Record<string, string>>; query: URLSearchParams }>;

interface PageModule {
  default: Page;
  /** Loads what the page shows first. */
  ready?: (route: Route) => Promise<void>;
}
const pages = import.meta.glob<PageModule>('./pages/*.svelte');
/** How long a page waits for its first content, in milliseconds. */
const PATIENCE = 400;

/** Load the page of an address. */
export const pageOf = async (route: Route): Promise<Page> => {
  const load = pages[`./pages/${route.page}.svelte`] ?? pages['./pages/NotFound.svelte'];
  const [module] = await Promise.all([load?.(), needTexts(route.texts)]);
  if (!module) throw new Error(`no page ${route.page}`);
  const asked = module.ready?.(route).catch(() => {}); // the page reports the error
  if (asked) await Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE))]);
  return module.default;
};
