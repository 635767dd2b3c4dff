import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { Generator } from '../src/verify/generator';
import { api } from '../src/net/rest';
import { isSaltSent, keepSalt, keptSalt, ownSalt, revealSalt, saltCommitmentOf, SaltChanged, takePart, withSalt, type OwnSalt } from '../src/verify/salts'; // prettier-ignore
import { sha256Hex } from '../src/verify/sha256';
import { brokenPromise, checkRecord, CHOICE, commandLine, commitmentOf, type DealtRecord } from '../src/verify/verify';

interface Vectors {
  commitments: { seed: string; commitment: string }[];
  salts: { salt: string; commitment: string }[];
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
  for (const { salt, commitment } of vectors.salts) expect(saltCommitmentOf(salt)).toBe(commitment);
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

test('a salt that was not committed to is found', async () => {
  const record = vectors.records.find(({ salts }) => salts?.length === 2)!;
  const holds = async (changes: Partial<DealtRecord>): Promise<boolean | null | undefined> =>
    (await checkRecord({ ...record, ...changes })).find(({ name }) => name === 'salt commitments')?.holds;
  const [first = null, second = null] = record.salt_commitments ?? [];
  expect(await holds({})).toBe(true);
  for (const salt_commitments of [[first, first], [first], [first, second, null], [second, first]])
    expect(await holds({ salt_commitments })).toBe(false);
  expect(await holds({ salt_commitments: [first, null] })).toBeNull();
  const { salt_commitments: _, ...older } = record;
  expect((await checkRecord(older)).find(({ name }) => name === 'salt commitments')?.holds).toBeNull();
});

test('the choice among balanced deals is not checked, and the page knows it', async () => {
  const record = vectors.records.find(({ game, salts }) => game === 'legends' && !salts?.length)!;
  const choice = async (...salts: string[]): Promise<boolean | null | undefined> =>
    (await checkRecord({ ...record, salts })).find(({ name }) => name === CHOICE)?.holds;
  expect(await choice('balanced/1 deal 3 of 8')).toBeNull();
  expect(await choice('pepper')).toBeUndefined();
  for (const salt of ['balanced/1 deal 9 of 8', 'balanced/1 deal 0 of 8', 'balanced/chosen'])
    expect(await choice(salt)).toBe(false);
  const twice = await checkRecord({ ...record, salts: ['balanced/1 deal 3 of 8', 'balanced/1 deal 3 of 8'] });
  expect(twice.find(({ name }) => name === 'salts')?.holds).toBe(false);
});

test('a record is compared with what this browser kept from before the deal', () => {
  const record = vectors.records.find(({ salts }) => salts?.length === 2)!;
  const [own = '', other = ''] = record.salts ?? [];
  const sealed = { seed: record.commitment ?? null, salts: [own, other].map(saltCommitmentOf), balanced: false, tournament: false }; // prettier-ignore
  const kept: OwnSalt = { salt: own, sealed };
  expect(brokenPromise(record, kept)).toBeNull();
  expect(brokenPromise({ ...record, seed: null }, kept)).toBe('shuffle-no-seed');
  const swapped = { ...record, seed: 'chosen', commitment: commitmentOf('chosen') };
  expect(brokenPromise(swapped, kept), 'right in itself').toBe('shuffle-other-commitment');
  expect(brokenPromise({ ...record, seed: 'chosen' }, kept)).toBe('shuffle-other-commitment');
  for (const salts of [[other], [], ['chosen', other]])
    expect(brokenPromise({ ...record, salts }, kept)).toBe('shuffle-lost-salt');
  for (const salts of [
    [own],
    [own, 'chosen'],
    [other, own],
    [own, other, 'one more'],
    [own, other, 'balanced/1 deal 2 of 8'],
  ])
    // prettier-ignore
    expect(brokenPromise({ ...record, salts }, kept)).toBe('shuffle-other-salts');
  const balanced = { ...record, salts: [own, other, 'balanced/1 deal 2 of 8'] };
  expect(brokenPromise(balanced, { ...kept, sealed: { ...sealed, balanced: true } })).toBeNull();
  const tournament = { ...kept, sealed: { ...sealed, tournament: true } };
  expect(brokenPromise({ ...record, salts: [own] }, tournament), 'who is late loses the salt').toBeNull();
  expect(brokenPromise({ ...record, salts: [own, 'chosen'] }, tournament)).toBe('shuffle-other-salts');
  expect(brokenPromise(swapped, { salt: own }), 'never revealed').toBeNull();
  expect(brokenPromise(swapped, null)).toBeNull();
});

test('what this browser kept is offered as a command for another program', () => {
  const record = vectors.records.find(({ salts }) => salts?.length === 2)!;
  const directory = mkdtempSync(`${tmpdir()}/verify-`);
  const verifier = `${process.cwd()}/../docs/verify.py`;
  const verdict = (own: OwnSalt, salts: string[]): string => {
    const promised = { salts, salt_commitments: salts.map(saltCommitmentOf) };
    writeFileSync(`${directory}/m1.json`, JSON.stringify({ ...record, ...promised }));
    const command = commandLine('m1', own).replace('verify.py', verifier);
    return spawnSync('sh', ['-c', command], { cwd: directory, encoding: 'utf8' }).stdout;
  };
  const salt = `-it's "$HOME"`;
  const sealed = { seed: record.commitment ?? null, salts: [salt, 'other'].map(saltCommitmentOf), balanced: false, tournament: false }; // prettier-ignore
  const kept = { salt, sealed };
  expect(verdict(kept, [salt, 'other'])).toContain(`kept salt ${salt}: ok`);
  expect(verdict(kept, [salt, 'other'])).toContain('kept salt commitments: ok');
  expect(verdict(kept, [salt, 'chosen'])).toContain('kept salt commitments: WRONG');
  const extra = [salt, 'other', 'balanced/1 deal 2 of 8'];
  expect(verdict({ ...kept, sealed: { ...sealed, balanced: true } }, extra)).toContain('kept salt commitments: ok');
  expect(verdict({ ...kept, sealed: { ...sealed, tournament: true } }, [salt])).toContain('kept salt commitments: ok');
  expect(commandLine('m1', { ...kept, sealed: { ...sealed, seed: '$(reboot)' } })).toBe('');
  expect(commandLine('m1', { salt })).toBe('');
  expect(commandLine('m1', null)).toBe('');
  rmSync(directory, { recursive: true });
});

test('a salt is sent for one set of commitments only', async () => {
  const own = keepSalt('m');
  let seats: object[] = [];
  let tournament = '';
  const ground = (): object => ({ commitment: 'of the server', settings: { tournament, balanced: false } });
  const get = vi
    .spyOn(api, 'get')
    .mockImplementation(() =>
      Promise.resolve({ viewer: 0, ground: ground(), update: { moment: { status: 'waiting', seats } } }),
    );
  const command = vi.spyOn(api, 'command').mockResolvedValue({ match: 'm', number: 1 });
  const mine = { ready: true, salt_due: true, salt_commitment: own };
  seats = [mine, { salt_commitment: 'of Bob' }, {}];
  expect(isSaltSent('m')).toBe(false);
  await takePart('m');
  await takePart('m'); // the answer to the first was lost
  const salt = keptSalt('m');
  expect(command.mock.calls.map(([, sent]) => sent)).toEqual(Array(2).fill({ type: 'salt', salt }));
  expect(ownSalt('m')?.sealed).toEqual({ seed: 'of the server', salts: [own, 'of Bob'], balanced: false, tournament: false }); // prettier-ignore
  expect(isSaltSent('m')).toBe(true);
  command.mockClear();
  seats = [mine, { salt_commitment: 'another of Bob' }, {}];
  await expect(takePart('m')).rejects.toThrow(SaltChanged);
  expect(command.mock.calls, 'the agreement is withdrawn').toEqual([['m', { type: 'ready', ready: false }]]);
  command.mockClear();
  tournament = 'cup';
  await expect(takePart('m'), 'nobody can withdraw from a tournament').rejects.toThrow(SaltChanged);
  expect(command).not.toHaveBeenCalled();
  keepSalt('m');
  expect(isSaltSent('m'), 'a new salt').toBe(false);
  get.mockRestore();
  command.mockRestore();
});

test('salts that an earlier version of the page has kept are still known', () => {
  localStorage.setItem('tetrarch.salts', JSON.stringify({ old: 'pepper' }));
  expect(ownSalt('old')).toEqual({ salt: 'pepper' });
  expect(keptSalt('old')).toBe('pepper');
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
