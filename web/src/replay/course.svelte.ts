/** The state of a replay: its moments, the shown one, the view, and playing. */
import { lettersOf, type Letter } from '../art/identity';
import { netError, type NetError } from '../net/errors';
import type { Ground, PastMoment, Watched } from '../net/types';
import { link } from '../router';
import { withNames } from '../table/session/people';
import { prefs } from '../table/session/prefs.svelte';
import type { LogEntry } from '../ui/play/LogList.svelte';
import { loadAll, type Eyes } from './moments';

const STEP_MS = 800;
const MOST_MS = 1200;
const SPEEDS = [1, 2, 4, 0.5] as const;

/** Animates the step from one moment to the next. */
export interface Stage {
  play: (before: PastMoment, after: PastMoment) => Promise<void>;
  finish: () => void;
}

/** The view in an address, if there is one. */
const eyesIn = (query: URLSearchParams): Eyes | null => {
  const asked = query.get('eyes');
  if (asked === 'all' || asked === 'public') return asked;
  return asked !== null && /^[0-3]$/.test(asked) ? Number(asked) : null;
};

export class Course {
  eyes = $state<Eyes>('public');
  moments = $state.raw<readonly PastMoment[]>([]);
  /** The number of moments when all are loaded. */
  length = $state(1);
  at = $state(0);
  /** The moment on the board: the one before during an animation. */
  shownAt = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  fault = $state.raw<NetError | null>(null);
  stage: Stage | null = null;

  private placed = false;
  /** The moment to go to once it is loaded. */
  private wanted: number | null = null;
  private running = 0;

  constructor(
    seen: Watched,
    private readonly ground: Ground,
    private readonly query: URLSearchParams,
  ) {
    this.code = query.get('code') ?? seen.code;
    this.viewer = seen.viewer;
    this.letters = lettersOf(ground.board?.identities ?? '');
    this.names = seen.update.moment.seats.map(({ name }) => name);
    this.eyes = eyesIn(query) ?? (seen.viewer !== null ? 'own' : 'public');
  }

  readonly code: string | null;
  private readonly viewer: number | null;
  readonly letters: readonly Letter[];
  readonly names: readonly string[];
  readonly moment = $derived.by(() => this.moments[Math.min(this.shownAt, this.moments.length - 1)] ?? null);
  /** Where each turn begins. */
  readonly turns = $derived.by(() => {
    const found: { turn: number; at: number }[] = [];
    this.moments.forEach((one, i) => {
      if (found[found.length - 1]?.turn !== one.turn) found.push({ turn: one.turn, at: i });
    });
    return found;
  });
  readonly movers = $derived.by(() => this.moments.map((one) => this.letterOf(one)));
  readonly lines = $derived.by((): LogEntry[] =>
    this.moments.slice(1).map((one, i) => ({
      number: i + 1,
      letter: this.letterOf(one),
      sentence: this.say(one.sentence),
      turn: one.turn || undefined,
      consequences: one.consequences.map(({ sentence }) => this.say(sentence)),
    })),
  );

  /** A sentence with player names instead of colours. */
  readonly say = (text: string): string => withNames(text, this.letters, (seat) => this.names[seat] ?? '');

  /** Whether sentences address a seat. */
  addresses(seat: number): boolean {
    return seat === (this.eyes === 'own' ? this.viewer : this.eyes);
  }

  letterOf(one: PastMoment): Letter | null {
    return one.seat === null ? null : (this.letters[one.seat] ?? null);
  }

  /** Load all moments in a view; returns a function that cancels it. */
  load(eyes: Eyes): () => void {
    let dropped = false;
    this.fault = null;
    loadAll(this.ground.match, eyes, this.code, (past) => {
      if (dropped) return;
      [this.moments, this.length] = [past.moments, past.events + 1];
      this.settle();
      if (this.wanted !== null) this.goTo(this.wanted);
    }).catch((thrown: unknown) => {
      if (!dropped) this.fault = netError(thrown);
    });
    return () => {
      dropped = true;
    };
  }

  /** Go to the moment in the address, once it is loaded. */
  private settle(): void {
    if (this.placed) return;
    const [at, entry] = [this.query.get('at'), this.query.get('entry')];
    const first = this.moments.findIndex((one) => one.seat !== null);
    const found =
      at !== null
        ? Number(at)
        : entry !== null
          ? this.moments.findIndex((one) => one.entry === Number(entry))
          : Math.max(0, first - 1); // the deal, before the first decision
    if (!(found >= 0 && found < this.moments.length)) return;
    this.placed = true;
    this.at = this.shownAt = found;
  }

  private async move(next: number): Promise<void> {
    const mine = ++this.running;
    const [before, after] = [this.moments[this.shownAt], this.moments[next]];
    this.stage?.finish();
    const isStep = next === this.shownAt + 1 && prefs.pace !== 'instant' && document.visibilityState === 'visible';
    if (isStep && before && after)
      await Promise.race([this.stage?.play(before, after), new Promise((done) => setTimeout(done, MOST_MS))]);
    if (mine === this.running) this.shownAt = next;
    history.replaceState(null, '', link('replay', this.ground.match, this.address(this.query.get('code'))));
  }

  /** The query of the address of this moment. */
  address(code: string | null): { at: number; eyes: string | null; code: string | null } {
    return { at: this.at, eyes: this.eyes === 'own' ? null : String(this.eyes), code };
  }

  readonly goTo = (next: number): void => {
    this.wanted = next >= this.moments.length && this.moments.length < this.length ? next : null;
    this.at = Math.max(0, Math.min(this.moments.length - 1, next));
    void this.move(this.at);
  };

  readonly play = (on: boolean): void => {
    this.playing = on;
    if (on && this.at >= this.moments.length - 1) this.goTo(0);
    if (on) void this.run();
  };

  private async run(): Promise<void> {
    while (this.playing && this.at < this.moments.length - 1) {
      await new Promise((done) => setTimeout(done, STEP_MS / this.speed));
      if (!this.playing) return;
      this.at += 1;
      await this.move(this.at);
    }
    this.playing = false;
  }

  readonly faster = (): void => {
    const next = (SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]) + 1) % SPEEDS.length;
    this.speed = SPEEDS[next] ?? 1;
  };
}
