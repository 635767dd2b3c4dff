/** The selection of a player at a board: select, aim, preview and confirm, by taps or drags. */
import type { Decision } from '../../net/types';
import { sentence } from '../../texts/texts.svelte';
import { prefs } from './prefs.svelte';
import type { TableSession } from './session-shape';

/** A decision that starts at a place on the board. */
export interface BoardMove {
  decision: Decision;
  /** Where it starts; null if a single tap is enough. */
  start: string | null;
  target: string;
}

export abstract class BoardTurn<Move extends BoardMove> {
  picked = $state<string | null>(null);
  target = $state<string | null>(null);
  /** Which of several decisions with the same target. */
  choice = $state(0);

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
  /** The places from which pieces can be dragged. */
  readonly grabs = $derived.by(() => (this.session.canDecide ? [...this.starts] : []));

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
    [this.picked, this.target, this.choice] = [null, null, 0];
  }

  /** One step back. */
  back(): void {
    this.session.bubble = null;
    if (this.target !== null) this.target = null;
    else this.clear();
  }

  select(place: string): void {
    [this.picked, this.target, this.choice] = [place, null, 0];
  }

  /** Aim at a target: show the decision, and make it at once if the player confirms nothing. */
  aim(place: string): void {
    [this.target, this.choice] = [place, 0];
    const move = this.chosen;
    if (!move || this.candidates.length !== 1) return;
    if (prefs.confirm === 'never') void this.confirm();
    else if (prefs.confirm === 'risky' && !this.isRisky(move)) void this.confirmUnlessLast(move);
  }

  /** Confirm a move, but not one that ends the game or eliminates a player. */
  private async confirmUnlessLast({ decision: { notation } }: Move): Promise<void> {
    const preview = await this.session.watch.preview(notation).catch(() => null);
    if (!preview || preview.ends || preview.eliminated?.length) return;
    if (this.chosen?.decision.notation === notation) await this.confirm();
  }

  async confirm(): Promise<boolean> {
    const move = this.chosen;
    if (!move || !this.session.canDecide) return false;
    const done = await this.session.decide(move.decision.notation, this.target);
    if (done) this.clear();
    else this.target = null;
    return done;
  }

  /** Show at a place why nothing is possible there: what others are to decide, or a reason that the server is asked for. */
  explain(place: string | null): void {
    if (!place) return;
    if (this.session.canDecide)
      void this.session.explain(this.picked && this.picked !== place ? [this.picked, place] : [place], place);
    else this.tellWait(place);
  }

  /** Say what a running match waits for, unless it is a decision of the user's that is on its way or not offered yet. */
  private tellWait(place: string): void {
    const { session } = this;
    if (session.watch.isMine || session.shown?.status !== 'running' || !session.shown.asks) return;
    const text = session.say(sentence(session.shown.asks));
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
    } else if (this.candidates.length === 1) {
      const asksNothing = prefs.confirm === 'never' || this.session.lesson?.isTest; // a puzzle has no previews
      void (asksNothing ? this.confirm() : this.confirmUnlessLast(move));
    }
  };
}
