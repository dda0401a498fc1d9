/** All games of this browser as one file, for another device or another browser. */

import { keepToken, tableKeys, tokenOf } from '../table/tokens';
import type { TableKey } from '../wire';
import { here } from '../wire/here';
import { placeOf } from '../wire/place';
import { Refusal, unreachable } from '../wire/refusal';
import type { Refused } from '../wire';
import { LOCAL, type Restored, type StoredTable } from './messages';

const FORMAT = 'magnumsal-games';
const VERSION = 1;

interface GamesFile {
  format: typeof FORMAT;
  version: number;
  /** The games that are kept in the browser. */
  tables: StoredTable[];
  /** Keys for tables at the server that the pages came from. */
  origin: string;
  keys: TableKey[];
}

async function ask(method: 'get' | 'post', path: string, body?: unknown): Promise<unknown> {
  const asked = { method, path, body: body === undefined ? undefined : JSON.stringify(body) };
  const answered = await here.ask({ ...asked, key: undefined, language: 'en' }).catch(() => {
    throw unreachable();
  });
  if (!answered.ok) throw new Refusal(answered.body as Refused);
  return answered.body;
}

/** Everything that this browser has. */
export async function everything(): Promise<GamesFile> {
  const tables = (await ask('get', LOCAL.everything)) as StoredTable[];
  const keys = tableKeys().filter(({ table }) => placeOf(table) === 'server');
  return { format: FORMAT, version: VERSION, tables, origin: location.origin, keys };
}

/** The games in a text; nothing if it is not such a file. */
export function gamesIn(text: string): GamesFile | null {
  let file: Partial<GamesFile> | null;
  try {
    file = JSON.parse(text) as Partial<GamesFile> | null;
  } catch {
    return null;
  }
  if (file?.format !== FORMAT || file.version !== VERSION || !file.tables?.every(isTable)) return null;
  const keys = (file.keys ?? []).filter(({ table, token }) => typeof table === 'string' && typeof token === 'string');
  return { format: FORMAT, version: VERSION, tables: file.tables, origin: String(file.origin), keys };
}

function isTable({ table, created, token, head, lines }: Partial<StoredTable>): boolean {
  const texts = [table, token, head].every((text) => typeof text === 'string');
  const isLine = ([at, text]: unknown[]): boolean => typeof at === 'number' && typeof text === 'string';
  return texts && typeof created === 'number' && Array.isArray(lines) && lines.every(isLine);
}

/** Adds the games of a file to those that are here. */
export async function restore({ tables, origin, keys }: GamesFile): Promise<Restored> {
  const restored = (await ask('post', LOCAL.restore, tables)) as Restored;
  // Keys are good at the server that they are from.
  if (origin === location.origin) {
    for (const { table, token } of keys) if (tokenOf(table) === undefined) keepToken(table, token);
  }
  return restored;
}

/** Deletes a table of this browser. */
export async function remove(table: string): Promise<void> {
  await ask('post', LOCAL.remove, { table });
}
