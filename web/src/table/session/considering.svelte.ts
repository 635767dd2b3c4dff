/** What a decision would bring: what the list says of it at once, and all of it when the server has told. */
import type { TableWatch } from '../../net/table.svelte';
import type { Decision, Preview } from '../../net/types';

export class Considering {
  private full = $state.raw<{ number: number; play: string; preview: Preview } | null>(null);
  private asked = '';

  constructor(private readonly watch: TableWatch) {}

  /** Ask for all that a decision would bring. */
  ask(decision: Decision | null): void {
    const number = this.watch.asked;
    const key = decision ? `${number} ${decision.notation}` : '';
    if (key === this.asked) return;
    this.asked = key;
    if (!decision) return;
    this.watch
      .preview(decision.notation)
      .then((preview) => {
        if (this.asked === key) this.full = { number, play: decision.notation, preview };
      })
      .catch(() => {}); // the list's own preview stays
  }

  /** What is known of it now. */
  of(decision: Decision | null): Preview | null {
    if (!decision) return null;
    const found = this.full;
    return found && found.play === decision.notation && found.number === this.watch.asked
      ? found.preview
      : (decision.preview ?? null);
  }
}
