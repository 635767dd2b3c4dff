import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { DESK, PHONE, serverAddress, STILL } from './browser';
import { chooser, Person, type OfferedDecision } from './person';
import { startDatabase, startServer, type Server } from './server';
import { textIn } from './texts';
import { Wire } from './wire';

const SOAK = !!process.env.SOAK;
let leave: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const one of leave.reverse()) await one();
  leave = [];
});

const wireTo = async (address: string): Promise<Wire> => {
  const wire = await Wire.to(address);
  leave.push(() => wire.close());
  return wire;
};

/** How often a decision was made, according to the server. */
const decided = async (person: Person, play: string): Promise<number> =>
  (
    await person.get<{ update: { entries: { kind: string; play?: string }[] } }>(`tables/${person.match}`)
  ).update.entries.filter((entry) => entry.kind === 'decided' && entry.play === play).length;

/** The text of a match on the page. */
const shownBy = (person: Person): Promise<Record<string, string[]>> =>
  person.page.evaluate(() => {
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((one) =>
        (one.getAttribute('aria-label') ?? one.innerText).replace(/\s+/g, ' ').trim(),
      );
    return {
      title: [document.title],
      number: [document.querySelector<HTMLElement>('.app[data-number]')?.dataset.number ?? ''],
      board: texts('.hits [data-name]'),
      lit: texts('.hits .lit'),
      sentence: texts('.phasebar .sentence'),
      buttons: texts('.phasebar .btn'),
      players: texts('.rail .pp, .strip button'),
      cards: texts('.row-of-cards button'),
      log: texts('.log li'),
    };
  });

/** Wait for a text in a strip above the board. */
const told = (person: Person, text: string): Promise<void> =>
  person.page.locator(`.strips :text("${text}")`).first().waitFor();

describe('the connection is lost', () => {
  it.each([
    ['before a move arrives', 'requests'],
    ['after it arrived, before that is told', 'answers'],
  ])('%s: the page sends it again by itself, and it is made once', async (_, what) => {
    const wire = await wireTo(serverAddress());
    const person = await Person.come('Piotr', STILL, wire.address, serverAddress());
    await person.begin('eko');
    const { number, decisions } = await person.until('move');
    const move = decisions.find(({ kind }) => kind === 'move') as OfferedDecision;
    const confirm = await person.prepare(move);
    if (what === 'requests') wire.loseRequests();
    else wire.loseAnswers();
    await confirm.click();
    if (what === 'answers') await expect.poll(async () => (await person.offered()).number).toBeGreaterThan(number);
    wire.cut();
    await told(person, 'your move is kept');
    wire.mend();
    await person.later(number);
    expect(await decided(person, move.notation)).toBe(1);
    await person.turn();
    expect(await person.page.locator('.strips .banner').count()).toBe(0);
    await person.decide();
    expect(person.faults.filter((fault) => !/WebSocket|Failed to load resource|ERR_/.test(fault))).toEqual([]);
  });

  it('while others go on: what happened meanwhile is all there afterwards', async () => {
    const wire = await wireTo(serverAddress());
    const person = await Person.come('Piotr', STILL, wire.address, serverAddress());
    await person.begin('eko');
    await person.until('move');
    // The connection is not closed: the browser only knows that it has no network.
    wire.loseRequests();
    wire.loseAnswers();
    await person.context.setOffline(true);
    await told(person, 'You are offline');
    const found = await person.offered();
    await person.command(person.match, 'decide', { play: found.decisions[0]?.notation, number: found.number });
    wire.mend();
    await person.context.setOffline(false);
    await person.later(found.number);
    await person.turn();
    const { update } = await person.get<{ update: { entries: { sentence?: string; kind: string }[] } }>(
      `tables/${person.match}`,
    );
    expect(await person.page.locator('.log li').count()).toBe(
      update.entries.filter((entry) => entry.sentence && entry.kind !== 'said').length,
    );
  });
});

describe('the server is killed in the middle of a game and started again', () => {
  const restarted = async (page: string, data: string, port: number): Promise<Server> => {
    for (let i = 0; ; i++) {
      try {
        return await startServer(page, data, port);
      } catch (error) {
        if (i === 10) throw error; // the system may need a while to free the port
      }
    }
  };

  it.each([
    ['eko', DESK],
    ['legends', PHONE],
  ])('%s: the page recovers by itself and the match goes on', async (game, screen) => {
    const data = mkdtempSync(join(tmpdir(), 'tetrarch-e2e-'));
    leave.push(() => rmSync(data, { recursive: true, force: true }));
    let server = await startServer(inject('page'), data);
    leave.push(() => server.stop());
    const person = await Person.come('Noor', { ...screen, ...STILL }, server.address);
    await person.begin(game);
    const choose = chooser(3);
    for (let i = 0; i < 3; i++) await person.decide(choose);
    await person.turn();
    const before = await shownBy(person);
    const { number, decisions } = await person.offered();
    const decision = choose(decisions);
    const confirm = await person.prepare(decision);
    await server.kill();
    await told(person, 'Reconnecting');
    await confirm.click(); // it waits until the server is back
    await told(person, 'your move is kept');
    server = await restarted(inject('page'), data, server.port);
    await person.later(number, 60_000);
    expect(await decided(person, decision.notation)).toBeGreaterThan(0);
    for (let i = 0; i < 2; i++) await person.decide(choose);
    await person.turn();
    const after = await shownBy(person);
    expect(after.log?.slice(0, before.log?.length)).toEqual(before.log);
  });
});

describe('the server is replaced by another one at the same port', () => {
  it('the page connects to it by itself within two seconds, and the next move arrives', async () => {
    const data = mkdtempSync(join(tmpdir(), 'tetrarch-e2e-'));
    leave.push(() => rmSync(data, { recursive: true, force: true }));
    const database = await startDatabase();
    leave.push(() => database.stop());
    const options = ['--database', database.address, '--reuse-port'];
    const old = await startServer(inject('page'), join(data, 'old'), 0, options);
    leave.push(() => old.stop());
    const person = await Person.come('Noor', STILL, old.address);
    const connections: { closed: number; opened: number }[] = [];
    person.page.on('websocket', (socket) => {
      const one = { closed: 0, opened: 0 };
      connections.push(one);
      socket.on('framereceived', () => (one.opened ||= performance.now()));
      socket.on('close', () => (one.closed ||= performance.now()));
    });
    await person.begin('eko');
    await person.decide();
    await person.turn();
    const next = await startServer(inject('page'), join(data, 'new'), old.port, options);
    leave.push(() => next.stop());
    const before = connections.length;
    const { number, decisions } = await person.offered();
    const confirm = await person.prepare(decisions[0] as OfferedDecision);
    await old.stop();
    await expect.poll(() => connections.length, { timeout: 20_000 }).toBeGreaterThan(before);
    await expect.poll(() => connections.at(-1)?.opened, { timeout: 20_000 }).toBeGreaterThan(0);
    const closed = connections[before - 1]?.closed ?? 0;
    expect(closed).toBeGreaterThan(0);
    expect((connections.find(({ opened }) => opened > closed)?.opened ?? Infinity) - closed).toBeLessThan(2000);
    await confirm.click();
    await person.later(number);
    expect(await decided(person, (decisions[0] as OfferedDecision).notation)).toBeGreaterThan(0);
    await person.turn();
    expect(await person.page.locator('.strips .banner').count()).toBe(0);
  });
});

describe('a page that is loaded again', () => {
  const again = async (person: Person): Promise<void> => {
    for (let i = 0; i < 2; i++) await person.page.keyboard.press('Escape'); // a mere selection is forgotten
    const before = await shownBy(person);
    await person.page.reload();
    await person.turn();
    await expect.poll(() => shownBy(person)).toEqual(before);
  };

  it('shows the same after every step of a whole game of Ekö', async () => {
    const person = await Person.come('Ilse', STILL);
    await person.begin('eko', { bot: 'random', options: { round_limit: SOAK ? 8 : 2 } });
    const made = await person.playToTheEnd(chooser(4), async () => {
      if ((await person.turn()) === 'mine') await again(person);
    });
    expect(made).toBeGreaterThan(3);
    const result = await person.page.locator('dialog[open] ol').first().innerText();
    await person.page.reload();
    await expect.poll(() => person.page.locator('dialog[open] ol').first().innerText()).toBe(result);
    expect(person.faults).toEqual([]);
  });

  it('shows the same after every step of Legends, on a phone', async () => {
    const person = await Person.come('Ilse', { ...PHONE, ...STILL });
    await person.begin('legends', { bot: 'random' });
    const choose = chooser(4);
    for (let i = 0; i < (SOAK ? 1000 : 14); i++) {
      if ((await person.turn()) === 'over') break;
      await again(person);
      await person.decide(choose);
    }
    expect(person.faults).toEqual([]);
  });

  it('forgets what was only chosen, and has sent nothing', async () => {
    const person = await Person.come('Ilse', STILL);
    await person.begin('eko');
    const { number, decisions } = await person.until('move');
    const before = await shownBy(person);
    await person.prepare(decisions.find(({ kind }) => kind === 'move') as OfferedDecision);
    await person.page.reload();
    await person.turn();
    await expect.poll(() => shownBy(person)).toEqual(before);
    expect((await person.offered()).number).toBe(number);
  });
});

describe('two tabs of the same person', () => {
  it('both show what either does, and both can go on', async () => {
    const one = await Person.come('Camille', STILL);
    await one.begin('eko', { bot: 'random' });
    const two = await one.tab();
    await two.goTo(one.match);
    for (let i = 0; i < 4; i++) {
      const [first, second] = i % 2 ? [two, one] : [one, two];
      await first.decide();
      await Promise.all([first.turn(), second.turn()]);
      await second.ready(await first.shown());
      expect(await shownBy(second)).toEqual(await shownBy(first));
    }
    expect([...one.faults, ...two.faults]).toEqual([]);
  });

  it('a move from a tab that knows less is refused with a word of explanation, and the tab knows all then', async () => {
    const one = await Person.come('Camille', STILL);
    await one.begin('eko', { bot: 'random' });
    const wire = await wireTo(serverAddress());
    const two = await one.tab(wire.address);
    await two.goTo(one.match);
    const { number, decisions } = await one.until('construct');
    await two.ready(number);
    const [build, other] = decisions.filter(({ kind }) => kind === 'construct' || kind === 'move');
    const confirm = await two.prepare(other as OfferedDecision);
    wire.holdAnswers();
    await one.decide(() => build as OfferedDecision);
    await confirm.click();
    wire.mend();
    await told(two, textIn('en', 'net-stale'));
    await Promise.all([one.turn(), two.turn()]);
    await two.ready(await one.shown());
    expect(await shownBy(two)).toEqual(await shownBy(one));
    expect(await decided(one, other?.notation ?? '')).toBe(0);
    await two.page.locator('.strips .banner button').click();
    await two.decide();
    expect([...one.faults, ...two.faults]).toEqual([]);
  });
});
