/** The selection of a player at a board: select, aim, preview and confirm, by taps or drags. */
import { netError } from '../../net/errors';
import type { Decision, Preview } from '../../net/types';
import { sentence } from '../../texts/texts.svelte';
import { prefs } from './prefs.svelte';
import type { TableSession } from './session-shape';
import { endWords } from './turn-words';

/** A decision that starts at a place on the board. */
export interface BoardMove {
  decision: Decision;
  /** Where it starts; null if a single tap is enough. */
  start: string | null;
  target: string;
}

/** Whether a decision ends the game or eliminates a player. */
const isLast = ({ ends, eliminated }: Preview): boolean => ends || !!eliminated?.length;

export abstract class BoardTurn<Move extends BoardMove> {
  picked = $state<string | null>(null);
  target = $state<string | null>(null);
  /** Which of several decisions with the same target. */
  choice = $state(0);
  /** A decision that is made as soon as its effect is known, unless the user takes it back. */
  protected sure = $state.raw<Move | null>(null);
  /** The decision whose button must be pressed again, and when that was said. */
  private pressed = $state.raw<{ play: string; asked: number } | null>(null);

  constructor(readonly session: TableSession) {}

  /** All decisions that start at a place. */
  abstract readonly moves: readonly Move[];
  /** Those that are possible with the current selection. */
  abstract readonly lit: readonly Move[];
  /** Whether a decision must be confirmed when only risky ones are. */
  protected abstract isRisky(move: Move): boolean;

  /** The place that a lit decision leads to. */
  endOf(move: Move): string {
    return move.target;
  }

  /** The order in which decisions with the same target are offered. */
  protected inOrder(moves: readonly Move[]): readonly Move[] {
    return moves;
  }

  readonly starts = $derived.by(() => new Set(this.moves.flatMap((move) => (move.start ? [move.start] : []))));
  readonly candidates = $derived.by(() =>
    this.target === null ? [] : this.inOrder(this.lit.filter((move) => this.endOf(move) === this.target)),
  );
  readonly chosen = $derived.by(
    (): Move | null => this.candidates[Math.min(this.choice, this.candidates.length - 1)] ?? null,
  );
  /** The decision without a place that must be confirmed. */
  readonly closing = $derived.by((): Decision | null => {
    const { session, pressed } = this;
    if (pressed?.asked !== session.watch.asked) return null;
    return session.decisions.find((one) => one.notation === pressed.play) ?? null;
  });
  /** How many times in a row it is made. */
  get count(): number {
    return 1;
  }

  /** Whether a place can be tapped, and pieces can be dragged. */
  get isFree(): boolean {
    return this.session.canDecide && !this.sure;
  }

  /** The places from which pieces can be dragged. */
  readonly grabs = $derived.by(() => (this.isFree ? [...this.starts] : []));

  isLit(place: string | null): boolean {
    return place !== null && this.lit.some((move) => this.endOf(move) === place);
  }

  /** Show a decision as a preview, without making it. */
  show(decision: Decision): void {
    const move = this.moves.find((one) => one.decision.notation === decision.notation);
    if (!move) return;
    if (move.start !== null) this.select(move.start);
    else this.clear();
    this.target = this.endOf(move);
    this.choice = Math.max(0, this.candidates.indexOf(move));
  }

  clear(): void {
    [this.picked, this.target, this.choice, this.sure, this.pressed] = [null, null, 0, null, null];
  }

  /** One step back. */
  back(): void {
    [this.session.bubble, this.sure] = [null, null];
    if (this.target !== null) this.target = null;
    else this.clear();
  }

  select(place: string): void {
    this.clear();
    this.picked = place;
  }

  /** Aim at a target: show the decision, and make it at once if the player confirms nothing. */
  aim(place: string): void {
    [this.target, this.choice] = [place, 0];
    const move = this.chosen;
    if (!move || this.candidates.length !== 1) return;
    if (prefs.confirm === 'never') void this.confirm();
    else if (prefs.confirm === 'risky' && !this.isRisky(move) && this.hasPreviews) void this.confirmUnlessLast(move);
  }

  /** A puzzle has no previews. */
  private get hasPreviews(): boolean {
    return !this.session.lesson?.isTest;
  }

  /** Confirm a move, but not one that ends the game or eliminates a player. */
  private async confirmUnlessLast(move: Move): Promise<void> {
    const { session, count } = this;
    this.sure = move;
    const preview = await session.effect(move.decision, count).catch((thrown: unknown) => {
      if (this.sure === move) session.refuse(netError(thrown));
      return null;
    });
    if (this.sure !== move) return;
    this.sure = null;
    if (!preview || isLast(preview)) return;
    const isChosen = this.chosen?.decision.notation === move.decision.notation && this.count === count;
    if (isChosen) await this.confirm();
  }

  async confirm(): Promise<boolean> {
    const move = this.chosen;
    this.sure = null;
    if (!move || !this.session.canDecide) return false;
    const done = await this.session.decide(move.decision.notation, this.target);
    if (done) this.clear();
    else this.target = null;
    return done;
  }

  /** Make a decision without a place; the last one of a player or of the game must be confirmed. */
  async press(decision: Decision): Promise<void> {
    const { session } = this;
    const { asked } = session.watch;
    if (!session.canDecide) return;
    if (decision.notation !== this.closing?.notation && prefs.confirm !== 'never' && this.hasPreviews) {
      const preview = await session.effect(decision).catch(() => null);
      if (session.watch.asked !== asked) return;
      if (preview && isLast(preview)) {
        this.clear();
        this.pressed = { play: decision.notation, asked };
        return;
      }
    }
    await session.decide(decision.notation);
  }

  /**
   * Show at a place why nothing is possible there: what others are to decide, how the match ended, or a reason that the
   * server is asked for.
   */
  explain(place: string | null): void {
    if (!place) return;
    if (this.session.canDecide)
      void this.session.explain(this.picked && this.picked !== place ? [this.picked, place] : [place], place);
    else this.tellWait(place);
  }

  /**
   * Say what a running match waits for, unless it is a decision of the user's that is on its way or not offered yet, or
   * how the match ended.
   */
  private tellWait(place: string): void {
    const { session } = this;
    const { status, asks } = session.shown ?? {};
    if (session.watch.isMine || (status !== 'running' && status !== 'over')) return;
    const text = session.say(sentence(status === 'over' ? endWords(session) : (asks ?? '')));
    if (!text) return;
    session.bubble = { place, text, rule: '' };
    session.spoken = text;
  }

  // ---- dragging: grabbing selects, carrying previews, dropping confirms all but the last move of a player

  readonly grab = (place: string): void => {
    this.session.bubble = null;
    this.select(place);
  };

  readonly carry = (place: string | null): void => {
    const next = this.isLit(place) ? place : null;
    if (next !== this.target) [this.target, this.choice] = [next, 0];
  };

  readonly drop = (place: string | null): void => {
    if (place === null || !this.session.canDecide) return this.clear();
    this.carry(place);
    const move = this.chosen;
    if (!move) {
      if (place !== this.picked) this.explain(place);
    } else if (this.candidates.length === 1)
      void (prefs.confirm === 'never' || !this.hasPreviews ? this.confirm() : this.confirmUnlessLast(move));
  };
}
