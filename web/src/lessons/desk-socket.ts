/** The connection to a step of a tutorial or to a puzzle. */
import { NetError, netError } from '../net/errors';
import { RequestSocket, type Fields, type ShownTable } from '../net/request-socket';
import type { Decision, Desk } from '../net/types';
import { askLesson, UNDO } from './book';

type Post = <T>(path: string, body: unknown) => Promise<T>;

/** What every desk has. */
interface AnyDesk extends ShownTable {
  decisions: readonly Decision[];
}

export class DeskSocket<Form extends AnyDesk = Desk> extends RequestSocket<Form> {
  private plays: readonly string[] = [];

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
  ) {
    super();
  }

  /** The decisions so far. */
  get made(): readonly string[] {
    return this.plays;
  }

  /** Those of the lesson; none once its aim is reached. */
  protected override decisionsOf({ decisions }: Form): readonly Decision[] {
    return decisions;
  }

  protected viewers({ viewer }: Form): number[] {
    return [viewer];
  }

  protected load(since: number): Promise<Form> {
    return this.show(this.plays, since);
  }

  protected async decide(play: string): Promise<void> {
    try {
      await this.goOn(play);
    } catch (thrown) {
      const error = netError(thrown);
      if (error.kind === 'refused') this.onrefused(error);
      throw error;
    }
  }

  protected async undo(events: number | null): Promise<void> {
    do await this.goOn(UNDO);
    while (events !== null && (this.shown?.update.moment.events ?? 0) > events);
  }

  protected async inquire(type: 'preview' | 'why-not', asked: Fields): Promise<unknown> {
    if (type === 'preview' && !this.hasPreviews) throw new NetError('refused', { code: 'no-preview', message: '' });
    return this.post(`${this.path}/${type}`, { plays: this.plays, ...asked });
  }

  private async show(plays: readonly string[], since: number): Promise<Form> {
    const desk = await this.post<Form>(this.path, { plays, since });
    [this.plays, this.shown] = [plays, desk];
    this.ondesk(desk);
    return desk;
  }

  private async goOn(play: string): Promise<void> {
    await this.show([...this.plays, play], this.shown?.update.number ?? 0);
    this.notify();
  }
}
