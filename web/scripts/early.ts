/**
 * Preloads the files of the first page before the scripts run. Their names are written into index.html: fonts directly,
 * others by page and language for `public/theme.js`.
 */
import type { Plugin, Rolldown } from 'vite';
import { ROUTES } from '../src/routes.ts';

/** The pages that most visits start with. */
const FIRST = ['Home', 'TablePage'];

export const early = (): Plugin => ({
  name: 'early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');
      const chunkOf = (module: string): Rolldown.OutputChunk => {
        const found = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.split('?')[0]?.endsWith(`/src/${module}`)),
        );
        if (!found) throw new Error(`${module} is in no file`);
        return found;
      };
      const filesOf = (chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> => {
        if (found.has(chunk.fileName)) return found;
        found.add(chunk.fileName);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        for (const name of chunk.imports) {
          const next = bundle[name];
          if (next?.type === 'chunk') filesOf(next, found);
        }
        return found;
      };
      const pages = ROUTES.filter(([, page]) => FIRST.includes(page)).map(([pattern, page, ...families]) => ({
        start: pattern.split('/')[0],
        files: [...filesOf(chunkOf(`pages/${page}.svelte`))].filter((file) => !html.includes(file)),
        texts: Object.fromEntries(
          ['en', 'fr', 'nl', 'pl'].map((language) => [
            language,
            ['', ...families.map((family) => `${family}.`)].map(
              (part) => chunkOf(`texts/${part}${language}.ftl`).fileName,
            ),
          ]),
        ),
      }));
      const data = JSON.stringify(pages).replaceAll('<', '\\u003c');
      const fonts = Object.keys(bundle)
        .filter((name) => /-latin-wght-normal-.*\.woff2$/.test(name))
        .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${name}" />\n    `);
      return html.replace(
        '<script src="./theme.js">',
        `${fonts.join('')}<script type="application/json" id="early">${data}</script>\n    $&`,
      );
    },
  },
});
