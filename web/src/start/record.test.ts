import { expect, test } from 'vitest';
import { recordIn } from './record';

test('a record is found alone and under its seal', () => {
  expect(recordIn('{"moves": []}')).toEqual({ moves: [] });
  expect(recordIn('{"record": {"moves": []}, "salt": "00"}')).toEqual({ moves: [] });
});

test('a text that is no JSON object holds no record', () => {
  for (const text of ['', 'salt', '[1]', '7', 'null', '{"moves":']) expect(recordIn(text)).toBeNull();
});
