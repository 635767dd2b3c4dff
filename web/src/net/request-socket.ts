/** Answers like the connection of a table, by requests of its own: for tutorials, puzzles and explored lines. */
import { NetError } from './errors';
import type { Link } from './socket';
import type { Connection } from './table.svelte';
import type { Decision, Ground, Notice, Update } from './types';

export type Fields = Readonly<Record<string, unknown>>;

/** What every such table has. */
export interface ShownTable {
  match: string;
  viewer: number;
  ground: Ground | null;
  update: Update;
}

export abstract class RequestSocket<Shown extends ShownTable> implements Connection {
  readonly ahead = 0;
  readonly link: Link = 'open';
  /** The last answer of the server. */
  protected shown: Shown | null = null;
  private readonly notices = new Set<(notice: Notice) => void>();

  /** Load the table, with the entries after a number. */
  protected abstract load(since: number, fields: Fields): Promise<Shown>;
  protected abstract decide(play: string): Promise<void>;
  /** Undo the last decision, or as many as needed to leave this number of events. */
  protected abstract undo(events: number | null): Promise<void>;
  /** What a decision leads to, or why it is illegal. */
  protected abstract inquire(type: 'preview' | 'why-not', asked: Fields): Promise<unknown>;
  /** The seats that the user plays for. */
  protected abstract viewers(shown: Shown): number[];

  /** The decisions that are offered. */
  protected decisionsOf(shown: Shown): readonly Decision[] {
    return shown.update.decisions ?? [];
  }

  start(): void {}

  onnotice(listener: (notice: Notice) => void): () => void {
    this.notices.add(listener);
    return () => void this.notices.delete(listener);
  }

  onlink(listener: (link: Link) => void): () => void {
    listener(this.link);
    return () => {};
  }

  async ask<T>(type: string, fields: Fields = {}): Promise<T> {
    return (await this.answer(type, fields)) as T;
  }

  /** Tell the listeners what the last answer has changed. */
  protected notify(): void {
    if (!this.shown) return;
    const { match } = this.shown;
    const update = this.updateOf(this.shown);
    for (const listener of this.notices) listener({ type: 'update', match, now: Date.now(), update });
  }

  private async answer(type: string, fields: Fields): Promise<unknown> {
    switch (type) {
      case 'watch':
        return this.watch(fields);
      case 'decisions': {
        const { match, viewer, update } = this.shown ?? {};
        return { match, number: update?.number, seat: viewer, decisions: this.shown && this.decisionsOf(this.shown) };
      }
      case 'decide':
        await this.decide(String(fields.play));
        return this.acknowledged();
      case 'undo':
        await this.undo(typeof fields.events === 'number' ? fields.events : null);
        return this.acknowledged();
      case 'preview':
        return this.inquire(type, { play: fields.play, times: fields.times });
      case 'why-not':
        return this.inquire(type, { play: fields.play });
      case 'unwatch':
        return null;
      default:
        throw new NetError('refused', { code: 'not-available-here', message: type });
    }
  }

  private acknowledged(): unknown {
    return { match: this.shown?.match, number: this.shown?.update.number };
  }

  private async watch(fields: Fields): Promise<unknown> {
    // The ground comes with the first request; later ones ask for new entries only.
    const shown = await this.load(fields.ground === false ? Number(fields.since) : 0, fields);
    const { match, viewer, ground } = shown;
    const viewers = this.viewers(shown);
    return { match, viewer, viewers, code: null, now: Date.now(), ground, update: this.updateOf(shown) };
  }

  private updateOf(shown: Shown): Update {
    return { ...shown.update, decisions: [...this.decisionsOf(shown)] };
  }
}
