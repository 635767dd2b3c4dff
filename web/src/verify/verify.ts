/**
 * Recomputes the deals of a record in the browser, without trust in the server. docs/verification.md specifies every step;
 * docs/verify.py does the same.
 */
import { gameNamed, isGame } from '../games';
import { saltCommitmentOf, type OwnSalt } from './salts';
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
  salt_commitments?: (string | null)[];
}

/** A part of the deal, and whether the seed gives it; null if it does not follow from the seed or is not checked here. */
export interface Check {
  name: string;
  holds: boolean | null;
}

export const commitmentOf = (seed: string): string => sha256Hex(`tetrarch seed commitment 1\n${seed}`);

/** The check that is not made here: `tetrarch verify` chooses again. */
export const CHOICE = 'choice of the balanced deal';

/** The salt that names one of several balanced deals: the number of the deal, and how many there are. */
const BALANCED = /^balanced\/[0-9]{1,3} deal ([1-9][0-9]{0,2}) of ([1-9][0-9]{0,2})$/;
const isReserved = (salt: string): boolean => salt.startsWith('balanced/');

/** Whether the salts are those that were committed to. */
function saltChecks({ salts = [], salt_commitments }: DealtRecord): Check[] {
  const last = salts.at(-1) ?? '';
  const checks: Check[] = [];
  const players = isReserved(last) ? salts.slice(0, -1) : salts;
  if (salt_commitments) {
    const holds = salts.every((salt, at) => [saltCommitmentOf(salt), null].includes(salt_commitments[at] ?? null));
    const isTrue = holds && salt_commitments.length === salts.length;
    const isOpen = isTrue && salt_commitments.slice(0, players.length).includes(null); // a salt without a commitment
    checks.push({ name: 'salt commitments', holds: isOpen ? null : isTrue });
  } else if (players.length) checks.push({ name: 'salt commitments', holds: null });
  if (players.some(isReserved)) checks.push({ name: 'salts', holds: false });
  if (isReserved(last)) {
    const [, deal, deals] = BALANCED.exec(last) ?? [];
    checks.push({ name: CHOICE, holds: Number(deal) <= Number(deals) ? null : false });
  }
  return checks;
}

/** All checks of a record. */
export async function checkRecord(record: DealtRecord): Promise<Check[]> {
  if (typeof record.seed !== 'string' || !isGame(record.game)) return [{ name: 'seed', holds: null }];
  const { dealChecks } = await gameNamed(record.game).loadDeals();
  const seed = [record.seed, ...(record.salts ?? [])].join('\n');
  return [
    { name: 'commitment', holds: commitmentOf(record.seed) === record.commitment },
    ...saltChecks(record),
    ...dealChecks(record, seed),
  ];
}

/** What a record lacks of that to which the server and the players had committed when this browser revealed its salt. */
export type Broken = 'shuffle-no-seed' | 'shuffle-other-commitment' | 'shuffle-lost-salt' | 'shuffle-other-salts';

/** Compare a record with what this browser has kept; null if it agrees, or if nothing was kept. */
export function brokenPromise(record: DealtRecord, own: OwnSalt | null): Broken | null {
  const sealed = own?.sealed;
  if (!own || !sealed) return null;
  if (typeof record.seed !== 'string') return 'shuffle-no-seed';
  if (record.commitment !== sealed.seed || commitmentOf(record.seed) !== sealed.seed) return 'shuffle-other-commitment';
  const salts = record.salts ?? [];
  if (!salts.includes(own.salt)) return 'shuffle-lost-salt';
  const found = (sealed.balanced && isReserved(salts.at(-1) ?? '') ? salts.slice(0, -1) : salts).map(saltCommitmentOf);
  // In a tournament, salts of players who were late may be missing.
  const rest = sealed.tournament ? sealed.salts.filter((one) => found.includes(one)) : sealed.salts;
  return found.join() === rest.join() ? null : 'shuffle-other-salts';
}

/** The command that compares the record of a match with what this browser has kept; empty if that is nothing. */
export function commandLine(match: string, own: OwnSalt | null): string {
  const sealed = own?.sealed;
  // The server's part goes into a terminal: nothing but names and numbers.
  if (!own || !sealed || ![match, sealed.seed ?? '', ...sealed.salts].every((one) => /^\w+$/.test(one))) return '';
  return [
    `python3 verify.py --commitment ${sealed.seed}`,
    `--salt='${own.salt.replaceAll("'", "'\\''")}'`,
    ...sealed.salts.map((one) => `--salt-commitment ${one}`),
    ...(sealed.balanced ? ['--balanced'] : []),
    ...(sealed.tournament ? ['--tournament'] : []),
    `${match}.json`,
  ].join(' ');
}
