/** How much is loaded before a table can be seen. */

import { dealtAgain, expect, openTable, test } from './table';

test('a table loads at most 125 kB of compressed script and style', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await openTable(page, await dealtAgain('base'));
  await page.waitForLoadState('networkidle');
  const sum = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${(sum / 1000).toFixed(1)} kB of script and style`);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(125_000);
});
