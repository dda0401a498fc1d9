/** Whole games to their end, through the interface alone. */

import type { Page } from '@playwright/test';
import { makeByClicks, makeByKeys, shows, withoutWarnings } from './moves';
import { dealtAgain, expect, game, openTable, positionOf, test } from './table';

/** Makes every move of a game that was played before, and compares how it ended. */
async function playThrough(
  page: Page,
  name: 'base' | 'muria',
  make: (page: Page, move: string) => Promise<void>,
): Promise<void> {
  const { moves } = game(name);
  const made = await dealtAgain(name);
  await withoutWarnings(page);
  await openTable(page, made);
  for (const [ply, move] of moves.entries()) {
    await shows(page, ply);
    await test.step(`${ply}: ${move}`, () => make(page, move));
  }
  await shows(page, moves.length);
  const { state } = await positionOf(made.table);
  expect(state.over).not.toBeNull();
  for (const score of state.over?.scores ?? []) {
    await expect(page.locator(`[data-score="${score}"]`).first()).toBeVisible();
  }
}

test('a base game is played to its end by clicks', async ({ page }) => {
  await playThrough(page, 'base', makeByClicks);
});

test('a game with Muria is played to its end by clicks', async ({ page }) => {
  await playThrough(page, 'muria', makeByClicks);
});

test('a game is played to its end by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  await playThrough(page, 'base', makeByKeys);
});
