import { expect, test } from 'vitest';
import { go, href, parseRoute, replace, route, type Route } from './router.svelte';

const ROUTES: Route[] = [
  { page: 'start' },
  { page: 'table', table: 'f223xvj4asv7' },
  { page: 'table', table: 'f223xvj4asv7', key: '9069b66493c5cb3d046ec96f949c026b' },
  { page: 'replay', table: 'f223xvj4asv7' },
  { page: 'replay', table: 'f223xvj4asv7', ply: 0 },
  { page: 'rules' },
  { page: 'rules', rule: 'E5' },
  { page: 'learn' },
  { page: 'notices', what: 'confirm', token: 'confirm-0123-f223xvj4asv7-1-1700000000000-4567' },
  { page: 'notices', what: 'end', token: 'all-0123-4567' },
];

test('every address leads back to its page', () => {
  for (const route of ROUTES) expect(parseRoute(href(route))).toEqual(route);
});

test('an empty address is the start page, with and without its marks', () => {
  for (const hash of ['', '#', '#/']) expect(parseRoute(hash)).toEqual({ page: 'start' });
});

test('an address that leads nowhere is shown as it is', () => {
  for (const hash of [
    '#/salt',
    '#/table',
    '#/table/a/join',
    '#/table/a/b',
    '#/replay/a/b',
    '#/notices/end',
    '#/notices/a/b',
    '#/%',
  ]) {
    expect(parseRoute(hash)).toEqual({ page: 'unknown', path: hash });
  }
});

test('a link that was just followed is not replaced', async () => {
  const arrived = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  go({ page: 'rules', rule: 'E5' });
  // Such as the moment of a replay, which comes into the address a little later.
  replace({ page: 'learn' });
  await arrived;
  expect(route()).toEqual({ page: 'rules', rule: 'E5' });
  replace({ page: 'learn' });
  expect([route(), location.hash]).toEqual([{ page: 'learn' }, '#/learn']);
});
