import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Entrant, Tournament, TournamentGame } from '../src/net/types';
import { needTexts, setLanguage } from '../src/texts/texts.svelte';
import Rounds from '../src/tournament/Rounds.svelte';
import Standings from '../src/tournament/Standings.svelte';
import RoundDots from '../src/tournament/RoundDots.svelte';
import { outcomesOf, roundStates } from '../src/tournament/rounds';
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
const game = (extra: Partial<TournamentGame> = {}): TournamentGame => ({
  ...{ board: 1, players: [1, 3], match: 'm', code: 'CODE', status: 'running', places: null, points: null },
  ...{ identities: ['E', 'T'], score: null, progress: null },
  ...extra,
});
const tournament = (extra: Partial<Tournament> = {}): Tournament => ({
  ...{ id: 't', name: 'Cup', game: 'eko', seats: 2, format: 'swiss', status: 'running', rated: true, private: false },
  ...{ clock: { kind: 'days', days: 2 }, variants: [], rounds: 3, round: 1, meetings: 1, pause: 0, players: 3 },
  ...{ organiser: null, created: 0, started: 0, ended: null, joined: true, options: {}, next_round: null, you: 3 },
  ...{ is_organiser: false, your_match: null, if_won: null, tie_breaks: ['buchholz', 'sonneborn', 'direct'] },
  entrants: [entrant(1), entrant(2), entrant(3, { kind: 'person', bot: null, name: 'Ann', person: 'ann' })],
  standings: [line(3, 1, 0.5), line(1, 1, 0.5), line(2, 3, 0)],
  games: [
    {
      round: 1,
      games: [game()],
      byes: [2],
    },
  ],
  ...extra,
});
const shown = (Component: typeof Standings | typeof Rounds | typeof RoundDots, props: object): HTMLElement => {
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
  test('links running games with their code, finished ones to their review', () => {
    const link = (extra: Partial<TournamentGame>): string | null =>
      shown(Rounds, { tournament: tournament({ games: [{ round: 1, games: [game(extra)], byes: [] }] }) })
        .querySelector('a')
        ?.getAttribute('href') ?? null;
    expect(link({})).toBe('#/table/m?code=CODE');
    expect(link({ status: 'over', places: [1, 2], points: [1, 0], code: null })).toBe('#/replay/m?review=1');
    expect(link({ status: 'closed', places: [1, 1], points: [0.5, 0.5] })).toBe(null);
  });
  test('says for each player what each round brought', () => {
    const rounds = [
      { round: 1, games: [game({ places: [1, 2] })], byes: [2] },
      { round: 2, games: [game({ players: [3, 2], places: [1, 1] })], byes: [] },
      { round: 3, games: [game({ players: [3, 2] })], byes: [1] },
    ];
    const outcomes = (player: number, extra: Partial<Tournament> = {}): string[] =>
      outcomesOf(tournament({ games: rounds, ...extra }), player).map(({ outcome }) => outcome);
    expect(outcomes(1)).toEqual(['won', 'none', 'bye']);
    expect(outcomes(2)).toEqual(['bye', 'drawn', 'playing']);
    expect(outcomes(3)).toEqual(['lost', 'drawn', 'playing']);
    const table = game({ players: [1, 2, 3], places: [2, 1, 3] });
    const places = outcomesOf(tournament({ seats: 3, games: [{ round: 1, games: [table], byes: [] }] }), 1);
    expect(places).toEqual([{ round: 1, outcome: 'place', place: 2 }]);
    const row = shown(Standings, {
      tournament: tournament({ games: rounds, standings: [line(2, 1, 1.5)] }),
      ...{ busy: false, onremove: () => {} },
    });
    expect(row.querySelector('tbody')?.textContent).toContain('Round 1: bye, counts as a win');
    expect(row.querySelector('tbody')?.textContent).toContain('Round 3: still playing');
  });
  test('has a state for every round, also for those that follow', () => {
    const played = { round: 1, games: [game({ places: [1, 2] })], byes: [] };
    expect(roundStates(tournament({ games: [] }))).toEqual(['ahead', 'ahead', 'ahead']);
    expect(roundStates(tournament())).toEqual(['running', 'ahead', 'ahead']);
    expect(roundStates(tournament({ games: [played] }))).toEqual(['over', 'ahead', 'ahead']);
    expect(shown(RoundDots, { tournament: tournament({ games: [played] }) }).textContent).toContain('Round 2: to come');
  });
  test('shows the own game first, with the score, the turn and what a win brings', () => {
    const progress = { status: 'running' as const, number: 9, turn: 5, points: [3, 4], to_decide: [0], watchers: 2 };
    const other = game({ players: [2, 1], progress });
    const mine = game({ board: 2, match: 'mine', progress });
    const found = shown(Rounds, {
      tournament: tournament({
        games: [{ round: 1, games: [other, mine], byes: [] }],
        if_won: { points: 1, rank: 2, is_final: false },
      }),
    });
    const [first, second] = found.querySelectorAll('.pairing');
    expect(first?.textContent).toContain('Ann');
    expect(first?.querySelector('.score')?.textContent).toBe('3 : 4');
    expect(second?.textContent).toContain('Turn 5');
    expect(found.textContent).toContain('2 running, 0 finished');
    expect(found.textContent).toContain('You have 1 point and place 2 with the results so far.');
  });
});
