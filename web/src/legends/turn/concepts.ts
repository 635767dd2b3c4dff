/** The concepts of Legends that are explained when they first occur. */
import type { Concept } from '../../table/session/coach.svelte';

export const LEGENDS_CONCEPTS: readonly Concept[] = [
  { id: 'welcome', steps: [], rule: '' },
  { id: 'boards', steps: ['lay', 'centre'], rule: 'L2.1' },
  { id: 'start', steps: ['start'], rule: 'L2.2' },
  { id: 'shared', steps: ['shared'], rule: 'L2.4' },
  { id: 'neutral', steps: ['neutral'], rule: 'L2.5' },
  { id: 'bid', steps: ['bid'], rule: 'L3.1', dialog: true },
  { id: 'first', steps: ['first'], rule: 'L3.1', dialog: true },
  { id: 'take', steps: ['take', 'queen'], rule: 'L4.1' },
  { id: 'half', steps: ['half'], rule: 'L4.4' },
  { id: 'place', steps: ['place'], rule: 'L5.1' },
  { id: 'move', steps: ['move'], rule: 'L5.2' },
  { id: 'city', steps: ['city'], rule: 'L5.3' },
  { id: 'destroy', steps: ['destroy'], rule: 'L5.4' },
];
