/** What waits for the user: own turns at all tables, and received challenges. */
import { live } from '../net/live';
import { who } from '../net/me.svelte';
import { api } from '../net/rest';
import type { Challenges, Notice, TablesPage } from '../net/types';
import { takePart } from '../verify/salts';

/** The own seat at each table that the lists name. */
const seats = new Map<string, number>();
let turns = $state.raw<ReadonlySet<string>>(new Set());
let challenges = $state(0);
/** How often a notice has changed the turns. */
let changes = 0;

/** The matches that wait for the user's decision. */
export const ownTurns = (): ReadonlySet<string> => turns;
/** The number of received challenges. */
export const ownChallenges = (): number => challenges;

const setTurn = (match: string, is: boolean): void => {
  if (turns.has(match) === is) return;
  changes += 1;
  const next = new Set(turns);
  if (is) next.add(match);
  else next.delete(match);
  turns = next;
};

/** Take part in the start of a match; the page of the table shows what is missing. */
const doPart = (match: string): void => void takePart(match).catch(() => {});

/** Load what waits; errors leave everything as it is. */
export const lookAround = async (): Promise<void> => {
  if (!who()) {
    turns = new Set();
    challenges = 0;
    return;
  }
  const before = changes;
  const [tables, found] = await Promise.all([
    api.get<TablesPage>('me/tables').catch(() => null),
    api.get<Challenges>('me/challenges').catch(() => null),
  ]);
  if (tables) {
    for (const table of tables.tables) if (table.your_seat !== null) seats.set(table.id, table.your_seat ?? 0);
    for (const table of tables.tables) if (table.status === 'waiting' && table.your_seat !== null) doPart(table.id);
    turns = new Set(tables.tables.filter((table) => table.your_turn).map((table) => table.id));
  }
  if (found) challenges = found.received.length;
  if (changes !== before) await lookAround(); // the answer may be older than the notice
};

const take = (notice: Notice): void => {
  if (notice.type === 'turn') {
    seats.set(notice.match, notice.seat);
    setTurn(notice.match, true);
  } else if (notice.type === 'table' || notice.type === 'update') {
    if (notice.type === 'table' && notice.status === 'waiting') doPart(notice.match);
    const waiting = notice.type === 'table' ? notice.to_decide : notice.update.moment.to_decide;
    const seat = seats.get(notice.match);
    if (seat !== undefined) setTurn(notice.match, waiting.includes(seat));
  } else if (notice.type === 'challenge' || notice.type === 'hello') void lookAround();
};

/** Follow what waits; returns a function that stops it. */
export const payAttention = (): (() => void) => {
  void lookAround();
  return live.onnotice(take);
};
