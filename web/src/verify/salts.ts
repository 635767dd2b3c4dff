/**
 * The own salts: random texts that become part of the seed, so that the server does not know the shuffle in advance. The
 * page commits to one before it agrees to start, and reveals it once everybody has agreed.
 */
import { saltCommitmentOf } from './verify';

const key = (match: string): string => `tetrarch.salt.${match}`;

/** A random salt: 128 bits. */
const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The salt of this browser at a table; null if there is none. */
export const keptSalt = (match: string): string | null => {
  try {
    return localStorage.getItem(key(match));
  } catch {
    return null;
  }
};

/** Keep a salt for a table, a random one by default; the commitment to it, or null without storage to keep it in. */
export const keepSalt = (match: string, text = ''): string | null => {
  const salt = text.normalize('NFC').trim() || newSalt();
  try {
    localStorage.setItem(key(match), salt);
  } catch {
    return null;
  }
  return saltCommitmentOf(salt);
};
