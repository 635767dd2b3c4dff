/** The connection to an explored line, in which the user plays for all seats. */
import type { ExploredForm, PlayForm } from '../net/generated/openapi';
import { RequestSocket, type Fields } from '../net/request-socket';
import { api } from '../net/rest';
import type { Ground, Update } from '../net/types';

type Explored = Omit<ExploredForm, 'ground' | 'update'> & { ground: Ground | null; update: Update };

export class ExploreSocket extends RequestSocket<Explored> {
  line: readonly PlayForm[] = [];

  constructor(
    private readonly match: string,
    private readonly events: number,
    private readonly code: string | null,
    /** A decision was made; `said` describes it for any reader. */
    private readonly onplayed: (play: PlayForm, said: string) => void,
    /** The last decision is to be undone. */
    private readonly onundo: () => void,
  ) {
    super();
  }

  protected viewers({ update }: Explored): number[] {
    return update.moment.seats.map((_, seat) => seat);
  }

  protected async load(since: number, { seat }: Fields): Promise<Explored> {
    return (this.shown = await this.post<Explored>('', { line: this.line, seat: seat ?? null, since }));
  }

  protected async decide(play: string): Promise<void> {
    const seat = this.shown?.viewer ?? 0;
    const line = [...this.line, { seat, play }];
    const found = await this.post<Explored>('', { line, seat, since: this.shown?.update.number ?? 0 });
    [this.line, this.shown] = [line, found];
    this.onplayed({ seat, play }, found.said);
    this.notify();
  }

  protected async undo(): Promise<void> {
    this.onundo();
  }

  protected inquire(type: 'preview' | 'why-not', asked: Fields): Promise<unknown> {
    return this.post(`/${type}`, { line: this.line, seat: this.shown?.viewer ?? 0, ...asked });
  }

  private post<T>(path: string, body: object): Promise<T> {
    const asked = { events: this.events, ...body };
    return api.post<T>(`tables/${this.match}/exploration${path}`, asked, { code: this.code });
  }
}
