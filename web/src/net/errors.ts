/** Errors between the page and the server. */
import type { ErrorContent } from './types';

/**
 * `refused`: the server rejected the request, and nothing has changed. `lost`: it is unknown whether the request
 * arrived. `offline`: there is no connection. `fault`: a server error.
 */
export type ErrorKind = 'refused' | 'lost' | 'offline' | 'fault';

export class NetError extends Error {
  override readonly name = 'NetError';

  constructor(
    readonly kind: ErrorKind,
    readonly content: ErrorContent,
    readonly status: number | null = null,
    /** Seconds to wait before another attempt. */
    readonly wait: number | null = null,
  ) {
    super(content.message);
  }

  get code(): string {
    return this.content.code;
  }

  get rule(): string {
    return this.content.rule ?? '';
  }
}

export const offline = (): NetError => new NetError('offline', { code: 'offline', message: '' });
export const lost = (): NetError => new NetError('lost', { code: 'lost', message: '' });

/** Any thrown value as a `NetError`. */
export const netError = (thrown: unknown): NetError =>
  thrown instanceof NetError
    ? thrown
    : new NetError('fault', { code: 'page-fault', message: thrown instanceof Error ? thrown.message : String(thrown) });

export const isErrorContent = (data: unknown): data is ErrorContent =>
  typeof data === 'object' &&
  data !== null &&
  typeof (data as ErrorContent).code === 'string' &&
  typeof (data as ErrorContent).message === 'string';
