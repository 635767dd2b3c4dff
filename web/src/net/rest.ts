/** Requests over HTTP, in the user's language, with uniform errors, under any path prefix. */
import { currentLanguage } from '../texts/texts.svelte';
import { isErrorContent, NetError, offline } from './errors';
import type { Ack, Command } from './types';

/** The address of the server: the folder of the page. */
export const serverBase = (): URL => {
  const base = new URL('./', location.href);
  base.search = base.hash = '';
  return base;
};

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The full address of an API path such as `tables/abc`. */
export const apiUrl = (path: string, query: Query = {}): string => {
  const url = new URL(`api/v1/${path.replace(/^\//, '')}`, serverBase());
  for (const [name, value] of Object.entries({ lang: currentLanguage(), ...query }))
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
};

const request = async (method: string, path: string, query: Query = {}, body?: unknown): Promise<Response> => {
  let answer: Response;
  try {
    answer = await fetch(apiUrl(path, query), {
      method,
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw offline();
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { error?: unknown } | null;
  const content = told?.error;
  const wait = Number(answer.headers.get('Retry-After')) || null;
  const kind = answer.status >= 500 ? 'fault' : 'refused';
  throw new NetError(
    kind,
    isErrorContent(content) ? content : { code: `http-${answer.status}`, message: `HTTP ${answer.status}` },
    answer.status,
    wait,
  );
};

const json = async <T>(answer: Promise<Response>): Promise<T> => {
  const got = await answer;
  return (got.status === 204 ? undefined : await got.json()) as T;
};

export const api = {
  get: <T>(path: string, query: Query = {}): Promise<T> => json<T>(request('GET', path, query)),
  text: async (path: string, query: Query = {}): Promise<string> => (await request('GET', path, query)).text(),
  post: <T>(path: string, body: unknown = {}, query: Query = {}): Promise<T> =>
    json<T>(request('POST', path, query, body)),
  put: <T>(path: string, body?: unknown): Promise<T> => json<T>(request('PUT', path, {}, body)),
  patch: <T>(path: string, body: unknown): Promise<T> => json<T>(request('PATCH', path, {}, body)),
  delete: <T>(path: string): Promise<T> => json<T>(request('DELETE', path)),
  /** Send a command to a table. */
  command: (match: string, command: Command): Promise<Ack> => api.post<Ack>(`tables/${match}/commands`, command),
};
