/** What the session asks the server about the position: the effect of a decision, and the sources of points. */
import { api } from '../../net/rest';
import type { TableWatch } from '../../net/table.svelte';
import type { Decision, Moment, Preview, ScoreLine, ScoresFound } from '../../net/types';

/** Coins, movement points and so on. */
export type Left = Readonly<Record<string, number>>;

/** The effect of the decision in question: its points at first, then everything. */
export class Considering {
  private full = $state.raw<{ number: number; play: string; times: number; preview: Preview } | null>(null);
  private asked = '';

  constructor(private readonly watch: TableWatch) {}

  /** Request the full effect of a decision that is made so many `times` in a row. */
  ask(decision: Decision | null, times: number): void {
    const number = this.watch.asked;
    const key = decision ? `${number} ${times} ${decision.notation}` : '';
    if (key === this.asked) return;
    this.asked = key;
    if (!decision) return;
    this.watch
      .preview(decision.notation, times)
      .then((preview) => {
        if (this.asked === key) this.full = { number, play: decision.notation, times, preview };
      })
      .catch(() => {}); // the short preview stays
  }

  /** What is known of it so far. */
  of(decision: Decision | null, times: number): Preview | null {
    const found = this.found(decision);
    return found?.times === times ? found.preview : times === 1 ? (decision?.preview ?? null) : null;
  }

  /** What the user has left of what it costs after making it once, twice and so on. */
  left(decision: Decision | null): readonly Left[] {
    return this.found(decision)?.preview.left ?? [];
  }

  private found(decision: Decision | null): typeof this.full {
    return this.full?.play === decision?.notation && this.full?.number === this.watch.asked ? this.full : null;
  }
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
