/** The texts of the page, to find elements by their labels in any language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const LANGUAGES = ['en', 'fr', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const folder = fileURLToPath(new URL('../src/texts', import.meta.url));
const resources = (language: Language): FluentResource[] =>
  readdirSync(folder)
    .filter((name) => name === `${language}.ftl` || name.endsWith(`.${language}.ftl`))
    .map((name) => new FluentResource(readFileSync(join(folder, name), 'utf8')));

const bundles = new Map(
  LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources(language)) bundle.addResource(resource);
    return [language, bundle];
  }),
);

/** The names of all messages. */
export const MESSAGES = new Set(resources('en').flatMap(({ body }) => body.map(({ id }) => id)));

export const textIn = (language: Language, id: string, values: Record<string, FluentVariable> = {}): string => {
  const bundle = bundles.get(language);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) throw new Error(`there is no ${id} in ${language}`);
  return bundle.formatPattern(message.value, values);
};
