// Fails if a text is missing in a language, differs in its variables, is unused, is used but undefined, or belongs to
// a family that a page which uses it does not load.
import { readdirSync, readFileSync } from 'node:fs';
import { parse, Visitor } from '@fluent/syntax';
import { neededBy, SOURCES as root } from './closure.mjs';

const languages = ['en', 'fr', 'nl', 'pl'];
const faults = [];

class Places extends Visitor {
  found = new Set();
  visitVariableReference(node) {
    this.found.add('$' + node.id.name);
  }
  visitMessageReference(node) {
    this.found.add(node.id.name);
  }
  visitTermReference(node) {
    this.found.add('-' + node.id.name);
    this.genericVisit(node);
  }
}

/** The family of each English text; empty for those of every page. */
const families = new Map();

const read = (language) => {
  const messages = new Map();
  const parts = readdirSync(`${root}texts/`).filter(
    (name) => name === `${language}.ftl` || name.endsWith(`.${language}.ftl`),
  );
  const entries = parts.flatMap((name) => {
    const { body } = parse(readFileSync(`${root}texts/${name}`, 'utf8'), {});
    if (language === 'en')
      for (const { id } of body) if (id) families.set(id.name, name === 'en.ftl' ? '' : name.split('.')[0]);
    return body;
  });
  for (const entry of entries) {
    if (entry.type === 'Junk') faults.push(`${language}: cannot read ${JSON.stringify(entry.content.slice(0, 60))}`);
    if (entry.type !== 'Message' && entry.type !== 'Term') continue;
    const id = (entry.type === 'Term' ? '-' : '') + entry.id.name;
    if (messages.has(id)) faults.push(`${language}: ${id} is there twice`);
    const places = new Places();
    places.visit(entry);
    messages.set(
      id,
      [...places.found]
        .filter((place) => place.startsWith('$'))
        .sort()
        .join(' '),
    );
  }
  return messages;
};

const files = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? files(`${folder}${entry.name}/`)
      : /\.(svelte|ts)$/.test(entry.name)
        ? [`${folder}${entry.name}`]
        : [],
  );
/**
 * The texts that some code names: `called` surely, `quoted` perhaps, `shapes` stand for every text of that shape. The type
 * of a message to the server is no text.
 */
const namedIn = (code) => ({
  called: [...code.matchAll(/\bt\(\s*'([a-z][a-z0-9-]*)'/gi)].map((found) => found[1]),
  quoted: new Set([...code.matchAll(/(?<!\btype: )['"]([a-zA-Z][a-zA-Z0-9-]*)['"]/g)].map((found) => found[1])),
  shapes: [...code.matchAll(/\bt\(\s*`([^`]+)`/g)].map(
    (found) => new RegExp(`^${found[1].replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  ),
});
const textOf = (paths) => [...paths].map((path) => readFileSync(path, 'utf8')).join('\n');
const { called, quoted, shapes } = namedIn(textOf(files(root).filter((file) => !file.includes('/gallery/'))));

const all = Object.fromEntries(languages.map((language) => [language, read(language)]));
const english = all.en;
for (const language of languages.slice(1)) {
  for (const [id, places] of english) {
    if (!all[language].has(id)) faults.push(`${language}: ${id} is missing`);
    else if (all[language].get(id) !== places)
      faults.push(`${language}: ${id} has the places “${all[language].get(id)}”, not “${places}”`);
  }
  for (const id of all[language].keys()) if (!english.has(id)) faults.push(`${language}: ${id} is not in English`);
}
for (const id of english.keys()) {
  if (id.startsWith('-')) continue;
  if (!quoted.has(id) && !shapes.some((shape) => shape.test(id))) faults.push(`${id} is not used`);
}
for (const id of new Set(called)) if (!english.has(id)) faults.push(`${id} is used and is nowhere`);
for (const shape of shapes)
  if (![...english.keys()].some((id) => shape.test(id))) faults.push(`${shape.source} is used and is nowhere`);

const routes = [...readFileSync(`${root}routes.ts`, 'utf8').matchAll(/^ {2}\[([^\]]+)\],$/gm)].map((found) =>
  [...found[1].matchAll(/'([^']*)'/g)].map((word) => word[1]),
);
if (!routes.length) faults.push('no routes were found');
for (const [, page, ...loaded] of [['', 'NotFound'], ...routes]) {
  const named = namedIn(textOf(neededBy(['main.ts', `pages/${page}.svelte`], true)));
  for (const [id, family] of families) {
    const isUsed = named.quoted.has(id) || named.shapes.some((shape) => shape.test(id));
    if (isUsed && family && !loaded.includes(family)) faults.push(`${page} uses ${id} and does not load ${family}`);
  }
}

for (const fault of faults) console.error(fault);
console.log(`${english.size} texts in ${languages.length} languages, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
