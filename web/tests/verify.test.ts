import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Generator } from '../src/verify/generator';
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
