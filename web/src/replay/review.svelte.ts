/** The review of a match: requested from the server, followed until it is done, and read by the parts of the page. */
import { netError, type NetError } from '../net/errors';
import type { Review, ReviewBody, ReviewedDecision, ReviewState } from '../net/generated/openapi';
import { ensureMe } from '../net/me.svelte';
import { api } from '../net/rest';
import { percent, t } from '../texts/texts.svelte';
import type { LogMark } from '../ui/play/LogList.svelte';
import type { Flag } from '../ui/play/Scrubber.svelte';

export type Grade = ReviewedDecision['grade'];
export type Effort = NonNullable<ReviewBody['effort']>;

/** From the best to the worst. */
export const GRADES: readonly Grade[] = ['only', 'best', 'good', 'inaccuracy', 'mistake', 'blunder'];
const SIGNS: Readonly<Record<Grade, LogMark['sign']>> = {
  only: '!',
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};
/** Better decisions are marked on the chart only if no other would do. */
const FLAGGED = new Set<string>(['!', '?!', '?', '??']);
const POLL_MS = 700;

/** Whether a better decision is worth showing. */
export const isFaulty = (grade: Grade): boolean => grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder';
export const markFor = (grade: Grade): LogMark => ({ sign: SIGNS[grade], label: t(`grade-${grade}`), grade });
export const markOf = ({ grade }: ReviewedDecision): LogMark => markFor(grade);

/** What a win chance is made of: start + good + lost + others + luck = now. */
export interface Parts {
  start: number;
  /** The change by the seat's own decisions, except slips. */
  good: number;
  /** The change by slips: inaccuracies, mistakes and blunders. */
  lost: number;
  /** The number of slips. */
  slips: number;
  others: number;
  luck: number;
  now: number;
}

export class ReviewRun {
  state = $state.raw<ReviewState | null>(null);
  review = $state.raw<Review | null>(null);
  fault = $state.raw<NetError | null>(null);
  /** Whether the user wants it. */
  isOpen = $state(false);
  private timer = 0;
  private run = 0;

  constructor(
    private readonly match: string,
    private readonly code: string | null,
  ) {}

  readonly isRunning = $derived.by(
    () => this.isOpen && !this.fault && (!this.state || ['waiting', 'running'].includes(this.state.status)),
  );
  /** The part of the current effort that is done, from 0 to 1. */
  readonly progress = $derived.by(() => (this.state?.total ? this.state.done / this.state.total : 0));
  /** By the number of the moment that each decision leads to. */
  private readonly decisions = $derived.by(
    () => new Map((this.review?.decisions ?? []).map((one) => [one.number + 1, one])),
  );
  /** The win chances by moment and seat. */
  readonly chances = $derived.by(() => this.review?.evaluations.map(({ chances }) => chances) ?? null);
  readonly flags = $derived.by((): Flag[] =>
    [...this.decisions].flatMap(([at, decision]) => {
      const { sign } = markOf(decision);
      return FLAGGED.has(sign) ? [{ at, sign: sign as Flag['sign'] }] : [];
    }),
  );

  /** The decision that led to a moment. */
  decisionAt(at: number): ReviewedDecision | null {
    return this.decisions.get(at) ?? null;
  }

  /** The moment of the next slip after a moment, or of the last one before it; only those of some seats. */
  slipFrom(at: number, by: 1 | -1, seats: readonly number[]): number | null {
    const slips = [...this.decisions].filter(([, one]) => isFaulty(one.grade) && seats.includes(one.seat));
    const found = by === 1 ? slips.find(([to]) => to > at) : slips.findLast(([to]) => to < at);
    return found?.[0] ?? null;
  }

  /** The places that the explanation of a decision is about. */
  placesAt(at: number): readonly string[] {
    const decision = this.isOpen ? this.decisionAt(at) : null;
    return decision?.explanation.length ? decision.places : [];
  }

  markAt(at: number): LogMark | undefined {
    const decision = this.decisions.get(at);
    return decision && decision.legal > 1 ? markOf(decision) : undefined;
  }

  /** How many decisions of a seat, or of all, have each grade. */
  countOf(seat: number | null): { grade: Grade; number: number }[] {
    const own = (this.review?.decisions ?? []).filter((one) => (seat === null || one.seat === seat) && one.legal > 1);
    return GRADES.map((grade) => ({ grade, number: own.filter((one) => one.grade === grade).length }));
  }

  /** The grades whose decisions the log shows; all if there are none. */
  chosen = $state.raw<ReadonlySet<Grade>>(new Set());

  choose(grade: Grade): void {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(grade)) chosen.add(grade);
    this.chosen = chosen;
  }

  /** Whether the log shows a moment. */
  isShown(at: number): boolean {
    const mark = this.markAt(at);
    return !this.chosen.size || (mark !== undefined && this.chosen.has(mark.grade as Grade));
  }

  /** Whether anything was left to chance. */
  readonly hasLuck = $derived.by(() => this.review?.totals.some(({ luck }) => luck !== 0) ?? false);

  /** What the win chance of a seat is made of at a moment. */
  partsAt(at: number, seat: number): Parts {
    const start = this.review?.totals[seat]?.start ?? 0;
    const parts = { start, good: 0, lost: 0, slips: 0, others: 0, luck: 0, now: start };
    for (const one of this.review?.decisions ?? []) {
      if (one.number >= at) break;
      const change = (one.after[seat] ?? 0) - (one.before[seat] ?? 0);
      const luck = one.luck[seat] ?? 0;
      const isSlip = one.seat === seat && isFaulty(one.grade);
      parts[isSlip ? 'lost' : one.seat === seat ? 'good' : 'others'] += change;
      parts.slips += isSlip ? 1 : 0;
      parts.luck += luck;
      parts.now += change + luck;
    }
    return parts;
  }

  /** The change of a seat's win chance at a moment, in percentage points. */
  changeAt(at: number, seat: number): number {
    const [before, now] = [this.chances?.[at - 1]?.[seat], this.chances?.[at]?.[seat]];
    return before === undefined || now === undefined ? 0 : Math.round(100 * now) - Math.round(100 * before);
  }

  /** Request it; the result of each effort arrives before the next one begins. */
  async start(effort: Effort = 'refined'): Promise<void> {
    const run = ++this.run;
    [this.isOpen, this.fault, this.state] = [true, null, null];
    try {
      await ensureMe(t('guest-name'));
      if (run !== this.run) return;
      const found = await this.request(effort);
      if (run !== this.run && !this.isOpen) this.cancel(found); // it was closed before its id was known
      await this.take(run, found);
    } catch (thrown) {
      if (run === this.run) this.fault = netError(thrown);
    }
  }

  /** Close it; the server stops if nobody else wants it. */
  stop(): void {
    this.run += 1;
    window.clearTimeout(this.timer);
    if (this.isRunning && this.state) this.cancel(this.state);
    this.isOpen = false;
  }

  private cancel({ id }: ReviewState): void {
    void api.delete(`reviews/${id}`).catch(() => {});
  }

  private request(effort: Effort): Promise<ReviewState> {
    return api.post<ReviewState>('reviews', { match: this.match, effort }, { code: this.code });
  }

  /** The state of a review; it is requested again if it was lost with its server. */
  private follow({ id, effort }: ReviewState, have: string | null): Promise<ReviewState> {
    return api.get<ReviewState>(`reviews/${id}`, { have }).catch((thrown: unknown) => {
      if (netError(thrown).code !== 'no-such-review') throw thrown;
      return this.request(effort as Effort);
    });
  }

  private async take(run: number, found: ReviewState): Promise<void> {
    if (run !== this.run) return;
    this.state = found;
    if (found.review) this.review = found.review;
    if (found.status === 'failed') this.fault = netError(new Error(t('review-failed')));
    if (!this.isRunning) return;
    await new Promise((done) => (this.timer = window.setTimeout(done, POLL_MS)));
    if (run !== this.run) return;
    const have = this.review?.effort ?? null;
    await this.take(run, await this.follow(found, have));
  }
}

/** A chance of some seat as a percentage. */
export const chanceOf = (chances: readonly number[], seat: number): string => percent(chances[seat] ?? 0);
