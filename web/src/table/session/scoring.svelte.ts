/** Where the points come from, if it ended now: asked for whenever something has happened. */
import { api } from '../../net/rest';
import type { TableWatch } from '../../net/table.svelte';
import type { Moment, ScoreLine, ScoresFound } from '../../net/types';

export interface ScoreSheets {
  number: number;
  /** By seat. */
  lines: readonly (readonly ScoreLine[])[];
}

export class Scoring {
  sheets = $state.raw<ScoreSheets | null>(null);

  constructor(private readonly watch: TableWatch) {}

  async count(moment: Moment): Promise<void> {
    if (moment.scores) return void (this.sheets = { number: moment.number, lines: moment.scores });
    if (!moment.position) return;
    const { match, viewer, code } = this.watch;
    try {
      const found = await api.get<ScoresFound>(`tables/${match}/scores`, {
        seat: viewer,
        code,
      });
      if (found.number >= (this.sheets?.number ?? 0)) this.sheets = { number: found.number, lines: found.scores };
    } catch {
      // Sources are left out then; the sums are in the moment.
    }
  }
}
