/** What a program for accessibility finds wrong with a page. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Waits until the page has been painted again. */
export const repainted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** What axe finds wrong, short enough to read; what is behind a dialog is looked at without it. */
export async function faults(page: Page, rules?: string[]): Promise<string[]> {
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
