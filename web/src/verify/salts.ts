/**
 * The own salts: random texts that become part of the seed, so that the server does not know the shuffle in advance. The
 * page commits to one before it agrees to start, and reveals it once everybody has agreed.
 */
import { keep, kept } from '../lib/kept';
import { api } from '../net/rest';
import type { Watched } from '../net/types';
import { sha256Hex } from './sha256';

const KEPT = 'salts';
/** Salts of this browser; those of older tables are forgotten. */
const MOST = 100;

export const saltCommitmentOf = (salt: string): string => sha256Hex(`tetrarch salt commitment 1\n${salt}`);

/** A random salt: 128 bits. */
const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The salt of this browser at a table; null if there is none. */
export const keptSalt = (match: string): string | null => kept<Record<string, string>>(KEPT)?.[match] ?? null;

/** Keep a salt for a table, a random one by default; the commitment to it. */
export const keepSalt = (match: string, text = ''): string => {
  const salt = text.normalize('NFC').trim() || newSalt();
  const others = Object.entries(kept<Record<string, string>>(KEPT) ?? {}).filter(([other]) => other !== match);
  keep(KEPT, Object.fromEntries([...others.slice(1 - MOST), [match, salt]]));
  return saltCommitmentOf(salt);
};

/** Open or enter a table with a commitment to a salt, a random one by default, and keep it; returns the match. */
export async function withSalt<Match extends string | null>(
  enter: (commitment: { salt_commitment: string }) => Promise<Match>,
  text = '',
): Promise<Match> {
  const salt = text.normalize('NFC').trim() || newSalt();
  const match = await enter({ salt_commitment: saltCommitmentOf(salt) });
  if (match !== null) keepSalt(match, salt);
  return match;
}

/** Reveal the salt of a table, if that is due; the page of the table does the same. */
export const revealSalt = (match: string): Promise<void> => takePart(match).catch(() => {});

/** Agree to a match of a tournament with a salt; a salt that this browser has kept for it stays the same. */
const agree = async (match: string): Promise<void> => {
  const salt = keptSalt(match);
  const commitment = salt === null ? keepSalt(match) : saltCommitmentOf(salt);
  await api.command(match, { type: 'commit-salt', commitment });
  await api.command(match, { type: 'ready' });
};

const doPart = async (match: string): Promise<void> => {
  const { viewer, ground, update } = await api.get<Watched>(`tables/${match}`);
  const seat = viewer === null ? undefined : update.moment.seats[viewer];
  if (!seat || update.moment.status !== 'waiting') return;
  if (ground?.settings.tournament && !seat.ready) {
    await agree(match);
    return doPart(match);
  }
  const salt = keptSalt(match);
  if (seat.salt_due && salt !== null) await api.command(match, { type: 'salt', salt });
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Do at a table that waits what needs no decision of the user: agree to a match of a tournament, and reveal a salt that
 * is due. One table after the other: the state of a table may follow from the last step.
 */
export const takePart = (match: string): Promise<void> => {
  const done = last.then(() => doPart(match));
  last = done.catch(() => {});
  return done;
};
