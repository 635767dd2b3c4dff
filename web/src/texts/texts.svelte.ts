/** All that people read in the page: Fluent messages in four languages, switchable at once. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What languages call themselves. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
};

const KEY = 'tetrarch.language';
const sources = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

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

/** What was chosen before, or else what the browser wants. */
export const preferredLanguage = (): Language => {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Storage may be forbidden.
  }
  return stored && isLanguage(stored) ? stored : bestLanguage(navigator.languages ?? [navigator.language]);
};

export const makeBundle = (locale: Language, source: string): FluentBundle => {
  const made = new FluentBundle(locale, { useIsolating: false });
  const [fault] = made.addResource(new FluentResource(source));
  if (fault) throw fault;
  return made;
};

/** Load a language and speak it from now on; `remember` keeps the choice for later visits. */
export const setLanguage = async (wish: Language, remember = false): Promise<void> => {
  const parts = Object.entries(sources).filter(([path]) => path === `./${wish}.ftl` || path.endsWith(`.${wish}.ftl`));
  if (!parts.length) throw new Error(`no texts in ${wish}`);
  bundle = makeBundle(wish, (await Promise.all(parts.map(([, load]) => load()))).join('\n'));
  language = wish;
  document.documentElement.lang = wish;
  if (!remember) return;
  try {
    localStorage.setItem(KEY, wish);
  } catch {
    // The choice then lasts as long as the page.
  }
};

export const currentLanguage = (): Language => language;

/** A message in the language of the moment; components that call it change with the language. */
export const t = (id: string, values?: Record<string, FluentVariable>): string => {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return bundle ? `⟨${id}⟩` : '';
  return bundle.formatPattern(message.value, values ?? null, []);
};

/** A share from 0 to 1 in per cent, written as the language does. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const decimal = (value: number, digits = 1): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** A number with its sign, for changes: `+3`, `−1`. */
export const signed = (value: number): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
    .format(value)
    .replace('-', '−');
