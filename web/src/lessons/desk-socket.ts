/** The connection to a step of a tutorial or to a puzzle; it answers like the connection of a table. */
import { NetError, netError } from '../net/errors';
import type { Link } from '../net/socket';
import type { Connection } from '../net/table.svelte';
import type { Decision, Desk, Ground, Notice, Update } from '../net/types';
import { askLesson, UNDO } from './book';

type Fields = Readonly<Record<string, unknown>>;
type Post = <T>(path: string, body: unknown) => Promise<T>;

/** What every desk has. */
export interface AnyDesk {
  match: string;
  viewer: number;
  ground: Ground | null;
  update: Update;
  decisions: readonly Decision[];
}

export class DeskSocket<Form extends AnyDesk = Desk> implements Connection {
  readonly ahead = 0;
  readonly link: Link = 'open';
  private plays: readonly string[] = [];
  private desk: Form | null = null;
  private readonly notices = new Set<(notice: Notice) => void>();

  constructor(
    /** The path of its requests. */
    private readonly path: string,
    /** The desk has changed. */
    private readonly ondesk: (desk: Form) => void,
    /** A decision was illegal, or did not serve the aim. */
    private readonly onrefused: (error: NetError) => void,
    private readonly post: Post = askLesson,
    /** Whether it shows what a decision leads to. */
    private readonly hasPreviews = true,
  ) {}

  /** The decisions so far. */
  get made(): readonly string[] {
    return this.plays;
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

  private answer(type: string, fields: Fields): Promise<unknown> {
    switch (type) {
      case 'watch':
        return this.watch(fields);
      case 'decisions':
        return Promise.resolve(this.decisions());
      case 'decide':
        return this.decide(String(fields.play));
      case 'undo':
        return this.undo(typeof fields.events === 'number' ? fields.events : null);
      case 'preview':
        if (!this.hasPreviews) return Promise.reject(new NetError('refused', { code: 'no-preview', message: '' }));
        return this.post(`${this.path}/${type}`, { plays: this.plays, play: fields.play });
      case 'why-not':
        return this.post(`${this.path}/${type}`, { plays: this.plays, play: fields.play });
      case 'unwatch':
        return Promise.resolve(null);
      default:
        return Promise.reject(new NetError('refused', { code: 'not-at-a-lesson', message: type }));
    }
  }

  private async load(plays: readonly string[], since: number): Promise<Form> {
    const desk = await this.post<Form>(this.path, { plays, since });
    [this.plays, this.desk] = [plays, desk];
    this.ondesk(desk);
    return desk;
  }

  private async watch(fields: Fields): Promise<unknown> {
    // The ground comes with the first request; later ones ask for new entries only.
    const desk = await this.load(this.plays, fields.ground === false ? Number(fields.since) : 0);
    const { match, viewer, ground } = desk;
    return { match, viewer, viewers: [viewer], code: null, now: Date.now(), ground, update: updateOf(desk) };
  }

  private decisions(): unknown {
    const desk = this.desk;
    return { match: desk?.match, number: desk?.update.number, seat: desk?.viewer, decisions: desk?.decisions ?? [] };
  }

  private async decide(play: string): Promise<unknown> {
    try {
      await this.goOn([play]);
    } catch (thrown) {
      const error = netError(thrown);
      if (error.kind === 'refused') this.onrefused(error);
      throw error;
    }
    return { match: this.desk?.match, number: this.desk?.update.number };
  }

  /** Undo the last decision, or as many as needed to leave this number of events. */
  private async undo(events: number | null): Promise<unknown> {
    do await this.goOn([UNDO]);
    while (events !== null && (this.desk?.update.moment.events ?? 0) > events);
    return { match: this.desk?.match, number: this.desk?.update.number };
  }

  private async goOn(more: readonly string[]): Promise<void> {
    const desk = await this.load([...this.plays, ...more], this.desk?.update.number ?? 0);
    const update = updateOf(desk);
    for (const listener of this.notices) listener({ type: 'update', match: desk.match, now: Date.now(), update });
  }
}

/** The update with the decisions of the lesson; none once its aim is reached. */
const updateOf = ({ update, decisions }: AnyDesk): Update => ({ ...update, decisions: [...decisions] });
