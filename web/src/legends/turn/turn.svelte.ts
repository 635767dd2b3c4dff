/** The selection of a player at a map of Legends. */
import type { Letter, Owner } from '../../art/identity';
import type { Decision, Preview } from '../../net/types';
import { BoardTurn } from '../../table/session/board-turn.svelte';
import { t, withPlaces } from '../../texts/texts.svelte';
import type { LegendsArrow, LegendsGround, LegendsMark, LegendsPosition, LegendsStep } from '../types';
import { mapMoves, type LegendsMove } from './play';

const READY_MS = 6000;

export class LegendsTurn extends BoardTurn<LegendsMove> {
  /** How many armies move. */
  private wanted = $state(1);
  /** Whether the same decision is being repeated. */
  repeating = $state(false);
  /** The number of the moment at which the player is asked whether to give up. */
  private asked = $state(-1);

  readonly ground = $derived.by(() => this.session.watch.ground?.board as LegendsGround);
  readonly moment = $derived.by(() => this.session.shown ?? this.session.watch.moment);
  readonly position = $derived.by(() => this.moment?.position as LegendsPosition);
  readonly step = $derived.by(() => this.moment?.step ?? '');
  readonly letter = $derived.by((): Letter => this.session.letter(this.session.watch.viewer ?? 0));
  readonly moves = $derived.by(() => mapMoves(this.session.decisions));
  readonly lit = $derived.by(() => this.moves.filter((move) => move.start === this.picked));
  readonly marks = $derived.by((): LegendsMark[] => {
    if (this.picked === null && this.starts.size && !this.lit.length)
      return [...this.starts].map((region) => ({
        region,
        kind: 'choose',
        text: '',
        letter: this.letter,
        label: t('lmark-start'),
      }));
    return this.lit.map((move) => ({
      region: move.target,
      kind: move.kind,
      text: this.textOf(move),
      from: move.start ?? undefined,
      letter: move.letter ?? this.letter,
      hot: move.target === this.chosen?.target,
      owner: move.target === this.chosen?.target ? this.ownerAfter(move.target) : null,
      label: withPlaces(move.decision.sentence),
    }));
  });
  /** What is left after moving one army, two and so on. */
  readonly left = $derived.by(() => this.session.left(this.chosen?.decision ?? null));
  /** How many armies can be moved or placed by repeating the selected decision. */
  readonly most = $derived.by(() => {
    const isRepeatable = this.chosen?.start || (this.chosen?.kind === 'place' && this.step === 'place');
    return isRepeatable ? Math.max(1, this.left.length) : 1;
  });
  readonly bring = $derived.by((): Preview | null => this.session.brings(this.chosen?.decision ?? null, this.count));

  /** Whether what is known is about another number of armies. */
  readonly isOpen = $derived.by(() => !!this.chosen && this.session.isOpen(this.chosen.decision, this.count));

  override get count(): number {
    return Math.min(this.wanted, this.most);
  }

  override set count(next: number) {
    this.wanted = next;
  }

  /** What the chip of a move says: for several armies its price times their number, or how many are placed. */
  private textOf(move: LegendsMove): string {
    if (move !== this.chosen || this.count < 2) return move.text;
    return move.start ? `${move.text}×${this.count}` : `+${this.count}`;
  }

  /** Who controls a region after the selected decision, as far as that is known. */
  private ownerAfter(region: string): Owner | null {
    const after = this.bring?.after as Partial<LegendsPosition> | undefined;
    return ((after?.controllers ?? this.position.controllers)[region] as Owner | undefined) ?? null;
  }

  /** The steps of the last turn of another player. */
  private get trail(): LegendsArrow[] {
    const { trail } = this.session;
    const player = this.session.letter(trail[0]?.seat ?? 0);
    return trail.flatMap(({ places = [], mark }, i): LegendsArrow[] => {
      const [from, to] = places;
      return from && to ? [{ from, to, number: i + 1, letter: player, sea: mark?.sea ?? false }] : [];
    });
  }

  /** Its steps in one region, until something is selected. */
  readonly steps = $derived.by((): LegendsStep[] => {
    if (this.picked !== null || this.chosen) return [];
    const { trail } = this.session;
    const letter = this.session.letter(trail[0]?.seat ?? 0);
    return trail.flatMap(({ places = [] }, i): LegendsStep[] =>
      places.length === 1 ? [{ region: places[0] ?? '', number: i + 1, letter }] : [],
    );
  });

  /** The steps of another player that were just shown; else the numbered steps of this action, and the selected one. */
  readonly arrows = $derived.by((): LegendsArrow[] => {
    const made: LegendsArrow[] = [];
    const { chosen, letter, count, session } = this;
    if (session.trail.length) {
      if (this.picked === null && !chosen) return this.trail;
    } else if (this.step === 'move') {
      for (const entry of session.standing.slice().reverse()) {
        if (entry.seat !== this.position.seat || entry.what !== 'move') break;
        const [from, to] = entry.places ?? [];
        if (from && to) made.unshift({ from, to });
      }
    }
    if (chosen?.start)
      made.push({
        from: chosen.start,
        to: chosen.target,
        sea: chosen.kind === 'sail',
        ghost: { letter, armies: count },
      });
    return made.map((arrow, i) => ({ ...arrow, number: i + 1 }));
  });

  /** The decision that ends a part of the card. */
  readonly stop = $derived.by(() => this.session.decisions.find((one) => one.kind === 'stop') ?? null);
  /** Whether stopping gives up something that can still be done. */
  readonly isGivingUp = $derived.by(() => !!this.stop && this.session.decisions.length > 1);
  /** Whether stopping must be confirmed, whatever the player prefers: always, except after the first of several steps. */
  readonly asksFirst = $derived.by(() => {
    const { action, part_points } = this.position;
    return this.isGivingUp && (this.step !== 'move' || action.points === part_points);
  });
  readonly isAsking = $derived.by(() => this.isGivingUp && this.asked === this.session.watch.asked);

  /** End this part of the card. */
  end(): void {
    if (!this.stop || !this.session.canDecide) return;
    if (this.asksFirst) {
      this.clear();
      this.asked = this.session.watch.asked;
    } else void this.press(this.stop);
  }

  keep(): void {
    this.asked = -1;
  }

  giveUp(): void {
    this.keep();
    if (this.stop && this.session.canDecide) void this.session.decide(this.stop.notation);
  }

  protected override isRisky(move: LegendsMove): boolean {
    return move.kind === 'destroy';
  }

  override clear(): void {
    this.wanted = 1;
    super.clear();
  }

  override back(): void {
    this.wanted = 1;
    super.back();
  }

  override select(region: string): void {
    this.wanted = 1;
    super.select(region);
  }

  override aim(region: string): void {
    this.wanted = 1;
    super.aim(region);
  }

  readonly pick = (region: string, owner: Owner | null): void => {
    this.session.bubble = null;
    if (!this.session.canDecide) return this.explain(region);
    if (this.target === region && this.chosen) return void this.confirm();
    if (!this.isFree) return;
    if (this.isLit(region)) {
      this.aim(region);
      const own = this.candidates.findIndex((move) => move.letter === owner);
      if (own >= 0) this.choice = own;
      return;
    }
    if (this.picked === region) return this.clear();
    if (this.starts.has(region)) return this.select(region);
    this.explain(region);
  };

  /** Decide, and repeat for each further army while it is legal. */
  override async confirm(): Promise<boolean> {
    const decision = this.chosen?.decision;
    const times = this.count;
    this.sure = null;
    if (!decision || !this.session.canDecide || this.repeating || this.isOpen) return false;
    this.repeating = true;
    let done = await this.session.decide(decision.notation, this.target);
    for (let i = 1; i < times && done; i++) done = (await this.isAgain(decision)) && (await this.decideAgain(decision));
    this.repeating = false;
    this.target = null;
    return done;
  }

  private decideAgain(decision: Decision): Promise<boolean> {
    return this.session.decide(decision.notation, this.target);
  }

  /** Wait for the next decision; returns whether the same one is legal. */
  private async isAgain({ notation }: Decision): Promise<boolean> {
    const { session } = this;
    const { watch } = session;
    for (let waited = 0; waited < READY_MS; waited += 50) {
      if (session.canDecide && watch.asked === watch.moment?.number)
        return session.decisions.some((one) => one.notation === notation);
      if (!watch.isMine) return false;
      await new Promise((done) => setTimeout(done, 50));
    }
    return false;
  }

  /** Clear the selection after a new moment, unless it is still possible. */
  keepUp(): void {
    if (!this.session.watch.isMine) return this.clear();
    if (!this.session.canDecide) return;
    if (this.picked !== null && !this.starts.has(this.picked)) this.clear();
    else if (this.target !== null && !this.candidates.length) this.target = null;
  }
}
