/** Whether everything that matters is in sight, and stays where it is: five players with Muria in the windows of laptops. */

import type { Page } from '@playwright/test';
import { actionButton, pointAt, shows } from './moves';
import { dealtAgain, expect, game, makeMoves, openTable, prefer, test } from './table';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
];
const { moves } = game('crowd');

/** What does not lie inside the window as a whole, or is covered by something else. */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const things = document.querySelectorAll('[data-spot], article, [data-do], [role="tab"]');
    const inside = ({ left, top, right, bottom }: DOMRect): boolean =>
      left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return [...things]
      .filter((thing) => {
        const box = (thing.querySelector(':scope > .hit') ?? thing).getBoundingClientRect();
        if (!inside(box)) return true;
        if (thing.tagName !== 'ARTICLE') return false;
        // Four points of a player's area: nothing lies above it.
        return [0.2, 0.8].some((across) =>
          [0.2, 0.8].some((down) => {
            const found = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
            return !thing.contains(found);
          }),
        );
      })
      .map((thing) => thing.getAttribute('data-spot') ?? thing.getAttribute('data-do') ?? thing.ariaLabel ?? '?');
  });
}

/** In how many rows the houses stand. */
async function rowsOfTown(page: Page): Promise<number> {
  const houses = await page.locator('[data-spot^="building "] .wall').all();
  const feet = await Promise.all(houses.map(async (house) => (await house.boundingBox())?.y ?? 0));
  expect(feet).toHaveLength(8);
  return new Set(feet.map(Math.round)).size;
}

/** In every window the town is one row, and the mine, the players and all buttons are in sight. */
async function allInSight(page: Page, when: string): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(5);
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    const where = `${when}, ${viewport.width} × ${viewport.height}`;
    await expect.poll(() => outOfSight(page), where).toEqual([]);
    expect(await rowsOfTown(page), where).toBe(1);
  }
}

test('all is in sight while something is asked, while hints and reasons are read, and with the log', async ({
  page,
}) => {
  const ply = moves.findIndex((move, at) => at > 600 && move.startsWith('place'));
  await openTable(page, await dealtAgain('crowd', ply));
  await allInSight(page, 'at the beginning of a turn');

  await actionButton(page, 'hint').click();
  const hint = page.getByRole('region', { name: 'Hints' }).locator('[data-move]').first();
  await expect(hint).toBeInViewport({ timeout: 120_000 });
  await allInSight(page, 'with hints');
  await expect(hint).toBeInViewport();

  await pointAt(page, 'building castle');
  await page.keyboard.press('Escape');
  await pointAt(page, 'space 6L2');
  await expect(page.locator('.refused')).toBeInViewport();
  await allInSight(page, 'with a reason');

  await page.getByRole('tab', { name: 'Log' }).click();
  const newest = page.getByRole('list', { name: 'Log' }).getByRole('listitem').last();
  await expect(newest).toBeInViewport();
  await allInSight(page, 'with the log');
  await expect(newest).toBeInViewport();
});

test('all is in sight while a toll is shared out', async ({ page }) => {
  await openTable(page, await dealtAgain('crowd', 720));
  await expect(page.locator('[data-move]').first()).toBeVisible();
  await allInSight(page, 'with a question');
});

test.describe('1366 × 768', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('nothing moves about while a game is watched', async ({ page }) => {
    const made = await dealtAgain('crowd');
    await prefer(page, { pace: 'off' });
    await page.addInitScript(() => {
      const sum = { shift: 0 };
      Object.assign(window, { sum });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/#/table/${made.table}`);
    // Turn by turn, so that each is seen.
    for (let ply = 0; ply < moves.length;) {
      await shows(page, ply);
      const turn = moves.slice(ply, moves.indexOf('end', ply) + 1 || moves.length);
      await makeMoves(made, turn, ply);
      ply += turn.length;
    }
    await shows(page, moves.length);
    const shift = await page.evaluate(() => (window as unknown as { sum: { shift: number } }).sum.shift);
    expect(shift).toBeLessThan(0.1);
  });
});
