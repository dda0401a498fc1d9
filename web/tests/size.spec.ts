/** How much is loaded, compressed, before something can be seen. */

import type { Page } from '@playwright/test';
import { dealtAgain, expect, openTable, test } from './table';

/** What a page loads until it rests, in bytes as they come, without the server's answers: its tables are not the page's. */
async function loaded(page: Page, types: readonly string[], open: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!types.includes(request.resourceType()) || new URL(request.url()).pathname.startsWith('/api/')) return;
    sizes.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await open();
  await page.waitForLoadState('networkidle');
  const sum = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sum).toBeGreaterThan(0);
  return sum;
}

test('a table loads at most 125 kB of compressed script and style', async ({ page }) => {
  const made = await dealtAgain('base');
  const sum = await loaded(page, ['script', 'stylesheet'], () => openTable(page, made));
  console.log(`first load of a table: ${(sum / 1000).toFixed(1)} kB of script and style`);
  expect(sum).toBeLessThanOrEqual(125_000);
});

test('the start page loads at most 122 kB', async ({ page }) => {
  const types = ['document', 'script', 'stylesheet', 'image', 'font', 'manifest', 'fetch'];
  const sum = await loaded(page, types, () => page.goto('/'));
  console.log(`first load of the start page: ${(sum / 1000).toFixed(1)} kB`);
  expect(sum).toBeLessThanOrEqual(122_000);
});

test('the module that plays in the browser has at most 600 kB', async ({ request }) => {
  const files = await (await request.get('/sw.js')).text();
  const [name = ''] = /assets\/game_bg[^"]*\.wasm/.exec(files) ?? [];
  const answer = await request.get(`/${name}`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/wasm', 'content-encoding': 'br' });
  const size = Number(answer.headers()['content-length']);
  console.log(`module: ${(size / 1000).toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(600_000);
});
