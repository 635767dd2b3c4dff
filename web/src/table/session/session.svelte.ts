/** The state of a table's screen: the shown moment, messages, bubbles and animations. */
import { lettersOf, type Letter } from '../../art/identity';
import { netError, type NetError } from '../../net/errors';
import { TableWatch, type Change, type Connection, type OptionalFields } from '../../net/table.svelte';
import type { CommandType, Decision, Moment, Preview, TableEntry } from '../../net/types';
import { sentence, t } from '../../texts/texts.svelte';
import type { LogEntry } from '../../ui/play/LogList.svelte';
import type { PlayerInfo } from '../../ui/player/PanelHead.svelte';
import { Hints } from './hints.svelte';
import { isEvent, logLines, spokenLine, standingEvents } from './log-lines';
import { Missed } from './missed.svelte';
import { playerInfo, seatName, timeLeft, withNames } from './people';
import { keepSeen, prefs } from './prefs.svelte';
import { Considering, Scoring, type ScoreSheets } from './queries.svelte';
import type { Bubble, LessonView, Player, TableSession, ToastLine } from './session-shape';
import { buzz, playSound } from './sound';

export class Session implements TableSession {
  readonly watch: TableWatch;
  readonly hints: Hints = new Hints(this);
  shown = $state.raw<Moment | null>(null);
  busy = $state(false);
  bubble = $state.raw<Bubble | null>(null);
  toast = $state.raw<ToastLine | null>(null);
  spoken = $state('');
  urgent = $state('');
  pointed = $state<number | null>(null);
  unread = $state(0);
  chatOpen = $state(false);
  opened = $state<number | null>(null);
  curtain = $state<number | null>(null);
  player: Player | null = null;
  lesson: LessonView | null = null;
  /** Whether its page is shown. */
  attended = true;
  course = $state.raw<readonly { turn: number; points: readonly number[] }[]>([]);

  private tick = $state(0);
  private readonly away = new Missed(this);
  private readonly considering: Considering;
  private readonly scoring: Scoring;
  private queue: Promise<void> = Promise.resolve();
  private queued = 0;
  /** How often a moment was shown without animation; queued animations from before are dropped. */
  private jumps = 0;
  private timer = 0;
  private off: () => void = () => {};

  constructor(match: string, code: string | null, connection?: Connection) {
    this.watch = new TableWatch(match, code, connection);
    this.considering = new Considering(this.watch);
    this.scoring = new Scoring(this.watch);
  }

  /** Its page is shown from now on. */
  attend(): void {
    this.attended = true;
    if (this.shown) keepSeen(this.watch.match, this.shown.number);
  }

  start(): Promise<void> {
    this.off = this.watch.onchange((change) => this.changed(change));
    this.timer = window.setInterval(() => {
      if (this.watch.moment?.clocks.some((clock) => clock.running)) this.clockTick();
    }, 250);
    return this.watch.start();
  }

  end(): void {
    this.off();
    this.watch.end();
    window.clearInterval(this.timer);
  }

  // ---- players

  get letters(): Letter[] {
    const board = this.watch.ground?.board;
    return board ? lettersOf(board.identities) : [];
  }

  get seats(): number[] {
    return (this.watch.moment?.seats ?? []).map((_, seat) => seat);
  }

  letter(seat: number): Letter {
    return this.letters[seat] ?? 'E';
  }

  name(seat: number): string {
    return seatName(this.watch.moment, this.letters, seat);
  }

  readonly say = (text: string): string =>
    this.lesson ? text : withNames(text, this.letters, (seat) => this.name(seat));

  playerInfo(seat: number): PlayerInfo {
    void this.tick;
    return playerInfo(this.watch.moment, this.letter(seat), seat, this.watch.viewer, this.watch.now());
  }

  get me(): string | null {
    return this.watch.moment?.seats[this.watch.viewer ?? -1]?.person?.id ?? null;
  }

  private warned = 0;

  private clockTick(): void {
    this.tick += 1;
    const { viewer, moment } = this.watch;
    if (viewer === null || !moment?.clocks[viewer]?.running) return void (this.warned = 0);
    const left = timeLeft(moment, viewer, this.watch.now());
    const level = left < 10_000 ? 2 : left < 60_000 ? 1 : 0;
    if (level > this.warned) {
      this.urgent = t('clock-warning', { seconds: Math.max(0, Math.round(left / 1000)) });
      playSound('turn');
    }
    this.warned = level;
  }

  // ---- changes

  private changed(change: Change): void {
    const { entries, before, after, caughtUp } = change;
    this.bubble = null;
    if (caughtUp) this.away.remember(entries, after);
    else this.tell(entries, before, after);
    const events = entries.filter(isEvent);
    const { turn = 0, points } = after;
    if (points && (events.length || !before))
      this.course = [...this.course.filter((point) => point.turn < turn), { turn, points }];
    if (caughtUp || !before || !this.shown || (!events.length && this.queued === 0)) {
      this.jumps += 1;
      this.show(after);
      return;
    }
    this.queued += 1;
    const { jumps } = this;
    const isOutdated = (): boolean => jumps !== this.jumps;
    this.queue = this.queue.then(async () => {
      try {
        if (!isOutdated()) await this.animate(events, this.shown ?? before, after);
      } finally {
        this.queued -= 1;
        if (isOutdated()) this.busy = this.queued > 0;
        else this.show(after);
      }
    });
  }

  /** Announce entries: to screen readers, in the chat counter, and revealed bids in a toast. */
  private tell(entries: readonly TableEntry[], before: Moment | null, after: Moment): void {
    const said = entries.filter((entry) => entry.kind === 'said');
    if (said.length) {
      if (!this.chatOpen) this.unread += said.filter((entry) => entry.person?.id !== this.me).length;
      const last = said[said.length - 1];
      this.spoken = `${last?.person?.name ?? ''}: ${last?.text ?? ''}`;
    }
    const spoken = entries
      .filter((entry) => entry.sentence)
      .map((entry) => (isEvent(entry) ? this.say(spokenLine(entry)) : spokenLine(entry)));
    if (spoken.length) this.spoken = spoken.join(' ');
    const revealed =
      before?.step === 'bid' && after.step !== 'bid'
        ? entries.filter(isEvent).flatMap((entry) => entry.consequences ?? [])
        : [];
    if (revealed.length) this.toast = { text: this.say(revealed.map((told) => told.sentence).join(' ')) };
  }

  private async animate(events: readonly TableEntry[], before: Moment, after: Moment): Promise<void> {
    const isSeen =
      prefs.motion && events.length < 12 && this.queued < 4 && document.visibilityState === 'visible' && !!this.player;
    this.busy = isSeen;
    for (const entry of events) {
      playSound(this.player?.soundOf(entry, before, after) ?? 'place');
      if (isSeen) await this.playOut(entry, before, after, 1500);
    }
  }

  /** Animate an event, at most for some milliseconds. */
  async playOut(entry: TableEntry, before: Moment, after: Moment, most: number): Promise<void> {
    await Promise.race([this.player?.play(entry, before, after), new Promise((done) => setTimeout(done, most))]);
  }

  private show(after: Moment): void {
    const was = this.shown;
    this.shown = after;
    this.busy = this.queued > 0;
    if (this.attended) keepSeen(this.watch.match, after.number);
    const mine = this.watch.isMine;
    const wasMine = was !== null && this.watch.viewer !== null && was.to_decide.includes(this.watch.viewer);
    if (mine && !wasMine && was) {
      this.urgent = t('your-turn-say', { asks: this.say(after.asks ?? '') });
      playSound('turn');
      buzz(40);
    }
    this.handOver(after);
    if (after.status === 'over' && was?.status === 'running') playSound('end');
    if (after.events !== was?.events || !this.scores) void this.scoring.count(after);
  }

  /** Show the current moment, unless an animation runs. */
  showNow(): void {
    if (!this.busy) this.shown = this.watch.moment;
  }

  /** On a shared device, switch to the seat whose turn it is, behind a curtain if there are secrets. */
  private handOver(after: Moment): void {
    const { viewers, viewer } = this.watch;
    if (viewers.length < 2 || after.status !== 'running' || (viewer !== null && after.to_decide.includes(viewer)))
      return void (this.curtain = null);
    const next = viewers.find((seat) => after.to_decide.includes(seat) && !after.seats[seat]?.bot);
    if (next === undefined) return;
    if (after.has_secrets) this.curtain = next;
    else this.watch.look(next);
  }

  /** The right player has the device now. */
  openCurtain(): void {
    if (this.curtain !== null) this.watch.look(this.curtain);
    this.curtain = null;
  }

  get scores(): ScoreSheets | null {
    return this.scoring.sheets;
  }

  skip(): void {
    this.player?.finish();
  }

  // ---- missed entries

  get missed(): readonly TableEntry[] {
    return this.away.lines;
  }

  get missedAt(): number | null {
    return this.away.at;
  }

  get missedLine(): string {
    return this.away.line;
  }

  forgetMissed(): void {
    this.away.forget();
  }

  playMissed(): Promise<void> {
    return this.away.play();
  }

  // ---- the log

  get standing(): TableEntry[] {
    return standingEvents(this.watch.entries);
  }

  get lines(): LogEntry[] {
    return logLines(this.watch.entries, this.letters, this.say);
  }

  entryOf(number: number | null): TableEntry | null {
    return number === null ? null : (this.watch.entries.find((entry) => entry.number === number) ?? null);
  }

  get lastEvent(): TableEntry | null {
    return this.standing.findLast((entry) => entry.kind === 'decided' && entry.play) ?? null;
  }

  // ---- actions

  consider(decision: Decision | null): void {
    this.considering.ask(decision);
  }

  brings(decision: Decision | null): Preview | null {
    return this.considering.of(decision);
  }

  get canDecide(): boolean {
    return (
      this.watch.isMine &&
      !this.busy &&
      this.watch.pending === null &&
      this.watch.decisions !== null &&
      this.shown === this.watch.moment &&
      this.missedAt === null
    );
  }

  get decisions(): readonly Decision[] {
    return this.canDecide ? (this.watch.decisions ?? []) : [];
  }

  async decide(play: string, place: string | null = null): Promise<boolean> {
    if (!this.watch.isMine || this.watch.pending !== null) return false;
    buzz(15);
    try {
      await this.watch.decide(play);
      return true;
    } catch (thrown) {
      this.refuse(netError(thrown), place);
      return false;
    }
  }

  /** Show why something is not possible: at its place on the board, or in a toast. */
  refuse(error: NetError, place: string | null = null): void {
    const text = refusalText(error);
    this.spoken = text;
    if (place && error.kind === 'refused') this.bubble = { place, text, rule: error.rule };
    else this.toast = { text, rule: error.rule };
  }

  async explain(chosen: readonly string[], place: string): Promise<void> {
    try {
      const { why_not: why } = await this.watch.whyNot(chosen);
      if (!why) return;
      const text = this.say(sentence(why.message));
      this.bubble = { place, text, rule: why.rule ?? '' };
      this.spoken = `${text} ${why.rule ?? ''}`;
    } catch (thrown) {
      this.refuse(netError(thrown));
    }
  }

  async command<T extends CommandType>(type: T, ...fields: OptionalFields<T>): Promise<boolean> {
    try {
      await this.watch.command(type, ...fields);
      return true;
    } catch (thrown) {
      this.refuse(netError(thrown));
      return false;
    }
  }

  // ---- undo

  get canUndo(): boolean {
    return isUndoable(this.watch.moment) && this.watch.pending === null;
  }

  get undoAsks(): boolean {
    return asksOthers(this.watch.moment, this.watch.viewer);
  }

  get canReset(): boolean {
    return this.canUndo && typeof this.watch.moment?.undo?.turn === 'number';
  }

  undo(): Promise<void> {
    return this.takeBack(this.watch.moment?.undo?.events ?? null);
  }

  resetTurn(): Promise<void> {
    return this.takeBack(this.watch.moment?.undo?.turn ?? this.watch.moment?.undo?.events ?? null);
  }

  /** Undo down to a number of events. */
  private async takeBack(events: number | null): Promise<void> {
    const moment = this.watch.moment;
    if (!moment?.undo || this.busy) return;
    if (this.canUndo) await this.command('undo', { events, number: moment.number });
    else if (moment.undo.why_not) this.toast = { text: t('undo-why-not', { reason: moment.undo.why_not }) };
  }
}

/** Whether the last own decision can be undone, freely or on request. */
const isUndoable = (moment: Moment | null): boolean => {
  const undo = moment?.undo;
  return !!undo && (undo.free || undo.consent) && undo.asked === null;
};

/** Whether another player must agree. */
const asksOthers = (moment: Moment | null, viewer: number | null): boolean =>
  !!moment?.undo?.consent &&
  moment.seats.some((seat, i) => i !== viewer && seat.person && !seat.bot && !seat.away && !seat.gave_up);

/** The message for a rejected or lost request. */
const refusalText = (error: NetError): string => {
  if (error.kind === 'lost') return t('net-lost');
  if (error.kind === 'offline') return t('net-offline');
  return error.code === 'stale' ? t('net-stale') : sentence(error.message);
};
