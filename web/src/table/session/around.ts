/** Rematches and the verification of shuffles. */
import { netError } from '../../net/errors';
import { api } from '../../net/rest';
import type { Verification } from '../../net/types';
import { go, link } from '../../router';
import { t } from '../../texts/texts.svelte';
import { ownSalt, withSalt } from '../../verify/salts';
import { brokenPromise, checkRecord, CHOICE, commandLine, type DealtRecord } from '../../verify/verify';
import type { TableSession } from './session-shape';

/** Go to the table of the rematch, which the server creates for the first player who asks. */
export const rematch = async (session: TableSession): Promise<void> => {
  try {
    const match = await withSalt(async (salt) => (await session.watch.command('rematch', salt)).rematch ?? null);
    if (match) go(link('table', match));
  } catch (thrown) {
    session.refuse(netError(thrown));
  }
};

/** The verification of a match, with the command that repeats it by what this browser has kept. */
export type Verified = Verification & { command?: string };

/**
 * Whether every deal follows from the committed seed: the server's answer, what this browser recomputes, and whether the
 * record agrees with the commitments and the salt that this browser kept from before the deal.
 */
export const verify = async (match: string, code: string | null): Promise<Verified> => {
  const [server, record] = await Promise.all([
    api.get<Verification>(`tables/${match}/verification`, { code }),
    api.get<DealtRecord>(`tables/${match}/record`, { code }),
  ]);
  const own = ownSalt(match);
  const told = { ...server, command: commandLine(match, own) };
  const broken = brokenPromise(record, own);
  if (broken) return { ...told, true: false, sentence: t(broken) };
  const checks = await checkRecord(record);
  const wrong = checks.filter(({ holds }) => holds === false);
  const parts = checks.filter(({ holds }) => holds).length;
  if (wrong.length) return { ...told, true: false, sentence: t('shuffle-wrong', { parts: wrong.map(({ name }) => name).join(', ') }) }; // prettier-ignore
  const words = [told.sentence];
  if (parts) words.push(t('shuffle-recomputed', { parts }));
  if (checks.some(({ name }) => name === CHOICE)) words.push(t('shuffle-balanced'));
  if (own?.sealed) words.push(t('shuffle-kept'));
  return { ...told, sentence: words.join(' ') };
};
