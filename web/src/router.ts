/**
 * Which page an address shows. Addresses stand behind a `#`, so that the page works under any path; the server sends
 * `/join/CODE` and the like there.
 */
import { createSubscriber } from 'svelte/reactivity';
import { ROUTES, type Family } from './routes';

export interface Route {
  /** The file of the page, in `pages/`. */
  page: string;
  /** The texts that it needs besides those of every page; `npm run texts` checks them. */
  texts: readonly Family[];
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The whole address after the `#`. */
  path: string;
}

export const readRoute = (hash: string): Route => {
  const path = hash.replace(/^#?\/?/, '');
  const [plain = '', query = ''] = path.split('?', 2);
  const parts = plain.split('/').filter(Boolean);
  for (const [pattern, page, ...texts] of ROUTES) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, i) => {
      const given = parts[i] ?? '';
      if (!part.startsWith(':')) return part === given;
      params[part.slice(1)] = safely(given);
      return true;
    });
    if (fits) return { page, texts, params, query: new URLSearchParams(query), path };
  }
  return { page: 'NotFound', texts: [], params: {}, query: new URLSearchParams(query), path };
};

const safely = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // an invalid escape
  }
};

const listen = createSubscriber((update) => {
  addEventListener('hashchange', update);
  return () => removeEventListener('hashchange', update);
});

/** The current address; components that read it update. */
export const currentRoute = (): Route => {
  listen();
  return readRoute(location.hash);
};

/** The address of a page, for links: `link('table', match)`, `link('replay', match, { at: 12 })`. */
export const link = (...parts: (string | Record<string, string | number | null | undefined>)[]): string => {
  const words = parts.filter((part) => typeof part === 'string').map(encodeURIComponent);
  const query = new URLSearchParams();
  for (const part of parts) {
    if (typeof part === 'string') continue;
    for (const [name, value] of Object.entries(part))
      if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return `#/${words.join('/')}${text ? `?${text}` : ''}`;
};

/** The absolute address, for sharing. */
export const fullLink = (...parts: Parameters<typeof link>): string => new URL(link(...parts), location.href).href;

/** The absolute address of a table or replay without the `#`: the server adds a preview, and forwards browsers. */
export const sharedLink = (...parts: Parameters<typeof link>): string => fullLink(...parts).replace('#/', '');

/** Go to a page; `replace` replaces the current entry of the history. */
export const go = (address: string, replace = false): void => {
  if (replace) {
    history.replaceState(null, '', address);
    dispatchEvent(new HashChangeEvent('hashchange'));
  } else {
    location.hash = address.replace(/^#/, '');
  }
};
