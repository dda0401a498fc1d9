import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { forget, keepLinks, keepToken, linksOf, tableKeys, tokenOf } from './tokens';

beforeEach(() => localStorage.clear());

test('a token is saved until the table is forgotten, with its invitations', () => {
  keepToken('a', '1');
  keepToken('b', '2');
  keepLinks('a', { 1: 'one' });
  keepLinks('a', { 2: 'two' });
  expect(tableKeys()).toEqual([
    { table: 'a', token: '1' },
    { table: 'b', token: '2' },
  ]);
  expect(linksOf('a')).toEqual({ 1: 'one', 2: 'two' });
  forget('a');
  expect(tokenOf('a')).toBeUndefined();
  expect(linksOf('a')).toEqual({});
  expect(tokenOf('b')).toBe('2');
});

test('readers of a token are updated when it changes, here or in another tab', () => {
  const seen: (string | undefined)[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(tokenOf('a')));
  });
  flushSync();
  keepToken('a', '1');
  flushSync();
  localStorage.setItem('magnumsal.keys', '{"a":"2"}');
  dispatchEvent(new StorageEvent('storage', { key: 'magnumsal.keys' }));
  flushSync();
  stop();
  keepToken('a', '3');
  flushSync();
  expect(seen).toEqual([undefined, '1', '2']);
});
