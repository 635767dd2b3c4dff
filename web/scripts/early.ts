/**
 * Preloads the files of the first page before the scripts run. Their names are written into index.html: fonts directly,
 * others by page, language and game for `public/theme.js`.
 */
import type { Plugin, Rolldown } from 'vite';
import { ROUTES } from '../src/routes.ts';
import { GAMES } from './closure.mjs';

/** The pages that most visits start with. */
const FIRST = ['Home', 'TablePage'];
/** The page whose other files depend on the game. */
const PLAYED = 'TablePage';
/** Files with the first pages. Browsers compile all functions of such a file while it arrives, beside the main thread. */
const EAGER = new Set(['base', 'home', 'table', ...GAMES]);
const EAGERLY = '//# allFunctionsCalledOnLoad\n';

export const early = (): Plugin => ({
  name: 'early',
  apply: 'build',
  generateBundle: (_, bundle) => {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk' && EAGER.has(output.name)) output.code = EAGERLY + output.code;
  },
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
      /** The files of a game's table, without those that every page or every table has. */
      const tableOf = (game: string, known: readonly string[]): string[] => {
        const files = filesOf(chunkOf(`${game}/turn/${game.charAt(0).toUpperCase()}${game.slice(1)}Table.svelte`));
        const data = Object.values(bundle)
          .filter((output) => output.type === 'asset')
          .filter(({ originalFileNames }) => originalFileNames.some((name) => name.includes(`/${game}/data/`)));
        return [...files, ...data.map(({ fileName }) => fileName)].filter(
          (file) => !html.includes(file) && !known.includes(file),
        );
      };
      const pages = ROUTES.filter(([, page]) => FIRST.includes(page)).map(([pattern, page, ...families]) => {
        const files = [...filesOf(chunkOf(`pages/${page}.svelte`))].filter((file) => !html.includes(file));
        return {
          start: pattern.split('/')[0],
          files,
          texts: Object.fromEntries(
            ['en', 'fr', 'nl', 'pl'].map((language) => [
              language,
              ['', ...families.map((family) => `${family}.`)].map(
                (part) => chunkOf(`texts/${part}${language}.ftl`).fileName,
              ),
            ]),
          ),
          ...(page === PLAYED && { games: Object.fromEntries(GAMES.map((game) => [game, tableOf(game, files)])) }),
        };
      });
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
