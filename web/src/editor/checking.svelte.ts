/** The server's validation of a document, requested when it has not changed for a moment. */
import { netError, type NetError } from '../net/errors';
import { api } from '../net/rest';
import type { CheckForm } from '../net/types';

export type Checked = CheckForm;

export class Checker {
  /** The last answer; it belongs to an older document while `busy`. */
  answer = $state.raw<Checked | null>(null);
  error = $state.raw<NetError | null>(null);
  busy = $state(false);
  /** The text of the document that the answer belongs to. */
  about = $state('');
  private timer = 0;
  private latest = 0;

  /** Validate a document when it has not changed for a moment. */
  ask(document: unknown, language: string, wait = 350): void {
    const text = JSON.stringify(document);
    window.clearTimeout(this.timer);
    this.busy = true;
    const number = (this.latest += 1);
    this.timer = window.setTimeout(() => void this.send(text, language, number), wait);
  }

  stop(): void {
    window.clearTimeout(this.timer);
    this.latest += 1;
  }

  private async send(text: string, language: string, number: number): Promise<void> {
    try {
      const answer = await api.post<Checked>(
        'positions/check',
        { document: JSON.parse(text) as unknown },
        { lang: language },
      );
      if (number !== this.latest) return;
      [this.answer, this.about, this.error, this.busy] = [answer, text, null, false];
    } catch (thrown) {
      if (number !== this.latest) return;
      const error = netError(thrown);
      if (error.code === 'too-often') {
        this.timer = window.setTimeout(() => void this.send(text, language, number), (error.wait ?? 2) * 1000);
        return;
      }
      [this.error, this.busy] = [error, false];
    }
  }
}
