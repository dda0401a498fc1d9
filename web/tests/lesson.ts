/** The first game, as a learner plays it. */

import { expect, type Page } from '@playwright/test';
import { STEPS } from '../src/learn/lesson';
import { actionButton, makeByClicks, plyOf, press } from './moves';

/** Begins the first game on its page, and plays it to its end by what it asks for. */
export async function playLesson(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click();
  for (const { id, moves = [] } of STEPS) {
    const step = page.locator(`[data-step="${id}"]`);
    await expect(step).toBeVisible();
    for (const [index, move] of moves.entries()) {
      await expect(step.getByRole('list').getByRole('listitem')).toHaveCount(moves.length);
      await expect(actionButton(page, 'end')).toBeVisible();
      const ply = await plyOf(page);
      await makeByClicks(page, move);
      await expect.poll(() => plyOf(page)).toBeGreaterThan(ply);
      if (index < moves.length - 1) await expect(step.getByText('✓')).toHaveCount(index + 1);
    }
    if (moves.length === 0 && id !== 'finish') await press(page, actionButton(page, 'lesson-next'));
  }
  await page.getByRole('button', { name: /Play on/ }).click();
  await expect(page).toHaveURL(/#\/table\//);
}
