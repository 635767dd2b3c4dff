/** The random generator of all deals: xoshiro128++, started from a seed and the name of a stream. */

import { sha256 } from './sha256';

const rotated = (word: number, by: number): number => ((word << by) | (word >>> (32 - by))) >>> 0;

export class Generator {
  #words: [number, number, number, number];

  constructor(seed: string, stream: string) {
    const digest = new DataView(sha256(`tetrarch:${seed}:${stream}`).buffer);
    const [a, b, c, d] = [0, 4, 8, 12].map((at) => digest.getUint32(at, true)) as [number, number, number, number];
    this.#words = [(a | 1) >>> 0, b, c, d];
  }

  /** The next 32 bits. */
  word(): number {
    let [a, b, c, d] = this.#words;
    const result = (rotated((a + d) >>> 0, 7) + a) >>> 0;
    c = (c ^ a) >>> 0;
    d = (d ^ b) >>> 0;
    this.#words = [(a ^ d) >>> 0, (b ^ c) >>> 0, (c ^ (b << 9)) >>> 0, rotated(d, 11)];
    return result;
  }

  /** A number from 0 to bound - 1, by Lemire's method. */
  below(bound: number): number {
    const wide = BigInt(bound);
    const least = (1n << 32n) % wide;
    let product = BigInt(this.word()) * wide;
    while ((product & 0xffffffffn) < least) product = BigInt(this.word()) * wide;
    return Number(product >> 32n);
  }

  /** Fisher and Yates, from the last place to the second. */
  shuffle<Item>(items: Item[]): Item[] {
    for (let place = items.length - 1; place > 0; place--) {
      const other = this.below(place + 1);
      [items[place], items[other]] = [items[other]!, items[place]!];
    }
    return items;
  }
}
