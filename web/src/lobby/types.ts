/** Lists of tables and people, as docs/api.md describes them. */
import type { Letter } from '../art/identity';
import type { ClockSettings, GameName, Person } from '../net/types';

export const GAMES: readonly GameName[] = ['eko', 'legends'];
export const isGame = (text: string | null | undefined): text is GameName => text === 'eko' || text === 'legends';

export interface SeatLine {
  kind: 'open' | 'person' | 'bot' | 'deleted';
  name: string;
  person: string | null;
  bot: string | null;
  /** The letter of its identity; null until it is drawn, as the match begins. */
  identity: Letter | null;
  place: number | null;
  points: number | null;
  won: boolean;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: GameName;
  players: number;
  name: string;
  status: 'waiting' | 'running' | 'over' | 'closed';
  private: boolean;
  rated: boolean;
  host: string | null;
  created: number;
  updated: number;
  started: number | null;
  ended: number | null;
  reason: string | null;
  open_seats: number;
  to_decide: number[];
  /** What was agreed; older servers do not tell. */
  clock?: ClockSettings;
  variants?: string[];
  seats: SeatLine[];
  code?: string | null;
  your_seat?: number | null;
  your_turn?: boolean;
}

export interface TablesPage {
  tables: TableLine[];
  next: string | null;
}

export interface Rating {
  game: GameName;
  rating: number;
  uncertainty: number;
  provisional: boolean;
  matches: number;
}

/** The page of a player. */
export interface Player {
  person: Person;
  owner: Person | null;
  created: number;
  results: { game: GameName; played: number; won: number }[];
  ratings: Rating[];
}

export interface RatingPoint {
  match: string;
  at: number;
  rating: number;
  uncertainty: number;
}

export interface Rank {
  rank: number;
  person: Person;
  rating: number;
  uncertainty: number;
  provisional: boolean;
  matches: number;
}
