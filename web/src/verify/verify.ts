/**
 * Recomputes the deals of a record in the browser, without trust in the server. docs/verification.md specifies every step;
 * docs/verify.py does the same.
 */
import { gameNamed, isGame } from '../games';
import { sha256Hex } from './sha256';

/** What the verification reads of a record. */
export interface DealtRecord {
  game: string;
  options: { players: number; variants: string[]; quick_setup?: boolean };
  start: Record<string, unknown>;
  events: { chance?: string | null }[];
  commitment?: string | null;
  seed?: string | null;
  salts?: string[];
}

/** A part of the deal, and whether the seed gives it; null if it does not follow from the seed or is not checked here. */
export interface Check {
  name: string;
  holds: boolean | null;
}

export const commitmentOf = (seed: string): string => sha256Hex(`tetrarch seed commitment 1\n${seed}`);

/** All checks of a record. */
export async function checkRecord(record: DealtRecord): Promise<Check[]> {
  if (typeof record.seed !== 'string' || !isGame(record.game)) return [{ name: 'seed', holds: null }];
  const { dealChecks } = await gameNamed(record.game).loadDeals();
  const seed = [record.seed, ...(record.salts ?? [])].join('\n');
  return [
    { name: 'commitment', holds: commitmentOf(record.seed) === record.commitment },
    ...dealChecks(record, seed),
  ];
}
