/** Explanations of a game's concepts, each shown once when it first occurs; this browser remembers which. */
import { keep, kept } from '../../lib/kept';
import { isNewcomer } from '../../lib/played.svelte';
import { prefs } from './prefs.svelte';
import type { TableSession } from './session-shape';

/** A concept of a game; its texts are `coach-GAME-ID` and `coach-GAME-ID-note`. */
export interface Concept {
  id: string;
  /** The steps in which it occurs. */
  steps: readonly string[];
  /** The kinds of decisions of which one must be possible; empty for any. */
  kinds?: readonly string[];
  rule: string;
  /** Whether its steps open a dialog. */
  dialog?: boolean;
  /** The places to show on the board. */
  places?: (session: TableSession) => readonly string[];
}

/** The concept of every game that offers its tutorial to newcomers. */
const WELCOME = 'welcome';

const stored = (): string[] => {
  const found = kept<unknown>('learned');
  return Array.isArray(found) ? found.map(String) : [];
};

let learned = $state.raw(stored());

const learn = (name: string): void => {
  if (learned.includes(name)) return;
  learned = [...learned, name];
  keep('learned', learned);
};

/** Whether any explanation has been shown. */
export const hasLearned = (): boolean => learned.length > 0;

/** Explain everything again. */
export const explainAgain = (): void => {
  learned = [];
  keep('learned', learned);
};

export class Coach {
  constructor(
    private readonly session: TableSession,
    readonly game: string,
    private readonly concepts: readonly Concept[],
  ) {
    // An explanation that was visible when the player decided has been read.
    let shown: { name: string; number: number } | null = null;
    $effect(() => {
      const name = this.now && this.nameOf(this.now);
      const number = session.standing.filter(({ seat }) => seat === session.watch.viewer).length;
      if (shown && shown.number < number) learn(shown.name);
      shown = name ? { name, number } : null;
    });
  }

  /** The concept to explain now. */
  readonly now = $derived.by((): Concept | null => {
    const { session } = this;
    if (!prefs.explain || session.lesson || !session.mine || session.watch.viewer === null) return null;
    const step = session.shown?.step ?? '';
    const kinds = session.decisions.map(({ kind }) => kind);
    const isAsked = (concept: Concept): boolean =>
      concept.id === WELCOME
        ? isNewcomer()
        : concept.steps.includes(step) && (!concept.kinds || concept.kinds.some((kind) => kinds.includes(kind)));
    return this.concepts.find((one) => !learned.includes(this.nameOf(one)) && isAsked(one)) ?? null;
  });

  /** Whether the tutorial is offered. */
  readonly isWelcome = $derived.by(() => this.now?.id === WELCOME);

  /** Whether it belongs into the dialog of the step. */
  readonly inDialog = $derived.by(() => {
    const step = this.session.shown?.step ?? '';
    return this.concepts.some(({ dialog, steps }) => dialog && steps.includes(step));
  });

  /** The places to show on the board. */
  readonly places = $derived.by((): readonly string[] => this.now?.places?.(this.session) ?? []);

  /** The rule about a step. */
  ruleOf(step: string): string {
    return this.concepts.find(({ id, steps }) => id !== WELCOME && steps.includes(step))?.rule ?? '';
  }

  /** The user has read it. */
  done(): void {
    if (this.now) learn(this.nameOf(this.now));
  }

  private nameOf(concept: Concept): string {
    return `${this.game}-${concept.id}`;
  }
}
