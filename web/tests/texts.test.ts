import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { messagesOf } from '../scripts/fluent';
import { FAMILIES } from '../src/routes';
import {
  bestLanguage,
  currentLanguage,
  isLanguage,
  LANGUAGES,
  makeBundle,
  percent,
  setLanguage,
  signed,
  t,
} from '../src/texts/texts.svelte';
import { clockText } from '../src/ui/player/Clock.svelte';

describe('languages', () => {
  it('follow the wishes of the browser in their order', () => {
    expect(bestLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(bestLanguage(['NL'])).toBe('nl');
    expect(bestLanguage(['de', 'it'])).toBe('en');
    expect(bestLanguage([])).toBe('en');
    expect(isLanguage('de')).toBe(false);
  });
  it('are switched at once', async () => {
    await setLanguage('en');
    expect(t('close')).toBe('Close');
    await setLanguage('pl', true);
    expect(t('close')).toBe('Zamknij');
    expect(document.documentElement.lang).toBe('pl');
    expect(currentLanguage()).toBe('pl');
    expect(localStorage.getItem('tetrarch.language')).toBe('pl');
    expect(t('eko-say-stack', { player: 'Żar', discs: 3, emperor: 'none' })).toBe('Żar, 3 dyski.');
    expect(t('eko-say-stack', { player: 'Żar', discs: 1, emperor: 'alone' })).toBe('Żar, sam Cesarz.');
    await setLanguage('fr');
    expect(percent(0.46).replace(/\s/g, ' ')).toBe('46 %');
    expect(percent(-1e-12).replace(/\s/g, ' ')).toBe('0 %');
    expect(signed(-2)).toBe('−2');
    await setLanguage('en');
    expect(signed(3)).toBe('+3');
    expect(signed(0)).toBe('0');
  });
  it('are read together with what a page needs, whatever is asked for meanwhile', async () => {
    vi.resetModules();
    const texts = await import('../src/texts/texts.svelte');
    const first = texts.setLanguage('fr');
    const page = texts.needTexts(['board']);
    await Promise.all([first, page]);
    expect(texts.t('close')).toBe('Fermer');
    expect(texts.t('building-1')).toBe('campement');
    expect(texts.t('nav-play')).toBe('⟨nav-play⟩'); // another page's
    const more = texts.needTexts(['pages']);
    await null;
    await texts.needTexts(['pages']); // another page that waits for the same
    expect(texts.t('nav-play')).toBe('Jouer');
    const next = texts.setLanguage('pl');
    await Promise.all([more, next]);
    expect(texts.currentLanguage()).toBe('pl');
    expect(texts.t('nav-play')).toBe('Graj');
    expect(texts.t('building-1')).toBe('obóz');
  });
  it('write small numbers plainly and large ones as the language does', async () => {
    await setLanguage('fr');
    expect(t('my-turns', { number: 3 })).toContain('3');
    expect(t('points-sources', { points: 12_345 }).replace(/\s/g, ' ')).toContain('12 345');
    await setLanguage('en');
  });
  it('show an unknown text by its name instead of failing', () => {
    expect(t('no-such-text')).toBe('⟨no-such-text⟩');
  });
  it.each(LANGUAGES)('are whole in %s: every text can be said', (language) => {
    const parts = ['', ...FAMILIES.map((family) => `${family}.`)];
    const source = parts.map((part) => readFileSync(`src/texts/${part}${language}.ftl`, 'utf8')).join('\n');
    const bundle = makeBundle(language, messagesOf(source));
    const values = Object.fromEntries([...source.matchAll(/\$([a-z]+)/g)].map((found) => [found[1], 2]));
    for (const id of [...source.matchAll(/^([a-z][\w-]*) =/gim)].map((found) => found[1] as string)) {
      const faults: Error[] = [];
      const said = bundle.formatPattern(bundle.getMessage(id)!.value!, values, faults);
      expect(faults, id).toEqual([]);
      expect(said, id).not.toMatch(/\{|\}/);
    }
  });
  it('pass the check of missing, unused and different texts', () => {
    expect(execFileSync(process.execPath, ['scripts/check-texts.mjs'], { encoding: 'utf8' })).toContain(' 0 faults');
  });
});

describe('clocks', () => {
  const days = (n: number): string => `${n} d`;
  it('show what matters', () => {
    expect(clockText(9_940, days)).toBe('9.9');
    expect(clockText(65_000, days)).toBe('01:05');
    expect(clockText(3_725_000, days)).toBe('1:02:05');
    expect(clockText(3 * 86_400_000, days)).toBe('3 d');
    expect(clockText(-5, days)).toBe('0.0');
  });
});
