import { beforeAll, expect, test } from 'vitest';
import { withNames } from '../src/table/session/people';
import { setLanguage } from '../src/texts/texts.svelte';

beforeAll(() => setLanguage('en'));

test('player names replace the names of colours in sentences', () => {
  const names = ['Ann', 'Bob'];
  const say = (text: string): string => withNames(text, ['M', 'S'], (seat) => names[seat] ?? '');
  expect(say('Moon attacks from a1 and takes b1: Star loses 2 discs.')).toBe(
    'Ann attacks from a1 and takes b1: Bob loses 2 discs.',
  );
  expect(say('Star pays 2 soldiers to the Temple of the Moon.')).toBe('Bob pays 2 soldiers to the Temple of the Moon.');
  expect(say('Starlight, Moonrise and Ember stay.')).toBe('Starlight, Moonrise and Ember stay.');
});
