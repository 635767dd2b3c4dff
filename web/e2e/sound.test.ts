import { describe, expect, it } from 'vitest';
import abilities from '../fixtures/legends-abilities.json';
import { shoot, STILL } from './browser';
import { hasty, Person } from './person';
import { MARCHING } from './positions';

/** Replaces audio by a counter: each sound connects one output to the speakers. */
const countSounds = (): void => {
  const counted = window as unknown as { sounds: number };
  counted.sounds = 0;
  const param = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  class Node {
    gain = param;
    frequency = param;
    constructor(private readonly isOutput = false) {}
    connect(next: Node): Node {
      if (next.isOutput) counted.sounds += 1;
      return next;
    }
    start(): void {}
    stop(): void {}
  }
  const node = (): Node => new Node();
  class Counter {
    state = 'running';
    currentTime = 0;
    sampleRate = 8000;
    destination = new Node(true);
    createGain = node;
    createOscillator = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    resume = (): Promise<void> => Promise.resolve();
  }
  Object.assign(window, { AudioContext: Counter });
  // Playwright's own scripts count as gestures of the user.
  Object.defineProperty(navigator, 'userActivation', { value: undefined });
};

const sounds = (person: Person): Promise<number> =>
  person.page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 300)); // the last one may be on its way
    return (window as unknown as { sounds: number }).sounds;
  });

/** Decide without a gesture on the page. */
const decideElsewhere = async (person: Person): Promise<void> => {
  await person.turn();
  const { number, decisions } = await person.offered();
  await person.ready(number);
  await person.command(person.match, 'decide', { play: hasty(decisions).notation, number });
  await person.later(number);
};

/** Play an own turn to its end, and wait for the next one. */
const playTurn = async (person: Person, decide: (person: Person) => Promise<unknown>): Promise<void> => {
  const turnOf = async (): Promise<number | undefined> =>
    (await person.get<{ update: { moment: { turn?: number } } }>(`tables/${person.match}?since=0`)).update.moment.turn;
  const turn = await turnOf();
  for (let i = 0; i < 20 && (await turnOf()) === turn; i++) await decide(person);
  await person.turn();
};

/** A stack of the first player beside a weaker one. */
const BESIDE = {
  ...MARCHING,
  stacks: { ...MARCHING.stacks, d3: 'S1' },
  reserves: { ...MARCHING.reserves, S: '9' },
};

/** A person who wants to hear one kind of sound. */
const hearing = async (wish: string): Promise<Person> => {
  const person = await Person.come('Ann', STILL);
  await person.context.addInitScript(countSounds);
  await person.context.addInitScript((name) => {
    const none = { soundTurn: false, soundTime: false, soundMoves: false, soundCaptures: false, soundCoins: false };
    localStorage.setItem('tetrarch.table', JSON.stringify({ explain: false, sound: true, ...none, [name]: true }));
  }, wish);
  return person;
};

describe('sounds', () => {
  it('are silent before the first gesture, and signal each own turn once', async () => {
    const person = await Person.come('Ann', STILL);
    await person.context.addInitScript(countSounds);
    await person.context.addInitScript(() => {
      const wishes = { sound: true, soundMoves: false, soundCaptures: false, soundCoins: false };
      localStorage.setItem('tetrarch.table', JSON.stringify(wishes));
    });
    await person.begin('eko');
    await person.turn();
    await playTurn(person, decideElsewhere);
    expect(await sounds(person)).toBe(0);
    await person.page.keyboard.press('Shift'); // the gesture
    await playTurn(person, decideElsewhere);
    await expect.poll(() => sounds(person)).toBe(1);
    await playTurn(person, () => person.decide(hasty));
    await expect.poll(() => sounds(person)).toBe(2);
    expect(person.faults).toEqual([]);
  });

  it.each([
    ['captures', 'soundCaptures', 'eko', BESIDE, /^You attack/],
    ['coins', 'soundCoins', 'legends', { ...abilities, coins: { T: 3, S: 3 } }, / coins?\b/],
  ] as const)('signal %s, and with that switch nothing else', async (_, wish, game, position, words) => {
    const person = await hearing(wish);
    await person.beginFrom(game, position);
    await person.page.keyboard.press('Shift'); // the gesture
    const { number, decisions } = await person.offered();
    const heard = decisions.find(({ sentence }) => words.test(sentence));
    await person.ready(number);
    await person.command(person.match, 'decide', { play: heard?.notation, number });
    await expect.poll(() => sounds(person)).toBe(1);
    expect(person.faults).toEqual([]);
  });

  it('warn of little time, once for each limit', async () => {
    const person = await hearing('soundTime');
    const clock = { kind: 'fischer', seconds: 12, increment: 0 };
    const settings = { game: 'eko', players: 2, seats: ['open', 'bot:random'], clock };
    const { match } = await person.post<{ match: string }>('tables', { settings });
    await person.goTo(match);
    await person.page.keyboard.press('Shift'); // the gesture
    await person.command(match, 'ready', { ready: true });
    await expect.poll(() => sounds(person)).toBe(1); // less than a minute
    await expect.poll(() => sounds(person), { timeout: 15_000 }).toBe(2); // less than ten seconds
    expect(person.faults).toEqual([]);
  });

  it('can be chosen one by one in the settings', async () => {
    const person = await Person.come('Ann', STILL);
    await person.context.addInitScript(countSounds);
    const { page } = person;
    await page.goto(`${person.address}#/settings`);
    const toggle = (name: string) => page.locator('label:has([role=switch])', { hasText: name }).last().click();
    await toggle('everything you hear');
    await page.getByRole('slider', { name: 'Volume' }).waitFor();
    await shoot(page, 'sound', 'settings');
    for (const name of ['My turn', 'Captures', 'Coins', 'Little time left', 'Other moves']) await toggle(name);
    const before = await sounds(person);
    await toggle('Coins');
    expect(await sounds(person)).toBe(before + 1);
    const kept = await page.evaluate(() => localStorage.getItem('tetrarch.table'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ sound: true, soundCoins: true, soundTurn: false });
    expect(person.faults).toEqual([]);
  });
});
