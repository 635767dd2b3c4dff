import { describe, expect, test } from 'vitest';
import { EKO_SCENES } from '../src/eko/rules/scenes';
import { readRules, withLinks } from '../src/rules/reading';

const texts = import.meta.glob<string>('../src/*/rules/*.txt', { query: '?raw', import: 'default', eager: true });
const read = (game: string, language: string) => readRules(texts[`../src/${game}/rules/${language}.txt`] ?? 'missing');
const numbers = (game: string, language: string): string[] =>
  read(game, language).flatMap((section) => [
    section.number,
    ...section.rules.map((rule) => rule.number + (rule.isRuling ? '!' : '')),
  ]);

describe.each(['eko', 'legends'])('the rules of %s', (game) => {
  test.each(['fr', 'nl', 'pl'])('have the same rules and rulings in English and in %s', (language) => {
    expect(numbers(game, language)).toEqual(numbers(game, 'en'));
  });

  test('name no rule that is not there, and no number twice', () => {
    const known = read(game, 'en').flatMap((section) => [section.number, ...section.rules.map((rule) => rule.number)]);
    expect(new Set(known).size).toBe(known.length);
    for (const language of ['en', 'fr', 'nl', 'pl'])
      for (const section of read(game, language))
        for (const rule of section.rules)
          for (const part of withLinks(rule.text))
            if (part.rule) expect(known, `${language} ${rule.number}`).toContain(part.rule);
  });
});

test('a line that is no rule is refused', () => {
  expect(() => readRules('E4.1 without a bar')).toThrow('no rule');
});

test('rules named in a text become links, and nothing is lost', () => {
  const parts = withLinks('As in E8.7 (checked before it), see E12.');
  expect(parts.map((part) => part.rule)).toEqual([null, 'E8.7', null, 'E12', null]);
  expect(parts.map((part) => part.words).join('')).toBe('As in E8.7 (checked before it), see E12.');
});

test('every drawing belongs to a section', () => {
  const sections = read('eko', 'en').map((section) => section.number);
  for (const section of Object.keys(EKO_SCENES)) expect(sections).toContain(section);
  expect(Object.keys(texts)).toHaveLength(8);
});
