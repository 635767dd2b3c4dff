/** Hints: the engine's advice for the current decision, shown in three steps. */
import { netError } from '../../net/errors';
import { api } from '../../net/rest';
import type { Decision, HintFound } from '../../net/types';
import { t, withPlaces } from '../../texts/texts.svelte';
import type { TableSession } from './session-shape';

/** Where to look, which piece or card, and the move itself. */
export type HintStep = 'where' | 'piece' | 'move';

export class Hints {
  asking = $state(false);
  private found = $state.raw<{ hint: HintFound; asked: number } | null>(null);
  private at = $state(0);

  constructor(private readonly session: TableSession) {}

  /** Whether this table has hints: an unrated match in which no other person has a seat. */
  get isOffered(): boolean {
    const { watch, lesson } = this.session;
    const settings = watch.ground?.settings;
    const me = watch.moment?.seats[watch.viewer ?? -1]?.person?.id;
    return (
      lesson === null &&
      me !== undefined &&
      watch.moment?.status === 'running' &&
      !settings?.rated &&
      !settings?.tournament &&
      watch.moment.seats.every(({ person }) => !person || person.id === me)
    );
  }

  /** The hint; null once the decision has changed. */
  get now(): HintFound | null {
    const { watch } = this.session;
    const isCurrent = this.found?.asked === watch.asked && this.found.hint.seat === watch.viewer && watch.isMine;
    return isCurrent && watch.pending === null ? (this.found?.hint ?? null) : null;
  }

  /** The steps of the hint; a decision without a place or card has two. */
  get steps(): readonly HintStep[] {
    const decision = this.now?.decision;
    const hasPiece = !!decision && (decision.places.length > 0 || isCard(decision));
    return hasPiece ? ['where', 'piece', 'move'] : ['where', 'move'];
  }

  get step(): HintStep | null {
    return this.now ? (this.steps[Math.min(this.at, this.steps.length - 1)] ?? null) : null;
  }

  /** The number of the step, from 1. */
  get number(): number {
    return Math.min(this.at, this.steps.length - 1) + 1;
  }

  /** The places to look at, until the move is shown. */
  get area(): readonly string[] {
    return this.step !== 'move' ? (this.now?.area ?? []) : [];
  }

  /** Whether the first step points at the cards. */
  get isAtCards(): boolean {
    return this.step === 'where' && !!this.now && isCard(this.now.decision);
  }

  /** The place of the piece, in the second step. */
  get piece(): string | null {
    return this.step === 'piece' ? (this.now?.decision.places[0] ?? null) : null;
  }

  /** Whether the decision is about a piece that is on the board. */
  get isOfPiece(): boolean {
    return (this.now?.decision.places.length ?? 0) > 1;
  }

  /** The place of the card in its row, in the second step. */
  get card(): number | null {
    return this.step === 'piece' && this.now && isCard(this.now.decision) ? cardPlace(this.now.decision) : null;
  }

  /** The recommended decision, in the last step. */
  get move(): Decision | null {
    return this.step === 'move' ? (this.now?.decision ?? null) : null;
  }

  /** Ask for a hint, or show its next step. */
  async next(): Promise<void> {
    if (this.asking || this.session.lesson) return;
    if (this.now) return this.show(this.at + 1);
    await this.ask();
  }

  close(): void {
    this.found = null;
  }

  /** Make the recommended decision. */
  async play(): Promise<void> {
    const decision = this.now?.decision;
    if (decision && this.session.canDecide && (await this.session.decide(decision.notation))) this.close();
  }

  private async ask(): Promise<void> {
    const { session } = this;
    const { asked, match, viewer } = session.watch;
    this.asking = true;
    session.spoken = t('hint-thinking');
    try {
      const hint = await api.post<HintFound>(`tables/${match}/hint`, { seat: viewer });
      if (session.watch.asked !== asked) return; // it came too late
      this.found = { hint, asked };
      this.show(0);
    } catch (thrown) {
      const error = netError(thrown);
      if (error.code !== 'stale') session.refuse(error);
    } finally {
      this.asking = false;
    }
  }

  private show(at: number): void {
    this.at = Math.min(at, this.steps.length - 1);
    this.session.spoken = withPlaces(this.lines.join(' '));
  }

  /** The names of the highlighted places. */
  get names(): string {
    return (this.step === 'where' ? this.area : this.piece ? [this.piece] : []).join(', ');
  }

  /** What the step says, in sentences. */
  get lines(): readonly string[] {
    const { now, step, session } = this;
    if (!now || !step) return [];
    if (step === 'where') {
      const where = now.area.length ? 'hint-look-area' : this.isAtCards ? 'hint-look-cards' : 'hint-look-choice';
      return [now.look, t(where), this.names].filter(Boolean);
    }
    if (step === 'piece') {
      const what = this.card !== null ? 'hint-piece-card' : this.isOfPiece ? 'hint-piece-from' : 'hint-piece-at';
      return [t(what), this.names].filter(Boolean);
    }
    return [
      session.say(now.decision.sentence),
      ...now.reasons.map(({ text }) => session.say(text)),
      this.chance,
    ].filter(Boolean);
  }

  /** The estimated chance to win, compared with the second best decision. */
  get chance(): string {
    const { now } = this;
    if (now?.chance === null || now?.chance === undefined) return '';
    const [chance, other] = [percent(now.chance), now.other_chance === null ? null : percent(now.other_chance)];
    if (now.proven && (chance === 100 || chance === 0)) return t('hint-proven', { chance });
    return other === null ? t('hint-chance', { chance }) : t('hint-chance-other', { chance, other });
  }
}

const percent = (chance: number): number => Math.round(chance * 100);

/** The place in the row of the card that a decision takes. */
const cardPlace = (decision: Decision): number | null => {
  const place: unknown = (decision.detail as { place?: unknown } | undefined)?.place;
  return typeof place === 'number' ? place : null;
};

const isCard = (decision: Decision): boolean => cardPlace(decision) !== null;
