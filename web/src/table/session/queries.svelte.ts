/** What the session asks the server about the position: the effect of a decision, and the sources of points. */
import { api } from '../../net/rest';
import type { TableWatch } from '../../net/table.svelte';
import type { Decision, Moment, Preview, ScoreLine, ScoresFound } from '../../net/types';

/** The effect of the decision in question: its points at first, then everything. */
export class Considering {
  private full = $state.raw<{ number: number; play: string; preview: Preview } | null>(null);
  private asked = '';

  constructor(private readonly watch: TableWatch) {}

  /** Request the full effect of a decision. */
  ask(decision: Decision | null): void {
    const number = this.watch.asked;
    const key = decision ? `${number} ${decision.notation}` : '';
    if (key === this.asked) return;
    this.asked = key;
    if (!decision) return;
    this.watch
      .preview(decision.notation)
      .then((preview) => {
        if (this.asked === key) this.full = { number, play: decision.notation, preview };
      })
      .catch(() => {}); // the short preview stays
  }

  /** What is known of it so far. */
  of(decision: Decision | null): Preview | null {
    if (!decision) return null;
    const found = this.full;
    return found && found.play === decision.notation && found.number === this.watch.asked
      ? found.preview
      : (decision.preview ?? null);
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
