/** Whole games to their end, through the interface alone. */

import type { Page } from '@playwright/test';
import { makeByClicks, makeByKeys, shows, withoutWarnings } from './moves';
import { dealtAgain, expect, finished, game, openTable, positionOf, test } from './table';

/** Makes every move of a game that was played before, and compares how it ended. */
async function playThrough(
  page: Page,
  name: 'base' | 'muria',
  make: (page: Page, move: string) => Promise<void>,
): Promise<void> {
  const { moves, players } = game(name);
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
  // A column for each player, and their totals at the foot.
  const scores = page.getByRole('dialog', { name: 'The game is over' }).getByRole('table').first();
  const totals = scores.getByRole('row', { name: 'Total' }).getByRole('cell');
  await expect(totals).toHaveCount(players.length);
  const heads = await scores.getByRole('columnheader').allInnerTexts();
  for (const [seat, name] of players.entries()) {
    const column = heads.findIndex((head) => head.includes(name));
    await expect(totals.nth(column)).toHaveAccessibleName(`${state.over?.scores[seat]} groszy`);
  }
  // The very game that was played before: the server counted the same money for it.
  const { state: then } = await positionOf((await finished(name)).table);
  expect(state).toEqual(then);
}

// Each way to play, each screen and each box once: nothing else differs between them.
test('a base game is played to its end by clicks', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the game with Muria has all of it');
  await playThrough(page, 'base', makeByClicks);
});

test('a game with Muria is played to its end by touch', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the base game is played by clicks, and Muria by keyboard');
  await playThrough(page, 'muria', makeByClicks);
});

test('a game with Muria is played to its end by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  await playThrough(page, 'muria', makeByKeys);
});
