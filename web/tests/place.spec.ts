/** Games in the browser, on the pages of a server. */

import { shows } from './moves';
import { expect, newTable, prefer, test } from './table';

test.use({ outages: true });

test('a game can be in the browser, and stands beside those of the server', async ({ page }) => {
  await prefer(page, { pace: 'off' });
  await page.goto('/');
  await page.getByText('Around one screen').click();
  await page.getByText('Name, order, clock, hints and rule variants').click();
  await page.getByText('In this browser', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveURL(/#\/table\/l/);
  await shows(page, 0);
  // Nobody else can be sent there.
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(page.getByRole('dialog').getByText('What is played')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Link to watch')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const made = await newTable({
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bruno' },
    ],
  });
  await page.evaluate(({ table, token }) => {
    const keys = JSON.parse(localStorage.getItem('magnumsal.keys') ?? '{}') as object;
    localStorage.setItem('magnumsal.keys', JSON.stringify({ ...keys, [table]: token }));
  }, made);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Go on/ })).toHaveCount(2);
});

test('a game begins in the browser where the server does not answer, but not with friends', async ({ page }) => {
  await prefer(page, { pace: 'off' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByText('With friends', { exact: true }).click();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByText('The server does not answer. Check the connection')).toBeVisible();
  await page.getByText('Against bots', { exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/#\/table\/l/);
  await expect(page.locator('[data-spot="space 1C"]').first()).toBeVisible();
});
