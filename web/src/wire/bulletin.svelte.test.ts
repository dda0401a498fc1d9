import { afterEach, expect, test, vi } from 'vitest';
import { bulletin } from './bulletin.svelte';

const told = { announcement: 'Back at eight.', new_tables: false, chat: true };

afterEach(() => vi.unstubAllGlobals());

test('is asked for when its revision changes, and again if there was no answer', async () => {
  const fetched = vi.fn(() => Promise.reject(new Error('no server')));
  vi.stubGlobal('fetch', fetched);
  for (const same of ['0', null, '0']) await bulletin.compare(same);
  expect(fetched).toHaveBeenCalledTimes(0);
  await bulletin.compare('2');
  expect(bulletin.announcement).toBeNull();
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ bulletin: told }))) as never);
  await bulletin.compare('2');
  await bulletin.compare('2');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect({ ...told }).toEqual({
    announcement: bulletin.announcement,
    new_tables: bulletin.newTables,
    chat: bulletin.chat,
  });
  // A socket sends it without being asked.
  bulletin.take({ announcement: null, new_tables: true, chat: true });
  expect(bulletin.announcement).toBeNull();
  expect(bulletin.newTables).toBe(true);
});
