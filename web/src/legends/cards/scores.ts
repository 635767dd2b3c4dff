/** Adds the lines of a score sheet by source. */
import type { IconName } from '../../art/icons';
import type { ScoreLine } from '../../net/types';
import type { PointPart } from '../../table/shell/parts';
import { t } from '../../texts/texts.svelte';

export const SOURCES = ['regions', 'islands', 'cards', 'elixirs', 'tokens', 'leader'] as const;
export type Source = (typeof SOURCES)[number];

/** By the server's names of sources. */
const SOURCE_OF: Readonly<Record<string, Source>> = {
  region: 'regions',
  citadel: 'regions',
  island: 'islands',
  card: 'cards',
  elixirs: 'elixirs',
  token: 'tokens',
  dragon: 'tokens',
  leader: 'leader',
};

export const SOURCE_ICONS: Record<Source, IconName> = {
  regions: 'flag',
  islands: 'island',
  cards: 'deck',
  elixirs: 'elixir',
  tokens: 'star',
  leader: 'crown',
};

export type Sums = Record<Source, number>;

export const sumsOf = (lines: readonly ScoreLine[]): Sums => {
  const sums: Sums = { regions: 0, islands: 0, cards: 0, elixirs: 0, tokens: 0, leader: 0 };
  for (const line of lines) {
    const source = SOURCE_OF[line.source];
    if (source) sums[source] += line.points;
  }
  return sums;
};

export const linesOf = (lines: readonly ScoreLine[], source: Source): ScoreLine[] =>
  lines.filter((line) => SOURCE_OF[line.source] === source);

/** The shown sources: those of the base game, and others with points. */
export const shownSources = (all: readonly Sums[]): Source[] =>
  SOURCES.filter((source, i) => i < 4 || all.some((sums) => sums[source] !== 0));

/** The sources of a player's points in the result of a match. */
export const legendsParts = (lines: readonly ScoreLine[]): PointPart[] => {
  const sums = sumsOf(lines);
  return shownSources([sums]).map((source) => ({
    icon: SOURCE_ICONS[source],
    label: t(`source-${source}`),
    points: sums[source],
  }));
};
