/** Every page, state and dialog, in light and dark, as a program for accessibility sees it. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { STATES } from './states';
import { expect, test } from './table';

/** Waits until the page has been painted again. */
const repainted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** What axe finds wrong, short enough to read; what is behind a dialog is looked at without it. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode looks at the page in the page itself. The other one is for pages with frames, of which there are none here:
  // it carries everything that was found, faults or not, through a second page, and takes three times as long.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules) axe.withRules(rules);
  if (await page.locator('dialog[open]').isVisible()) axe.include('dialog[open]');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  );
}

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
