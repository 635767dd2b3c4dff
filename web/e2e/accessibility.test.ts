import { describe, it } from 'vitest';
import { DESK, PHONE, shoot, STILL, wear } from './browser';
import { contrastFaults, expectFlawless, seriousFaults, textFaults } from './checks';
import { Person } from './person';
import { PARTS } from './scenes';

const SIZES = [['phone', PHONE] as const, ...(process.env.SHORT ? [] : [['desk', DESK] as const])];

describe.each(SIZES)('axe finds nothing serious, light or dark, at a %s', (size, screen) => {
  it.each(PARTS)('in all scenes of %s, and no English text is missing or cut off', async (part) => {
    const person = await Person.come('Wojciechowska', { ...screen, ...STILL, locale: 'en', colorScheme: 'light' });
    const { page } = person;
    await expectFlawless(person, 'en', part, async (name) => {
      await wear(page, 'light');
      const found = await textFaults(page, 'en', name, size === 'phone' ? 'phone-en' : 'desk-light');
      found.push(...(await seriousFaults(page)));
      await wear(page, 'dark');
      found.push(...(await contrastFaults(page)));
      await shoot(page, `${size}-dark`, name);
      return found;
    });
  });
});
