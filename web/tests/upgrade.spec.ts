/** A page that somebody has open while the server gets another version. */

import type { Locator, Page } from '@playwright/test';
import { shows } from './moves';
import { dealtAgain, expect, holdKey, prefer, server, test } from './table';

const SAID = 'The server has another version of the game than this page.';

/** Where the page says so. */
const saidIn = (page: Page): Locator => page.getByRole('alert').filter({ hasText: SAID });

/** The build that the server reports. */
async function serverBuild(): Promise<string> {
  const response = await fetch(`${server()}/api/version`);
  return ((await response.json()) as { build: string }).build;
}

/** Lets the first pages be of an older version; returns how often the page was loaded. */
async function older(page: Page, first: number): Promise<() => number> {
  const build = await serverBuild();
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  expect(await (await fetch(server())).text()).toContain(`<meta name="build" content="${build}">`);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  // Changed as soon as it is there, which is before any script of the page.
  await page.addInitScript((first) => {
    const loads = Number(sessionStorage.getItem('loads')) + 1;
    sessionStorage.setItem('loads', String(loads));
    if (loads > first) return;
    const observer = new MutationObserver(() => {
      const meta = document.querySelector('meta[name="build"]');
      if (!meta) return;
      observer.disconnect();
      meta.setAttribute('content', 'older');
    });
    observer.observe(document, { childList: true, subtree: true });
  }, first);
  return () => loads;
}

test('a table that is open during an upgrade says so, and comes back as it was', async ({ page }) => {
  const loads = await older(page, 1);
  const made = await dealtAgain('base', 12);
  await holdKey(page, made);
  await prefer(page, { pace: 'off' });
  await page.goto(`/#/table/${made.table}`);
  await expect(saidIn(page)).toContainText(`${SAID} The page is reloaded.`);
  await shows(page, 12);
  await expect.poll(loads).toBe(2);
  await shows(page, 12);
  await expect(saidIn(page)).toHaveCount(0);
});

test('a page that stays older is reloaded once, and then only says so', async ({ page }) => {
  const loads = await older(page, 1000);
  await page.goto('/');
  const alert = saidIn(page);
  await expect(alert).toContainText(`${SAID} The page is reloaded.`);
  await expect(alert).toContainText(`${SAID} Reload it in a moment.`);
  expect(loads()).toBe(2);
  // The page works as far as it can, and goes on saying so.
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(alert).toContainText(SAID);
  expect(loads()).toBe(2);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(loads).toBe(3);
  await expect(alert).toContainText(`${SAID} Reload it in a moment.`);
});

test.describe('a part of the page that is gone', () => {
  test.use({ refusals: true });

  test('shows the notice of an upgrade', async ({ page }) => {
    let upgraded = true;
    const loads = await older(page, 0);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
    await page.route('**/assets/RulesPage-*.js', (route) => {
      const gone = { code: 'no-page', rule: null, facts: {}, message: '' };
      return upgraded ? route.fulfill({ status: 404, json: gone }) : route.continue();
    });
    await page.route('**/api/version', (route) => route.fulfill({ json: { build: 'newer' } }));
    await page.getByRole('link', { name: 'Rules' }).click();
    await expect(saidIn(page)).toContainText(`${SAID} The page is reloaded.`);
    await expect(page.getByText('This page could not be loaded')).toBeHidden();
    upgraded = false;
    await expect.poll(loads).toBe(2);
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('without an upgrade shows the usual error', async ({ page }) => {
    await page.goto('/');
    await page.route('**/assets/RulesPage-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Rules' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await expect(saidIn(page)).toHaveCount(0);
  });
});
