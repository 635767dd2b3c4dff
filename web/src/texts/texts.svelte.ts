/** The texts of the page: Fluent messages in four languages. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Family } from '../routes';

export const LANGUAGES = ['en', 'fr', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The native names of the languages. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
};

const KEY = 'tetrarch.language';
/** Parsed messages by their ids; `scripts/fluent.ts` creates them. */
export type Messages = (readonly [id: string, value: NonNullable<FluentResource['body'][number]['value']>])[];
const sources = import.meta.glob<Messages>('./*.ftl', { import: 'default' });

let bundle = $state.raw<FluentBundle | null>(null);
let language = $state<Language>('en');

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The first of some wishes (`pl-PL`, `fr`) that we speak. */
export const bestLanguage = (wishes: readonly string[]): Language => {
  for (const wish of wishes) {
    const short = wish.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(short)) return short;
  }
  return 'en';
};

/** The stored language, or the browser's. */
export const preferredLanguage = (): Language => {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Storage may be forbidden.
  }
  return stored && isLanguage(stored) ? stored : bestLanguage(navigator.languages ?? [navigator.language]);
};

export const makeBundle = (locale: Language, messages: Messages): FluentBundle => {
  const made = new FluentBundle(locale, { useIsolating: false });
  const [fault] = made.addResource({ body: messages.map(([id, value]) => ({ id, value, attributes: {} })) });
  if (fault) throw fault;
  return made;
};

const needed = new Set<Family>();
/** The loaded texts. */
let held: ReadonlySet<Family> = new Set();
let wished: Language = 'en';
let loading: Promise<void> | null = null;

/** Load all required texts in the wanted language, and switch to it. */
const read = async (): Promise<void> => {
  await null; // texts requested in the same tick are loaded together
  const wish = wished;
  const families = [...needed];
  const names = [`./${wish}.ftl`, ...families.map((family) => `./${family}.${wish}.ftl`)];
  const parts = await Promise.all(names.map((name) => sources[name]?.())).catch((error: unknown) => {
    if (wish === wished) throw error;
    return [];
  });
  // Other texts may have been requested in the meantime.
  if (wish !== wished || families.length !== needed.size) return read();
  if (!bundle || language !== wish)
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `./manifest.webmanifest?lang=${wish}`);
  [bundle, held] = [
    makeBundle(
      wish,
      parts.flatMap((part) => part ?? []),
    ),
    new Set(families),
  ];
  language = wish;
  document.documentElement.lang = wish;
};

const load = (): Promise<void> => (loading ??= read().finally(() => (loading = null)));

/** Switch to a language; `remember` stores the choice. */
export const setLanguage = async (wish: Language, remember = false): Promise<void> => {
  wished = wish;
  try {
    await load();
  } catch (error) {
    wished = language;
    throw error;
  }
  if (!remember) return;
  try {
    localStorage.setItem(KEY, wish);
  } catch {
    // The choice lasts until the page is closed.
  }
};

/** Load the texts of a page before it is shown. */
export const needTexts = async (families: readonly Family[]): Promise<void> => {
  if (families.every((family) => held.has(family))) return;
  for (const family of families) needed.add(family);
  try {
    await load();
  } catch (error) {
    for (const family of families) if (!held.has(family)) needed.delete(family);
    throw error;
  }
};

/** The wanted language, which is used once its texts are loaded. */
export const wishedLanguage = (): Language => wished;
export const currentLanguage = (): Language => language;

/** A number that is written alike in all languages; creating the browser's number format is slow. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const plainly = (values: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000 ? new Plain(value) : value,
    ]),
  );

/** A message in the current language; components update when the language changes. */
export const t = (id: string, values?: Record<string, FluentVariable>): string => {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return bundle ? `⟨${id}⟩` : '';
  return bundle.formatPattern(message.value, values ? plainly(values) : null, []);
};

/** Stands before and after the words of a sentence that name a place; it is invisible. */
export const PLACE_MARK = '\u007f';

/** Separates the name of a place from the words that replace it while it is hidden. */
const UNNAMED = '|';

/** The parts of a sentence: plain words, then the name of a place and what replaces it while it is hidden. */
export const placesIn = (text: string): { words: string; name: string; instead: string }[] => {
  const parts = text.split(PLACE_MARK);
  return parts.flatMap((words, i) => {
    if (i % 2) return [];
    const [name = '', instead = ''] = parts[i + 1]?.split(UNNAMED) ?? [];
    return [{ words, name, instead }];
  });
};

/** A sentence without the names of places. */
export const withoutPlaces = (text: string): string =>
  placesIn(text)
    .map(({ words, instead }) => words + instead)
    .join('');

/** Whether a sentence among others differs from another in nothing but a place. */
export const isDouble = (text: string, texts: readonly string[]): boolean =>
  texts.some((other) => other !== text && withoutPlaces(other) === withoutPlaces(text));

/** A sentence with the names of places, for speech. */
export const withPlaces = (text: string): string =>
  placesIn(text)
    .map(({ words, name }) => words + name)
    .join('');

/** A fraction as a percentage, in the format of the language; a sum of fractions just below 0 has no sign. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
    Math.abs(share) < 0.005 ? 0 : share,
  );

/** A change by a fraction, as a percentage with its sign. */
export const percentChange = (share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
    .format(share)
    .replace('-', '−');

export const decimal = (value: number, digits = 1): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** A number with its sign, for changes: `+3`, `−1`. */
export const signed = (value: number): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
    .format(value)
    .replace('-', '−');

/** A message of the server as a sentence: capitalised, with a full stop; the name of a place keeps its first letter. */
export const sentence = (text: string): string => {
  const plain = text.trim();
  if (!plain) return '';
  const first = plain.startsWith(PLACE_MARK) ? plain.indexOf(UNNAMED) + 1 : 0;
  const capital = plain[first]?.toLocaleUpperCase(currentLanguage());
  return plain.slice(0, first) + capital + plain.slice(first + 1) + (/[.!?…]\u007f?$/.test(plain) ? '' : '.');
};
