/** "While you were away": replays missed moves on the board. */
import type { Moment, TableEntry } from '../../net/types';
import { loadPast } from '../../replay/moments';
import { isEvent, spokenLine } from './log-lines';
import { lastSeen, prefs } from './prefs.svelte';
import type { Session } from './session.svelte';

const PAUSE_MS = 900;
const MOST_MS = 1200;

export class Missed {
  /** The entries that the user missed, and the one that is shown. */
  lines = $state.raw<readonly TableEntry[]>([]);
  at = $state<number | null>(null);
  line = $state('');

  constructor(private readonly session: Session) {}

  /** Store the missed entries when a table is opened again. */
  remember(entries: readonly TableEntry[], after: Moment): void {
    const seen = lastSeen(this.session.watch.match);
    const missed = entries.filter(
      (entry) => entry.number > seen && isEvent(entry) && entry.seat !== this.session.watch.viewer,
    );
    if (seen > 0 && missed.length && after.status === 'running') this.lines = missed;
  }

  forget(): void {
    [this.lines, this.at, this.line] = [[], null, ''];
    this.session.showNow();
  }

  /** Replay them on the board; any key or tap stops it. */
  async play(): Promise<void> {
    const { session, lines } = this;
    const { watch } = session;
    const now = watch.moment;
    const first = session.standing.findIndex((entry) => entry.number === lines[0]?.number);
    if (!now || first < 0) return this.forget();
    this.at = 0;
    const goesOn = (): boolean => this.lines === lines && watch.moment === now;
    const past = await loadPast(watch.match, watch.viewer === null ? 'public' : 'own', watch.code, first, now.events)
      .then(({ moments }) => moments)
      .catch(() => []);
    let before: Moment | null = null;
    for (const one of past) {
      if (!goesOn()) break;
      const { position, points, turn, step, asks } = one;
      const then: Moment = { ...now, position, points, turn, step, asks, to_decide: [] };
      if (before) {
        this.line = session.spoken = session.say(spokenLine(one));
        session.pointed = one.entry;
        const entry = session.entryOf(one.entry);
        if (entry && prefs.motion) await session.playOut(entry, before, then, MOST_MS);
      }
      if (!goesOn()) break;
      session.shown = before = then;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    if (this.lines === lines) this.forget();
    session.pointed = null;
    session.showNow();
  }
}
