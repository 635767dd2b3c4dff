// Generates the wire types in src/net/generated from docs/openapi.json and docs/asyncapi.json.
// With --check it writes nothing, and fails when a file is not current.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const docs = new URL('../../docs/', import.meta.url);
const folder = new URL('../src/net/generated/', import.meta.url);
const isCheck = process.argv.includes('--check');

/** Types of the schemas of one document. An AsyncAPI document has its schemas where an OpenAPI document has them. */
async function typesOf(name) {
  const { info, components } = JSON.parse(await readFile(new URL(`${name}.json`, docs), 'utf8'));
  const document = { openapi: '3.1.0', info, paths: {}, components: { schemas: components.schemas } };
  const nodes = await openapiTS(document, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
  });
  return `// Generated from docs/${name}.json by \`npm run wire\`. Do not edit.\n${astToString(nodes)}`;
}

await mkdir(folder, { recursive: true });
for (const name of ['openapi', 'asyncapi']) {
  const file = new URL(`${name}.ts`, folder);
  const types = await typesOf(name);
  if (!isCheck) await writeFile(file, types);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== types) {
    console.error(`src/net/generated/${name}.ts is not current; run 'npm run wire'`);
    process.exitCode = 1;
  }
}
