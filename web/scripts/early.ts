/**
 * Preloads the files of the first page before the scripts run. Their names are written into index.html: fonts directly,
 * others by page, language and game for `public/theme.js`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ROUTES } from '../src/routes.ts';
import { GAMES } from './closure.mjs';

/** The pages that most visits start with. */
const FIRST = ['Home', 'TablePage'];
/** The page whose other files depend on the game. */
const PLAYED = 'TablePage';
/** Files with the first pages. Browsers compile all functions of such a file while it arrives, beside the main thread. */
const EAGER = new Set(['base', 'page', 'home', 'table', ...GAMES.flatMap((game) => [game, `${game}.board`])]);
const EAGERLY = '//# allFunctionsCalledOnLoad\n';
/** Scripts of `public/` that the built index.html contains, which saves two requests; the server's policy names them. */
const INLINED = /<script src="\.\/(theme\.js|install\.js)"[^>]*><\/script>/g;

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');

const RUNTIME = 'rolldown-runtime';
/** Copies the few helper functions of the bundler into the files that use them: a file of its own is one more request. */
const inlineRuntime = (chunks: readonly Rolldown.OutputChunk[]): void => {
  const runtime = chunks.find(({ name }) => name === RUNTIME);
  const base = chunks.find(({ name }) => name === 'base');
  const [, code, names] = runtime?.code.match(/^([\s\S]*)export\s*\{([^}]*)\};?\s*$/) ?? [];
  if (!runtime || !base || !code || !names) return;
  const pairs = (list: string): string[][] => list.split(',').map((one) => one.trim().split(/\s+as\s+/));
  const exported = new Map(pairs(names).map((one) => [one.at(-1), one[0]]));
  for (const chunk of chunks) {
    chunk.code = chunk.code
      .replace(/import\s*\{([^}]*)\}\s*from\s*"\.\/rolldown-runtime[^"]*";/, (_, used: string) => {
        const parts = pairs(used);
        const taken = parts.map(([name]) => exported.get(name ?? '')).join(',');
        return `const[${parts.map((one) => one.at(-1)).join(',')}]=(()=>{${code};return[${taken}]})();`;
      })
      .replaceAll(`./${runtime.fileName.split('/').at(-1)}`, `./${base.fileName.split('/').at(-1)}`); // loaded already
    chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
  }
};

export const early = (folder: string): Plugin => ({
  name: 'early',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post', // Vite adds a first line to files with lazy imports; browsers read the comment only before all code
    handler: (_, bundle) => {
      const chunks = chunksOf(bundle);
      inlineRuntime(chunks);
      for (const { name, fileName } of chunks) if (name === RUNTIME) delete bundle[fileName];
      for (const chunk of chunks) if (EAGER.has(chunk.name)) chunk.code = EAGERLY + chunk.code;
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = chunksOf(bundle);
      const chunkOf = (module: string): Rolldown.OutputChunk => {
        const found = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.split('?')[0]?.endsWith(`/src/${module}`)),
        );
        if (!found) throw new Error(`${module} is in no file`);
        return found;
      };
      const filesOf = (chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> => {
        if (found.has(chunk.fileName) || chunk.name === RUNTIME) return found;
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
              [
                ...new Set(
                  ['', ...families.map((family) => `${family}.`)].map(
                    (part) => chunkOf(`texts/${part}${language}.ftl`).fileName,
                  ),
                ),
              ],
            ]),
          ),
          ...(page === PLAYED && { games: Object.fromEntries(GAMES.map((game) => [game, tableOf(game, files)])) }),
        };
      });
      const data = JSON.stringify(pages).replaceAll('<', '\\u003c');
      const fonts = Object.keys(bundle)
        .filter((name) => /-latin-wght-normal-.*\.woff2$/.test(name))
        .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${name}" />\n    `);
      const preloads = `${fonts.join('')}<script type="application/json" id="early">${data}</script>\n    `;
      return html.replace(INLINED, (_, name: string) => {
        const script = `<script>\n${readFileSync(join(folder, name), 'utf8')}</script>`;
        return name === 'theme.js' ? preloads + script : script;
      });
    },
  },
});
