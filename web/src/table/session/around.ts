/** Rematches and the verification of shuffles. */
import { netError } from '../../net/errors';
import { api } from '../../net/rest';
import type { Verification } from '../../net/types';
import { go, link } from '../../router';
import type { TableSession } from './session-shape';

/** Go to the table of the rematch, which the server creates for the first player who asks. */
export const rematch = async (session: TableSession): Promise<void> => {
  try {
    const done = await session.watch.command('rematch');
    if (done.rematch) go(link('table', done.rematch));
  } catch (thrown) {
    session.refuse(netError(thrown));
  }
};

/** Whether every deal follows from the committed seed. */
export const verify = (match: string, code: string | null): Promise<Verification> =>
  api.get<Verification>(`tables/${match}/verification`, { code });
