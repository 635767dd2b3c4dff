/**
 * The own salts: random texts that become part of the seed, so that the server does not know the shuffle in advance. The
 * page commits to one before it agrees to start, and reveals it once everybody has agreed.
 */
import { keep, kept } from '../lib/kept';
import { api } from '../net/rest';
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

/** Open or enter a table with a commitment to a new salt, and keep the salt for it; returns the match. */
export async function withSalt<Match extends string | null>(
  enter: (commitment: { salt_commitment: string }) => Promise<Match>,
): Promise<Match> {
  const salt = newSalt();
  const match = await enter({ salt_commitment: saltCommitmentOf(salt) });
  if (match !== null) keepSalt(match, salt);
  return match;
}

/** Reveal the salt of a table, if that is due; the page of the table does the same. */
export const revealSalt = async (match: string): Promise<void> => {
  const salt = keptSalt(match);
  if (salt !== null) await api.command(match, { type: 'salt', salt }).catch(() => {});
};
