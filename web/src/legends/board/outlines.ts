/** Loads the outlines of the islands when a map is drawn. */
import address from '../../../../src/tetrarch/legends/data/islands.json?url';
import type { Outlines } from './layout';

let loading: Promise<Outlines> | null = null;
let known: Outlines | null = null;

/** The outlines, if they are loaded. */
export const knownOutlines = (): Outlines | null => known;

export const loadOutlines = (): Promise<Outlines> => {
  loading ??= fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`outlines: ${answer.status}`);
    return (known = (await answer.json()) as Outlines);
  });
  loading.catch(() => (loading = null)); // another attempt may succeed
  return loading;
};
