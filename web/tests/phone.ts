/** A page that is moved from a desk into a hand. */

import type { Page } from '@playwright/test';
import { expect } from './table';

/** Gives a page the size of a phone and fingers instead of a mouse, as Playwright's `isMobile` and `hasTouch` do. */
export async function becomePhone(page: Page): Promise<void> {
  const [width, height] = [390, 844];
  await page.setViewportSize({ width, height });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 0, mobile: true });
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const isPhone = (): Promise<boolean> =>
    page.evaluate(() => matchMedia('(pointer: coarse) and (hover: none) and (width: 390px)').matches);
  await expect.poll(isPhone).toBe(true);
}
