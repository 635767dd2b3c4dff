// Fails if a text is missing in a language, differs in its places, is not used by the page, or is used and not there.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, Visitor } from '@fluent/syntax';

const root = fileURLToPath(new URL('../src/', import.meta.url));
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

const read = (language) => {
  const messages = new Map();
  const parts = readdirSync(`${root}texts/`).filter(
    (name) => name === `${language}.ftl` || name.endsWith(`.${language}.ftl`),
  );
  const resource = parse(parts.map((name) => readFileSync(`${root}texts/${name}`, 'utf8')).join('\n'), {});
  for (const entry of resource.body) {
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
const code = files(root)
  .filter((file) => !file.includes('/gallery/'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const called = [...code.matchAll(/\bt\(\s*'([a-z][a-z0-9-]*)'/gi)].map((found) => found[1]);
const quoted = new Set([...code.matchAll(/['"]([a-zA-Z][a-zA-Z0-9-]*)['"]/g)].map((found) => found[1]));
// `eko-${kind}` and `${game}-variant-${name}` stand for every text of that shape
const shapes = [...code.matchAll(/\bt\(\s*`([^`]+)`/g)].map(
  (found) => new RegExp(`^${found[1].replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
);

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

for (const fault of faults) console.error(fault);
console.log(`${english.size} texts in ${languages.length} languages, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
