/** Requests for what a decision leads to. */
import { describe, expect, it } from 'vitest';
import type { TableWatch } from '../src/net/table.svelte';
import type { Decision, Preview } from '../src/net/types';
import { Considering } from '../src/table/session/queries.svelte';

describe('a decision in question', () => {
  const step = { notation: 'M1-M2', preview: { points: [1], gains: [0], ends: false } } as Decision;
  const answerOf = (times: number): Preview => ({
    ...{ points: [times], gains: [times], ends: times === 3 },
    left: [{ points: 2 }, { points: 1 }, { points: 0 }],
  });
  /** A table that answers or refuses at a call of the test. */
  const table = () => {
    const asked: { play: string; times: number; answer: () => Promise<void>; refuse: () => Promise<void> }[] = [];
    const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
    const watch = {
      asked: 1,
      preview: (play: string, times: number) =>
        new Promise<Preview>((answer, refuse) =>
          asked.push({
            ...{ play, times },
            answer: () => (answer(answerOf(times)), settled()),
            refuse: () => (refuse(new Error('lost')), settled()),
          }),
        ),
    };
    const considering = new Considering(watch as unknown as TableWatch);
    const ask = (times: number): void => void considering.ask(step, times).catch(() => {});
    return { considering, ask, asked, watch };
  };

  it('is asked for as often as it is to be made', async () => {
    const { considering, ask, asked } = table();
    ask(1);
    ask(1);
    expect(considering.of(step, 1)).toEqual(step.preview);
    await asked[0]?.answer();
    ask(3);
    expect(considering.left(step).length).toBe(3);
    await asked[1]?.answer();
    expect(considering.of(step, 3)).toMatchObject({ points: [3], ends: true });
    expect(asked.map(({ play, times }) => [play, times])).toEqual([
      ['M1-M2', 1],
      ['M1-M2', 3],
    ]);
  });
  it('keeps its last effect until the one for another number is known', async () => {
    const { considering, ask, asked } = table();
    ask(1);
    await asked[0]?.answer();
    ask(2);
    expect([considering.isOpen(step, 2), considering.of(step, 2)?.points]).toEqual([true, [1]]);
    await asked[1]?.answer();
    ask(3);
    expect([considering.isOpen(step, 3), considering.of(step, 3)?.points]).toEqual([true, [2]]);
    await asked[2]?.answer();
    expect([considering.isOpen(step, 3), considering.of(step, 3)?.points]).toEqual([false, [3]]);
    expect([considering.isOpen(step, 1), considering.of(step, 1)?.points]).toEqual([false, [1]]);
  });
  it('has the effect for one after an error, and is asked for again', async () => {
    const { considering, ask, asked } = table();
    ask(1);
    await asked[0]?.answer();
    ask(3);
    await asked[1]?.answer();
    ask(2);
    await asked[2]?.refuse();
    expect([considering.isOpen(step, 2), considering.of(step, 2)?.points]).toEqual([false, [1]]);
    expect(considering.left(step).length).toBe(3);
    ask(2);
    await asked[3]?.answer();
    expect(considering.of(step, 2)?.points).toEqual([2]);
  });
  it('is requested once for its preview and for a drop', async () => {
    const { considering, asked } = table();
    const [first, second] = [considering.ask(step, 1), considering.ask(step, 1)];
    await asked[0]?.answer();
    expect(await first).toBe(await second);
    await considering.ask(step, 1);
    expect(asked.length).toBe(1);
  });
  it('has no answer that is late or about another moment', async () => {
    const { considering, ask, asked, watch } = table();
    ask(2);
    ask(3);
    await asked[1]?.answer();
    await asked[0]?.answer();
    expect(considering.isOpen(step, 2)).toBe(true);
    expect(considering.of(step, 3)?.points).toEqual([3]);
    watch.asked = 2;
    expect([considering.of(step, 3), considering.left(step)]).toEqual([step.preview, []]);
    expect([considering.of(null, 1), considering.left(null)]).toEqual([null, []]);
  });
});
