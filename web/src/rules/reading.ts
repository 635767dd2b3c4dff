/** Reads the rules of a game: sections, numbered rules and rulings. */
import type { Language } from '../texts/texts.svelte';

export interface Rule {
  number: string;
  /** Whether it is our decision where the published rules are silent or disagree. */
  isRuling: boolean;
  text: string;
}

export interface Section {
  number: string;
  title: string;
  rules: Rule[];
}

const sources = import.meta.glob<string>('../*/rules/*.txt', { query: '?raw', import: 'default' });

/** A text such as `# E4 | Moving`, then `E4.1 | …`; `!` behind a number marks a ruling. */
export const readRules = (text: string): Section[] => {
  const sections: Section[] = [];
  for (const line of text.split('\n')) {
    const found = /^(# )?([EL]\d+(?:\.\d+)?)(!?) \| (.+)$/.exec(line);
    if (!found) {
      if (line.trim()) throw new Error(`no rule: ${line}`);
      continue;
    }
    const [, mark, number = '', ruling, words = ''] = found;
    if (mark) sections.push({ number, title: words, rules: [] });
    else sections.at(-1)?.rules.push({ number, isRuling: ruling === '!', text: words });
  }
  return sections;
};

export const loadRules = async (game: string, language: Language): Promise<Section[]> => {
  const load = sources[`../${game}/rules/${language}.txt`];
  if (!load) throw new Error(`no rules of ${game} in ${language}`);
  return readRules(await load());
};

/** Split a text into plain parts and references to rules. */
export const withLinks = (text: string): { words: string; rule: string | null }[] =>
  text
    .split(/\b([EL]\d+(?:\.\d+)?)\b/)
    .map((words, i) => ({ words, rule: i % 2 ? words : null }))
    .filter((part) => part.words);
