/** The concepts of Ekö that are explained when they first occur. */
import type { Concept } from '../../table/session/coach.svelte';
import type { TableSession } from '../../table/session/session-shape';
import { readStack } from '../board/reading';
import type { EkoPosition } from '../types';

const emperorPlaces = (session: TableSession): string[] => {
  const position = session.shown?.position as EkoPosition | undefined;
  const me = session.letter(session.watch.viewer ?? 0);
  return Object.entries(position?.stacks ?? {}).flatMap(([space, written]) => {
    const stack = readStack(written);
    return stack?.letter === me && stack.emperor ? [space] : [];
  });
};

/** The sites where the player could build now. */
const sitePlaces = (session: TableSession): string[] => [
  ...new Set(session.decisions.flatMap(({ kind, places }) => (kind === 'construct' ? places.slice(1) : []))),
];

export const EKO_CONCEPTS: readonly Concept[] = [
  { id: 'welcome', steps: [], rule: '' },
  { id: 'draft', steps: ['draft'], rule: 'E17.1' },
  { id: 'action', steps: ['action'], kinds: ['move'], rule: 'E3.2' },
  { id: 'emperor', steps: ['swap', 'action'], rule: 'E2.5', places: emperorPlaces },
  { id: 'building', steps: ['action'], kinds: ['construct'], rule: 'E5.1', places: sitePlaces },
  { id: 'march', steps: ['march', 'march-action'], rule: 'E3.3' },
  { id: 'exchange', steps: ['exchange'], rule: 'E6.3', dialog: true },
  { id: 'reinforce', steps: ['reinforce'], rule: 'E7.2' },
];
