/** Games as a file: what is one, and what somebody may have made of it. */

import { expect, it } from 'vitest';
import { gamesIn } from './file';

const table = { table: 'l00000000000', created: 1, token: 'key', head: '{}', lines: [[2, '{"number":1}']] };
const file = {
  format: 'magnumsal-games',
  version: 1,
  tables: [table],
  origin: 'https://salt.example',
  keys: [{ table: '000000000000', token: 'other' }],
};

it('takes a file as it was saved', () => {
  expect(gamesIn(JSON.stringify(file))).toEqual(file);
});

it.each([
  ['text', 'salt'],
  ['nothing', 'null'],
  ['a record', JSON.stringify({ format: 1, players: ['Ada', 'Bruno'], moves: [] })],
  ['a newer version', JSON.stringify({ ...file, version: 2 })],
  ['a table without a key', JSON.stringify({ ...file, tables: [{ ...table, token: undefined }] })],
  ['lines without a time', JSON.stringify({ ...file, tables: [{ ...table, lines: [['{}']] }] })],
  ['no tables', JSON.stringify({ ...file, tables: undefined })],
])('takes nothing from %s', (_, text) => {
  expect(gamesIn(text)).toBeNull();
});

it('leaves out keys that are none', () => {
  const keys = [{ table: 1, token: 'key' }, ...file.keys];
  expect(gamesIn(JSON.stringify({ ...file, keys }))?.keys).toEqual(file.keys);
});
