/** Plays animations one after another: skippable, faster when more wait, off for reduced motion. */

export interface Motion {
  /** Milliseconds at normal speed. */
  duration: number;
  /** Draws the moment `t`, from 0 to 1; the last call has 1. */
  draw: (t: number) => void;
  ease?: (t: number) => number;
}

export interface Ticker {
  now: () => number;
  request: (callback: () => void) => number;
  cancel: (handle: number) => void;
}

export const browserTicker: Ticker = {
  now: () => performance.now(),
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
};

export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
export const easeIn = (t: number): number => t ** 3;
export const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

/** The durations of animations in milliseconds. */
export const DURATION = {
  lift: 150,
  travel: (steps: number): number => Math.min(300, 180 + 40 * steps),
  attack: 280,
  kamikaze: 300,
  rise: 220,
  slide: 200,
  still: 120,
} as const;

export class MotionQueue {
  private waiting: { motion: Motion; done: () => void }[] = [];
  private running: { motion: Motion; done: () => void; start: number; duration: number } | null = null;
  private handle = 0;

  constructor(private readonly ticker: Ticker = browserTicker) {}

  get busy(): boolean {
    return this.running !== null;
  }

  /** Queue an animation with a factor of its duration; resolves when it has ended or was skipped. */
  play(motion: Motion, stretch = 1): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ motion: { ...motion, duration: motion.duration * stretch }, done: resolve });
      if (!this.running) this.next();
    });
  }

  /** Skip all animations. */
  finish(): void {
    this.ticker.cancel(this.handle);
    const all = this.running ? [this.running, ...this.waiting] : this.waiting;
    [this.running, this.waiting] = [null, []];
    for (const { motion, done } of all) {
      motion.draw(1);
      done();
    }
  }

  private next(): void {
    const first = this.waiting.shift();
    if (!first) {
      this.running = null;
      return;
    }
    const hurry = this.waiting.length ? 2 : 1;
    this.running = { ...first, start: this.ticker.now(), duration: first.motion.duration / hurry };
    first.motion.draw(0);
    this.handle = this.ticker.request(this.tick);
  }

  private readonly tick = (): void => {
    const running = this.running;
    if (!running) return;
    const t = running.duration <= 0 ? 1 : Math.min(1, (this.ticker.now() - running.start) / running.duration);
    running.motion.draw((running.motion.ease ?? easeInOut)(t));
    if (t < 1) {
      this.handle = this.ticker.request(this.tick);
      return;
    }
    running.done();
    this.running = null;
    this.next();
  };
}

/** Whether the user asked the system for reduced motion. */
export const wantsLittleMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
