/** What the board shows: the events of a match one at a time, until the present; and past events once more. */
import type { Change } from '../../net/table.svelte';
import type { Moment, PastMoment, TableEntry } from '../../net/types';
import { loadPast } from '../../replay/moments';
import { BeatQueue, eventsSince, lastTurnOf, paceOf, paceOfStep, type Pace } from './beats';
import { isEvent } from './log-lines';
import { lastSeen, prefs } from './prefs.svelte';
import type { Session } from './session.svelte';

/** How long an animation may take at its usual speed, in milliseconds. */
const MOST_MS = 1500;
/** How many events are shown again. */
const MOST_AGAIN = 40;

interface Beat {
  entries: readonly TableEntry[];
  after: Moment;
  isOwn: boolean;
  /** Whether it does not interrupt the viewer, who decides before and after it. */
  isMeanwhile: boolean;
  isPast: boolean;
}

export class Showing {
  /** The moment on the board. */
  moment = $state.raw<Moment | null>(null);
  /** Whether something is still to be shown. */
  isBusy = $state(false);
  /** The event that is shown, or was shown last while others wait. */
  event = $state.raw<TableEntry | null>(null);
  /** The moment that the shown event leads to. */
  private next = $state.raw<Moment | null>(null);
  /** The number of the last entry that was shown, while something is still to be shown. */
  private told = $state(0);
  /** The steps of another player's turn that were shown. */
  private made = $state.raw<readonly TableEntry[]>([]);
  /** What the steps of this turn took, in milliseconds. */
  private spent = 0;
  /** The turn that the user goes through step by step, and the moments before its steps. */
  private stepping = $state.raw<{ steps: readonly TableEntry[]; moments: readonly Moment[]; at: number } | null>(null);
  /** Whether past events are shown again. */
  isPast = $state(false);
  /** The events that the user missed. */
  missed = $state.raw<readonly TableEntry[]>([]);

  private readonly queue = new BeatQueue<Beat>({
    now: () => performance.now(),
    later: (run, ms) => void setTimeout(run, ms),
    paceOf: (beat, waiting) => this.paceOf(beat, waiting),
    begin: (beat, pace) => this.begin(beat, pace),
    cut: () => this.session.player?.finish(),
    end: (beat, isLast) => this.end(beat, isLast),
  });

  constructor(private readonly session: Session) {}

  /** The last turn of another player since the viewer's last decision. */
  private readonly lastTurn = $derived.by(() =>
    lastTurnOf(eventsSince(this.session.standing, this.session.watch.viewers, MOST_AGAIN)),
  );

  /** The steps of another player's turn that are marked on the board: those shown so far, later all of them. */
  get trail(): readonly TableEntry[] {
    return this.isBusy || this.session.lesson ? this.made : this.lastTurn;
  }

  /** All known steps of that turn. */
  get steps(): readonly TableEntry[] {
    return this.session.lesson ? [] : (this.stepping?.steps ?? this.trail);
  }

  /** Whether the user can go through these steps. */
  get canStep(): boolean {
    return !this.isBusy || !!this.stepping;
  }

  /** Whether an entry was shown. */
  hasShown({ number }: TableEntry): boolean {
    return !this.isBusy || this.isPast || number <= this.told;
  }

  /** Whether the board shows moves of others, which a tap or a key skips. */
  get isWatching(): boolean {
    return this.isBusy && (this.isPast || !this.event || !this.isOwn(this.event));
  }

  /** Whether the board shows the present, or the own move that leads to it. */
  get isPresent(): boolean {
    return !this.isBusy || (!this.isWatching && this.next === this.session.watch.moment);
  }

  /** Show a change: after an absence or an undo the present at once, else after everything before it. */
  add({ entries, before, after, caughtUp }: Change): void {
    const events = entries.filter(isEvent);
    const isJump = caughtUp || entries.some(({ kind }) => kind === 'undone');
    if (this.isPast) {
      if (!events.length && !isJump && after.status === before?.status) return;
      this.stopPast(before);
    }
    if (isJump || !before || !this.moment) {
      this.queue.clear();
      [this.isBusy, this.event, this.made] = [false, null, []];
      if (caughtUp) this.noteMissed(entries, after);
      else this.session.speak(entries);
      return this.session.show(after);
    }
    const { viewer } = this.session.watch;
    const decides = (moment: Moment): boolean => viewer !== null && moment.to_decide.includes(viewer);
    const isOwn = events.some((event) => this.isOwn(event));
    const isMeanwhile = !isOwn && decides(before) && decides(after);
    if (!this.isBusy) this.told = before.number;
    this.queue.add({ entries, after, isOwn, isMeanwhile, isPast: false });
    this.isBusy = this.queue.isBusy;
  }

  /** Show the remaining moves at once. */
  skip(): void {
    if (this.isPast) this.stopPast();
    else this.queue.skip();
  }

  private isOwn({ seat }: TableEntry): boolean {
    return typeof seat === 'number' && this.session.watch.viewers.includes(seat);
  }

  /** The pace of a beat; at the normal speed, and if time runs, a turn of another player takes a limited time. */
  private paceOf(beat: Beat, waiting: readonly Beat[]): Pace | null {
    const pace = this.usualPace(beat, waiting.length);
    const first = beat.entries.find(isEvent);
    const last = this.made.at(-1);
    if (!first || first.seat !== last?.seat || first.turn !== last?.turn) this.spent = 0;
    const isNormal = prefs.pace === 'normal' || (beat.isPast && prefs.pace === 'instant');
    const isLimited = isNormal || (this.isTimed && !beat.isPast);
    if (!pace || beat.isOwn || !isLimited || typeof first?.seat !== 'number') return pace;
    const isSame = ({ entries }: Beat): boolean =>
      entries.some((entry) => isEvent(entry) && entry.seat === first.seat && entry.turn === first.turn);
    return paceOfStep(pace, this.spent, waiting.filter(isSame).length);
  }

  private usualPace({ entries, isOwn, isMeanwhile, isPast }: Beat, waiting: number): Pace | null {
    const isSeen = document.visibilityState === 'visible' && !!this.session.player && entries.some(isEvent);
    if (!isSeen || isMeanwhile) return null;
    if (isPast) return paceOf(prefs.pace === 'instant' ? 'normal' : prefs.pace, false, 0);
    return paceOf(prefs.pace, isOwn, waiting, this.isTimed);
  }

  /** Whether the user must decide, and the clock does not wait. */
  private get isTimed(): boolean {
    const { isMine, moment, viewer } = this.session.watch;
    return isMine && !!moment?.clocks[viewer ?? -1]?.running;
  }

  private begin(beat: Beat, pace: Pace | null): Promise<void> | void {
    const [first, ...rest] = beat.entries.filter(isEvent);
    if (!first) return;
    if (pace) return this.animate(beat, pace);
    for (const event of [first, ...rest]) this.announce(event, beat);
  }

  private async animate(beat: Beat, { stretch, rest }: Pace): Promise<void> {
    const before = this.moment ?? beat.after;
    const began = performance.now() - (this.spent ? rest : 0);
    for (const event of beat.entries.filter(isEvent)) {
      if (!this.queue.shows(beat)) return;
      this.announce(event, beat);
      const most = new Promise<void>((done) => setTimeout(done, MOST_MS * stretch));
      await Promise.race([this.session.player?.play(event, before, beat.after, stretch), most]);
    }
    this.spent += performance.now() - began;
  }

  private announce(event: TableEntry, { after, isPast }: Beat): void {
    if (this.isOwn(event)) this.made = [];
    else if (typeof event.seat === 'number') this.made = lastTurnOf([...this.made, event]);
    [this.event, this.next] = [event, after];
    if (isPast) this.session.pointed = event.number;
    else this.told = event.number;
    this.session.announce(event, this.moment ?? after, after);
  }

  private end({ entries, after, isPast }: Beat, isLast: boolean): void {
    if (isLast) [this.isBusy, this.event] = [false, null];
    if (isPast) {
      this.moment = after;
      if (isLast) this.stopPast();
      return;
    }
    this.told = after.number;
    this.session.speak(entries);
    this.session.show(after);
  }

  // ---- past events

  /** Note the events that the user missed, when a table is opened again. */
  private noteMissed(entries: readonly TableEntry[], after: Moment): void {
    const { match, viewer } = this.session.watch;
    const seen = lastSeen(match);
    const missed = entries.filter((entry) => entry.number > seen && isEvent(entry) && entry.seat !== viewer);
    if (seen > 0 && missed.length && after.status === 'running') this.missed = missed;
  }

  /** The last events of others, which can be shown again. */
  get again(): readonly TableEntry[] {
    const { watch, standing, lesson } = this.session;
    return lesson ? [] : eventsSince(standing, watch.viewers, MOST_AGAIN);
  }

  /** Show past events on the board once more, then the present. */
  async playPast(lines: readonly TableEntry[]): Promise<void> {
    const { watch, standing } = this.session;
    const now = watch.moment;
    const first = standing.findIndex((entry) => entry.number === lines[0]?.number);
    if (!now || first < 0 || this.isBusy) return;
    [this.isPast, this.isBusy, this.made] = [true, true, []];
    const found = await loadPast(watch.match, watch.viewer ?? 'public', watch.privateCode, first, now.events).catch(
      () => null,
    );
    if (!this.isPast) return;
    const past = found?.moments ?? [];
    const [start, ...rest] = past.map((one) => momentOf(one, now));
    if (!start || !rest.length) return this.stopPast();
    this.moment = start;
    rest.forEach((after, i) => {
      const entry = this.session.entryOf(past[i + 1]?.entry ?? null);
      const entries = entry ? [entry] : [];
      this.queue.add({ entries, after, isOwn: false, isMeanwhile: false, isPast: true });
    });
  }

  /** Show the last turn of another player once more. */
  async playTurn(): Promise<void> {
    const { steps } = this;
    if (!this.canStep) return;
    if (this.stepping) this.stopPast();
    await this.playPast(steps);
  }

  /** Show the board one step of that turn earlier or later; after the last one the present. */
  async step(by: 1 | -1): Promise<void> {
    const { watch, standing } = this.session;
    const { steps } = this;
    const now = watch.moment;
    const at = (this.stepping?.at ?? steps.length) + by;
    if (!now || !steps.length || !this.canStep || at < 0) return;
    if (at >= steps.length) return this.stepping ? this.stopPast() : undefined;
    let moments = this.stepping?.moments ?? [];
    if (!this.stepping) {
      const indexes = steps.map(({ number }) => standing.findIndex((entry) => entry.number === number));
      const [first = 0, last = 0] = [indexes[0], indexes.at(-1)];
      [this.isPast, this.isBusy] = [true, true];
      this.stepping = { steps, moments, at };
      this.made = steps; // until the moments are loaded
      const found = await loadPast(watch.match, watch.viewer ?? 'public', watch.privateCode, first, last).catch(
        () => null,
      );
      if (this.stepping?.steps !== steps) return;
      const past = indexes.flatMap((index) => found?.moments[index - first] ?? []);
      if (past.length < steps.length) return this.stopPast();
      moments = past.map((one) => momentOf(one, now));
    }
    this.stepping = { steps, moments, at };
    this.made = steps.slice(0, at);
    this.event = steps[at - 1] ?? null;
    this.moment = moments[at] ?? now;
  }

  private stopPast(next: Moment | null = this.session.watch.moment): void {
    this.queue.clear();
    [this.isPast, this.isBusy, this.event, this.stepping] = [false, false, null, null];
    this.session.pointed = null;
    this.moment = next;
  }
}

/** A moment of the past in the form of the present one. */
const momentOf = ({ position, points, turn, step, asks, to_decide }: PastMoment, now: Moment): Moment => ({
  ...now,
  ...{ position, points, turn, step, asks, to_decide },
  status: 'running',
});
