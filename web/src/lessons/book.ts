/**
 * Steps of tutorials without a network. The book of a step has everything that can happen in it, so that the page can
 * answer as the server does.
 */
import { NetError, netError } from '../net/errors';
import { api } from '../net/rest';
import type { Desk, LessonBook, LessonPage, TableEntry } from '../net/types';

/** The word for undoing in the list of decisions. */
export const UNDO = 'undo';
/** The number of the last entry before the user's decisions. */
const LAID = 3;

interface Asked {
  plays: readonly string[];
  since?: number;
  play?: string | readonly string[];
  times?: number;
}

const pageAt = (book: LessonBook, plays: readonly string[]): LessonPage | undefined =>
  book.pages.find((page) => page.plays.length === plays.length && page.plays.every((play, i) => play === plays[i]));

/** The step after some decisions, with the entries after `since`. */
const deskAfter = (book: LessonBook, plays: readonly string[], since: number): { page: LessonPage; desk: Desk } => {
  const [made, entries]: [string[], TableEntry[]] = [[], []];
  let page = pageAt(book, []) as LessonPage;
  const add = (more: readonly TableEntry[]): void =>
    more.forEach((entry) => entries.push({ ...entry, number: LAID + entries.length + 1 }));
  for (const play of plays) {
    if (play === UNDO) {
      add(page.undo ?? []);
      made.pop();
    } else made.push(play);
    const next = pageAt(book, made);
    if (!next) throw new NetError('refused', page.not_the_aim ?? { code: 'step-done', message: '' });
    page = next;
    if (play !== UNDO) add(page.desk.update.entries);
  }
  const [number, after] = [LAID + entries.length, Math.max(since, LAID)];
  const update = {
    ...page.desk.update,
    number,
    since: after,
    entries: entries.filter((entry) => entry.number > after),
    moment: { ...page.desk.update.moment, number },
  };
  return { page, desk: { ...page.desk, ground: since === 0 ? book.ground : null, update } };
};

/** The answer to a request about a step: `''` for the step itself, `preview` or `why-not`. */
export const answerFrom = (
  book: LessonBook,
  question: string,
  { plays, since = 0, play = '', times = 1 }: Asked,
): unknown => {
  const { page, desk } = deskAfter(book, plays, since);
  const { match, viewer: seat } = desk;
  const { number } = desk.update;
  if (question === '') return desk;
  if (question === 'preview') {
    const once = page.previews?.[String(play)];
    const preview = times > 1 ? page.repeated?.[String(play)]?.[times - 2] : once;
    if (preview) return { match, number, seat, preview };
    throw new NetError('offline', { code: 'offline', message: '' });
  }
  const reason = page.reasons?.[page.why_not?.[typeof play === 'string' ? play : play.join(' ')] ?? -1];
  return { match, number, legal: !reason, why_not: reason ?? null };
};

const books = new Map<string, LessonBook>();

/** Send a request about a step to the server, or answer it from the book without a network. */
export const askLesson = async <T>(path: string, body: unknown): Promise<T> => {
  try {
    return await api.post<T>(path, body);
  } catch (thrown) {
    const error = netError(thrown);
    if (error.kind !== 'offline') throw error;
    const [lessons = '', game = '', step = '', question = ''] = path.split('/');
    const name = [lessons, game, step].join('/');
    const book = books.get(name) ?? (await api.get<LessonBook>(name).catch(() => null));
    if (!book) throw error;
    books.set(name, book);
    return answerFrom(book, question, body as Asked) as T;
  }
};
