import { describe, expect, it } from 'vitest';
import { DURATION, easeIn, easeInOut, easeOut, MotionQueue, type Ticker } from '../src/view/motion';

/** A clock that moves only when told. */
class Hand implements Ticker {
  time = 0;
  private next: (() => void) | null = null;
  now = (): number => this.time;
  request = (callback: () => void): number => {
    this.next = callback;
    return 1;
  };
  cancel = (): void => {
    this.next = null;
  };
  pass(ms: number): void {
    this.time += ms;
    const callback = this.next;
    this.next = null;
    callback?.();
  }
}

const motion = (drawn: number[], duration = 100) => ({
  duration,
  ease: (t: number) => t,
  draw: (t: number) => void drawn.push(t),
});

describe('the queue of motions', () => {
  it('draws from 0 to 1 and then keeps its promise', async () => {
    const hand = new Hand();
    const queue = new MotionQueue(hand);
    const drawn: number[] = [];
    let done = false;
    const promise = queue.play(motion(drawn)).then(() => (done = true));
    hand.pass(50);
    await Promise.resolve();
    expect(done).toBe(false);
    hand.pass(60);
    await promise;
    expect(drawn).toEqual([0, 0.5, 1]);
    expect(queue.busy).toBe(false);
  });
  it('plays one after another, at double speed while more wait', async () => {
    const hand = new Hand();
    const queue = new MotionQueue(hand);
    const [first, second]: [number[], number[]] = [[], []];
    const both = [queue.play(motion([])), queue.play(motion(first)), queue.play(motion(second))];
    hand.pass(100);
    expect(second).toEqual([]);
    hand.pass(25);
    expect(first).toEqual([0, 0.5]);
    hand.pass(25);
    hand.pass(50);
    expect(second).toEqual([0, 0.5]);
    hand.pass(50);
    await Promise.all(both);
  });
  it('is skipped at once, with everything that waits', async () => {
    const hand = new Hand();
    const queue = new MotionQueue(hand);
    const [first, second]: [number[], number[]] = [[], []];
    const both = [queue.play(motion(first)), queue.play(motion(second))];
    hand.pass(10);
    queue.finish();
    await Promise.all(both);
    expect(first.at(-1)).toBe(1);
    expect(second).toEqual([1]);
    expect(queue.busy).toBe(false);
    hand.pass(10);
    expect(first.at(-1)).toBe(1);
  });
  it('can be used again after it was skipped', async () => {
    const hand = new Hand();
    const queue = new MotionQueue(hand);
    queue.finish();
    const drawn: number[] = [];
    const promise = queue.play(motion(drawn, 0));
    hand.pass(0);
    await promise;
    expect(drawn).toEqual([0, 1]);
  });
});

describe('durations and curves', () => {
  it('of a way grow with its steps up to 300 ms', () => {
    expect([DURATION.travel(1), DURATION.travel(2), DURATION.travel(9)]).toEqual([220, 260, 300]);
  });
  it.each([easeIn, easeOut, easeInOut])('begin at 0 and end at 1', (ease) => {
    expect([ease(0), ease(1)]).toEqual([0, 1]);
  });
});
