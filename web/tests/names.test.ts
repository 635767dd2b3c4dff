import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { withNames } from '../src/table/session/people';
import { PLACE_MARK, sentence, setLanguage, withoutPlaces, withPlaces } from '../src/texts/texts.svelte';
import Sentence from '../src/ui/Sentence.svelte';

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

test('names of places are for screen readers, unless the user asks for them', () => {
  const text = `You build a tower${PLACE_MARK} on c4${PLACE_MARK} with 2 discs${PLACE_MARK} from d5${PLACE_MARK}.`;
  expect(withoutPlaces(text)).toBe('You build a tower with 2 discs.');
  const target = document.createElement('p');
  const shown = mount(Sentence, { target, props: { text } });
  flushSync();
  expect(target.textContent).toBe('You build a tower on c4 with 2 discs from d5.');
  expect([...target.querySelectorAll('.place-name')].map((one) => one.textContent)).toEqual([' on c4', ' from d5']);
  void unmount(shown);
});

test('other words replace the hidden names of two places in a refusal', () => {
  const [site, stack] = ['c4|this site', 'd5|the stack'].map((place) => PLACE_MARK + place + PLACE_MARK);
  const text = sentence(`${site} is not adjacent to ${stack}`);
  expect(withoutPlaces(text)).toBe('This site is not adjacent to the stack.');
  expect(withPlaces(text)).toBe('c4 is not adjacent to d5.');
  expect(sentence('no path')).toBe('No path.');
  const target = document.createElement('p');
  const shown = mount(Sentence, { target, props: { text } });
  flushSync();
  const read = (kind: string): unknown => [...target.querySelectorAll(kind)].map((one) => one.textContent);
  expect(read('.place-name')).toEqual(['c4', 'd5']);
  expect(read('.place-unnamed[aria-hidden=true]')).toEqual(['This site', 'the stack']);
  void unmount(shown);
});
