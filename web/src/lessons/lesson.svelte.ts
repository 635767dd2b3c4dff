/** The state of a tutorial: its steps, the open one, and its card. */
import { getContext, setContext, type Component } from 'svelte';
import type { NetError } from '../net/errors';
import type { Desk, StepLine } from '../net/types';
import { link } from '../router';
import type { CardLayout, LessonView } from '../table/session/session-shape';
import { Session } from '../table/session/session.svelte';
import { placesIn, sentence, t } from '../texts/texts.svelte';
import { DeskSocket } from './desk-socket';
import { doneSteps, keepDone } from './progress';

const PAUSE_MS = 600;
const PATIENCE_MS = 6000;
const LESSON = Symbol('lesson');

/** The places that a sentence names. */
const namedIn = (text: string): string[] =>
  placesIn(text).flatMap(({ name }) => name.match(/\b[A-Za-z]{1,2}\d{1,2}\b/g) ?? []);

export class Lesson implements LessonView {
  desk = $state.raw<Desk | null>(null);
  session = $state.raw<Session | null>(null);
  step = $state.raw<StepLine | null>(null);
  done = $state.raw<readonly string[]>([]);
  /** The hint is open. */
  hinting = $state(false);
  /** Why the last decision was rejected. */
  refusal = $state.raw<{ text: string; rule: string } | null>(null);
  /** Whether the user came from another step, so that the heading takes the focus. */
  moved = false;
  /** The solution is being played. */
  showing = $state(false);
  readonly title = '';
  readonly home = link('tutorial');
  readonly foot = null;
  readonly isTest = false;

  get leave(): string {
    return t('lesson-leave');
  }

  constructor(
    readonly game: string,
    readonly steps: readonly StepLine[],
    readonly card: Component<{ layout: CardLayout }>,
    /** Go to another step; null for the end. */
    readonly go: (step: StepLine | null) => void,
  ) {
    this.done = doneSteps(game);
  }

  /** Start a step. */
  open(step: StepLine): void {
    this.close();
    this.moved = this.step !== null;
    [this.step, this.desk, this.hinting, this.refusal] = [step, null, false, null];
    const socket = new DeskSocket(
      `lessons/${this.game}/${step.name}`,
      (desk) => this.told(step, desk),
      (error) => this.refused(error),
    );
    const session = new Session(`lesson-${this.game}-${step.name}`, null, socket);
    session.lesson = this;
    this.session = session;
    void session.start();
  }

  close(): void {
    this.showing = false;
    this.session?.end();
    this.session = null;
  }

  again(): void {
    if (this.step) this.open(this.step);
  }

  private told(step: StepLine, desk: Desk): void {
    if (step !== this.step) return;
    const further = desk.made !== this.desk?.made;
    this.desk = desk;
    this.refusal = null;
    if (further) this.hinting = false;
    if (desk.reached) this.done = keepDone(this.game, step.name);
  }

  private refused(error: NetError): void {
    const refusal = (this.refusal = { text: sentence(error.message), rule: error.rule });
    const session = this.session;
    // The card shows the reason, so the toast does not repeat it.
    setTimeout(() => {
      if (session?.toast?.text === refusal.text) session.toast = null;
    });
  }

  // ---- progress

  get number(): number {
    return this.step ? this.steps.indexOf(this.step) : 0;
  }

  get before(): StepLine | null {
    return this.steps[this.number - 1] ?? null;
  }

  get after(): StepLine | null {
    return this.steps[this.number + 1] ?? null;
  }

  /** The places of the sentences in the card, which call them marked while their names are hidden. */
  get places(): readonly string[] {
    const { desk, hinting, refusal } = this;
    if (!desk) return [];
    if (desk.reached) return namedIn(desk.done);
    const said = hinting ? [...desk.show_places, ...namedIn(desk.hint)] : namedIn(desk.task);
    return [...new Set([...said, ...namedIn(refusal?.text ?? '')])];
  }

  // ---- help

  /** Play the rest of the solution. */
  async show(): Promise<void> {
    const session = this.session;
    if (!session || this.showing) return;
    this.showing = true;
    while (this.showing && this.session === session && this.desk?.show) {
      if (!(await this.ready(session)) || !(await session.decide(this.desk.show))) break;
      if (this.desk.show) await new Promise((go) => setTimeout(go, PAUSE_MS));
    }
    if (this.session === session) this.showing = false;
  }

  /** Wait until no animation runs. */
  private async ready(session: Session): Promise<boolean> {
    for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
      if (session.canDecide) return true;
      await new Promise((go) => setTimeout(go, 50));
    }
    return false;
  }
}

export const provideLesson = (lesson: () => Lesson | null): void => void setContext(LESSON, lesson);

/** The lesson that a card belongs to. */
export const useLesson = (): (() => Lesson | null) => getContext<() => Lesson | null>(LESSON);
