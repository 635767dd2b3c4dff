/** The places of a line about a player's points, which the user points at or taps. */
import { tick } from 'svelte';

/** How long the places of a tapped line are shown. */
export const SHOWN_MS = 6000;

export class LitPlaces {
  now = $state.raw<readonly string[]>([]);

  readonly show = (places: readonly string[]): void => {
    this.now = places;
  };

  /** Close what covers the board, and show them there for a while. */
  async leave(close: (() => void) | undefined, places: readonly string[]): Promise<void> {
    if (!close || !places.length) return;
    close();
    await tick(); // the line has lost the focus, which ends its own highlight
    this.now = places;
    setTimeout(() => this.now === places && (this.now = []), SHOWN_MS);
  }
}
