/** The matches that were played to their end in this browser; the first few decide what newcomers are shown. */
import { keep, kept } from './kept';

const KEY = `played`;
const FIRST_GAMES = 3;

const stored = (): string[] => {
  const found = kept<unknown>(KEY);
  return Array.isArray(found) ? found.map(String) : [];
};

let played = $state.raw(stored());

/** Whether no game has been finished yet, on this device or by this account. */
export const isNewcomer = (): boolean => played.length === 0;

/** Whether several games have been finished. */
export const isExperienced = (): boolean => played.length >= FIRST_GAMES;

/** Count a finished match. */
export const countGame = (match: string): void => {
  if (played.includes(match) || isExperienced()) return;
  played = [...played, match];
  keep(KEY, played);
};
