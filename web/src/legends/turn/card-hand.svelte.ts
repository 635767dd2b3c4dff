/** The state of the card row: the selected card, and the reasons why cards cannot be taken. */
import type { Decision } from '../../net/types';
import { prefs } from '../../table/session/prefs.svelte';
import { sentence } from '../../texts/texts.svelte';
import type { LegendsCard, LegendsGround, LegendsPosition, Refusal } from '../types';
import { detailOf, takeOf } from './play';
import type { LegendsTurn } from './turn.svelte';

/** The elements that a card is dropped on to take it. */
export const CARD_TAKERS = 'main.stage, .phasebar';

const UNKNOWN: Refusal = { text: '', rule: '' };

export class CardHand {
  /** The place of the selected card. */
  place = $state<number | null>(null);
  /** The place of the card that the user points at. */
  pointed = $state<number | null>(null);
  /** For each place the reason why its card cannot be taken, null if it can; null if no card is taken now. */
  reasons = $state.raw<readonly (Refusal | null)[] | null>(null);

  /** Which of the two effects of the card in hand cannot be used, and why. */
  unusable = $state.raw<{ half: number; why: string; rule: string } | null>(null);

  constructor(private readonly turn: LegendsTurn) {}

  private get ground(): LegendsGround {
    return this.turn.ground;
  }

  private get position(): LegendsPosition {
    return this.turn.position;
  }

  /** The decision that takes the selected card. */
  readonly taking = $derived.by((): Decision | null => (this.place === null ? null : this.takeAt(this.place)));
  /** The enlarged card: the one that would be taken, or that the user points at or has tapped. */
  readonly shown = $derived.by(() => {
    const place = (this.taking && this.place) ?? this.pointed ?? this.place ?? -1;
    return this.cardOf(this.position.row[place]?.card);
  });
  /** Why the card that the user has tapped cannot be taken. */
  readonly refusal = $derived((this.place !== null && this.reasons?.[this.place]) || null);
  /** The card whose action is carried out. */
  readonly inHand = $derived.by(() => this.cardOf(this.position.action.card));

  private takeAt(place: number): Decision | null {
    return takeOf(this.turn.session.decisions, place) ?? null;
  }

  private cardOf(id: string | null | undefined): LegendsCard | undefined {
    return this.ground.cards.find((card) => card.id === id);
  }

  /** Load the reason why one of two effects cannot be used. Call it in an effect. */
  explainEffects(): void {
    this.unusable = null;
    const { session } = this.turn;
    const usable = session.decisions.filter((one) => one.kind === 'half');
    if (usable.length !== 1) return;
    const half = 1 - (detailOf(usable[0] as Decision).half ?? 0);
    void session.watch
      .whyNot([`${half + 1}`])
      .then(({ why_not: why }) => (this.unusable = why && { half, why: why.message, rule: why.rule ?? '' }))
      .catch(() => {});
  }

  /** Load the reasons why cards cannot be taken. Call it in an effect. */
  explain(): void {
    const { session } = this.turn;
    if (this.place !== null && this.turn.step !== 'take' && this.turn.step !== 'queen') this.place = null;
    if (!session.decisions.some((one) => one.kind === 'take')) return void (this.reasons = null);
    const found = this.position.row.map((slot, i) => (slot && this.takeAt(i) ? null : UNKNOWN));
    this.reasons = found;
    this.position.row.forEach((slot, i) => {
      if (!slot || found[i] === null) return;
      void session.watch
        .whyNot([slot.card])
        .then(({ why_not: why }) => {
          const reason = why && { text: session.say(sentence(why.message)), rule: why.rule ?? '' };
          if (this.reasons && reason) this.reasons = this.reasons.map((old, at) => (at === i ? reason : old));
        })
        .catch(() => {});
    });
  }

  readonly pick = (place: number): void => {
    const { session } = this.turn;
    session.bubble = null;
    const why = this.reasons?.[place];
    if (why !== null) return void (this.place = this.place === place ? null : place);
    if (this.place === place && this.taking) return void this.take();
    this.place = place;
    if (this.taking && prefs.confirm !== 'always') void this.take();
  };

  async take(): Promise<void> {
    if (this.taking && (await this.turn.session.decide(this.taking.notation))) this.clear();
  }

  clear(): void {
    this.place = null;
  }

  // ---- dragging a card out of the row takes it

  readonly grab = (place: number): boolean => {
    if (this.reasons?.[place] !== null || !this.turn.session.canDecide) return false;
    this.place = place;
    return true;
  };

  readonly drop = (element: Element | null): void => {
    if (element?.closest(CARD_TAKERS)) void this.take();
    else this.clear();
  };
}
