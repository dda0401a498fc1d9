/**
 * Writes the types of the page (`src/wire/generated.ts`) from the server's description of its interface
 * (`docs/openapi.json`); with `--check` it only compares them. `cargo xtask types` runs it.
 */

import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, transformSchemaObject } from 'openapi-typescript';

const DOCUMENT = new URL('../../docs/openapi.json', import.meta.url);
const TYPES = new URL('../src/wire/generated.ts', import.meta.url);

const HEAD = `\
// What goes over the wire, as docs/protocol.md describes it. Written by \`cargo xtask types\` from
// docs/openapi.json, which is made from the server's own types: change those, not this file.

`;

const nodes = await openapiTS(DOCUMENT, {
  // Each type under its own name as well.
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  // What has a usual value may be left out of a request.
  defaultNonNullable: false,
  /** A list of fixed length is a tuple. */
  transform({ items, ...schema }, options) {
    const { minItems, maxItems } = schema;
    if (!items || minItems === undefined || minItems !== maxItems) return undefined;
    return transformSchemaObject({ ...schema, prefixItems: Array(minItems).fill(items) }, options);
  },
});
const text = HEAD + astToString(nodes);

if (process.argv.includes('--check')) {
  const written = await readFile(TYPES, 'utf8').catch(() => '');
  if (written !== text) {
    console.error('src/wire/generated.ts is out of date: run `cargo xtask types`');
    process.exit(1);
  }
} else {
  await writeFile(TYPES, text);
}
