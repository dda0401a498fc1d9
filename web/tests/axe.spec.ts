/** Every page, state and dialog, in light and dark, as a program for accessibility sees it. */

import { faults, repainted } from './faults';
import { STATES } from './states';
import { expect, test } from './table';

for (const { name, show, refused = false } of STATES) {
  test.describe(name, () => {
    test.use({ refusals: refused });

    test('has no accessibility violations', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await show(page);
      expect(await faults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await repainted(page);
      // A theme changes colours and nothing else.
      expect(await faults(page, ['color-contrast'])).toEqual([]);
    });
  });
}
