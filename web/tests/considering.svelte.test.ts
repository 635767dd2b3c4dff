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
  /** A table that answers when it is told to. */
  const table = () => {
    const asked: { play: string; times: number; answer: () => Promise<void> }[] = [];
    const watch = {
      asked: 1,
      preview: (play: string, times: number) =>
        new Promise<Preview>((answer) =>
          asked.push({ play, times, answer: () => (answer(answerOf(times)), new Promise((done) => setTimeout(done))) }),
        ),
    };
    return { considering: new Considering(watch as unknown as TableWatch), asked, watch };
  };

  it('is asked for as often as it is to be made', async () => {
    const { considering, asked } = table();
    considering.ask(step, 1);
    considering.ask(step, 1);
    expect(considering.of(step, 1)).toEqual(step.preview);
    await asked[0]?.answer();
    considering.ask(step, 3);
    expect(considering.of(step, 3)).toBeNull();
    expect(considering.left(step).length).toBe(3);
    await asked[1]?.answer();
    expect(considering.of(step, 3)).toMatchObject({ points: [3], ends: true });
    expect(asked.map(({ play, times }) => [play, times])).toEqual([
      ['M1-M2', 1],
      ['M1-M2', 3],
    ]);
  });
  it('has no answer that is late or about another number', async () => {
    const { considering, asked, watch } = table();
    considering.ask(step, 2);
    considering.ask(step, 3);
    await asked[1]?.answer();
    await asked[0]?.answer();
    expect(considering.of(step, 2)).toBeNull();
    expect(considering.of(step, 3)?.points).toEqual([3]);
    watch.asked = 2;
    expect([considering.of(step, 3), considering.left(step)]).toEqual([null, []]);
    expect([considering.of(null, 1), considering.left(null)]).toEqual([null, []]);
  });
});
