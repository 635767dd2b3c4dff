import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Entrant, Tournament } from '../src/net/types';
import { needTexts, setLanguage } from '../src/texts/texts.svelte';
import Rounds from '../src/tournament/Rounds.svelte';
import Standings from '../src/tournament/Standings.svelte';
import { aboutTournament, entrantNames, points } from '../src/tournament/tournament.svelte';

beforeAll(async () => {
  await setLanguage('en');
  await needTexts(['pages', 'tournament']);
});

const entrant = (number: number, extra: Partial<Entrant> = {}): Entrant => ({
  number,
  kind: 'bot',
  person: null,
  name: '',
  bot: 'level1',
  withdrawn: false,
  ...extra,
});
const line = (player: number, rank: number, gained: number) => ({
  ...{ player, rank, points: gained, played: 1, won: 0, byes: 0 },
  ...{ buchholz: 0.25, sonneborn: 0, direct: 0 },
});
const tournament = (extra: Partial<Tournament> = {}): Tournament => ({
  ...{ id: 't', name: 'Cup', game: 'eko', seats: 2, format: 'swiss', status: 'running', rated: true, private: false },
  ...{ clock: { kind: 'days', days: 2 }, variants: [], rounds: 3, round: 1, meetings: 1, pause: 0, players: 3 },
  ...{ organiser: null, created: 0, started: 0, ended: null, joined: true, options: {}, next_round: null, you: 3 },
  ...{ is_organiser: false, your_match: null, tie_breaks: ['buchholz', 'sonneborn', 'direct'] },
  entrants: [entrant(1), entrant(2), entrant(3, { kind: 'person', bot: null, name: 'Ann', person: 'ann' })],
  standings: [line(3, 1, 0.5), line(1, 1, 0.5), line(2, 3, 0)],
  games: [
    {
      round: 1,
      games: [{ board: 1, players: [1, 3], match: 'm', code: 'CODE', status: 'running', places: null, points: null }],
      byes: [2],
    },
  ],
  ...extra,
});
const shown = (Component: typeof Standings | typeof Rounds, props: object): HTMLElement => {
  const target = document.createElement('div');
  const mounted = mount(Component as typeof Rounds, { target, props: props as { tournament: Tournament } });
  onTestFinished(() => unmount(mounted));
  flushSync();
  return target;
};

describe('a tournament', () => {
  test('numbers bots of the same name', () => {
    const names = entrantNames(tournament().entrants);
    expect(names.get(2)).toBe(`${names.get(1)} II`);
    expect(names.get(3)).toBe('Ann');
  });
  test('is described in one line', () => {
    expect(aboutTournament(tournament())).toMatch(/^Ekö · Swiss · round 1 of 3 · .*2.* · rated$/);
    expect(aboutTournament(tournament({ status: 'open', rounds: 0, seats: 4, rated: false }))).toContain('tables of 4');
    expect(points(1.5)).toBe('1.5');
  });
  test('lets its organiser alone remove people, and bots before the start', () => {
    const onremove = (): void => {};
    const buttons = (extra: Partial<Tournament>): number =>
      shown(Standings, { tournament: tournament(extra), busy: false, onremove }).querySelectorAll('button').length;
    expect(buttons({})).toBe(0);
    expect(buttons({ is_organiser: true })).toBe(1);
    expect(buttons({ is_organiser: true, status: 'open' })).toBe(3);
    expect(buttons({ is_organiser: true, status: 'over' })).toBe(0);
  });
  test('shows players who share a rank, and the tie-breaks', () => {
    const found = shown(Standings, { tournament: tournament(), busy: false, onremove: () => {} });
    expect(found.textContent).toContain('Sonneborn-Berger');
    const ranks = [...found.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent);
    expect(ranks).toEqual(['1', '1', '3']);
  });
  test('links running games with their code, finished ones to the replay', () => {
    const link = (extra: Partial<Tournament>): string | null =>
      shown(Rounds, { tournament: tournament(extra) })
        .querySelector('a')
        ?.getAttribute('href') ?? null;
    expect(link({})).toBe('#/table/m?code=CODE');
    const [round] = tournament().games;
    const over = { ...round!.games[0]!, status: 'over' as const, places: [1, 2], points: [1, 0], code: null };
    expect(link({ games: [{ ...round!, games: [over] }] })).toBe('#/replay/m');
  });
});
