/** Every page, state and dialog, in light and dark, as a program for accessibility sees it. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { STATES } from './states';
import { expect, test } from './table';

/** What axe finds wrong, short enough to read. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  );
}

for (const { name, show } of STATES) {
  test(`nothing stands in anybody's way: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await show(page);
    expect(await faults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await faults(page)).toEqual([]);
  });
}
