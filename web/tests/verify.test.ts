import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { Generator } from '../src/verify/generator';
import { api } from '../src/net/rest';
import { keepSalt, keptSalt, revealSalt, saltCommitmentOf, withSalt } from '../src/verify/salts';
import { sha256Hex } from '../src/verify/sha256';
import { checkRecord, commitmentOf, type DealtRecord } from '../src/verify/verify';

interface Vectors {
  commitments: { seed: string; commitment: string }[];
  generators: { seed: string; stream: string; bounds: number[]; drawn: number[]; shuffled: number[] }[];
  records: DealtRecord[];
}
const vectors = JSON.parse(readFileSync('../docs/verification-vectors.json', 'utf8')) as Vectors;

test('SHA-256 is that of the standard', () => {
  for (let length = 0; length < 200; length += 7) {
    const text = 'é'.repeat(length);
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('commitments and generators agree with the test vectors', () => {
  for (const { seed, commitment } of vectors.commitments) expect(commitmentOf(seed)).toBe(commitment);
  for (const { seed, stream, bounds, drawn, shuffled } of vectors.generators) {
    const chance = new Generator(seed, stream);
    expect(bounds.map((bound) => chance.below(bound))).toEqual(drawn);
    expect(new Generator(seed, stream).shuffle([...Array(10).keys()])).toEqual(shuffled);
  }
});

test('the deals of all test vectors are recomputed', async () => {
  for (const record of vectors.records) {
    const checks = await checkRecord(record);
    expect(checks.filter(({ holds }) => holds !== true)).toEqual([]);
    expect(checks.length).toBeGreaterThan(4);
  }
});

test('a changed seed, salt or deal is found', async () => {
  for (const record of vectors.records) {
    const failing = async (changed: DealtRecord): Promise<number> =>
      (await checkRecord(changed)).filter(({ holds }) => holds === false).length;
    expect(await failing({ ...record, seed: `${record.seed ?? ''}1` })).toBeGreaterThan(1);
    expect(await failing({ ...record, salts: ['another'] })).toBeGreaterThan(0);
    const events = record.events.map(({ chance }) => ({ chance: chance?.replace('deck=', 'deck=lake,') }));
    if (events.length) expect(await failing({ ...record, events })).toBe(1);
  }
});

test('a record without a seed is not checked', async () => {
  expect(await checkRecord({ ...vectors.records[0]!, seed: null })).toEqual([{ name: 'seed', holds: null }]);
});

test('a table is entered with the commitment to the salt that is kept for it', async () => {
  const command = vi.spyOn(api, 'command').mockResolvedValue({ match: 'm', number: 1 });
  let sent = '';
  const enter = ({ salt_commitment }: { salt_commitment: string }): Promise<string> => {
    sent = salt_commitment;
    return Promise.resolve('m');
  };
  expect(await withSalt(enter)).toBe('m');
  const salt = keptSalt('m') ?? '';
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(sent).toBe(saltCommitmentOf(salt));
  let due = true;
  const seats = (): object[] => [{ ready: true, salt_due: due }];
  const get = vi
    .spyOn(api, 'get')
    .mockImplementation(() =>
      Promise.resolve({ viewer: 0, ground: null, update: { moment: { status: 'waiting', seats: seats() } } }),
    );
  command.mockImplementation(() => {
    due = false;
    return Promise.resolve({ match: 'm', number: 1 });
  });
  await Promise.all([revealSalt('another table'), revealSalt('m'), revealSalt('m')]);
  expect(command.mock.calls, 'revealed once').toEqual([['m', { type: 'salt', salt }]]);
  get.mockRestore();
  await withSalt(enter);
  expect(keptSalt('m'), 'every salt is new').not.toBe(salt);
  command.mockRestore();
});

test('the salts of the last tables are kept', () => {
  expect(keepSalt('first', ' pepper ')).toBe(saltCommitmentOf('pepper'));
  for (let table = 0; table < 99; table++) keepSalt(`table ${table}`);
  expect(keptSalt('first')).toBe('pepper');
  keepSalt('last');
  expect(keptSalt('first')).toBeNull();
});
