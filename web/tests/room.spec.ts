/** Whether everything that matters is in sight, and stays where it is: five players with Muria in the windows of laptops. */

import type { Page } from '@playwright/test';
import { actionButton, pointAt, press, shows } from './moves';
import { dealtAgain, expect, game, makeMoves, newTable, openTable, prefer, sitDown, test } from './table';

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

test('what a player asks the others moves nothing', async ({ page, stranger }) => {
  await sitDown(page, stranger);
  for (const viewport of [...WINDOWS, { width: 390, height: 844 }]) {
    await stranger.setViewportSize(viewport);
    const shaft = stranger.locator('[data-spot="space 1C"]').first();
    const top = async (): Promise<number> => Math.round((await shaft.boundingBox())?.y ?? 0);
    // The layout of the window may still change.
    await expect.poll(async () => (await top()) === (await top())).toBe(true);
    const before = await top();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Adjourn', exact: true }).click();
    await page.keyboard.press('Escape');
    const decline = stranger.getByRole('button', { name: 'Decline' });
    await expect(decline).toBeInViewport();
    await expect.poll(top, `${viewport.width} × ${viewport.height}`).toBe(before);
    await decline.click();
    await expect(decline).toBeHidden();
    await expect.poll(top, `${viewport.width} × ${viewport.height}, answered`).toBe(before);
  }
});

test('a reader of the log can look something up and goes on reading', async ({ page }) => {
  const ply = moves.findIndex((move) => move.startsWith('place supply '));
  await openTable(page, await dealtAgain('crowd', ply));
  const log = page.getByRole('tab', { name: 'Log' });
  await log.click();
  await actionButton(page, 'lookup').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(log).toHaveAttribute('aria-selected', 'true');
  // What is chosen on the board is asked about next to it.
  await press(page, page.locator('[data-spot="piece supply"]').first());
  await expect(log).toHaveAttribute('aria-selected', 'false');
});

test('all hints are in sight with five players, and no line is cut off', async ({ page }) => {
  const ply = moves.findIndex((move, at) => at > 600 && move.startsWith('place'));
  await openTable(page, await dealtAgain('crowd', ply, { hints: 1 }));
  await actionButton(page, 'hint').click();
  const hints = page.getByRole('region', { name: 'Hints' });
  await expect(hints.locator('[data-move]')).toHaveCount(3, { timeout: 120_000 });
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    const where = `${viewport.width} × ${viewport.height}`;
    for (const hint of await hints.locator('.advice').all()) await expect(hint, where).toBeInViewport({ ratio: 1 });
    // What is asked stands in the bar as a whole, or not at all.
    const bar = await page.locator('.status .turn').boundingBox();
    const asked = await page.locator('.status .asked').boundingBox();
    const inside = (asked?.x ?? 0) + (asked?.width ?? 0) <= (bar?.x ?? 0) + (bar?.width ?? 0) + 1;
    const below = (asked?.y ?? 0) >= (bar?.y ?? 0) + (bar?.height ?? 0) - 1;
    expect(inside || below, where).toBe(true);
  }
});

test.describe('1366 × 768', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('all hints are in sight, and the one that is shown says why', async ({ page }) => {
    await openTable(page, await dealtAgain('base', 101, { hints: 1 }));
    await actionButton(page, 'hint').click();
    const hints = page.getByRole('region', { name: 'Hints' });
    const plays = hints.locator('[data-move]');
    await expect(plays.first()).toBeVisible({ timeout: 120_000 });
    for (const play of await plays.all()) await expect(play).toBeInViewport({ ratio: 1 });
    const [first, second] = [hints.locator('.advice').nth(0), hints.locator('.advice').nth(1)];
    await expect(first.locator('.reason')).toBeInViewport({ ratio: 1 });
    await second.getByRole('button').first().click();
    await expect(second.locator('.reason')).toBeInViewport({ ratio: 1 });
    await expect(first.locator('.reason')).toBeHidden();
  });

  test('the reason why nothing is taken back pushes no button out of the window', async ({ page }) => {
    const seats = ['Ada', 'Bruno', 'Celina'].map((name) => ({ kind: 'me' as const, name }));
    const made = await newTable({ seats, shuffle: false });
    await makeMoves(made, ['buy 1']);
    await openTable(page, made);
    await actionButton(page, 'undo').click({ force: true });
    await expect(page.getByRole('button', { name: 'Ask to take the turn back' })).toBeInViewport({ ratio: 1 });
    expect(await outOfSight(page)).toEqual([]);
  });

  test('of three players all that is asked stays in sight while it is said why something else cannot be done', async ({
    page,
  }) => {
    const seats = ['Ada', 'Bruno', 'Celina'].map((name) => ({ kind: 'me' as const, name }));
    await openTable(page, await newTable({ seats, shuffle: false }));
    const asked = page.locator('.middle .asked');
    await pointAt(page, 'piece supply');
    await expect(asked).toContainText('In hand');
    await pointAt(page, 'space 6L1');
    await expect(page.locator('.refused')).toBeInViewport({ ratio: 1 });
    const [room, needed] = await asked.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
    expect(room).toBeGreaterThanOrEqual((needed ?? 0) - 1);
    // Two lines each, so that there is as much room again.
    for (const area of await page.getByRole('article').all()) {
      expect((await area.boundingBox())?.height).toBeLessThan(70);
    }
  });

  test('of four players nobody’s name is cut off, the own one neither', async ({ page }) => {
    const me = { kind: 'me', name: 'Annegret' } as const;
    const seats = [me, ...['apprentice', 'apprentice', 'apprentice'].map((level) => ({ kind: 'bot' as const, level }))];
    const made = await newTable({ seats, shuffle: false, rules: { expansion: 'muria' } });
    await openTable(page, made);
    const names = page.locator('article .word');
    await expect(names).toHaveCount(4);
    await expect(page.locator('article .you')).toBeVisible();
    for (const name of await names.all()) {
      const [room, needed] = await name.evaluate((word) => [word.clientWidth, word.scrollWidth]);
      expect(room, await name.innerText()).toBe(needed);
    }
  });

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
