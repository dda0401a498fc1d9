/** What happens at a table: friends, bots, second thoughts, the past, and those who watch. */

import type { Page, WebSocketRoute } from '@playwright/test';
import { actionButton, makeByClicks, plyOf, pointAt, press, shows, whereIs, withoutWarnings } from './moves';
import { dealtAgain, expect, game, makeMoves, openTable, prefer, test } from './table';

/** Waits until somebody at this browser is asked. */
const asked = (page: Page): Promise<void> => expect(actionButton(page, 'end')).toBeVisible();

/** The one of two pages that is asked now. */
async function mover(one: Page, other: Page): Promise<[Page, Page]> {
  const end = actionButton(one, 'end').or(one.locator('[data-sending]').getByText('is thinking'));
  await expect(end.first()).toBeVisible();
  return (await actionButton(one, 'end').isVisible()) ? [one, other] : [other, one];
}

/** Makes moves on one page and waits until both pages have them. */
async function both(mover: Page, other: Page, ...moves: string[]): Promise<void> {
  for (const move of moves) {
    const ply = await plyOf(mover);
    await makeByClicks(mover, move);
    await shows(mover, ply + 1);
    await shows(other, ply + 1);
  }
}

/** Cuts the line of a page to its table, and mends it. */
class Line {
  #cut = false;
  readonly #open = new Set<WebSocketRoute>();

  static async of(page: Page): Promise<Line> {
    const line = new Line();
    await page.routeWebSocket(/\/socket$/, (socket) => {
      if (line.#cut) return void socket.close({ code: 1001 });
      socket.connectToServer();
      line.#open.add(socket);
    });
    return line;
  }

  async cut(): Promise<void> {
    this.#cut = true;
    for (const socket of this.#open) await socket.close({ code: 1001 });
    this.#open.clear();
  }

  mend(): void {
    this.#cut = false;
  }
}

test('two browsers play each other by an invitation, and one loses its connection', async ({ page, stranger }) => {
  const line = await Line.of(stranger);
  await prefer(page, { pace: 'off' });
  await prefer(stranger, { pace: 'off' });
  await page.goto('/');
  await page.getByText('With friends', { exact: true }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Make the table' }).click();
  const link = await page
    .getByRole('textbox', { name: /Invitation to seat/ })
    .first()
    .inputValue();
  await stranger.goto(link);
  await stranger.getByLabel('Your name').fill('Bruno');
  await stranger.getByRole('button', { name: 'Sit down' }).click();
  await shows(page, 0);
  await shows(stranger, 0);

  // The first round has one action for each.
  const [first, second] = await mover(page, stranger);
  await both(first, second, 'place supply 1C', 'end');
  await both(second, first, 'place supply 1C', 'end');
  if (first === stranger) await both(first, second, 'hire', 'square', 'end');

  // It is Ada's turn now. Bruno gets no messages about it for a while.
  await line.cut();
  await expect(stranger.getByText('The connection is lost')).toBeVisible();
  const ply = await plyOf(page);
  for (const [index, move] of ['hire', 'square', 'end'].entries()) {
    await shows(page, ply + index);
    await makeByClicks(page, move);
  }
  await shows(page, ply + 3);
  expect(await plyOf(stranger)).toBe(ply);
  line.mend();
  await shows(stranger, ply + 3);
  await expect(stranger.getByText('The connection is lost')).toBeHidden();
  await both(stranger, page, 'place supply 2C', 'pass', 'end');
  await asked(page);
});

test('friends play around one screen from the start page', async ({ page }) => {
  await prefer(page, { pace: 'off' });
  await page.goto('/');
  await page.getByText('Around one screen', { exact: true }).click();
  await page.getByLabel('Name of player 1').fill('Kinga');
  await page.getByLabel('Name of player 2').fill('Boleslaw');
  await page.getByRole('button', { name: 'Begin' }).click();
  await shows(page, 0);
  const turns: string[] = [];
  const asked = page.getByRole('region', { name: 'Your move' }).getByText('Your turn');
  for (const [ply, move] of ['place supply 1C', 'end', 'place supply 1C', 'end'].entries()) {
    await shows(page, ply);
    if (ply % 2 === 0) turns.push((await asked.textContent()) ?? '');
    await makeByClicks(page, move);
  }
  await shows(page, 4);
  expect(turns.filter((text) => text.includes('Kinga'))).toHaveLength(1);
  expect(turns.filter((text) => text.includes('Boleslaw'))).toHaveLength(1);
});

test('a game against bots begins in two clicks, with undo and the reason of a refusal', async ({ page, context }) => {
  await prefer(page, { pace: 'off' });
  await page.goto('/');
  await page.getByText('Against bots', { exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await asked(page);
  const ply = await plyOf(page);
  await makeByClicks(page, 'place supply 1C');
  await shows(page, ply + 1);
  await actionButton(page, 'undo').click();
  await shows(page, ply);
  await actionButton(page, 'redo').click();
  await shows(page, ply + 1);
  await actionButton(page, 'restart').click();
  await shows(page, ply);
  // Nothing is left to take back, and that is said as well.
  await actionButton(page, 'undo').click({ force: true });
  await expect(page.locator('.refused').first()).toContainText('taken back');

  await pointAt(page, 'piece supply');
  await pointAt(page, 'space 6L1');
  const reason = page.locator('.refused').first();
  await expect(reason).toContainText('6L1 is out of reach');
  expect(await plyOf(page)).toBe(ply);
  const opened = context.waitForEvent('page');
  await reason.getByRole('link', { name: 'Rule C1' }).click();
  const rules = await opened;
  await expect(rules.locator('#rule-C1')).toBeInViewport();
  await expect(rules.locator('#rule-C1')).toContainText('linked');
  await rules.close();

  await page.keyboard.press('Escape');
  await expect(page.locator('[data-mark="chosen"]')).toHaveCount(0);
  await makeByClicks(page, 'place supply 1C');
  await shows(page, ply + 1);
  await makeByClicks(page, 'end');
  // The bots answer, and it is the player's turn again.
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply + 2);
  await asked(page);
});

test('a likely mistake is warned of, and can be cancelled', async ({ page }) => {
  await openTable(page, await dealtAgain('base'));
  await makeByClicks(page, 'castle supply');
  const warning = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(warning).toContainText('castle');
  await warning.getByRole('button', { name: 'Better not' }).click();
  await expect(warning).toBeHidden();
  expect(await plyOf(page)).toBe(0);
  // The miner is still in hand, and may go there all the same.
  await pointAt(page, 'building castle');
  await press(page, actionButton(page, 'anyway'));
  await shows(page, 1);
});

test('the log tells what happened, and leads to each moment and back', async ({ page }) => {
  const { moves } = game('base');
  await withoutWarnings(page);
  await openTable(page, await dealtAgain('base', 40));
  for (const [index, move] of moves.slice(40, 46).entries()) {
    await makeByClicks(page, move);
    await shows(page, 41 + index);
  }
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  const entries = log.getByRole('button', { name: /Show this moment/ });
  const count = await entries.count();
  expect(count).toBeGreaterThan(3);
  await entries.nth(count - 4).click();
  const past = page.getByText('You are looking at phase');
  await expect(past).toBeVisible();
  await expect(entries.nth(count - 4)).toHaveAttribute('aria-current', 'true');
  // Nothing can be done there.
  await pointAt(page, 'space 1C');
  await expect(actionButton(page, 'end')).toHaveCount(0);
  await expect(page.locator('[data-mark]')).toHaveCount(0);
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(past).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(past).toBeHidden();
  await expect(page.locator('[data-mark]').first()).toBeVisible();
  // So does the newest entry, which tells of what the board shows then.
  await entries.nth(count - 4).click();
  await expect(past).toBeVisible();
  await entries.last().click();
  await expect(past).toBeHidden();
});

test('of a long log only what is read is drawn, and nothing moves by that', async ({ page }) => {
  const { moves } = game('base');
  const made = await dealtAgain('base', 120);
  await openTable(page, made);
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  const entries = log.getByRole('listitem');
  const height = (): Promise<number> => log.evaluate((log) => log.scrollHeight);
  await expect(entries.last()).toBeInViewport();
  let before = await height();
  for (let ply = 120; ply < moves.length - 10; ply += 10) {
    await makeMoves(made, moves.slice(ply, ply + 10), ply);
    await shows(page, ply + 10);
    await expect(entries.last()).toBeInViewport();
    expect(await entries.count()).toBeLessThan(130);
    // It never becomes shorter: what is not drawn keeps its room.
    expect(await height()).toBeGreaterThan(before - 3);
    before = await height();
  }
  // Who reads on upwards finds everything, where it was.
  const drawn = await entries.count();
  await log.evaluate((log) => (log.scrollTop = 0));
  await expect.poll(() => entries.count()).toBeGreaterThan(drawn);
  // Heights are rounded.
  expect(Math.abs((await height()) - before)).toBeLessThan(3);
});

test('what the others did since the last turn can be read', async ({ page }) => {
  const { moves } = game('base');
  const from = moves.indexOf('end', 40) + 1;
  const until = moves.indexOf('end', moves.indexOf('end', from) + 1) + 1;
  await withoutWarnings(page);
  await openTable(page, await dealtAgain('base', from));
  for (const [index, move] of moves.slice(from, until).entries()) {
    await makeByClicks(page, move);
    await shows(page, from + index + 1);
  }
  const recap = page.getByRole('button', { name: /Since the last turn/ });
  await recap.click();
  await expect(recap).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.recap .moves li').first()).toBeVisible();
  await page.getByRole('button', { name: 'Hide the recap' }).click();
  await expect(page.locator('.recap .moves')).toBeHidden();
});

test('a spectator sees everything and can do nothing', async ({ page, stranger }) => {
  const made = await dealtAgain('base');
  await openTable(page, made);
  await prefer(stranger, { pace: 'off' });
  await stranger.goto(`/#/table/${made.table}`);
  await shows(stranger, 0);
  await both(page, stranger, 'place supply 1C');
  await expect(stranger.locator('[data-spot="space 1C"]').first()).toHaveAttribute('aria-label', /miner/);
  await expect(actionButton(stranger, 'end')).toHaveCount(0);
  await expect(stranger.locator('[data-move]')).toHaveCount(0);
  await pointAt(stranger, 'building inn');
  await expect(stranger.getByRole('dialog')).toBeVisible();
  await stranger.locator('[data-move="hire"]').click({ force: true });
  await stranger.keyboard.press('Escape');
  await both(page, stranger, 'end');
  expect(await plyOf(page)).toBe(2);
});

test('the language changes at once, and the game goes on', async ({ page }) => {
  await openTable(page, await dealtAgain('base'));
  await makeByClicks(page, 'place supply 1C');
  await shows(page, 1);
  const tool = page.locator('[data-spot="tool 1"]');
  const english = (await tool.getAttribute('aria-label')) ?? '';
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('button', { name: 'Settings' }).click();
  const languages = page.getByRole('combobox').first();
  for (const language of ['pl', 'de', 'fr', 'it']) {
    await languages.selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(tool).not.toHaveAttribute('aria-label', english);
  }
  await languages.selectOption('en');
  await expect(tool).toHaveAttribute('aria-label', english);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await shows(page, 1);
  await makeByClicks(page, 'end');
  await shows(page, 2);
});

test('a miner is dragged from the supply, and from space to space', async ({ page }) => {
  await withoutWarnings(page);
  await openTable(page, await dealtAgain('base'));
  const drag = async (from: string, to: string): Promise<void> => {
    const [start, end] = [await whereIs(page, from), await whereIs(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await expect(page.locator('[data-mark="goal"]').first()).toBeVisible();
    await page.mouse.up();
  };
  await drag('piece supply', 'space 1C');
  await shows(page, 1);
  for (const [ply, move] of ['end', 'place supply 1C', 'end'].entries()) {
    await makeByClicks(page, move);
    await shows(page, ply + 2);
  }
  await drag('piece 1C', 'space 2C');
  await shows(page, 5);
  await expect(page.locator('[data-spot="piece 2C"]')).toBeVisible();
});

test('a miner goes into the mine by the arrows on the board', async ({ page }) => {
  await withoutWarnings(page);
  await openTable(page, await dealtAgain('base'));
  const here = page.locator('[data-spot]:focus');
  const walk = async (way: string, to: string): Promise<void> => {
    for (let step = 0; step < 20 && (await here.getAttribute('data-spot')) !== to; step++) {
      await page.keyboard.press(way);
    }
    await expect(here).toHaveAttribute('data-spot', to);
  };
  // One Tab leads onto the board, to something that can be done.
  await page.locator('svg [data-spot][tabindex="0"]').focus();
  await expect(here).toHaveAttribute('data-mark', 'can');
  await walk('ArrowLeft', 'building castle');
  await page.locator('[data-spot="piece supply"]').focus();
  await page.keyboard.press('Enter');
  await expect(here).toHaveAttribute('data-mark', 'chosen');
  // With the miner in hand it leads to where he can go.
  await page.locator('svg [data-spot][tabindex="0"]').focus();
  await expect(here).toHaveAttribute('data-mark', 'goal');
  await walk('ArrowUp', 'building pump');
  await walk('ArrowDown', 'space 1C');
  await page.keyboard.press('Enter');
  await shows(page, 1);
  await expect(page.locator('[data-spot="piece 1C"]')).toBeVisible();
});

test('whose turn it is comes as a notification, where that is wanted', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  // The page is behind others whenever the test says so, and every notification is written down.
  await page.addInitScript(() => {
    Object.assign(window, { away: false, notices: [] });
    const seen = window as unknown as { away: boolean; notices: string[] };
    Object.defineProperty(document, 'hidden', { get: () => seen.away });
    const Real = Notification;
    window.Notification = class extends Real {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        seen.notices.push(options?.body ?? '');
      }
    };
  });
  const made = await dealtAgain('base');
  await openTable(page, made);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Notify me when it is my turn').check();
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { away: true }));
  await makeMoves(made, ['place supply 1C', 'end']);
  const notices = (): Promise<string[]> => page.evaluate(() => (window as unknown as { notices: string[] }).notices);
  await expect.poll(notices).toEqual([`It is your turn, ${game('base').players[1]}.`]);
});
