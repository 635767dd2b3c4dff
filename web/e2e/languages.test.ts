import { describe, it } from 'vitest';
import { PHONE, settle, STILL } from './browser';
import { expectFlawless, textFaults } from './checks';
import { Person } from './person';
import { PARTS } from './scenes';
import { LANGUAGES } from './texts';

// The English texts are checked together with the accessibility of the page.
describe.each(LANGUAGES.filter((language) => language !== 'en'))(
  'on a phone, in %s, nothing is missing or cut off',
  (language) => {
    it.each(PARTS)('in all scenes of %s', async (part) => {
      const person = await Person.come('Wojciechowska', { ...PHONE, ...STILL, locale: language });
      await expectFlawless(person, language, part, async (name) => {
        await settle(person.page);
        return textFaults(person.page, language, name);
      });
    });
  },
);
