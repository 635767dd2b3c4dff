/** A watched table: its state up to a number, kept exact across reconnections. */
import { netError, type NetError } from './errors';
import { live } from './live';
import type { Link, LiveSocket } from './socket';
import type {
  Ack,
  CommandFields,
  CommandType,
  Decision,
  DecisionsFound,
  Ground,
  Moment,
  Notice,
  Preview,
  PreviewFound,
  TableEntry,
  Update,
  Watched,
  WhyNot,
} from './types';

export interface Change {
  entries: readonly TableEntry[];
  before: Moment | null;
  after: Moment;
  /** Whether it follows an absence: the page was opened, or the connection was lost. */
  caughtUp: boolean;
}

/** The connection of a table: the browser's socket, or a lesson that answers like it. */
export type Connection = Pick<LiveSocket, 'start' | 'onnotice' | 'onlink' | 'ask' | 'link' | 'ahead'>;

/** Commands for one seat of a user who has several. */
const SEATED = new Set<CommandType>([
  'undo',
  'answer-undo',
  'resign',
  'commit-salt',
  'salt',
  'say',
  'stand-in',
  'vote-stand-in',
]);

/** Entries after which other decisions are legal. */
const CHANGING = new Set(['decided', 'undone', 'answered', 'started', 'ended']);

/** The fields of a command, which may be left out where none is required. */
export type OptionalFields<T extends CommandType> =
  Record<string, never> extends CommandFields<T> ? [fields?: CommandFields<T>] : [fields: CommandFields<T>];

export class TableWatch {
  ground = $state.raw<Ground | null>(null);
  viewer = $state<number | null>(null);
  /** All seats of the user: several if players share a device. */
  viewers = $state.raw<readonly number[]>([]);
  code = $state<string | null>(null);
  entries = $state.raw<readonly TableEntry[]>([]);
  moment = $state.raw<Moment | null>(null);
  /** The invitation code of a private match, which its addresses and requests contain. */
  readonly privateCode = $derived.by(() => (this.ground?.settings.private ? (this.code ?? this.invitation) : null));
  /** The legal decisions of the viewer's seat at `asked`; null while they are not known. */
  decisions = $state.raw<readonly Decision[] | null>(null);
  asked = $state(0);
  watchers = $state(0);
  /** A decision that was sent, or waits for the connection. */
  pending = $state<string | null>(null);
  link = $state<Link>('connecting');
  /** The reason why the table cannot be watched. */
  fault = $state.raw<NetError | null>(null);
  /** The match went on while the user was choosing. */
  stale = $state(false);
  /** Whether the decisions have their previews, or will have. */
  private previewed = false;
  private seat: number | null = null;
  private since = 0;
  private off: (() => void)[] = [];
  private listeners = new Set<(change: Change) => void>();
  private ended = false;

  constructor(
    readonly match: string,
    private readonly invitation: string | null = null,
    private readonly socket: Connection = live,
  ) {}

  /** Start watching; resolves after the first answer. */
  start(): Promise<void> {
    this.socket.start();
    this.off.push(this.socket.onnotice((notice) => this.heard(notice)));
    this.off.push(
      this.socket.onlink((link) => {
        this.link = link;
        if (link === 'open') void this.watch();
      }),
    );
    return this.watching ?? this.watch();
  }

  /** Stop watching. */
  end(): void {
    this.ended = true;
    for (const off of this.off) off();
    this.off = [];
    if (this.socket.link === 'open') void this.socket.ask('unwatch', { match: this.match }).catch(() => {});
  }

  onchange(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.socket.ahead;
  }

  get isMine(): boolean {
    return (
      this.viewer !== null &&
      this.moment?.status === 'running' &&
      this.moment.to_decide.includes(this.viewer) &&
      !this.moment.seats[this.viewer]?.bot
    );
  }

  /** Load everything again, after a change of language. */
  again(): void {
    [this.since, this.ground, this.entries] = [0, null, []];
    if (this.watching) void this.watching.then(() => this.watch());
    else void this.watch();
  }

  /** Switch to another own seat. */
  look(seat: number): void {
    if (seat === this.viewer) return;
    [this.seat, this.decisions] = [seat, null];
    this.again();
  }

  /** The seat of a request, if the user has several. */
  private asSeat(): { seat?: number } {
    if (this.seat !== null) return { seat: this.seat };
    return this.viewers.length > 1 && this.viewer !== null ? { seat: this.viewer } : {};
  }

  private watching: Promise<void> | null = null;

  private watch(): Promise<void> {
    if (this.watching) return this.watching;
    const asked = {
      match: this.match,
      since: this.since,
      ground: this.ground === null,
      ...this.asSeat(),
      ...(this.invitation ? { code: this.invitation } : {}),
    };
    this.watching = this.socket
      .ask<Watched>('watch', asked)
      .then((seen) => {
        this.watching = null;
        this.fault = null;
        [this.viewer, this.code] = [seen.viewer, seen.code ?? this.code];
        this.viewers = seen.viewers ?? (seen.viewer === null ? [] : [seen.viewer]);
        if (seen.ground) this.ground = seen.ground;
        this.watchers = seen.watchers ?? 0;
        this.take(seen.update, true);
      })
      .catch((thrown: unknown) => {
        this.watching = null;
        const error = netError(thrown);
        if (this.ended || error.kind === 'lost') return;
        if (error.code === 'no-such-number') return this.again(); // the server has lost entries: start again
        this.fault = error;
      });
    return this.watching;
  }

  private heard(notice: Notice): void {
    if (!('match' in notice) || notice.match !== this.match) return;
    if (notice.type === 'ground') {
      this.ground = notice.ground;
      this.viewer = notice.ground.viewer;
    } else if (notice.type === 'update') {
      this.watchers = notice.watchers ?? this.watchers;
      if (notice.update.since <= this.since) this.take(notice.update, false);
      // Something is missing: the answer that is on its way has it, or all of it is loaded.
      else if (this.watching) void this.watching.then(() => this.ended || this.heard(notice));
      else void this.watch();
    } else if (notice.type === 'unwatched') {
      this.fault = netError(new Error(notice.error.message));
    }
  }

  /** Apply an update; repeated messages have no effect. */
  private take(update: Update, caughtUp: boolean): void {
    if (update.number < this.since) return;
    const fresh = update.entries.filter((entry) => entry.number > this.since);
    const before = this.moment;
    if (!fresh.length && before?.number === update.moment.number && this.decisions !== null) return;
    this.since = update.number;
    this.entries = [...this.entries, ...fresh];
    this.moment = update.moment;
    const isChanged = fresh.some(({ kind }) => CHANGING.has(kind));
    if (isChanged || caughtUp || !before || !this.decisions?.length)
      [this.decisions, this.asked, this.previewed] = [update.decisions ?? [], update.number, false];
    for (const listener of this.listeners) listener({ entries: fresh, before, after: update.moment, caughtUp });
  }

  /** Add the points after each decision, once. */
  async addPreviews(): Promise<void> {
    if (!this.isMine || this.previewed) return;
    this.previewed = true;
    const number = this.asked;
    try {
      const fields = { match: this.match, preview: true, ...this.asSeat() };
      const found = await this.socket.ask<DecisionsFound>('decisions', fields);
      if (this.asked === number && found.seat === this.viewer) this.decisions = found.decisions;
    } catch {
      if (this.asked === number) this.previewed = false; // another attempt may succeed
    }
  }

  /** Decide; repeated automatically after a lost connection, and never executed twice. */
  async decide(play: string): Promise<Ack> {
    this.pending = play;
    try {
      return await this.socket.ask<Ack>('decide', { match: this.match, play, number: this.asked, ...this.asSeat() });
    } catch (thrown) {
      const error = netError(thrown);
      if (error.code === 'stale') {
        this.stale = true;
        this.decisions = null;
        void this.watch();
      }
      throw error;
    } finally {
      this.pending = null;
    }
  }

  /** The full effect of a decision that is made so many `times` in a row. */
  async preview(play: string, times = 1): Promise<Preview> {
    const fields = { match: this.match, play, ...(times > 1 ? { times } : {}), ...this.asSeat() };
    return (await this.socket.ask<PreviewFound>('preview', fields)).preview;
  }

  /** Why a decision is not legal: in notation, or the places or cards that the player chose. */
  whyNot(play: string | readonly string[]): Promise<WhyNot> {
    return this.socket.ask<WhyNot>('why-not', { match: this.match, play, ...this.asSeat() });
  }

  /** Any other command. */
  command<T extends CommandType>(type: T, ...[fields]: OptionalFields<T>): Promise<Ack> {
    const seat = SEATED.has(type) ? this.asSeat() : {};
    return this.socket.ask<Ack>(type, { match: this.match, ...seat, ...fields });
  }
}
