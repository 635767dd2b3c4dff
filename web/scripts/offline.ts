/** Names the build in the page and in its service worker, which keeps all files of the build for use without a network. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The files beside the built ones that the page needs. */
const PLAIN = /^(offline\.html|.*\.(css|js|svg|webmanifest)|icon-192\.png)$/;

const isKept = (name: string): boolean => PLAIN.test(name);

export const offline = (): Plugin => {
  let [output, plain, build] = ['', '', ''];
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => {
      [output, plain] = [config.build.outDir, config.publicDir];
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const hash = createHash('sha256').update(html);
        for (const name of Object.keys(bundle).sort()) hash.update(name); // the names change with the content
        for (const name of readdirSync(plain).filter(isKept).sort()) hash.update(readFileSync(join(plain, name)));
        build = hash.digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }];
      },
    },
    closeBundle: () => {
      if (!build) return; // the build has failed
      const files = [
        ...readdirSync(output).filter((name) => isKept(name) && name !== 'sw.js'),
        ...readdirSync(join(output, 'assets'))
          .filter((name) => !/\.(br|gz)$/.test(name))
          .map((name) => `assets/${name}`),
      ];
      const path = join(output, 'sw.js');
      const worker = readFileSync(path, 'utf8')
        .replace("const BUILD = '';", `const BUILD = '${build}';`)
        .replace('const FILES = [];', `const FILES = ${JSON.stringify(files.map((name) => `./${name}`))};`);
      writeFileSync(path, worker);
    },
  };
};
