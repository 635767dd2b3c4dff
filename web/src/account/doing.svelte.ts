/** An action that may fail: whether it runs, and its error. */
import { netError, type NetError } from '../net/errors';

export class Doing {
  busy = $state(false);
  fault = $state.raw<NetError | null>(null);
  done = $state(false);

  /** Run it, unless it is running. */
  async run(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.fault, this.done] = [true, null, false];
    try {
      await what();
      this.done = true;
    } catch (thrown) {
      this.fault = netError(thrown);
    } finally {
      this.busy = false;
    }
  }

  /** The same, for a form. */
  onsubmit =
    (what: () => Promise<void>) =>
    (event: SubmitEvent): void => {
      event.preventDefault();
      void this.run(what);
    };
}
