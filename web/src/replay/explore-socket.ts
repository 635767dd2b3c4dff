/** The connection to an explored line; it answers like the connection of a table that the user plays for all seats. */
import { NetError } from '../net/errors';
import type { ExploredForm, PlayForm } from '../net/generated/openapi';
import type { Link } from '../net/socket';
import type { Connection } from '../net/table.svelte';
import { api } from '../net/rest';
import type { Ground, Notice, Update } from '../net/types';

type Fields = Readonly<Record<string, unknown>>;
type Explored = Omit<ExploredForm, 'ground' | 'update'> & { ground: Ground | null; update: Update };

export class ExploreSocket implements Connection {
  readonly ahead = 0;
  readonly link: Link = 'open';
  line: readonly PlayForm[] = [];
  private shown: Explored | null = null;
  private readonly notices = new Set<(notice: Notice) => void>();

  constructor(
    private readonly match: string,
    private readonly events: number,
    private readonly code: string | null,
    /** A decision was made; `said` describes it for any reader. */
    private readonly onplayed: (play: PlayForm, said: string) => void,
    /** The last decision is to be undone. */
    private readonly onundo: () => void,
  ) {}

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
        this.onundo();
        return Promise.resolve(this.acknowledged());
      case 'preview':
      case 'why-not':
        return this.post(`/${type}`, { line: this.line, seat: this.shown?.viewer ?? 0, play: fields.play });
      case 'unwatch':
        return Promise.resolve(null);
      default:
        return Promise.reject(new NetError('refused', { code: 'not-in-exploration', message: type }));
    }
  }

  private post<T>(path: string, body: object): Promise<T> {
    const asked = { events: this.events, ...body };
    return api.post<T>(`tables/${this.match}/exploration${path}`, asked, { code: this.code });
  }

  private acknowledged(): unknown {
    return { match: this.shown?.match, number: this.shown?.update.number };
  }

  private decisions(): unknown {
    const { match, viewer, update } = this.shown ?? {};
    return { match, number: update?.number, seat: viewer, decisions: update?.decisions ?? [] };
  }

  private async watch({ seat, since, ground: hasGround }: Fields): Promise<unknown> {
    const from = hasGround === false ? Number(since) : 0;
    const found = await this.post<Explored>('', { line: this.line, seat: seat ?? null, since: from });
    this.shown = found;
    const { match, viewer, ground, update } = found;
    const viewers = update.moment.seats.map((_, other) => other);
    return { match, viewer, viewers, code: null, now: Date.now(), ground, update };
  }

  private async decide(play: string): Promise<unknown> {
    const seat = this.shown?.viewer ?? 0;
    const line = [...this.line, { seat, play }];
    const found = await this.post<Explored>('', { line, seat, since: this.shown?.update.number ?? 0 });
    [this.line, this.shown] = [line, found];
    this.onplayed({ seat, play }, found.said);
    const { match, update } = found;
    for (const listener of this.notices) listener({ type: 'update', match, now: Date.now(), update });
    return this.acknowledged();
  }
}
