import { expect, test } from 'vitest';
import { reachable } from './links';

const HASH = '#/table/f223xvj4asv7/join/9069b66493c5cb3d046ec96f949c026b';

test('a link to the machine of the server leads where the reader is', () => {
  for (const host of ['127.0.0.1:1368', 'localhost:1368', '0.0.0.0:1368', '[::1]:1368']) {
    const link = reachable(`http://${host}/${HASH}`, 'http://192.168.1.7:1368/#/table/f223xvj4asv7');
    expect(link).toBe(`http://192.168.1.7:1368/${HASH}`);
  }
});

test('a link with an address that the host has chosen stays', () => {
  const link = `https://salt.example/${HASH}`;
  expect(reachable(link, 'http://127.0.0.1:1368/')).toBe(link);
});
