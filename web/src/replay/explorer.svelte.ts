/** Free exploration of a finished match: a tree of lines that the user plays for all seats, with their evaluations. */
import { getContext, setContext, type Component } from 'svelte';
import { netError, type NetError } from '../net/errors';
import type { DecisionValue, EvaluationFound, PlayForm } from '../net/generated/openapi';
import { api } from '../net/rest';
import { link } from '../router';
import type { CardLayout, LessonView } from '../table/session/session-shape';
import { Session } from '../table/session/session.svelte';
import { t } from '../texts/texts.svelte';
import type { Wash } from '../view/places.svelte';
import { ExploreSocket } from './explore-socket';
import { washesOf } from './forecast.svelte';

const MOVES = 3;
/** How long a position is shown before its evaluation is requested, in milliseconds. */
const PAUSE_MS = 150;
const EXPLORER = Symbol('explorer');
/** Win chances that differ by less than this are about equal. */
const EQUAL = 0.02;

/** A decision of the match that the user tries to improve. */
export interface Retry {
  seat: number;
  /** The decision of the match and the best one, in notation. */
  played: string;
  best: string;
}

/** How the user's decision compares with that of the match; win chances of the seat. */
export interface Verdict {
  kind: 'best' | 'better' | 'equal' | 'worse';
  own: number;
  played: number;
  best: number;
}

/** A position of the tree. */
export class ExploredNode {
  children = $state.raw<readonly ExploredNode[]>([]);
  found = $state.raw<EvaluationFound | null>(null);

  constructor(
    readonly parent: ExploredNode | null,
    /** The decision that leads to it, and what it does; the root has none. */
    readonly play: PlayForm | null,
    readonly said: string,
  ) {}

  /** The nodes from the root to this one. */
  get path(): ExploredNode[] {
    return [...(this.parent?.path ?? []), this];
  }

  get line(): PlayForm[] {
    return this.path.flatMap(({ play }) => (play ? [play] : []));
  }

  /** The other decisions that were tried instead of this one. */
  get siblings(): readonly ExploredNode[] {
    return this.parent?.children.filter((one) => one !== this) ?? [];
  }

  /** The win chance of the player who made the decision. */
  get chance(): number | null {
    return this.play && this.found ? (this.found.evaluation.chances[this.play.seat] ?? null) : null;
  }
}

export class Explorer implements LessonView {
  readonly root = new ExploredNode(null, null, '');
  current = $state.raw<ExploredNode>(this.root);
  /** The end of the shown line; the current position is on it. */
  private leaf = $state.raw<ExploredNode>(this.root);
  fault = $state.raw<NetError | null>(null);
  readonly session: Session;
  readonly places: readonly string[] = [];
  readonly foot = null;
  /** Whether the board shows who will probably own what at the end. */
  hasForecast = $state(false);
  readonly isTest = false;
  private readonly socket: ExploreSocket;
  private timer = 0;
  /** The win chances of the seat that tries again, by its decision. */
  private judged = $state.raw<Readonly<Record<string, number>>>({});
  judgeFault = $state.raw<NetError | null>(null);

  constructor(
    private readonly match: string,
    private readonly events: number,
    private readonly code: string | null,
    readonly card: Component<{ layout: CardLayout }>,
    readonly retry: Retry | null = null,
  ) {
    this.socket = new ExploreSocket(
      match,
      events,
      code,
      (play, said) => this.played(play, said),
      () => this.back(),
    );
    this.session = new Session(`explore-${match}`, null, this.socket);
    this.session.lesson = this;
    [this.session.hasNames, this.session.attended] = [true, false];
    void this.session.start();
    this.evaluate();
    if (retry) for (const play of new Set([retry.played, retry.best])) this.judge(play);
  }

  /** The user's own decision instead of that of the match. */
  get tried(): ExploredNode | null {
    const [, first] = this.current.path;
    return this.retry && first?.play?.seat === this.retry.seat ? first : null;
  }

  /** Null while it is not known. */
  get verdict(): Verdict | null {
    const play = this.tried?.play?.play;
    if (!this.retry || play === undefined) return null;
    const [own, played, best] = [play, this.retry.played, this.retry.best].map((one) => this.judged[one]);
    if (own === undefined || played === undefined || best === undefined) return null;
    const isBest = play === this.retry.best || (play !== this.retry.played && own > best - EQUAL);
    const kind = isBest ? 'best' : own >= played + EQUAL ? 'better' : own > played - EQUAL ? 'equal' : 'worse';
    return { kind, own, played, best };
  }

  /** Request the win chance after a decision, by what its seat knows before it, unless it is known. */
  judge(play: string): void {
    const { retry } = this;
    this.judgeFault = null;
    if (!retry || play in this.judged) return;
    const { seat } = retry;
    api
      .post<DecisionValue>(
        `tables/${this.match}/exploration/value`,
        { events: this.events, seat, play },
        { code: this.code },
      )
      .then(({ chances }) => (this.judged = { ...this.judged, [play]: chances[seat] ?? 0 }))
      .catch((thrown: unknown) => (this.judgeFault = netError(thrown)));
  }

  /** Request again what could not be compared. */
  judgeAgain(): void {
    for (const play of [this.retry?.played, this.retry?.best, this.tried?.play?.play]) if (play) this.judge(play);
  }

  end(): void {
    window.clearTimeout(this.timer);
    this.session.end();
  }

  /** The replay at the moment where the exploration began. */
  get home(): string {
    return link('replay', this.match, { at: this.events, review: 1, code: this.code });
  }

  get wash(): readonly Wash[] {
    const found = this.hasForecast ? this.current.found : null;
    return found ? washesOf(found.evaluation, this.session.letters, (seat) => this.session.name(seat)) : [];
  }

  get title(): string {
    return t(this.retry ? 'review-try' : 'explore-title');
  }

  get leave(): string {
    return t('review-back');
  }

  /** The shown line, from the first decision on. */
  get steps(): ExploredNode[] {
    return this.leaf.path.slice(1);
  }

  /** Go to a position of the tree. */
  go(node: ExploredNode): void {
    if (node === this.current) return;
    this.current = node;
    if (!this.leaf.path.includes(node)) this.leaf = lastOf(node);
    this.socket.line = node.line;
    this.session.watch.again();
    this.evaluate();
  }

  /** Go to the position before the last decision. */
  back(): void {
    if (this.current.parent) this.go(this.current.parent);
  }

  private played(play: PlayForm, said: string): void {
    const known = this.current.children.find(({ play: own }) => own?.seat === play.seat && own.play === play.play);
    const node = known ?? new ExploredNode(this.current, play, said);
    if (!known) this.current.children = [...this.current.children, node];
    this.current = node;
    if (!this.leaf.path.includes(node)) this.leaf = lastOf(node);
    this.evaluate();
    if (node === this.tried) this.judge(play.play);
  }

  /** Request the evaluation of the current position, unless it is known. */
  evaluate(): void {
    const node = this.current;
    this.fault = null;
    window.clearTimeout(this.timer);
    if (node.found) return;
    this.timer = window.setTimeout(() => {
      const asked = { match: this.match, events: this.events, line: node.line, moves: MOVES };
      api
        .post<EvaluationFound>('evaluations', asked, { code: this.code })
        .then((found) => (node.found = found))
        .catch((thrown: unknown) => {
          if (node === this.current) this.fault = netError(thrown);
        });
    }, PAUSE_MS);
  }
}

/** The end of the line that was tried last after a node. */
const lastOf = (node: ExploredNode): ExploredNode => {
  const last = node.children[node.children.length - 1];
  return last ? lastOf(last) : node;
};

export const provideExplorer = (explorer: () => Explorer | null): void => void setContext(EXPLORER, explorer);

/** The exploration that a card belongs to. */
export const useExplorer = (): (() => Explorer | null) => getContext<() => Explorer | null>(EXPLORER);
