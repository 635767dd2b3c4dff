/** The state of a puzzle on its page: the attempts, the help, and the results. */
import { getContext, setContext, type Component } from 'svelte';
import { DeskSocket } from '../lessons/desk-socket';
import { netError } from '../net/errors';
import { who } from '../net/me.svelte';
import { api } from '../net/rest';
import type { PuzzleForm, PuzzleResults } from '../net/types';
import { link } from '../router';
import type { CardLayout, LessonView } from '../table/session/session-shape';
import { Session } from '../table/session/session.svelte';
import { t } from '../texts/texts.svelte';
import { countOnDevice } from './device';
import { goToNext, type Wish } from './next';

const PAUSE_MS = 700;
const PATIENCE_MS = 8000;
const PUZZLE = Symbol('puzzle');

export interface Try {
  /** The last decision, in a sentence. */
  text: string;
  solved: boolean;
}

export class PuzzleRun implements LessonView {
  form = $state.raw<PuzzleForm | null>(null);
  session = $state.raw<Session | null>(null);
  /** The results, once the attempt counts. */
  results = $state.raw<PuzzleResults | null>(null);
  tries = $state.raw<readonly Try[]>([]);
  hint = $state.raw<PuzzleForm['hint']>(null);
  /** The form with the solution, once the user may see it. */
  answer = $state.raw<PuzzleForm | null>(null);
  /** Whether the solution was shown before it was found. */
  isGivenUp = $state(false);
  /** The solution is being played. */
  isShowing = $state(false);
  isAsking = $state(false);
  readonly isTest = true;
  private socket: DeskSocket<PuzzleForm> | null = null;
  /** The form of the attempt that missed the goal; it has the solution. */
  private missed: PuzzleForm | null = null;

  constructor(
    readonly game: string,
    readonly id: string,
    readonly card: Component<{ layout: CardLayout }>,
    private readonly end: Component,
    readonly wish: Wish = {},
  ) {}

  get title(): string {
    return t(this.form?.day ? 'puzzle-of-the-day' : 'puzzle-title');
  }

  get home(): string {
    return link('puzzles', { game: this.game });
  }

  get leave(): string {
    return t('puzzle-leave');
  }

  get foot(): Component | null {
    return this.isOver && !this.isShowing ? this.end : null;
  }

  get places(): readonly string[] {
    return this.hint?.places ?? [];
  }

  get isOver(): boolean {
    return this.form !== null && this.form.status !== 'open';
  }

  /** Whether the user found the solution, with or without help. */
  get isSolved(): boolean {
    return this.tries.some(({ solved }) => solved);
  }

  /** Start an attempt. */
  open(): void {
    this.close();
    [this.hint, this.form] = [null, null];
    const socket = new DeskSocket<PuzzleForm>(
      this.path,
      (form) => socket === this.socket && this.told(form),
      () => {},
      api.post,
      false,
    );
    const session = new Session(`puzzle-${this.game}-${this.id}`, null, socket);
    session.lesson = this;
    [this.socket, this.session] = [socket, session];
    void session.start();
  }

  close(): void {
    this.isShowing = false;
    this.session?.end();
    [this.session, this.socket] = [null, null];
  }

  private get path(): string {
    return `puzzles/${this.game}/${this.id}`;
  }

  private told(form: PuzzleForm): void {
    this.form = form;
    this.hint = null;
    if (form.status === 'open' || this.isShowing) return;
    const solved = form.status === 'solved';
    const last = form.update.entries.findLast((entry) => entry.kind === 'decided' && entry.seat === form.seat);
    this.tries = [...this.tries, { text: last?.sentence ?? '', solved }];
    if (solved) this.answer = form;
    else this.missed = form;
    this.count(form, solved && !this.isGivenUp);
  }

  /** Count the first attempt, on the server or in this browser. */
  private count(form: PuzzleForm, solved: boolean): void {
    const found = form.results ?? (who() ? null : countOnDevice(this.game, form, solved));
    if (!found) return;
    const change = this.results?.change ?? 0;
    this.results = found.change ? found : { ...found, change };
  }

  // ---- help: counts as not solved

  /** Show where a right decision begins. */
  async showHint(): Promise<void> {
    const form = await this.ask('hint', this.socket?.made ?? []);
    if (!form) return;
    this.hint = form.hint;
    this.count(form, false);
  }

  /** Show the solution, and play it on the board. */
  async showSolution(): Promise<void> {
    const form = this.answer ?? this.missed ?? (await this.ask('solution', []));
    if (!form) return;
    this.answer = form;
    if (!this.isSolved) this.isGivenUp = true;
    this.count(form, false);
    await this.play(form);
  }

  private async ask(help: 'hint' | 'solution', plays: readonly string[]): Promise<PuzzleForm | null> {
    if (this.isAsking) return null;
    this.isAsking = true;
    const session = this.session;
    try {
      const form = await api.post<PuzzleForm>(this.path, { plays, since: 1, help });
      return session === this.session ? form : null;
    } catch (thrown) {
      session?.refuse(netError(thrown));
      return null;
    } finally {
      this.isAsking = false;
    }
  }

  /** Play the main line from the start. */
  private async play({ steps, seat }: PuzzleForm): Promise<void> {
    this.open();
    const session = this.session;
    this.isShowing = true;
    for (const step of steps.filter((one) => one.seat === seat)) {
      if (!session || !(await this.ready(session)) || !(await session.decide(step.notation))) break;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    if (this.session === session) this.isShowing = false;
  }

  /** Wait until the next decision can be made. */
  private async ready(session: Session): Promise<boolean> {
    for (let waited = 0; waited < PATIENCE_MS && this.session === session; waited += 50) {
      if (session.canDecide) return true;
      await new Promise((done) => setTimeout(done, 50));
    }
    return false;
  }

  /** Go to another puzzle that the user has not tried. */
  async next(): Promise<void> {
    try {
      await goToNext(this.game, this.wish, this.id);
    } catch (thrown) {
      this.session?.refuse(netError(thrown));
    }
  }
}

export const providePuzzle = (puzzle: () => PuzzleRun | null): void => void setContext(PUZZLE, puzzle);

/** The puzzle that a card belongs to. */
export const usePuzzle = (): (() => PuzzleRun | null) => getContext<() => PuzzleRun | null>(PUZZLE);
