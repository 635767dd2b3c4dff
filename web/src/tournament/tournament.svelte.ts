/** Tournaments: the lists, one that the page follows live, and their texts. */
import { botName } from '../lobby/offers.svelte';
import { NetError, netError } from '../net/errors';
import { live } from '../net/live';
import { who } from '../net/me.svelte';
import { api } from '../net/rest';
import type { Entrant, Tournament, TournamentLine, TournamentsPage } from '../net/types';
import { currentLanguage, t } from '../texts/texts.svelte';
import { clockWords } from '../lobby/words';

const LOOK_AGAIN = 45_000;
/** While games run, whose scores change. */
const LOOK_SOON = 10_000;

/** A tournament that the page follows: loaded when the server says that it changed, and periodically. */
export class FollowedTournament {
  found = $state.raw<Tournament | null>(null);
  fault = $state.raw<NetError | null>(null);
  /** Whether a request is under way. */
  busy = $state(false);
  /** Whether changes arrive at once. */
  isLive = $state(false);

  constructor(readonly id: string) {}

  /** Follow the tournament; returns a function that stops it. */
  follow(): () => void {
    const stopLink = live.onlink((link) => {
      this.isLive = link === 'open';
      if (link === 'open')
        void live.ask('tournament', { tournament: this.id }).then(
          () => this.load(),
          () => {},
        );
    });
    const stopNotices = live.onnotice((notice) => {
      if (notice.type === 'tournament' && notice.tournament === this.id) void this.load();
    });
    let looked = Date.now();
    const timer = setInterval(() => {
      const isDue = this.hasRunning || Date.now() - looked >= LOOK_AGAIN;
      if (document.visibilityState !== 'visible' || !isDue) return;
      looked = Date.now();
      void this.load();
    }, LOOK_SOON);
    live.start();
    void this.load();
    return () => {
      stopLink();
      stopNotices();
      clearInterval(timer);
      if (live.link === 'open') void live.ask('tournament', { tournament: this.id, on: false }).catch(() => {});
    };
  }

  private get hasRunning(): boolean {
    return this.found?.games.at(-1)?.games.some(({ progress }) => progress?.status === 'running') ?? false;
  }

  async load(): Promise<void> {
    await this.ask(() => api.get<Tournament>(`tournaments/${this.id}`));
  }

  /** Send a request that returns the changed tournament; returns whether it succeeded. */
  async send(path: string, body: object = {}): Promise<boolean> {
    return this.change(() => api.post<Tournament>(`tournaments/${this.id}/${path}`, body));
  }

  async remove(player: number): Promise<boolean> {
    return this.change(() => api.delete<Tournament>(`tournaments/${this.id}/players/${player}`));
  }

  private async change(request: () => Promise<Tournament>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const isDone = await this.ask(request);
    this.busy = false;
    return isDone;
  }

  private async ask(request: () => Promise<Tournament>): Promise<boolean> {
    try {
      [this.found, this.fault] = [await request(), null];
      return true;
    } catch (thrown) {
      this.fault = netError(thrown);
      return false;
    }
  }
}

/** A list of tournaments. */
export class TournamentList {
  tournaments = $state.raw<readonly TournamentLine[] | null>(null);
  next = $state<string | null>(null);
  fault = $state.raw<NetError | null>(null);

  /** The public tournaments of a status, or the user's own. */
  constructor(readonly kind: 'open' | 'running' | 'over' | 'mine') {}

  async load(cursor: string | null = null): Promise<void> {
    if (this.kind === 'mine' && !who()) {
      this.tournaments = [];
      return;
    }
    try {
      const page =
        this.kind === 'mine'
          ? await api.get<TournamentsPage>('me/tournaments')
          : await api.get<TournamentsPage>('tournaments', { status: this.kind, cursor, limit: 20 });
      this.tournaments = cursor ? [...(this.tournaments ?? []), ...page.tournaments] : page.tournaments;
      [this.next, this.fault] = [page.next, null];
    } catch (thrown) {
      this.fault = netError(thrown);
    }
  }
}

const UNITS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const roman = (number: number): string => 'X'.repeat(Math.floor(number / 10)) + UNITS[number % 10];

/** The names of all players by number; numerals distinguish bots of the same name. */
export const entrantNames = (entrants: readonly Entrant[]): ReadonlyMap<number, string> => {
  const seen = new Map<string, number>();
  const names = entrants.map((one): [number, string] => {
    if (one.kind !== 'bot') return [one.number, one.name];
    const name = botName(one.bot ?? '');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [one.number, count > 1 ? `${name} ${roman(count)}` : name];
  });
  return new Map(names);
};

/** Points in the language of the page. */
export const points = (value: number): string =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 2 }).format(value);

/** What a tournament is, in one line. */
export const aboutTournament = (one: TournamentLine): string =>
  [
    t(`game-${one.game}`),
    t(`cup-format-${one.format}`),
    one.rounds
      ? one.status === 'running'
        ? t('cup-round-of', { round: one.round, rounds: one.rounds })
        : t('cup-rounds', { rounds: one.rounds })
      : '',
    one.seats > 2 ? t('cup-tables-of', { seats: one.seats }) : '',
    clockWords(one.clock as Parameters<typeof clockWords>[0]),
    one.rated ? t('rated') : '',
  ]
    .filter(Boolean)
    .join(' · ');
