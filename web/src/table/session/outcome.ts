/** What the result of a match says besides the points: how long it took, and what it changed. */
import type { RatingHistoryForm } from '../../net/generated/openapi';
import { api } from '../../net/rest';
import type { TableEntry } from '../../net/types';
import { t } from '../../texts/texts.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a match took, from its start to its end, in milliseconds; null if the entries do not say. */
export const lengthOf = (entries: readonly TableEntry[]): number | null => {
  const at = (kind: string): number | undefined => entries.findLast((entry) => entry.kind === kind)?.at;
  const [start, end] = [at('started'), at('ended')];
  return start === undefined || end === undefined ? null : Math.max(0, end - start);
};

/** A length of time in words: minutes, hours and minutes, or days. */
export const lengthWords = (length: number): string => {
  if (length >= 2 * DAY) return t('clock-days', { days: Math.round(length / DAY) });
  const minutes = Math.max(1, Math.round(length / MINUTE));
  return minutes < 60
    ? t('result-minutes', { minutes })
    : t('result-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
};

export interface RatingChange {
  /** Null if it was the first rated match. */
  before: number | null;
  after: number;
}

/** How a match changed the rating of a player; null if it did not, or not yet. */
export const ratingChange = async (person: string, game: string, match: string): Promise<RatingChange | null> => {
  const { points } = await api.get<RatingHistoryForm>(`people/${person}/ratings/${game}`);
  const found = points.findIndex((point) => point.match === match);
  const after = points[found]?.rating;
  return after === undefined ? null : { before: points[found + 1]?.rating ?? null, after };
};
