/** What `public/theme.js` asks for before the first script of the page runs. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';

const script = readFileSync('public/theme.js', 'utf8');
const page = (start: string, name: string) => ({
  start,
  files: [`assets/${name}.js`, `assets/${name}.css`],
  texts: { en: [`assets/${name}.en.js`], pl: [`assets/${name}.pl.js`] },
});
const run = (): void => void new Function(script)();
const asked = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(
    (link) => `${link.rel} ${link.getAttribute('href')}`,
  );

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  document.head.innerHTML = `<script type="application/json" id="early">${JSON.stringify([page('', 'home'), page('table', 'table')])}</script>`;
});

describe('the first page', () => {
  it('is asked for with its style and its texts', () => {
    run();
    expect(asked()).toEqual([
      'modulepreload ./assets/home.js',
      'preload ./assets/home.css',
      'modulepreload ./assets/home.en.js',
    ]);
  });
  it('is the one of the address, in the language that was chosen', () => {
    location.hash = '#/table/abc?code=1';
    localStorage.setItem('tetrarch.language', 'pl');
    run();
    expect(asked()).toContain('modulepreload ./assets/table.js');
    expect(asked()).toContain('modulepreload ./assets/table.pl.js');
    expect(asked()).toHaveLength(3);
  });
  it('waits for the scripts where the build knows nothing of it', () => {
    location.hash = '#/editor/eko';
    run();
    expect(asked()).toEqual([]);
    document.head.innerHTML = '';
    run();
    expect(asked()).toEqual([]);
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});
