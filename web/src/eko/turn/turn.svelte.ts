/** The selection of a player at a board of Ekö. */
import type { Preview } from '../../net/types';
import { BoardTurn } from '../../table/session/board-turn.svelte';
import { readStack } from '../board/reading';
import type { EkoGround, EkoMark, EkoPosition, EkoPreview } from '../types';
import { boardMoves, inOrder, marksOf, positionAfter, type EkoMove } from './play';

export class EkoTurn extends BoardTurn<EkoMove> {
  readonly ground = $derived.by(() => this.session.watch.ground?.board as EkoGround);
  readonly moment = $derived.by(() => this.session.shown ?? this.session.watch.moment);
  readonly position = $derived.by(() => this.moment?.position as EkoPosition);
  readonly moves = $derived.by(() => boardMoves(this.session.decisions));
  /** Whether a site is selected, so that the stacks that can pay are lit. */
  readonly fromSite = $derived.by(() =>
    this.ground.hexes.some((hex) => hex.name === this.picked && hex.kind === 'site'),
  );
  readonly lit = $derived.by(() =>
    this.picked === null
      ? this.moves.filter((move) => move.start === null)
      : this.fromSite
        ? this.moves.filter((move) => move.mark === 'construct' && move.target === this.picked)
        : this.moves.filter((move) => move.start === this.picked),
  );
  readonly marks = $derived.by((): EkoMark[] => marksOf(this.lit, (move) => this.endOf(move)));
  /** Spaces and sites that can act. */
  readonly active = $derived.by(() =>
    this.session.canDecide
      ? [
          ...new Set([
            ...this.starts,
            ...this.moves.filter((move) => move.mark === 'construct').map((move) => move.target),
          ]),
        ]
      : [],
  );
  readonly bring = $derived.by((): Preview | null => this.session.brings(this.chosen?.decision ?? null));
  /** The preview on the board. */
  readonly ghost = $derived.by((): EkoPreview | null => {
    const { chosen } = this;
    if (!chosen?.start || (chosen.start === chosen.target && chosen.mark !== 'construct')) return null;
    if (chosen.mark === 'construct')
      return {
        buildings: { [chosen.target]: `${this.session.letter(this.session.watch.viewer ?? 0)}${chosen.worth}` },
        path: [chosen.start, chosen.target],
      };
    const stack = chosen.mark === 'move' ? positionAfter(this.bring).stacks?.[chosen.target] : undefined;
    return {
      path: chosen.decision.mark.way ?? [],
      ...(stack ? { stacks: { [chosen.target]: stack } } : {}),
    };
  });

  override endOf(move: EkoMove): string {
    return this.fromSite ? (move.start ?? move.target) : move.target;
  }

  protected override inOrder(moves: readonly EkoMove[]): readonly EkoMove[] {
    return inOrder(moves);
  }

  protected override isRisky(move: EkoMove): boolean {
    const { mark, emperor, decision, start } = move;
    return (
      mark === 'attack' ||
      mark === 'kamikaze' ||
      mark === 'scatter' ||
      emperor ||
      (decision.cost.discs ?? 0) >= (readStack(this.position.stacks[start ?? ''])?.discs ?? 9)
    );
  }

  readonly pick = (space: string): void => {
    this.session.bubble = null;
    if (!this.session.canDecide) return this.explain(space);
    if (this.target === space && this.chosen) return void this.confirm();
    if (!this.isFree) return;
    if (this.isLit(space)) return this.aim(space);
    if (this.picked === space) return this.clear();
    const isSite = this.moves.some((move) => move.mark === 'construct' && move.target === space);
    if (this.starts.has(space) || isSite) return this.select(space);
    this.explain(space);
  };

  /** Clear the selection after a new moment, unless it is still possible. */
  keepUp(): void {
    const { session, picked } = this;
    if (!session.watch.isMine) return this.clear();
    if (picked === null || !session.canDecide || this.starts.has(picked)) return;
    if (!this.moves.some((move) => move.target === picked)) this.clear();
  }
}
