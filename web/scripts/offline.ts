/** Names the build in the page and in its service worker, which keeps all files of the build for use without a network. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The files beside the built ones that the page needs. */
const PLAIN = /^(offline\.html|.*\.(css|js|svg|webmanifest)|icon-192\.png)$/;

export const offline = (): Plugin => {
  let [output, plain, build] = ['', '', ''];
  let files: string[] = [];
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => {
      [output, plain] = [config.build.outDir, config.publicDir];
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const beside = readdirSync(plain).filter((name) => PLAIN.test(name) && name !== 'sw.js');
        files = [...Object.keys(bundle).filter((name) => name.startsWith('assets/')), ...beside].sort();
        const hash = createHash('sha256').update(html);
        for (const name of files) hash.update(name);
        for (const name of [...beside, 'sw.js']) hash.update(readFileSync(join(plain, name)));
        build = hash.digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }];
      },
    },
    closeBundle: () => {
      if (!build) return; // the build has failed
      const path = join(output, 'sw.js');
      const worker = readFileSync(path, 'utf8')
        .replace("const BUILD = '';", `const BUILD = '${build}';`)
        .replace('const FILES = [];', `const FILES = ${JSON.stringify(files.map((name) => `./${name}`))};`);
      writeFileSync(path, worker);
    },
  };
};
