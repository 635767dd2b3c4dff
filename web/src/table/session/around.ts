/** Things around a match: playing again, verifying the shuffles. */
import { netError } from '../../net/errors';
import { api } from '../../net/rest';
import type { Verification } from '../../net/types';
import { go, link } from '../../router';
import type { TableSession } from './session-shape';

/** Go to the next table, which the server prepares for the first who asks. */
export const rematch = async (session: TableSession): Promise<void> => {
  try {
    const done = await session.watch.command('rematch');
    if (done.rematch) go(link('table', done.rematch));
  } catch (thrown) {
    session.refuse(netError(thrown));
  }
};

/** Whether every deal follows from the seed that was promised. */
export const verify = (match: string, code: string | null): Promise<Verification> =>
  api.get<Verification>(`tables/${match}/verification`, { code });
