/** Parses the Fluent messages while the page is built, so that the page needs no parser and reads its texts faster. */
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Messages } from '../src/texts/texts.svelte.ts';

export const messagesOf = (source: string): Messages =>
  new FluentResource(source).body.map(({ id, value, attributes }) => {
    if (value === null || Object.keys(attributes).length) throw new Error(`${id} must have a text, and no attributes`);
    return [id, value];
  });

export const fluent = (): Plugin => ({
  name: 'fluent',
  transform: (source, id) =>
    id.endsWith('.ftl')
      ? { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(messagesOf(source)))})`, map: null }
      : null,
});
