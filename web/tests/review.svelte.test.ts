import { expect, test } from 'vitest';
import type { Review } from '../src/net/generated/openapi';
import { ReviewRun } from '../src/replay/review.svelte';

test('the places of an explained decision are highlighted while the review is open', () => {
  const run = new ReviewRun('match', null);
  const decisions = [
    { number: 0, places: ['a1', 'b2', 'c3'], explanation: [{ role: 'better' }] },
    { number: 1, places: ['a1'], explanation: [] },
  ];
  run.review = { decisions } as unknown as Review;
  expect(run.placesAt(1)).toEqual([]);
  run.isOpen = true;
  expect([0, 1, 2].map((at) => run.placesAt(at))).toEqual([[], ['a1', 'b2', 'c3'], []]);
});
