/** The events of a match that have not been undone, and their lines in the log. */
import type { Letter } from '../../art/identity';
import type { TableEntry } from '../../net/types';
import { withPlaces } from '../../texts/texts.svelte';
import type { LogEntry } from '../../ui/play/LogList.svelte';

const GAME_KINDS = new Set(['decided', 'answered']);

/** Whether an entry is an event of the game. */
export const isEvent = (entry: TableEntry): boolean => GAME_KINDS.has(entry.kind);

/** The events that have not been undone. */
export const standingEvents = (entries: readonly TableEntry[]): TableEntry[] => {
  const events: TableEntry[] = [];
  for (const entry of entries) {
    if (isEvent(entry)) events.push(entry);
    else if (entry.kind === 'undone') events.length = Math.min(events.length, entry.events ?? 0);
  }
  return events;
};

/** The log: undone events are left out, the undoing itself is not. */
export const logLines = (
  entries: readonly TableEntry[],
  letters: readonly Letter[],
  say: (text: string) => string,
): LogEntry[] => {
  const standing = new Set(standingEvents(entries).map((entry) => entry.number));
  return entries
    .filter((entry) => entry.sentence && entry.kind !== 'said' && (!isEvent(entry) || standing.has(entry.number)))
    .map((entry) => ({
      number: entry.number,
      letter: entry.seat === null || entry.seat === undefined ? null : (letters[entry.seat] ?? null),
      sentence: isEvent(entry) ? say(entry.sentence ?? '') : (entry.sentence ?? ''),
      turn: entry.turn || undefined,
      consequences: (entry.consequences ?? []).map(({ sentence, rule }) =>
        rule ? `${say(sentence)} (${rule})` : say(sentence),
      ),
    }));
};

/** An entry with its consequences, for screen readers. */
export const spokenLine = (entry: Pick<TableEntry, 'sentence' | 'consequences'>): string =>
  withPlaces([entry.sentence, ...(entry.consequences ?? []).map(({ sentence }) => sentence)].join(' '));
