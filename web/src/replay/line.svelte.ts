/** A line that the match did not take, played out on the board of the replay. */
import { netError, type NetError } from '../net/errors';
import type { Move } from '../net/generated/openapi';
import { api } from '../net/rest';
import type { Past, PastMoment } from '../net/types';
import { prefs } from '../table/session/prefs.svelte';
import type { Course } from './course.svelte';

const STEP_MS = 700;

export class ShownLine {
  /** The position that it starts from, and one for each decision. */
  moments = $state.raw<readonly PastMoment[]>([]);
  at = $state(0);
  fault = $state.raw<NetError | null>(null);
  private run = 0;

  constructor(
    private readonly match: string,
    private readonly course: Course,
  ) {}

  readonly moment = $derived.by(() => this.moments[this.at] ?? null);

  /** Play a line from the position after some events. */
  async show(events: number, line: Move['line']): Promise<void> {
    const run = ++this.run;
    this.course.play(false);
    const { eyes, code } = this.course;
    const body = {
      events,
      steps: line.map(({ seat, decision }) => ({ seat, decision })),
      view: typeof eyes === 'number' ? 'seat' : eyes,
      seat: typeof eyes === 'number' ? eyes : null,
    };
    try {
      const found = await api.post<Past>(`tables/${this.match}/line`, body, { code });
      const start = this.course.moments[events];
      if (run !== this.run || !start || !found.moments.length) return;
      [this.fault, this.moments, this.at] = [null, [start, ...found.moments], 0];
      while (run === this.run && this.at < this.moments.length - 1) {
        await new Promise((done) => setTimeout(done, prefs.pace === 'instant' ? 0 : STEP_MS));
        if (run === this.run) await this.step(1);
      }
    } catch (thrown) {
      if (run === this.run) this.fault = netError(thrown);
    }
  }

  /** Go to the next or the previous step. */
  async step(by: 1 | -1): Promise<void> {
    const [before, after] = [this.moments[this.at], this.moments[this.at + by]];
    if (!before || !after) return;
    const run = this.run;
    this.course.stage?.finish();
    if (by === 1 && prefs.pace !== 'instant') await this.course.stage?.play(before, after);
    if (run === this.run) this.at += by;
  }

  /** Pause, and go a step by hand. */
  go(by: 1 | -1): void {
    this.run += 1;
    void this.step(by);
  }

  /** Back to the match. */
  close(): void {
    this.run += 1;
    this.course.stage?.finish();
    [this.moments, this.at, this.fault] = [[], 0, null];
  }
}
