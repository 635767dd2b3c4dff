/** All that the screen of a table remembers beside the table itself: what is shown, chosen, said and explained. */
import { lettersOf, type Letter } from '../art/identity';
import { netError, NetError } from '../net/errors';
import { TableWatch, type Change } from '../net/table.svelte';
import type { ScoreLine } from '../legends/types';
import type { Decision, Moment, Preview, TableEntry } from '../net/types';
import { loadPast } from '../replay/moments';
import { api } from '../net/rest';
import { t } from '../texts/texts.svelte';
import type { LogEntry } from '../ui/LogList.svelte';
import type { PlayerInfo } from '../ui/PanelHead.svelte';
import { keepSeen, lastSeen, prefs } from './prefs.svelte';
import { buzz, playSound, type SoundName } from './sound';

export interface Bubble {
  place: string;
  text: string;
  rule: string;
}

export interface ToastLine {
  text: string;
  rule?: string;
  action?: { label: string; run: () => void } | null;
}

/** What a game's screen does for the session: it draws what happened. */
export interface Player {
  /** Show how something came about, before the new position stands. */
  play: (entry: TableEntry, before: Moment, after: Moment) => Promise<void>;
  finish: () => void;
}

const GAME_KINDS = new Set(['decided', 'answered']);

export class Session {
  readonly watch: TableWatch;
  /** What the board shows: the moment now, or the one before while something moves. */
  shown = $state.raw<Moment | null>(null);
  busy = $state(false);
  bubble = $state.raw<Bubble | null>(null);
  toast = $state.raw<ToastLine | null>(null);
  /** What a screen reader is told. */
  spoken = $state('');
  urgent = $state('');
  /** The line of the log that the reader points at. */
  pointed = $state<number | null>(null);
  unread = $state(0);
  chatOpen = $state(false);
  /** Lines that came while the reader was away, and which of them is being shown. */
  missed = $state.raw<readonly TableEntry[]>([]);
  missedAt = $state<number | null>(null);
  missedLine = $state('');
  tick = $state(0);
  /** The seat whose details are open. */
  opened = $state<number | null>(null);
  /** The seat that the device must be handed to before anything more is shown. */
  curtain = $state<number | null>(null);
  player: Player | null = null;
  /** Points after each event that was seen here, for the chart. */
  course = $state.raw<readonly { turn: number; points: readonly number[] }[]>([]);

  /** The score sheets of the moment that is shown, where the server has told them. */
  scores = $state.raw<{ number: number; lines: readonly (readonly ScoreLine[])[] } | null>(null);

  private queue: Promise<void> = Promise.resolve();
  private queued = 0;
  private timer = 0;
  private off: () => void = () => {};

  constructor(match: string, code: string | null) {
    this.watch = new TableWatch(match, code);
  }

  start(): void {
    this.off = this.watch.onchange((change) => this.changed(change));
    this.watch.start();
    this.timer = window.setInterval(() => {
      if (this.watch.moment?.clocks.some((clock) => clock.running)) this.clockTick();
    }, 250);
  }

  end(): void {
    this.off();
    this.watch.end();
    window.clearInterval(this.timer);
  }

  // ---- who is who

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
    return this.watch.moment?.seats[seat]?.name ?? '';
  }

  playerInfo(seat: number): PlayerInfo {
    const moment = this.watch.moment;
    const place = moment?.seats[seat];
    const letter = this.letter(seat);
    const clock = moment?.clocks[seat];
    void this.tick;
    const left = clock
      ? clock.left_ms - (clock.running && clock.since !== null ? Math.max(0, this.watch.now() - clock.since) : 0)
      : 0;
    const eliminated =
      (moment?.position as { eliminated?: readonly string[] } | undefined)?.eliminated?.includes(letter) ?? false;
    const identity = t(`identity-${letter}`);
    const note = place?.gave_up
      ? t('seat-gave-up', { identity })
      : place?.bot && place.person
        ? t('seat-stand-in', { identity })
        : place?.bot
          ? t('seat-computer', { identity })
          : identity;
    return {
      letter,
      name: place?.name ?? '',
      note,
      you: seat === this.watch.viewer,
      bot: !!place?.bot,
      away: place?.away ?? false,
      eliminated: eliminated || (place?.gave_up ?? false),
      clock: clock ? { left, running: clock.running } : null,
    };
  }

  private warned = 0;

  private clockTick(): void {
    this.tick += 1;
    const viewer = this.watch.viewer;
    const clock = viewer === null ? undefined : this.watch.moment?.clocks[viewer];
    if (!clock?.running || clock.since === null) return void (this.warned = 0);
    const left = clock.left_ms - (this.watch.now() - clock.since);
    const level = left < 10_000 ? 2 : left < 60_000 ? 1 : 0;
    if (level > this.warned) {
      this.urgent = t('clock-warning', { seconds: Math.max(0, Math.round(left / 1000)) });
      playSound('turn');
    }
    this.warned = level;
  }

  // ---- what happens

  private changed(change: Change): void {
    const { entries, before, after, caughtUp } = change;
    this.bubble = null;
    const said = entries.filter((entry) => entry.kind === 'said');
    if (!caughtUp && said.length) {
      if (!this.chatOpen) this.unread += said.filter((entry) => entry.person?.id !== this.me).length;
      const last = said[said.length - 1];
      this.spoken = `${last?.person?.name ?? ''}: ${last?.text ?? ''}`;
    }
    if (caughtUp) this.remember(entries, after);
    if (after.points && (entries.some((entry) => GAME_KINDS.has(entry.kind)) || !before))
      this.course = [
        ...this.course.filter((point) => point.turn !== (after.turn ?? 0)),
        { turn: after.turn ?? 0, points: after.points },
      ].sort((a, b) => a.turn - b.turn);
    const events = entries.filter((entry) => GAME_KINDS.has(entry.kind));
    const spoken = entries
      .filter((entry) => entry.sentence)
      .map((entry) => [entry.sentence, ...(entry.consequences ?? []).map(({ sentence }) => sentence)].join(' '));
    if (!caughtUp && spoken.length) this.spoken = spoken.join(' ');
    const revealed =
      before?.step === 'bid' && after.step !== 'bid'
        ? events.flatMap((entry) => entry.consequences ?? []).map(({ sentence }) => sentence)
        : [];
    if (!caughtUp && revealed.length) this.toast = { text: revealed.join(' ') };
    if (caughtUp || !before || !this.shown || (!events.length && this.queued === 0)) {
      this.show(after);
      return;
    }
    this.queued += 1;
    this.queue = this.queue.then(async () => {
      try {
        if (this.canMove(events.length)) await this.animate(events, this.shown ?? before, after);
        else for (const entry of events) playSound(this.soundOf(entry));
      } finally {
        this.queued -= 1;
        this.show(after);
      }
    });
  }

  private canMove(events: number): boolean {
    return (
      prefs.motion &&
      events > 0 &&
      events < 12 &&
      this.queued < 4 &&
      document.visibilityState === 'visible' &&
      this.player !== null
    );
  }

  private async animate(events: readonly TableEntry[], before: Moment, after: Moment): Promise<void> {
    this.busy = true;
    for (const entry of events) {
      playSound(this.soundOf(entry));
      await Promise.race([this.player?.play(entry, before, after), new Promise((done) => setTimeout(done, 1500))]);
    }
  }

  private soundOf(entry: TableEntry): SoundName {
    const play = entry.play ?? '';
    if (/^(take|bid)/.test(play)) return play.startsWith('take') ? 'card' : 'coin';
    if (/x[a-zA-Z]|\*/.test(play)) return 'attack';
    if (play.includes('^')) return 'construct';
    if (/[a-z]\d+\+[a-z]/.test(play)) return 'regroup';
    return play.includes('-') ? 'move' : 'place';
  }

  private show(after: Moment): void {
    const was = this.shown;
    this.shown = after;
    this.busy = this.queued > 0;
    keepSeen(this.watch.match, after.number);
    const mine = this.watch.isMine;
    const wasMine = was !== null && this.watch.viewer !== null && was.to_decide.includes(this.watch.viewer);
    if (mine && !wasMine && was) {
      this.urgent = t('your-turn-say', { asks: after.asks ?? '' });
      playSound('turn');
      buzz(40);
    }
    this.handOver(after);
    if (after.status === 'over' && was?.status === 'running') playSound('end');
    if (after.events !== was?.events || !this.scores) void this.count(after);
  }

  /** On a shared device: look from the seat whose turn it is, behind a curtain where something is hidden. */
  private handOver(after: Moment): void {
    const { viewers, viewer } = this.watch;
    if (viewers.length < 2 || after.status !== 'running' || (viewer !== null && after.to_decide.includes(viewer)))
      return void (this.curtain = null);
    const next = viewers.find((seat) => after.to_decide.includes(seat) && !after.seats[seat]?.bot);
    if (next === undefined) return;
    const variants = this.watch.ground?.settings.options.variants;
    const hides =
      this.watch.ground?.game === 'legends' &&
      (after.step === 'bid' ||
        (Array.isArray(variants) && variants.some((one) => one === 'explore' || one === 'leaders')));
    if (hides) this.curtain = next;
    else this.watch.look(next);
  }

  /** The right person has the device now. */
  openCurtain(): void {
    if (this.curtain !== null) this.watch.look(this.curtain);
    this.curtain = null;
  }

  /** Where the points come from, if it ended now. */
  private async count(moment: Moment): Promise<void> {
    if (moment.scores) return void (this.scores = { number: moment.number, lines: moment.scores });
    if (!moment.position) return;
    try {
      const found = await api.get<{ number: number; scores: ScoreLine[][] }>(`tables/${this.watch.match}/scores`, {
        seat: this.watch.viewer,
        code: this.watch.code,
      });
      if (found.number >= (this.scores?.number ?? 0)) this.scores = { number: found.number, lines: found.scores };
    } catch {
      // Sources are left out then; the sums are in the moment.
    }
  }

  /** Finish what moves, at once. */
  skip(): void {
    this.player?.finish();
  }

  get me(): string | null {
    const viewer = this.watch.viewer;
    return viewer === null ? null : (this.watch.moment?.seats[viewer]?.person?.id ?? null);
  }

  // ---- since you were away

  private remember(entries: readonly TableEntry[], after: Moment): void {
    const seen = lastSeen(this.watch.match);
    const missed = entries.filter(
      (entry) => entry.number > seen && GAME_KINDS.has(entry.kind) && entry.seat !== this.watch.viewer,
    );
    if (seen > 0 && missed.length && after.status === 'running') this.missed = missed;
  }

  forgetMissed(): void {
    [this.missed, this.missedAt, this.missedLine] = [[], null, ''];
    if (this.shown !== this.watch.moment && !this.busy) this.shown = this.watch.moment;
  }

  /** Play what was missed on the board, move by move; any key or tap ends it. */
  async playMissed(pause = 900): Promise<void> {
    const [lines, now] = [this.missed, this.watch.moment];
    const first = this.standing.findIndex((entry) => entry.number === lines[0]?.number);
    if (!now || first < 0) return this.forgetMissed();
    this.missedAt = 0;
    const eyes = this.watch.viewer === null ? 'public' : 'own';
    const past = await loadPast(this.watch.match, eyes, this.watch.code, first, now.events)
      .then(({ moments }) => moments)
      .catch(() => []);
    let before: Moment | null = null;
    for (const one of past) {
      if (this.missed !== lines || this.watch.moment !== now) break;
      const then: Moment = {
        ...now,
        position: one.position,
        points: one.points,
        turn: one.turn,
        step: one.step,
        asks: one.asks,
        to_decide: [],
      };
      if (before) {
        this.missedLine = [one.sentence, ...one.consequences.map(({ sentence }) => sentence)].join(' ');
        this.spoken = this.missedLine;
        this.pointed = one.entry;
        const entry = this.entryOf(one.entry);
        if (entry && prefs.motion)
          await Promise.race([this.player?.play(entry, before, then), new Promise((done) => setTimeout(done, 1200))]);
      }
      if (this.missed !== lines || this.watch.moment !== now) break;
      this.shown = before = then;
      await new Promise((done) => setTimeout(done, pause));
    }
    if (this.missed === lines) this.forgetMissed();
    this.pointed = null;
    this.shown = this.watch.moment;
  }

  // ---- the log

  /** The game's entries that still stand. */
  get standing(): TableEntry[] {
    const events: TableEntry[] = [];
    for (const entry of this.watch.entries) {
      if (GAME_KINDS.has(entry.kind)) events.push(entry);
      else if (entry.kind === 'undone') events.length = Math.min(events.length, entry.events ?? 0);
    }
    return events;
  }

  /** Sentences of all that happened; what was taken back is left out, that it was taken back is not. */
  get lines(): LogEntry[] {
    const standing = new Set(this.standing.map((entry) => entry.number));
    return this.watch.entries
      .filter(
        (entry) =>
          entry.sentence && entry.kind !== 'said' && (!GAME_KINDS.has(entry.kind) || standing.has(entry.number)),
      )
      .map((entry) => ({
        number: entry.number,
        letter:
          entry.seat === null || entry.seat === undefined || !this.letters.length ? null : this.letter(entry.seat),
        sentence: entry.sentence ?? '',
        turn: entry.turn || undefined,
        consequences: (entry.consequences ?? []).map(({ sentence, rule }) =>
          rule ? `${sentence} (${rule})` : sentence,
        ),
      }));
  }

  entryOf(number: number | null): TableEntry | null {
    return number === null ? null : (this.watch.entries.find((entry) => entry.number === number) ?? null);
  }

  get lastEvent(): TableEntry | null {
    const events = this.standing.filter((entry) => entry.kind === 'decided' && entry.play);
    return events[events.length - 1] ?? null;
  }

  // ---- what a decision would bring

  private full = $state.raw<{ number: number; play: string; preview: Preview } | null>(null);
  private considered = '';

  /** Ask for all that a decision would bring; what the list says of it is shown meanwhile. */
  consider(decision: Decision | null): void {
    const key = decision ? `${this.watch.asked} ${decision.notation}` : '';
    if (key === this.considered) return;
    this.considered = key;
    if (!decision) return;
    const number = this.watch.asked;
    this.watch
      .preview(decision.notation)
      .then((preview) => {
        if (this.considered === key) this.full = { number, play: decision.notation, preview };
      })
      .catch(() => {}); // the list's own preview stays
  }

  brings(decision: Decision | null): Preview | null {
    if (!decision) return null;
    const found = this.full;
    return found && found.play === decision.notation && found.number === this.watch.asked
      ? found.preview
      : (decision.preview ?? null);
  }

  // ---- doing

  /** Whether decisions can be offered now. */
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

  /** Why something cannot be done: beside its place on the board, or in a strip. */
  refuse(error: NetError, place: string | null = null): void {
    const text =
      error.kind === 'lost'
        ? t('net-lost')
        : error.kind === 'offline'
          ? t('net-offline')
          : error.code === 'stale'
            ? t('net-stale')
            : sentence(error.message);
    this.spoken = text;
    if (place && error.kind === 'refused') this.bubble = { place, text, rule: error.rule };
    else this.toast = { text, rule: error.rule };
  }

  async explain(play: string, place: string): Promise<void> {
    try {
      const found = await this.watch.whyNot(play);
      const why = found.why_not;
      if (why) {
        this.bubble = { place, text: sentence(why.message), rule: why.rule ?? '' };
        this.spoken = `${sentence(why.message)} ${why.rule ?? ''}`;
      }
    } catch (thrown) {
      this.refuse(netError(thrown));
    }
  }

  async command(type: string, fields: Readonly<Record<string, unknown>> = {}): Promise<boolean> {
    try {
      await this.watch.command(type, fields);
      return true;
    } catch (thrown) {
      this.refuse(netError(thrown));
      return false;
    }
  }

  get canUndo(): boolean {
    const undo = this.watch.moment?.undo;
    return !!undo && (undo.free || undo.consent) && undo.asked === null && this.watch.pending === null;
  }

  /** Whether somebody else would be asked. */
  get undoAsks(): boolean {
    const others = (this.watch.moment?.seats ?? []).some(
      (seat, i) => i !== this.watch.viewer && seat.person && !seat.bot && !seat.away && !seat.gave_up,
    );
    return !!this.watch.moment?.undo?.consent && others;
  }

  async undo(): Promise<void> {
    const undo = this.watch.moment?.undo;
    if (!undo || this.busy) return;
    if (!this.canUndo) {
      if (undo.why_not) this.toast = { text: t('undo-why-not', { reason: undo.why_not }) };
      return;
    }
    await this.command('undo', { events: undo.events, number: this.watch.moment?.number });
  }
}

/** Refusals come without a final stop, and may begin in small letters. */
const sentence = (text: string): string => {
  const big = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return /[.!?…]$/.test(big) ? big : `${big}.`;
};
