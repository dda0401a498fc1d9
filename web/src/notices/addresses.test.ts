import { beforeEach, expect, test } from 'vitest';
import { addressOf, keepAsked, keepConfirmed, lastAddress, proofOf, written } from './addresses';

beforeEach(() => localStorage.clear());

test('an address is what was written', () => {
  for (const kind of ['email', 'ntfy', 'webhook'] as const) expect(written(addressOf(kind, 'salt'))).toBe('salt');
});

test('a confirmed address is known for other tables, and no other one', () => {
  const ada = addressOf('email', 'ada@salt.example');
  expect(lastAddress()).toBeUndefined();
  keepAsked('a', ada);
  keepAsked('b', addressOf('email', 'bruno@salt.example'));
  expect(proofOf(ada)).toBeUndefined();
  keepConfirmed('a', '1368');
  expect(lastAddress()).toEqual(ada);
  expect(proofOf(ada)).toBe('1368');
  expect(proofOf(addressOf('ntfy', 'ada@salt.example'))).toBeUndefined();
  expect(proofOf(addressOf('email', 'bruno@salt.example'))).toBeUndefined();
});

test('a confirmation of an address that was named elsewhere is not kept', () => {
  keepConfirmed('c', '1368');
  expect(lastAddress()).toBeUndefined();
});
