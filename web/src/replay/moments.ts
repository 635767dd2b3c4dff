/** Loads moments of the past. */
import { api } from '../net/rest';
import type { Past } from '../net/types';

/** Whose view: a seat's, a spectator's, or, after the match, that of all seats. */
export type Eyes = number | 'own' | 'public' | 'all';

const MOST = 50;
const MOST_BRIEF = 200;

export const loadPast = async (
  match: string,
  eyes: Eyes,
  code: string | null,
  from: number,
  to: number,
): Promise<Past> =>
  api.get<Past>(`tables/${match}/moments`, {
    first: from,
    last: to,
    view: typeof eyes === 'number' ? 'seat' : eyes,
    seat: typeof eyes === 'number' ? eyes : null,
    code,
  });

/** Load all moments of a match in parts; `arrived` receives each part. */
export const loadAll = async (
  match: string,
  eyes: Eyes,
  code: string | null,
  arrived?: (past: Past) => void,
): Promise<Past> => {
  let whole = await loadPast(match, eyes, code, 0, MOST - 1);
  arrived?.(whole);
  while (whole.moments.length <= whole.events) {
    const piece = await loadPast(match, eyes, code, whole.moments.length, whole.moments.length + MOST - 1);
    if (!piece.moments.length) break;
    whole = { ...piece, moments: [...whole.moments, ...piece.moments] };
    arrived?.(whole);
  }
  return whole;
};

/** By seat: the points after each turn, from 0 for the beginning. */
export const courseOf = async (match: string, code: string | null, players: number): Promise<number[][]> => {
  const turns: number[][] = [];
  let playing = 0; // the turn of the next event: a decision that ends a turn counts for that turn
  for (let first = 0, events = 0; first <= events; first += MOST_BRIEF) {
    const past = await api.get<Past>(`tables/${match}/moments`, {
      first,
      last: first + MOST_BRIEF - 1,
      view: 'public',
      brief: true,
      code,
    });
    events = past.events;
    for (const { turn, points } of past.moments) {
      turns[playing] = points;
      playing = turn;
    }
    if (!past.moments.length) break;
  }
  const filled: number[][] = [];
  for (let turn = 0; turn < turns.length; turn++) filled.push(turns[turn] ?? filled[turn - 1] ?? []);
  return Array.from({ length: players }, (_, seat) => filled.map((points) => points[seat] ?? 0));
};
