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

/** What the deal was fixed by when this browser revealed its salt. */
export interface Sealed {
  /** The server's commitment to the seed. */
  seed: string | null;
  /** The commitments to the salts, in the order of the seats. */
  salts: string[];
  /** Whether the match adds the salt of a balanced deal. */
  balanced: boolean;
  /** Whether players who are late lose, and the match starts without their salts. */
  tournament: boolean;
}

/** A salt of this browser; `sealed` once it has been sent. */
export interface OwnSalt {
  salt: string;
  sealed?: Sealed;
}

export const saltCommitmentOf = (salt: string): string => sha256Hex(`tetrarch salt commitment 1\n${salt}`);

/** A random salt: 128 bits. */
const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Entries of earlier versions are the salts alone. */
const ownSalts = (): Record<string, OwnSalt | string> => kept<Record<string, OwnSalt | string>>(KEPT) ?? {};

/** The salt of this browser at a table, and what it was revealed for; null if there is none. */
export const ownSalt = (match: string): OwnSalt | null => {
  const own = ownSalts()[match] ?? null;
  return typeof own === 'string' ? { salt: own } : own;
};

const keepOwn = (match: string, own: OwnSalt): void => {
  const others = Object.entries(ownSalts()).filter(([other]) => other !== match);
  keep(KEPT, Object.fromEntries([...others.slice(1 - MOST), [match, own]]));
};

/** The salt of this browser at a table; null if there is none. */
export const keptSalt = (match: string): string | null => ownSalt(match)?.salt ?? null;

/** Whether the salt has been sent, so that it must not be committed to again. */
export const isSaltSent = (match: string): boolean => !!ownSalt(match)?.sealed;

/** Keep a salt for a table, a random one by default; the commitment to it. */
export const keepSalt = (match: string, text = ''): string => {
  const salt = text.normalize('NFC').trim() || newSalt();
  keepOwn(match, { salt });
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

const sealedBy = ({ ground, update }: Watched): Sealed => ({
  seed: ground?.commitment ?? null,
  salts: update.moment.seats.flatMap(({ salt_commitment }) => salt_commitment ?? []),
  balanced: ground?.settings.balanced ?? false,
  tournament: !!ground?.settings.tournament,
});

/** Another player's commitment changed after this browser had sent its salt. */
export class SaltChanged extends Error {}

/**
 * Reveal the salt, and keep what fixes the deal. A salt that has been sent is sent again for the same deal only: the server
 * knows it, so another player's salt could have been chosen to suit it.
 */
const reveal = async (match: string, watched: Watched): Promise<void> => {
  const own = ownSalt(match);
  if (!own) return;
  const sealed = sealedBy(watched);
  if (own.sealed && JSON.stringify(own.sealed) !== JSON.stringify(sealed)) {
    if (!sealed.tournament) await api.command(match, { type: 'ready', ready: false });
    throw new SaltChanged();
  }
  keepOwn(match, { ...own, sealed });
  await api.command(match, { type: 'salt', salt: own.salt });
};

const doPart = async (match: string): Promise<void> => {
  const watched = await api.get<Watched>(`tables/${match}`);
  const { viewer, ground, update } = watched;
  const seat = viewer === null ? undefined : update.moment.seats[viewer];
  if (!seat || update.moment.status !== 'waiting') return;
  if (ground?.settings.tournament && !seat.ready) {
    await agree(match);
    return doPart(match);
  }
  if (seat.salt_due) await reveal(match, watched);
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
