/** Looking things up, in others' turns and as a spectator. */

import type { Locator, Page } from '@playwright/test';
import { shows } from './moves';
import { dealtAgain, expect, finished, game, makeMoves, newTable, openTable, positionOf, prefer, test } from './table';

const tip = (page: Page): Locator => page.getByRole('tooltip');
/** The sign of a house: other spots lie on its wall. */
const house = (page: Page, name: string): Locator => page.locator(`[data-spot="building ${name}"] .name`);

test('a building that is opened while others move stays open and up to date', async ({ page }) => {
  const made = await dealtAgain('base');
  await openTable(page, made);
  await house(page, 'castle').click();
  const castle = page.getByRole('dialog', { name: 'Castle' });
  await expect(castle).toBeVisible();
  // The first move of the game that changes who waits at the castle.
  const moves = game('base').moves;
  const until = moves.findIndex((move) => move.startsWith('castle')) + 1;
  expect(until).toBeGreaterThan(0);
  await makeMoves(made, moves.slice(0, until));
  await shows(page, until);
  await expect(castle).toBeVisible();
  await expect(castle).toContainText('far circle');
  await page.keyboard.press('Escape');
  await expect(castle).toBeHidden();
});

test('a workshop that is opened while bots play stays open and shows what they buy', async ({ page }) => {
  const made = await newTable({
    name: 'Bots',
    seats: [{ kind: 'me', name: 'Ada' }, ...Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'apprentice' }))],
  } as Parameters<typeof newTable>[0]);
  await openTable(page, made, { pace: 'normal' });
  await expect(page.locator('.playing')).toBeVisible();
  // Ada passes; the bots' moves are shown one after the other.
  await expect(page.locator('[data-do="pass"]')).toBeVisible();
  const before = (await positionOf(made.table)).ply;
  await page.locator('[data-do="pass"]').click();
  await page.locator('[data-do="end"].primary').click();
  await house(page, 'workshop').click();
  const workshop = page.getByRole('dialog', { name: 'Workshop' });
  await expect(workshop).toBeVisible();
  // It is Ada's turn again, the workshop is still open, and now its offers are hers.
  await expect(page.locator('[data-do="pass"]')).toBeVisible();
  expect((await positionOf(made.table)).ply).toBeGreaterThan(before + 2);
  await expect(workshop).toBeVisible();
  const { state } = await positionOf(made.table);
  await expect(workshop.locator('[data-move^="buy "]')).toHaveCount(state.workshop.open.length);
});

test('who only watches can open every building, everybody’s tools, and what is still to come', async ({
  page,
  stranger,
}) => {
  const made = await dealtAgain('muria', 30);
  await openTable(page, made);
  await stranger.goto(`/#/table/${made.table}`);
  const houses = stranger.locator('[data-spot^="building "]');
  await expect(houses).toHaveCount(8);
  const others = stranger.locator('[data-spot^="tools "], [data-spot^="stack "], [data-do="lookup"]');
  await expect(others).toHaveCount(2 + 2 + 1);
  for (const spot of [...(await houses.all()), ...(await others.all())]) {
    await spot.dispatchEvent('click');
    await expect(stranger.getByRole('dialog')).toBeVisible();
    await expect(stranger.getByRole('dialog')).not.toContainText('You have');
    await stranger.keyboard.press('Escape');
    // Not only closed, but gone.
    await expect(stranger.locator('dialog')).toHaveCount(0);
  }
  // Prices of the market are there for them, too.
  await stranger.locator('[data-spot="building market"]').dispatchEvent('click');
  const { prices } = await positionOf(made.table);
  await expect(stranger.locator('[data-trade="sell b"]')).toContainText(String(prices.b.sell));
  await stranger.keyboard.press('Escape');
  // Somebody's tools can be opened by keys.
  await stranger.locator('[data-spot="purse 1"]').focus();
  await stranger.keyboard.press('ArrowDown');
  await stranger.locator('[data-spot="tools 1"]').focus();
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByRole('dialog', { name: 'Tools of' })).toBeVisible();
});

test('everything on the board and beside it tells what it is when it is pointed at', async ({ page }) => {
  await openTable(page, await dealtAgain('muria', 60));
  const spots = page.locator(':is(.board, .players) [data-spot]:not([data-spot="bank"])');
  const names = await spots.evaluateAll((all) => all.map((spot) => spot.getAttribute('aria-label')));
  expect(names.filter((name) => !name)).toEqual([]);
  // What a few of each kind add to their name, to those who do not know the game.
  for (const [spot, name, more] of [
    ['post market', 'Assistant at the market', 'earns a grosz for each visit'],
    ['queue far', 'Far circle of the castle', 'moves from here to the near circle'],
    ['queue near', 'Near circle of the castle', 'arrives from here'],
    ['order 1', 'Order 1', 'delivers it and gets the price'],
    ['tool 1', 'for 3 groszy', ''],
    ['stack orders', 'Orders of this phase', 'Nobody has seen yet'],
    ['stack tools', 'Tools of this phase', 'Nobody has seen yet'],
    ['building inn', 'Inn', 'The price rises'],
    ['building saltworks', 'Saltworks', 'for a brown cube'],
    ['purse 1', 'grosz', ''],
    ['salt 1', 'Salt', ''],
    ['supply 1', 'supply', ''],
    ['orders 1', 'order', ''],
  ] as const) {
    const holder = page.locator(`[data-spot="${spot}"]`);
    await (spot.startsWith('building') ? house(page, spot.slice(9)) : holder).hover();
    await expect(tip(page), spot).toContainText(name);
    await expect(tip(page), spot).toContainText(more);
    // What the label does not say is read out as a description.
    if (more) await expect(holder).toHaveAccessibleDescription(new RegExp(more));
  }
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
});

test('a chamber that nobody has entered tells which tiles can be there', async ({ page }) => {
  const made = await dealtAgain('base');
  await openTable(page, made);
  await page.locator('[data-spot="space 6L1"]').hover();
  await expect(tip(page)).toContainText('level III');
  await expect(tip(page)).toContainText('Nobody has seen yet');
  const { unseen } = await positionOf(made.table);
  const cubes = new Set(unseen.tiles['III']?.candidates).size;
  await expect(tip(page).locator('.water')).toHaveCount(cubes);
});

test('keys lead to everything on the board and in the players’ areas, which tell what they are', async ({ page }) => {
  await openTable(page, await dealtAgain('base', 20));
  await page.locator('.board [data-spot][tabindex="0"]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await page.locator('[data-spot="purse 0"]').focus();
  const reached = new Set<string>();
  for (const way of ['ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press(way);
    await expect(tip(page)).toHaveText(
      (await page.locator(':focus').getAttribute('aria-label')) ?? 'something with a label',
    );
    reached.add((await page.locator(':focus').getAttribute('data-spot')) ?? '');
  }
  expect(reached.size).toBeGreaterThan(2);
});

test('in a replay, too, keys lead from one thing to the next, and each tells what it is', async ({ page }) => {
  const { table } = await finished('muria');
  await prefer(page, { pace: 'off' });
  await page.goto(`/#/replay/${table}/100`);
  for (const first of ['.board [data-spot][tabindex="0"]', '[data-spot="purse 0"]']) {
    await page.locator(first).focus();
    await page.keyboard.press('ArrowDown');
    const label = await page.locator(':focus').getAttribute('aria-label');
    expect(label, first).toBeTruthy();
    await expect(tip(page), first).toContainText(label ?? '');
  }
  // On the board the arrows lead to what lies there, and not to another moment.
  await expect(page.getByRole('slider')).toHaveValue('100');
  await page.getByRole('button', { name: 'Share' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider')).toHaveValue('101');
});

test('a long press says what something is, and opens nothing', async ({ page }) => {
  await openTable(page, await dealtAgain('base'));
  const card = page.locator('[data-spot="tool 1"]');
  const touch = { bubbles: true, pointerType: 'touch' };
  await card.dispatchEvent('pointerdown', touch);
  await expect(tip(page)).toBeVisible();
  await card.dispatchEvent('pointerup', touch);
  await card.dispatchEvent('click');
  await expect(tip(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A tap is a click as ever.
  await card.dispatchEvent('pointerdown', touch);
  await card.dispatchEvent('pointerup', touch);
  await card.dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Workshop' })).toBeVisible();
  await expect(tip(page)).toHaveCount(0);
});

test('what is still to come is listed, stays right while others move, and tells the kinds in play', async ({
  page,
}) => {
  const made = await dealtAgain('muria', 40);
  await openTable(page, made);
  await page.locator('[data-do="lookup"]').click();
  const window = page.getByRole('dialog', { name: 'Look up' });
  const matches = async (): Promise<void> => {
    const { unseen } = await positionOf(made.table);
    const stacks = { orders: unseen.orders, tools: unseen.tools } as Record<
      string,
      { left: number; candidates: string[] }
    >;
    for (const [level, tiles] of Object.entries(unseen.tiles)) stacks[`tiles ${level}`] = tiles;
    for (const [name, { left, candidates }] of Object.entries(stacks)) {
      const stack = window.locator(`[data-stack="${name}"]`);
      await expect(stack.locator('p'), name).toContainText(left > 0 ? `${left} ` : 'Nothing');
      await expect(stack.locator('li'), name).toHaveCount(left > 0 ? new Set(candidates).size : 0);
    }
    // S6: seven of the nine kinds.
    expect(unseen.kinds.known).toHaveLength(7);
    await expect(window.locator('[data-stack="kinds"] .tool')).toHaveCount(9);
    await expect(window.locator('[data-stack="kinds"] .soft .tool')).toHaveCount(2);
  };
  await matches();
  // A move that reveals a chamber takes its tile off the list.
  const before = (await positionOf(made.table)).unseen.tiles;
  await makeMoves(made, game('muria').moves.slice(40, 100), 40);
  expect((await positionOf(made.table)).unseen.tiles).not.toEqual(before);
  await expect(page.locator('[data-ply="100"]')).toBeVisible();
  await expect(window).toBeVisible();
  await matches();
  await page.keyboard.press('Escape');
  // The same seven stand in the workshop.
  await house(page, 'workshop').click();
  await expect(page.getByRole('dialog', { name: 'Workshop' }).locator('.kinds .tool')).toHaveCount(7);
  await page.locator('dialog [data-do="unseen"]').click();
  await expect(window).toBeVisible();
});

test('a legend shows what signs mean, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page, await dealtAgain('muria', 40));
  await page.locator('[data-do="lookup"]').click();
  await page.locator('[data-page="signs"]').click();
  const window = page.getByRole('dialog', { name: 'Look up' });
  for (const sign of [
    'miners',
    'tired',
    'foreman',
    'salt u',
    'water',
    'closed',
    'marker',
    'post',
    'cannot',
    'tool mill',
  ]) {
    await expect(window.locator(`[data-sign="${sign}"]`), sign).toBeAttached();
  }
  await expect(window).toContainText('In an extraction he is worth two miners.');
  // Nothing is wider than the window.
  const { scrollWidth, clientWidth } = await window
    .locator('div.body')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('the rules say that the kinds of tools in play are public', async ({ page }) => {
  await page.goto('/#/rules/S6');
  await expect(page.locator('#rule-S6')).toContainText('Which kinds are in play is public');
});
