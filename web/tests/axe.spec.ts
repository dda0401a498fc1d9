/** Every page, state and dialog, on a desk and on a phone, in light and dark, as a program for accessibility sees it. */

import type { Page } from '@playwright/test';
import { faults, repainted } from './faults';
import { becomePhone } from './phone';
import { STATES } from './states';
import { expect, test } from './table';

/** Looks at the page in light and in dark. */
async function look(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await repainted(page);
  expect(await faults(page), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await repainted(page);
  // A theme changes colours and nothing else.
  expect(await faults(page, ['color-contrast']), `${where}, dark`).toEqual([]);
}

for (const { name, show, refused = false, differs = false } of STATES) {
  test.describe(name, () => {
    test.use({ refusals: refused });

    test('has no accessibility violations', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await show(page);
      await look(page, 'desktop');
      await becomePhone(page);
      // Otherwise the elements are the same, and the way to them is gone only once.
      if (differs) {
        // From another document, so that the next table is not taken for a step within the page.
        await page.goto('/?elsewhere');
        await show(page);
      }
      await look(page, 'phone');
    });
  });
}
