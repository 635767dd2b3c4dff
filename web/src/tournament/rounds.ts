/** What happened to a player in each round of a tournament, and the state of each round. */
import type { Tournament } from '../net/types';

export type Outcome = 'won' | 'lost' | 'drawn' | 'place' | 'playing' | 'bye' | 'none';

export interface RoundOutcome {
  round: number;
  outcome: Outcome;
  /** At a table of more than two. */
  place: number;
}

export type RoundState = 'over' | 'running' | 'ahead';

/** One outcome for each round so far; `none` for a round without the player. */
export const outcomesOf = ({ games, seats }: Tournament, player: number): RoundOutcome[] =>
  games.map((part) => {
    const of = (outcome: Outcome, place = 0): RoundOutcome => ({ round: part.round, outcome, place });
    if (part.byes.includes(player)) return of('bye');
    const game = part.games.find(({ players }) => players.includes(player));
    if (!game) return of('none');
    const { places } = game;
    if (!places) return of('playing');
    const place = places[game.players.indexOf(player)] ?? 0;
    if (seats > 2) return of('place', place);
    return of(new Set(places).size === 1 ? 'drawn' : place === 1 ? 'won' : 'lost');
  });

/** The state of every round, also of those that follow. */
export const roundStates = ({ games, rounds, status }: Tournament): RoundState[] =>
  Array.from({ length: Math.max(rounds, games.length) }, (_, i) => {
    const part = games[i];
    if (!part) return 'ahead';
    return status !== 'running' || part.games.every(({ places }) => places) ? 'over' : 'running';
  });
