import { expect, test } from 'vitest';
import { Refusal } from '../wire/refusal';
import { recordIn } from './record';

const text = (text: string): Pick<Blob, 'text'> => ({ text: () => Promise.resolve(text) });

test('a record is found alone and under its seal', async () => {
  expect(await recordIn(text('{"moves": []}'))).toEqual({ moves: [] });
  expect(await recordIn(text('{"record": {"moves": []}, "salt": "00"}'))).toEqual({ moves: [] });
});

test('a text that is no JSON object holds no record', async () => {
  for (const garbage of ['', 'salt', '[1]', '7', 'null', '{"moves":']) {
    await expect(recordIn(text(garbage))).rejects.toBeInstanceOf(Refusal);
  }
});

test('what cannot be read holds no record', async () => {
  const folder = { text: () => Promise.reject(new DOMException('a folder', 'NotReadableError')) };
  await expect(recordIn(folder)).rejects.toMatchObject({ code: 'bad-record', facts: { part: 'form' } });
});
