/** Seats that are kept for somebody by name. */
import { netError, type NetError } from '../../net/errors';
import { api } from '../../net/rest';
import type { Person } from '../../net/types';
import type { Draft } from './draft';

/** A refusal that belongs to a seat of the form. */
const atSeat = (error: NetError, seat: number): NetError => {
  if (error.kind === 'refused')
    error.content.details = [{ field: `seats[${seat}]`, code: error.code, message: error.message }];
  return error;
};

const nobody = (seat: number): NetError => atSeat(Object.assign(netError(''), { kind: 'refused' }), seat);

/** The ids of the players that seats are kept for; null for all other seats. */
export const keptIds = (draft: Draft): Promise<(string | null)[]> =>
  Promise.all(
    draft.seats.slice(0, draft.players).map(async (seat, i) => {
      if (seat.kind !== 'kept') return null;
      const name = seat.name.trim();
      if (!name) throw nobody(i);
      const found = await api.get<Person>('people', { name }).catch((thrown: unknown) => {
        throw atSeat(netError(thrown), i);
      });
      return found.id;
    }),
  );
