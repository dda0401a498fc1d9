/** Games that rest, end early, or have another host: what the pages of two players show and do. */

import type { Page } from '@playwright/test';
import { actionButton, plyOf } from './moves';
import { expect, server, sitDown, test } from './table';

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Table menu' }).click();

test('two players adjourn a game, go on with it, and end it', async ({ page, stranger }) => {
  const { table } = await sitDown(page, stranger);
  await openMenu(page);
  await expect(page.getByText('All players have to agree.')).toBeVisible();
  await page.getByRole('button', { name: 'Adjourn', exact: true }).click();
  await expect(stranger.getByText('proposes to adjourn the game.').first()).toBeVisible();
  await stranger.getByRole('button', { name: 'Agree' }).click();
  for (const each of [page, stranger]) {
    await expect(each.getByText('The game is adjourned').first()).toBeVisible();
    await expect(actionButton(each, 'end')).toBeHidden();
  }
  await stranger.getByRole('button', { name: 'Go on with the game' }).click();
  await expect(actionButton(page, 'end')).toBeVisible();
  await expect(stranger.getByText('goes on with the game.').first()).toBeVisible();

  // Nobody ends a game by a slip, or alone.
  await openMenu(stranger);
  await stranger.getByRole('button', { name: 'End the game' }).click();
  await stranger.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(page.getByText('proposes to end the game.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden();
  await expect(actionButton(page, 'end')).toBeVisible();
  await openMenu(stranger);
  await stranger.getByRole('button', { name: 'End the game' }).click();
  await stranger.getByRole('button', { name: 'Yes, end it' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  for (const each of [page, stranger]) {
    await expect(each.getByText('The game was ended before its time and has no result.')).toBeVisible();
    await expect(each.getByRole('link', { name: 'Look at it again' })).toBeVisible();
  }
  expect((await fetch(`${server()}/api/tables/${table}/record`)).status).toBe(200);
});

test('a host who leaves is followed by the other player', async ({ page, stranger }) => {
  await sitDown(page, stranger);
  await openMenu(stranger);
  await expect(stranger.getByLabel('Name of the table')).toBeHidden();
  await openMenu(page);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(stranger.getByLabel('Name of the table')).toBeVisible();
  await openMenu(page);
  await expect(page.getByLabel('Name of seat 1')).toBeVisible();
  await expect(page.getByLabel('Name of the table')).toBeHidden();
  expect(await plyOf(stranger)).toBeGreaterThanOrEqual(0);
});
