/** Forecasts of who will own each place at the end, loaded for the shown moment. */
import type { Letter } from '../art/identity';
import { netError, type NetError } from '../net/errors';
import type { Evaluation, EvaluationFound } from '../net/generated/openapi';
import { api } from '../net/rest';
import { percent, t } from '../texts/texts.svelte';
import type { Wash } from '../view/places.svelte';

/** How long a moment is shown before its forecast is requested, in milliseconds. */
const PAUSE_MS = 200;
/**
 * The least probability of an owner, by the number of players; other places are open. It is about 1.35 times an even
 * share, so that with any number of players the same lead over the others makes an owner likely.
 */
const LEAST: Readonly<Record<number, number>> = { 2: 0.67, 3: 0.45, 4: 0.34 };

export class Forecasts {
  isOn = $state(false);
  fault = $state.raw<NetError | null>(null);
  /** By the number of the moment. */
  private found = $state.raw<ReadonlyMap<number, Evaluation>>(new Map());

  constructor(
    private readonly match: string,
    private readonly code: string | null,
  ) {}

  of(at: number): Evaluation | null {
    return this.found.get(at) ?? null;
  }

  /** Load the forecast of a moment, unless it is known; returns a function that cancels it. */
  load(at: number): () => void {
    let isDropped = false;
    this.fault = null;
    const timer = window.setTimeout(() => {
      if (this.found.has(at)) return;
      api
        .post<EvaluationFound>('evaluations', { match: this.match, events: at }, { code: this.code })
        .then(({ evaluation }) => (this.found = new Map([...this.found, [at, evaluation]])))
        .catch((thrown: unknown) => {
          if (!isDropped) this.fault = netError(thrown);
        });
    }, PAUSE_MS);
    return () => {
      isDropped = true;
      window.clearTimeout(timer);
    };
  }
}

/** The likely owners on the board: pattern and sign of the owner, and the probability in percent. */
export const washesOf = (
  { owners }: Evaluation,
  letters: readonly Letter[],
  nameOf: (seat: number) => string,
): Wash[] =>
  owners.map(({ place, shares }) => {
    const share = Math.max(...shares);
    const seat = shares.indexOf(share);
    const letter = letters[seat];
    if (share < (LEAST[letters.length] ?? 0) || !letter)
      return { place, letter: null, strength: 0, text: t('forecast-open'), said: t('forecast-say-open') };
    const said = t('forecast-say', { player: nameOf(seat), chance: percent(share) });
    return { place, letter, strength: share, text: String(Math.round(100 * share)), said };
  });
