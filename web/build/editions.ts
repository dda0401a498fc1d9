import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the values of the components lie, the same files that the server plays with. */
const DATA = fileURLToPath(new URL('../../data/', import.meta.url));

const MODULE = 'virtual:editions';

/** What the rules page shows of an edition: lists of tiles by level and of orders by phase. */
export interface Edition {
  provenance: string;
  tiles: string[][];
  orders: string[][];
}

/** Hands the tiles and orders of the edition files to the page. */
export function editions(): Plugin {
  return {
    name: 'editions',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const [base, muria] = ['base', 'muria'].map((name) => {
        const file = `${DATA}${name}.toml`;
        this.addWatchFile(file);
        return readEdition(readFileSync(file, 'utf8'));
      });
      return `export default ${JSON.stringify({ base, muria })};`;
    },
  };
}

/** Reads the lists out of an edition file: one line each, `I = ["bbg/1", …]` under its heading. */
export function readEdition(text: string): Edition {
  const list = (heading: string): string[][] => {
    const [, body = ''] = new RegExp(`^\\[${heading}\\]\\n((?:(?!\\[).*\\n)*)`, 'm').exec(text) ?? [];
    const lists = [...body.matchAll(/^I+ = (\[.*\])$/gm)].map(([, found = '']) => JSON.parse(found) as string[]);
    if (lists.length !== 3) throw new Error(`an edition file has three lists under [${heading}]`);
    return lists;
  };
  const provenance = /^provenance = "(\w+)"$/m.exec(text)?.[1];
  if (provenance === undefined) throw new Error('an edition file says its provenance');
  return { provenance, tiles: list('tiles'), orders: list('orders') };
}
