/** What the session asks the server about the position: the effect of a decision, and the sources of points. */
import { api } from '../../net/rest';
import type { TableWatch } from '../../net/table.svelte';
import type { Decision, Moment, Preview, ScoreLine, ScoresFound } from '../../net/types';

/** Coins, movement points and so on. */
export type Left = Readonly<Record<string, number>>;

/** The effect of the decision in question: its points at first, then everything. */
export class Considering {
  private known = $state.raw<Known | null>(null);
  private request: { key: string; answer: Promise<Preview> } | null = null;

  constructor(private readonly watch: TableWatch) {}

  /** Request the full effect of a decision that is made so many `times` in a row, unless that was the last request. */
  ask(decision: Decision, times: number): Promise<Preview> {
    const [number, play] = [this.watch.asked, decision.notation];
    const key = `${number} ${times} ${play}`;
    if (this.request?.key === key) return this.request.answer;
    const answer = this.watch.preview(play, times);
    this.request = { key, answer };
    const learn = (found: Preview | null): void => {
      if (this.request?.key !== key) return;
      const once = times === 1 ? found : (this.found(decision)?.once ?? null);
      this.known = { number, play, times, once, last: found ?? once };
      if (!found) this.request = null; // another attempt may succeed
    };
    answer.then(learn, () => learn(null));
    return answer;
  }

  /** No decision is in question. */
  stop(): void {
    this.request = null;
  }

  /** What is known of it so far: until an answer comes, the effect for another number of times. */
  of(decision: Decision | null, times: number): Preview | null {
    const found = this.found(decision);
    return (times === 1 ? found?.once : found?.last) ?? decision?.preview ?? null;
  }

  /** Whether the effect of making it more than once is still unknown; after an error, the effect for once counts. */
  isOpen(decision: Decision, times: number): boolean {
    return times > 1 && this.found(decision)?.times !== times;
  }

  /** What the user has left of what it costs after making it once, twice and so on. */
  left(decision: Decision | null): readonly Left[] {
    return this.found(decision)?.last?.left ?? [];
  }

  private found(decision: Decision | null): Known | null {
    return this.known?.play === decision?.notation && this.known?.number === this.watch.asked ? this.known : null;
  }
}

/** The effects of a decision. */
interface Known {
  number: number;
  play: string;
  /** Of making it once. */
  once: Preview | null;
  /** Of making it as often as was asked last. */
  last: Preview | null;
  times: number;
}

export interface ScoreSheets {
  number: number;
  /** By seat. */
  lines: readonly (readonly ScoreLine[])[];
}

/** The points of each seat by source, requested after every event. */
export class Scoring {
  sheets = $state.raw<ScoreSheets | null>(null);

  constructor(private readonly watch: TableWatch) {}

  async count(moment: Moment): Promise<void> {
    if (moment.scores) return void (this.sheets = { number: moment.number, lines: moment.scores });
    if (!moment.position) return;
    const { match, viewer, privateCode: code } = this.watch;
    try {
      const found = await api.get<ScoresFound>(`tables/${match}/scores`, {
        seat: viewer,
        code,
      });
      if (found.number >= (this.sheets?.number ?? 0)) this.sheets = { number: found.number, lines: found.scores };
    } catch {
      // Without sources; the sums are in the moment.
    }
  }
}
