import { describe, expect, it } from 'vitest';
import { PHONE, STILL } from './browser';
import { chooser, hasty, Person } from './person';

const SOAK = !!process.env.SOAK;
const EKO = ['labyrinth', 'portals', 'pyramids', 'wind', 'moon', 'sand', 'beacon', 'draft'];
const LEGENDS = [
  ...['match', 'explore', 'citadels', 'dragon', 'portals', 'rogues', 'seven-cards'],
  ...['leaders', 'merchants', 'die', 'swamp', 'rectangle'],
];
type Mix = readonly [game: string, players: number, options: { variants: string[]; round_limit?: number }];

/** Every variant is in one of these; all are played to the end. */
const MIXES: Mix[] = [
  ['eko', 3, { variants: ['labyrinth', 'portals', 'pyramids', 'wind'], round_limit: 2 }],
  ['eko', 4, { variants: ['moon', 'sand', 'beacon', 'draft'], round_limit: 2 }],
  ['legends', 3, { variants: ['explore', 'citadels', 'dragon', 'portals', 'rogues', 'leaders', 'merchants'] }],
  ['legends', 4, { variants: ['explore', 'swamp', 'die', 'rectangle', 'seven-cards'] }],
];
/** Each variant alone, with every number of players. */
const ALONE: Mix[] = [2, 3, 4].flatMap((players): Mix[] => [
  ...EKO.map((variant): Mix => ['eko', players, { variants: [variant], round_limit: 6 }]),
  ...LEGENDS.map((variant): Mix => [
    'legends',
    players,
    { variants: variant === 'swamp' ? ['explore', 'swamp'] : [variant] },
  ]),
]);

describe('variants on a phone, against computers', () => {
  it('are all tried', async () => {
    const person = await Person.come('Noor', PHONE);
    const { games } = await person.get<{ games: { game: string; variants: { name: string }[] }[] }>('options');
    const offered = games.flatMap(({ variants }) => variants.map(({ name }) => name));
    expect(new Set([...EKO, ...LEGENDS])).toEqual(new Set(offered));
    const tried = [...MIXES.flatMap(([, , { variants }]) => variants), 'match'];
    expect(new Set(tried)).toEqual(new Set(offered));
  });

  it.each([...MIXES, ...(SOAK ? ALONE : [])])('%s for %i, options %j, to the end', async (game, players, options) => {
    const person = await Person.come('Noor', { ...PHONE, ...STILL });
    await person.begin(game, { players, bot: 'random', options });
    expect(await person.playToTheEnd(chooser(9))).toBeGreaterThan(2);
    expect(await person.page.locator('dialog[open] ol').first().locator('> li').count()).toBe(players);
    expect(person.faults).toEqual([]);
  });

  it('a match of three games goes on with the second one by itself', async () => {
    const person = await Person.come('Noor', { ...PHONE, ...STILL });
    await person.begin('legends', { players: 2, bot: 'random', options: { variants: ['match'] } });
    for (let bids = 0, i = 0; bids < 2 && i < 200; i++) if ((await person.decide(hasty))?.kind === 'bid') bids += 1;
    await person.decide(hasty);
    expect(await person.status()).toBe('running');
    expect(person.faults).toEqual([]);
  });
});
