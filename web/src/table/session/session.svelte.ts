/** The state of a table's screen: the shown moment, messages, bubbles and animations. */
import { lettersOf, type Letter } from '../../art/identity';
import { whenPainted } from '../../lib/painted.svelte';
import { netError, type NetError } from '../../net/errors';
import { TableWatch, type Change, type Connection, type OptionalFields } from '../../net/table.svelte';
import type { CommandType, Decision, Moment, Preview, TableEntry } from '../../net/types';
import { sentence, t, withPlaces } from '../../texts/texts.svelte';
import type { LogEntry } from '../../ui/play/LogList.svelte';
import type { PlayerInfo } from '../../ui/player/PanelHead.svelte';
import { Hints } from './hints.svelte';
import { isEvent, logLines, spokenLine, standingEvents } from './log-lines';
import { playerInfo, seatName, timeLeft, withNames } from './people';
import { keepSeen } from './prefs.svelte';
import { Considering, Scoring, type Left, type ScoreSheets } from './queries.svelte';
import type { Bubble, LessonView, Player, TableSession, ToastLine } from './session-shape';
import { Showing } from './showing.svelte';
import { buzz, playSound } from './sound';

export class Session implements TableSession {
  readonly watch: TableWatch;
  readonly hints: Hints = new Hints(this);
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
  /** Whether the players of a lesson have names of their own; else sentences name their colours. */
  hasNames = false;
  /** Whether its page is shown. */
  attended = true;
  course = $state.raw<readonly { turn: number; points: readonly number[] }[]>([]);

  private tick = $state(0);
  private readonly considering: Considering;
  private readonly scoring: Scoring;
  /** The number of events at the last request of score sheets. */
  private counted = -1;
  private readonly showing = new Showing(this);
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
    this.lesson && !this.hasNames ? text : withNames(text, this.letters, (seat) => this.name(seat));

  playerInfo(seat: number): PlayerInfo {
    void this.tick;
    return playerInfo(this.watch.moment, this.letter(seat), seat, this.watch.viewer, this.watch.now());
  }

  get me(): string | null {
    return this.watch.moment?.seats[this.watch.viewer ?? -1]?.person?.id ?? null;
  }

  /** Of the limits of 60 and 10 seconds, how many each seat has been warned of; more time takes warnings back. */
  private readonly warned = new Map<number, number>();

  private clockTick(): void {
    this.tick += 1;
    const { viewer, moment } = this.watch;
    if (viewer === null || !moment?.clocks[viewer]?.running) return;
    const left = timeLeft(moment, viewer, this.watch.now());
    const level = left < 10_000 ? 2 : left < 60_000 ? 1 : 0;
    if (level > (this.warned.get(viewer) ?? 0)) {
      this.urgent = t('clock-warning', { seconds: Math.max(0, Math.round(left / 1000)) });
      playSound('time');
    }
    this.warned.set(viewer, level);
  }

  // ---- changes

  private changed(change: Change): void {
    const { entries, before, after, caughtUp } = change;
    this.bubble = null;
    if (!caughtUp) this.count(entries);
    const events = entries.filter(isEvent);
    const turn = events.at(-1)?.turn ?? 0; // a decision that ends a turn counts for that turn
    const { points } = after;
    if (points && (events.length || !before))
      this.course = [...this.course.filter((point) => point.turn < turn), { turn, points }];
    this.showing.add(change);
  }

  /** Count unread messages. */
  private count(entries: readonly TableEntry[]): void {
    if (!this.chatOpen)
      this.unread += entries.filter((entry) => entry.kind === 'said' && entry.person?.id !== this.me).length;
  }

  /** Read out messages, and entries that are no events. */
  speak(entries: readonly TableEntry[]): void {
    const lines = entries
      .filter((entry) => !isEvent(entry) && entry.kind !== 'hinted' && (entry.kind === 'said' || entry.sentence))
      .map((entry) => (entry.kind === 'said' ? `${entry.person?.name ?? ''}: ${entry.text ?? ''}` : spokenLine(entry)));
    if (lines.length) this.spoken = lines.join(' ');
  }

  /** Announce an event: to screen readers, by its sound, and revealed bids in a toast. */
  announce(event: TableEntry, before: Moment, after: Moment): void {
    if (event.sentence) this.spoken = this.say(spokenLine(event));
    const revealed = before.step === 'bid' && after.step !== 'bid' ? (event.consequences ?? []) : [];
    if (revealed.length) this.toast = { text: this.say(revealed.map((told) => told.sentence).join(' ')) };
    playSound(this.player?.soundOf(event, before, after) ?? 'place');
  }

  /** Show a moment on the board. */
  show(after: Moment): void {
    const was = this.shown;
    this.showing.moment = after;
    if (this.attended) keepSeen(this.watch.match, after.number);
    const isPresent = after === this.watch.moment;
    const mine = this.watch.isMine && isPresent;
    const wasMine = was !== null && this.watch.viewer !== null && was.to_decide.includes(this.watch.viewer);
    if (mine && !wasMine && was) {
      this.urgent = t('your-turn-say', { asks: this.say(after.asks ?? '') });
      playSound('turn');
      buzz(40);
    }
    if (isPresent) this.handOver(after);
    if (after.status === 'over' && was?.status === 'running') playSound('end');
    if (isPresent && after.events !== this.counted) {
      this.counted = after.events;
      whenPainted(() => void this.scoring.count(after));
    }
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

  // ---- the moves of others, one at a time

  get shown(): Moment | null {
    return this.showing.moment;
  }

  get busy(): boolean {
    return this.showing.isBusy;
  }

  get event(): TableEntry | null {
    return this.showing.event;
  }

  get trail(): readonly TableEntry[] {
    return this.showing.trail;
  }

  get steps(): readonly TableEntry[] {
    return this.showing.steps;
  }

  get canStep(): boolean {
    return this.showing.canStep;
  }

  step(by: 1 | -1): Promise<void> {
    return this.showing.step(by);
  }

  playTurn(): Promise<void> {
    return this.showing.playTurn();
  }

  get isWatching(): boolean {
    return this.showing.isWatching;
  }

  get mine(): boolean {
    const { isMine, viewer } = this.watch;
    return isMine && this.showing.isPresent && viewer !== null && !!this.shown?.to_decide.includes(viewer);
  }

  skip(): void {
    this.showing.skip();
  }

  get again(): readonly TableEntry[] {
    return this.showing.again;
  }

  showAgain(): Promise<void> {
    return this.showing.playPast(this.again);
  }

  get missed(): readonly TableEntry[] {
    return this.showing.missed;
  }

  forgetMissed(): void {
    this.showing.missed = [];
  }

  async showMissed(): Promise<void> {
    const { missed } = this;
    this.forgetMissed();
    await this.showing.playPast(missed);
  }

  // ---- the log

  /** The entries up to the moment on the board. */
  private get entries(): readonly TableEntry[] {
    return this.watch.entries.filter((entry) => this.showing.hasShown(entry));
  }

  get standing(): TableEntry[] {
    return standingEvents(this.entries);
  }

  get lines(): LogEntry[] {
    return logLines(this.entries, this.letters, this.say);
  }

  entryOf(number: number | null): TableEntry | null {
    return number === null ? null : (this.watch.entries.find((entry) => entry.number === number) ?? null);
  }

  get lastEvent(): TableEntry | null {
    return this.standing.findLast((entry) => entry.kind === 'decided' && entry.play) ?? null;
  }

  // ---- actions

  consider(decision: Decision | null, times = 1): void {
    if (decision)
      this.effect(decision, times).catch(() => {}); // what is known stays
    else this.considering.stop();
  }

  effect(decision: Decision, times = 1): Promise<Preview> {
    return this.considering.ask(decision, times);
  }

  isOpen(decision: Decision, times: number): boolean {
    return this.considering.isOpen(decision, times);
  }

  brings(decision: Decision | null, times = 1): Preview | null {
    return this.considering.of(decision, times);
  }

  left(decision: Decision | null): readonly Left[] {
    return this.considering.left(decision);
  }

  get canDecide(): boolean {
    return (
      this.watch.isMine &&
      !this.busy &&
      this.watch.pending === null &&
      this.watch.decisions !== null &&
      this.shown === this.watch.moment
    );
  }

  private readonly named = $derived.by(() =>
    (this.watch.decisions ?? []).map((one) => ({ ...one, sentence: this.say(one.sentence) })),
  );

  get decisions(): readonly Decision[] {
    return this.canDecide ? this.named : [];
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
    this.spoken = withPlaces(text);
    if (place && error.kind === 'refused') this.bubble = { place, text, rule: error.rule };
    else this.toast = { text, rule: error.rule };
  }

  async explain(chosen: readonly string[], place: string): Promise<void> {
    try {
      const { why_not: why } = await this.watch.whyNot(chosen);
      if (!why) return;
      const text = this.say(sentence(why.message));
      this.bubble = { place, text, rule: why.rule ?? '', about: why.places ?? chosen };
      this.spoken = `${withPlaces(text)} ${why.rule ?? ''}`;
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
    if (this.busy) this.skip();
    const moment = this.watch.moment;
    if (!moment?.undo) return;
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

/** The message for a rejected or lost request; the page offers legal decisions only, until the position changes. */
const refusalText = (error: NetError): string => {
  if (error.kind === 'lost') return t('net-lost');
  if (error.kind === 'offline') return t('net-offline');
  return ['stale', 'illegal-move'].includes(error.code) ? t('net-stale') : sentence(error.message);
};
