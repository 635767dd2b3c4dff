/** Shows the moves of a match one at a time, so that they can be followed. Time and drawing come from the host. */
import type { TableEntry } from '../../net/types';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
/** How fast the moves of others are shown. */
export type Speed = (typeof SPEEDS)[number];

/** How a beat is shown. */
export interface Pace {
  /** The factor of the durations of its animations. */
  stretch: number;
  /** The least time between the end of the previous beat and its start, in milliseconds. */
  rest: number;
}

const PACES: Readonly<Record<Speed, Pace | null>> = {
  slow: { stretch: 2, rest: 1000 },
  normal: { stretch: 1, rest: 420 },
  fast: { stretch: 0.7, rest: 130 },
  instant: null,
};
/** The pace of own moves. */
const OWN: Pace = { stretch: 1, rest: 0 };
/** If more beats wait, the normal speed hurries. */
const MANY = 6;

/** The pace of a beat while others wait; null if it is shown at once. If time runs for the user, every speed hurries. */
export const paceOf = (speed: Speed, isOwn: boolean, waiting: number, isTimed = false): Pace | null => {
  if (speed === 'instant') return null;
  if (isOwn) return OWN;
  return PACES[isTimed || (speed === 'normal' && waiting > MANY) ? 'fast' : speed];
};

/** What the steps of a turn take together at the normal speed, the rest between two of them, and what a step takes. */
const [TURN_MS, STEP_REST, STEP_MS] = [1200, 160, 300];
/** A step that would be faster than this is shown at once. */
const LEAST_SHARE = 0.2;

/**
 * The pace of a step of a turn, so that all its steps fit into the time of a turn: earlier steps took `spent` milliseconds,
 * and `more` of them wait.
 */
export const paceOfStep = ({ stretch, rest }: Pace, spent: number, more: number): Pace | null => {
  const own = spent ? STEP_REST : 0;
  const share = Math.min(1, (TURN_MS - spent) / (more + 1) / (own + STEP_MS * stretch));
  return share < LEAST_SHARE ? null : { stretch: stretch * share, rest: spent ? own * share : rest };
};

export interface BeatHost<Beat> {
  /** The time in milliseconds. */
  now: () => number;
  later: (run: () => void, ms: number) => void;
  /** How to show a beat while others wait; null: at once. */
  paceOf: (beat: Beat, waiting: readonly Beat[]) => Pace | null;
  /** Start a beat; resolves when its animation has ended, and returns nothing if it has none. */
  begin: (beat: Beat, pace: Pace | null) => Promise<void> | void;
  /** Finish the running animation at once. */
  cut: () => void;
  /** Show the moment that a beat leads to. */
  end: (beat: Beat, isLast: boolean) => void;
}

/** Shows beats in their order, each after the end of the one before. */
export class BeatQueue<Beat extends object> {
  private waiting: Beat[] = [];
  /** The beat that is shown or about to be shown. */
  private current: Beat | null = null;
  /** The end of the last beat. */
  private ended = -Infinity;
  /** How often the queue was emptied; a run from before stops. */
  private round = 0;

  constructor(private readonly host: BeatHost<Beat>) {}

  get isBusy(): boolean {
    return this.current !== null;
  }

  /** Whether a beat is shown now. */
  shows(beat: Beat): boolean {
    return this.current === beat;
  }

  /** Show a beat after all that wait; the first one starts at once. */
  add(beat: Beat): void {
    this.waiting.push(beat);
    if (!this.isBusy) void this.run();
  }

  /** Show the moment after the last beat at once. */
  skip(): void {
    const last = this.waiting.at(-1) ?? this.current;
    this.clear();
    if (last) this.host.end(last, true);
  }

  /** Drop all beats. */
  clear(): void {
    this.round += 1;
    [this.waiting, this.current] = [[], null];
    this.host.cut();
  }

  private async run(): Promise<void> {
    const { host, round } = this;
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) {
      this.current = beat;
      const pace = host.paceOf(beat, this.waiting);
      const rest = this.ended + (pace?.rest ?? 0) - host.now();
      if (pace && rest > 0) await new Promise<void>((done) => host.later(done, rest));
      if (round !== this.round) return;
      const animation = host.begin(beat, pace);
      if (animation) await animation.catch(() => {}); // what it leads to is shown in any case
      if (round !== this.round) return;
      this.ended = host.now();
      if (!this.waiting.length) this.current = null;
      host.end(beat, !this.waiting.length);
      if (round !== this.round) return;
    }
  }
}

/** The last events of others: those since the last decision of a seat of the viewer, or the last turn for spectators. */
export const eventsSince = (
  standing: readonly TableEntry[],
  own: readonly number[],
  most: number,
): readonly TableEntry[] => {
  const isOwn = ({ seat }: TableEntry): boolean => typeof seat === 'number' && own.includes(seat);
  const turn = standing.at(-1)?.turn;
  const last = standing.findLastIndex((entry) => (own.length ? isOwn(entry) : entry.turn !== turn));
  const since = standing.slice(last + 1).slice(-most);
  return since.some(({ seat }) => typeof seat === 'number') ? since : [];
};

/** Of these events those of the last turn. */
export const lastTurnOf = (events: readonly TableEntry[]): readonly TableEntry[] => {
  const last = events.findLast(({ seat }) => typeof seat === 'number');
  return last ? events.filter(({ seat, turn }) => seat === last.seat && turn === last.turn) : [];
};
