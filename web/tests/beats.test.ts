import { describe, expect, it } from 'vitest';
import type { TableEntry } from '../src/net/types';
import { BeatQueue, eventsSince, lastTurnOf, paceOf, paceOfStep, SPEEDS, type Pace } from '../src/table/session/beats';

interface Beat {
  name: string;
  /** How long its animation takes. */
  ms?: number;
  pace?: Pace | null;
}

/** A clock that moves only when told, and a record of what was shown when. */
class Stage {
  time = 0;
  said: string[] = [];
  private timers: { at: number; run: () => void }[] = [];
  private finish: (() => void) | null = null;
  fails = false;

  readonly queue: BeatQueue<Beat> = new BeatQueue<Beat>({
    now: () => this.time,
    later: (run, ms) => this.after(ms, run),
    paceOf: ({ pace }) => (pace === undefined ? { stretch: 1, rest: 100 } : pace),
    begin: ({ name, ms = 50 }, pace) => {
      this.said.push(`${this.time} ${name}`);
      if (!pace) return;
      if (this.fails) return Promise.reject(new Error('the board is gone'));
      return new Promise<void>((done) => {
        this.finish = done;
        this.after(ms, done);
      });
    },
    cut: () => this.finish?.(),
    end: ({ name }, isLast) => this.said.push(`${this.time} ${name} ${isLast ? 'shown, last' : 'shown'}`),
  });

  private after(ms: number, run: () => void): void {
    this.timers.push({ at: this.time + ms, run });
  }

  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      for (let i = 0; i < 8; i++) await Promise.resolve();
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers.splice(this.timers.indexOf(next), 1);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
}

describe('the queue of beats', () => {
  it('starts the first beat at once, and shows one at a time with a rest between them', async () => {
    const stage = new Stage();
    for (const name of ['a', 'b', 'c']) stage.queue.add({ name });
    expect(stage.said).toEqual(['0 a']);
    await stage.pass(1000);
    expect(stage.said).toEqual(['0 a', '50 a shown', '150 b', '200 b shown', '300 c', '350 c shown, last']);
    expect(stage.queue.isBusy).toBe(false);
  });

  it('ends with the last animation: nobody waits for a rest before the own turn', async () => {
    const stage = new Stage();
    stage.queue.add({ name: 'a' });
    await stage.pass(50);
    expect(stage.said.at(-1)).toBe('50 a shown, last');
    expect(stage.queue.isBusy).toBe(false);
  });

  it('rests before a beat that comes soon after the last, and not before a late one', async () => {
    const stage = new Stage();
    stage.queue.add({ name: 'a' });
    await stage.pass(80);
    stage.queue.add({ name: 'b' });
    await stage.pass(500);
    stage.queue.add({ name: 'c' });
    expect(stage.said).toEqual(['0 a', '50 a shown, last', '150 b', '200 b shown, last', '580 c']);
  });

  it('shows an own move without a rest', async () => {
    const stage = new Stage();
    stage.queue.add({ name: 'a' });
    await stage.pass(60);
    stage.queue.add({ name: 'own', pace: { stretch: 1, rest: 0 } });
    expect(stage.said.at(-1)).toBe('60 own');
  });

  it('shows beats without a pace at once and synchronously, but in their order', async () => {
    const stage = new Stage();
    stage.queue.add({ name: 'a', pace: null });
    expect(stage.said).toEqual(['0 a', '0 a shown, last']);
    expect(stage.queue.isBusy).toBe(false);
    stage.queue.add({ name: 'b' });
    stage.queue.add({ name: 'c', pace: null });
    await stage.pass(500);
    expect(stage.said.slice(2)).toEqual(['100 b', '150 b shown', '150 c', '150 c shown, last']);
  });

  it('goes to the last beat when skipped, during an animation', async () => {
    const stage = new Stage();
    for (const name of ['a', 'b', 'c']) stage.queue.add({ name });
    await stage.pass(10);
    stage.queue.skip();
    expect(stage.said).toEqual(['0 a', '10 c shown, last']);
    await stage.pass(1000);
    expect(stage.said).toHaveLength(2);
    expect(stage.queue.isBusy).toBe(false);
  });

  it('goes to the last beat when skipped, during a rest', async () => {
    const stage = new Stage();
    for (const name of ['a', 'b']) stage.queue.add({ name });
    await stage.pass(70);
    stage.queue.skip();
    await stage.pass(1000);
    expect(stage.said).toEqual(['0 a', '50 a shown', '70 b shown, last']);
  });

  it('shows new beats after it was skipped', async () => {
    const stage = new Stage();
    stage.queue.add({ name: 'a' });
    stage.queue.skip();
    stage.queue.add({ name: 'b' });
    await stage.pass(1000);
    expect(stage.said.slice(-2).map((line) => line.slice(line.indexOf(' ') + 1))).toEqual(['b', 'b shown, last']);
    expect(stage.said.filter((line) => line.includes('a shown'))).toHaveLength(1);
  });

  it('drops everything when cleared, and does nothing when skipped while idle', async () => {
    const stage = new Stage();
    for (const name of ['a', 'b']) stage.queue.add({ name });
    stage.queue.clear();
    await stage.pass(1000);
    expect(stage.said).toEqual(['0 a']);
    stage.queue.skip();
    expect(stage.said).toEqual(['0 a']);
  });

  it('goes on after an animation that fails', async () => {
    const stage = new Stage();
    stage.fails = true;
    stage.queue.add({ name: 'a' });
    await stage.pass(10);
    expect(stage.said).toEqual(['0 a', '0 a shown, last']);
  });
});

describe('the pace of a beat', () => {
  it('is slower at slower speeds, and none at the speed "instant"', () => {
    const paces = SPEEDS.map((speed) => paceOf(speed, false, 0));
    expect(paces.at(-1)).toBeNull();
    const seen = paces.slice(0, -1) as Pace[];
    expect([...seen].sort((a, b) => b.rest - a.rest)).toEqual(seen);
    expect([...seen].sort((a, b) => b.stretch - a.stretch)).toEqual(seen);
  });

  it('of own moves has no rest', () => {
    for (const speed of ['slow', 'normal', 'fast'] as const) expect(paceOf(speed, true, 0)?.rest).toBe(0);
    expect(paceOf('instant', true, 0)).toBeNull();
  });

  it('lets the steps of a turn fit into 1.2 seconds at the normal speed, whether they arrive together or not', () => {
    const usual = paceOf('normal', false, 0) as Pace;
    for (const steps of [1, 2, 3, 5, 12])
      for (const areTogether of [true, false]) {
        let spent = 0;
        let shown = 0;
        for (let step = 0; step < steps; step++) {
          const pace = paceOfStep(usual, spent, areTogether ? steps - 1 - step : 0);
          if (!pace) continue;
          spent += (spent ? pace.rest : 0) + 300 * pace.stretch;
          shown += 1;
        }
        expect(spent).toBeLessThanOrEqual(1201);
        expect(shown).toBeGreaterThanOrEqual(Math.min(steps, 3));
      }
  });

  it('hurries if many beats wait, except at the speed "slow"', () => {
    expect(paceOf('normal', false, 20)).toEqual(paceOf('fast', false, 0));
    expect(paceOf('slow', false, 20)).toEqual(paceOf('slow', false, 0));
  });

  it('hurries at every speed while time runs for the user', () => {
    for (const speed of ['slow', 'normal', 'fast'] as const)
      expect(paceOf(speed, false, 0, true)).toEqual(paceOf('fast', false, 0));
    expect(paceOf('instant', false, 0, true)).toBeNull();
  });
});

describe('the events to show again', () => {
  const events = (...seats: (number | null)[]): TableEntry[] =>
    seats.map((seat, i) => ({ number: i + 1, at: 0, kind: 'decided', seat, turn: i }));
  const numbers = (found: readonly TableEntry[]): number[] => found.map(({ number }) => number);

  it('are those of all others since the last own decision', () => {
    expect(numbers(eventsSince(events(0, 0, 1, 1, 2), [0], 9))).toEqual([3, 4, 5]);
    expect(numbers(eventsSince(events(1, 2, 0), [0], 9))).toEqual([]);
    expect(numbers(eventsSince(events(1, 2), [0], 9))).toEqual([1, 2]);
  });

  it('are limited, and never the deals alone', () => {
    expect(numbers(eventsSince(events(0, 1, 2, 1), [0], 2))).toEqual([3, 4]);
    expect(numbers(eventsSince(events(0, null), [0], 9))).toEqual([]);
  });

  it('end with the last turn of one player', () => {
    const turns = (...pairs: [seat: number | null, turn: number][]): TableEntry[] =>
      pairs.map(([seat, turn], i) => ({ number: i + 1, at: 0, kind: 'decided', seat, turn }));
    expect(numbers(lastTurnOf(turns([1, 3], [2, 4], [2, 4], [null, 4])))).toEqual([2, 3]);
    expect(numbers(lastTurnOf(turns([1, 3], [1, 4])))).toEqual([2]);
    expect(lastTurnOf([])).toEqual([]);
  });

  it('leave out the moves of everybody at a shared device', () => {
    expect(numbers(eventsSince(events(0, 2, 1), [0, 1], 9))).toEqual([]);
    expect(numbers(eventsSince(events(0, 1, 2), [0, 1], 9))).toEqual([3]);
  });

  it('are the last turn for spectators', () => {
    const [first, second, third] = events(0, 1, 1);
    const same = [first, { ...second, turn: 5 }, { ...third, turn: 5 }] as TableEntry[];
    expect(numbers(eventsSince(same, [], 9))).toEqual([2, 3]);
  });
});
