/** Who goes, what is dug, what a second click does: nothing is chosen for the player that matters. */

import type { Page } from '@playwright/test';
import { actionButton, plyOf, pointAt, press, shows, withoutWarnings } from './moves';
import { dealtAgain, expect, game, openTable, positionOf, test } from './table';

/** Late in a game of five, with eight sources of pieces, 23 pairs for the entrance, and the royal privilege. */
const LATE = 622;
/** More than this is a wall of buttons. */
const MOST = 12;

test('at the castle it is asked on the board who goes, and the privilege is ticked', async ({ page }) => {
  await withoutWarnings(page);
  const made = await dealtAgain('crowd', LATE);
  const { legal, seat } = await positionOf(made.table);
  const pieces = legal.flatMap((move) => (move.verb === 'castle' && move.royal ? [move.piece] : []));
  expect(pieces.length).toBeGreaterThan(5);
  await openTable(page, made);
  await pointAt(page, 'building castle');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /royal privilege/ })).not.toBeChecked();
  expect(await dialog.getByRole('button').count()).toBeLessThan(6);
  // Nobody is suggested.
  await expect(dialog.locator('.primary')).toHaveCount(0);
  await dialog.getByRole('checkbox').check();
  await dialog.locator('[data-send="building castle"]').click();
  await expect(dialog).toBeHidden();
  for (const piece of pieces) {
    await expect(page.locator(`[data-spot="piece ${piece}"]`)).toHaveAttribute('data-mark', 'can');
  }
  // What was ticked holds, and can still be changed.
  await expect(actionButton(page, 'royal')).toBeChecked();
  const near = (await positionOf(made.table)).state.castle.near;
  await pointAt(page, `piece ${pieces.at(-1)}`);
  await shows(page, LATE + 1);
  const { state } = await positionOf(made.table);
  expect(state.castle.near).not.toEqual(near);
  expect(state.players[seat ?? 0]?.used).toContain('royal');
});

test('at the mine entrance two miners are chosen on the board, one after the other', async ({ page }) => {
  const made = await dealtAgain('crowd', LATE);
  const { legal } = await positionOf(made.table);
  const pairs = legal.flatMap((move) => (move.verb === 'assist' && move.post === 'entrance' ? [move.pieces] : []));
  expect(pairs.length).toBeGreaterThan(20);
  const [first = '', second = ''] = pairs.findLast(([one, two]) => two !== undefined && one !== two) ?? [];
  await openTable(page, made);
  await pointAt(page, 'post entrance');
  const panel = page.getByRole('region', { name: 'Choices' });
  await expect(panel).toContainText('Who takes the post?');
  expect(await panel.getByRole('button').count()).toBeLessThan(MOST);
  await pointAt(page, `piece ${second}`);
  await expect(panel).toContainText('Who goes together with');
  expect(await panel.getByRole('button').count()).toBeLessThan(MOST);
  await pointAt(page, `piece ${first}`);
  await shows(page, LATE + 1);
  const { state } = await positionOf(made.table);
  expect(state.posts.entrance).not.toBeNull();
});

test('the pump house suggests neither a chamber nor an assistant', async ({ page }) => {
  const made = await dealtAgain('muria', 196);
  const { legal } = await positionOf(made.table);
  const chambers = new Set(legal.flatMap((move) => (move.verb === 'pump' ? [move.space] : [])));
  expect(chambers.size).toBeGreaterThan(2);
  await openTable(page, made);
  await pointAt(page, 'building pump');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(dialog.locator('.primary:enabled')).toHaveCount(0);
  await expect(dialog.locator('[data-move^="assist"]')).toHaveCount(0);
  const [, second = ''] = chambers;
  await dialog.locator(`input[name="chamber"][value="${second}"]`).check();
  await press(page, dialog.locator(`[data-move="pump ${second} 1"]`));
  await shows(page, 197);
});

test('digging suggests what an order needs, and a click swaps where nobody can dig more', async ({ page }) => {
  // One cube, brown or green; green is what two orders lack.
  await openTable(page, await dealtAgain('base', 278));
  await pointAt(page, 'space 4R2');
  await press(page, actionButton(page, 'extract'));
  const taken = page.locator('[data-cube][aria-pressed="true"]');
  await expect(taken).toHaveCount(1);
  await expect(taken).toHaveAttribute('data-cube', 'g');
  await page.locator('[data-cube="b"]').first().click();
  await expect(taken).toHaveCount(1);
  await expect(taken).toHaveAttribute('data-cube', 'b');
  await page.locator('[data-cube="g"]').first().click();
  await expect(taken).toHaveCount(1);
  await expect(taken).toHaveAttribute('data-cube', 'g');
  await expect(page.getByRole('dialog').locator('.refused')).toHaveCount(0);
});

const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

/** Does something, and returns how far at most something in the open window has moved by it. */
async function moved(page: Page, does: () => Promise<void>): Promise<number> {
  const things = page.locator(
    'dialog, dialog :is([data-cube], [data-commit], [data-do="more"], input[name="chamber"])',
  );
  const places = (): Promise<number[]> =>
    things.evaluateAll((all) => all.map((thing) => thing.getBoundingClientRect().top));
  const before = await places();
  await does();
  const after = await places();
  return Math.max(...before.map((top, at) => Math.abs(top - (after[at] ?? Infinity))));
}

test('nothing moves while cubes are chosen', async ({ page }) => {
  await openTable(page, await dealtAgain('base', game('base').moves.indexOf('extract 4R3 bg crew 3')));
  const cubes = page.locator('[data-cube][aria-pressed="true"]');
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await pointAt(page, 'space 4R3');
    await actionButton(page, 'extract').click();
    await expect(cubes).not.toHaveCount(0);
    // Without a cube there is nobody to choose, and no way up.
    for (let left = (await cubes.count()) - 1; left >= 0; left--) {
      const far = await moved(page, async () => {
        await cubes.first().click();
        await expect(cubes).toHaveCount(left);
      });
      expect(far, `${left} cubes, ${viewport.width} pixels`).toBeLessThan(2);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('nothing moves while a chamber to be pumped out is chosen', async ({ page }) => {
  await openTable(page, await dealtAgain('crowd', LATE));
  const chambers = page.locator('input[name="chamber"]');
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await pointAt(page, 'building pump');
    await expect(chambers.nth(1)).toBeVisible();
    for (const chamber of await chambers.all()) {
      const far = await moved(page, async () => {
        await chamber.check();
        await expect(page.locator('dialog .offer ul').first()).toBeVisible();
      });
      expect(far, `pump, ${viewport.width} pixels`).toBeLessThan(2);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('at the market nothing moves under a double click, which buys nothing', async ({ page }) => {
  const ply = game('base').moves.findIndex((text) => text.startsWith('market sell'));
  const [, kind = ''] = /sell (\w)/.exec(game('base').moves[ply] ?? '') ?? [];
  await openTable(page, await dealtAgain('base', ply));
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await pointAt(page, 'building market');
    const sell = page.locator(`[data-trade="sell ${kind}"]`);
    await expect(sell).toBeVisible();
    const places = (): Promise<number[]> =>
      page
        .locator('dialog, dialog :is([data-trade], [data-commit])')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await places();
    const { x = 0, y = 0, width = 0, height = 0 } = (await sell.boundingBox()) ?? {};
    const [left, top] = [x + width / 2, y + height / 2];
    await page.mouse.click(left, top);
    await expect(page.locator('[data-commit]')).toBeEnabled();
    const after = await places();
    const far = Math.max(...before.map((top, at) => Math.abs(top - (after[at] ?? Infinity))));
    // A line with a picture in it is a little higher than one without.
    expect(far, `${viewport.width} pixels`).toBeLessThan(4);
    // A slip: the second click comes down where the first did.
    await page.mouse.click(left, top);
    const ledger = page.locator('dialog .ledger');
    await expect(ledger).toContainText('Sell');
    await expect(ledger).not.toContainText('Buy');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a second click on a chamber plans to dig there', async ({ page }) => {
  await openTable(page, await dealtAgain('base', 278));
  await pointAt(page, 'space 4R2');
  await expect(actionButton(page, 'extract')).toBeVisible();
  await pointAt(page, 'space 4R2');
  await expect(page.getByRole('dialog', { name: /Dig salt at 4R2/ })).toBeVisible();
});

test('a second click turns nothing up that was not asked for', async ({ page }) => {
  const made = await dealtAgain('crowd', LATE);
  const { legal, state } = await positionOf(made.table);
  const goals = legal.flatMap((move) => (move.verb === 'place' ? [move.space] : []));
  const hidden = goals.find(
    (space) => state.mine[space]?.open === false && goals.filter((other) => other === space).length > 1,
  );
  await openTable(page, made);
  await pointAt(page, `space ${hidden}`);
  const panel = page.getByRole('region', { name: 'Choices' });
  await expect(panel).toContainText(`Who goes to`);
  await pointAt(page, `space ${hidden}`);
  await expect(panel).toContainText(`Who goes to`);
  expect(await plyOf(page)).toBe(LATE);
  const source = legal.find((move) => move.verb === 'place' && move.space === hidden)?.sends?.[0]?.source;
  await pointAt(page, `piece ${source}`);
  await shows(page, LATE + 1);
});
