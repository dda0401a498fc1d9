/** What a host and players can do about somebody, and what the operator announces. */

import type { Page, WebSocketRoute } from '@playwright/test';
import { shows } from './moves';
import { dealtAgain, expect, holdKey, newTable, openTable, prefer, server, test } from './table';
import type { Created } from '../src/wire';

/** A game of Ada, who is the host, and Bruno; each in a browser. */
async function game(ada: Page, bruno: Page): Promise<Created> {
  const made = await newTable({ seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }], shuffle: false });
  await holdKey(ada, made);
  for (const page of [ada, bruno]) await prefer(page, { pace: 'off' });
  await bruno.goto(made.invitations[0]?.link.replace(/^https?:\/\/[^/]+/, server()) ?? '');
  await bruno.getByLabel('Your name').fill('Bruno');
  await bruno.getByRole('button', { name: 'Sit down' }).click();
  await shows(bruno, 0);
  await ada.goto(`/#/table/${made.table}`);
  await shows(ada, 0);
  return made;
}

/** Writes a message. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Opens the menu of the table; what it has about a player. */
async function about(page: Page, player: string) {
  await page.getByRole('button', { name: 'Table menu' }).click();
  return page.getByRole('dialog').getByRole('group', { name: player });
}

const closeMenu = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

test('a player is hidden, reported, muted, sent away, and somebody else takes the seat', async ({
  page,
  stranger,
  browser,
}) => {
  const made = await game(page, stranger);
  const log = page.getByRole('list', { name: 'Log' });
  await write(stranger, 'Rude words');
  await page.getByRole('tab', { name: 'Log 1 new message' }).click();
  await expect(log.getByText('Rude words')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Log', exact: true })).toBeVisible();

  // For oneself alone.
  let bruno = await about(page, 'Bruno');
  await bruno.getByRole('button', { name: 'Hide messages' }).click();
  await closeMenu(page);
  await expect(log.getByText('Rude words')).toHaveCount(0);
  await page.reload();
  await shows(page, 0);
  await expect(log.getByText('Rude words')).toHaveCount(0);
  bruno = await about(page, 'Bruno');
  await bruno.getByRole('button', { name: 'Show messages again' }).click();

  // To the operator.
  await bruno.getByRole('button', { name: 'Report' }).click();
  await bruno.getByLabel('What is it about?').selectOption({ label: 'Rude words' });
  await bruno.getByLabel(/What is wrong/).fill('Look at that.');
  await bruno.getByRole('button', { name: 'Send the report' }).click();
  await expect(bruno.getByText('The operator has your report')).toBeVisible();

  // For all.
  await bruno.getByRole('button', { name: 'Let them write no more' }).click();
  await expect(bruno.getByText('cannot write')).toBeVisible();
  await write(stranger, 'More of it');
  await expect(stranger.getByText('The host has muted you')).toBeVisible();

  // Away.
  await bruno.getByRole('button', { name: 'Send away' }).click();
  await bruno.getByRole('button', { name: 'Send away', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('A bot plays until somebody takes the seat')).toBeVisible();
  await expect(stranger.getByRole('textbox', { name: 'Say something' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Make a new link' }).click();
  const link = await dialog.getByRole('textbox', { name: /Invitation to seat 2/ }).inputValue();
  const third = await browser.newPage();
  await prefer(third, { pace: 'off' });
  await third.goto(link);
  await third.getByLabel('Your name').fill('Cleo');
  await third.getByRole('button', { name: 'Sit down' }).click();
  await shows(third, 0);
  await expect(dialog.getByRole('group', { name: 'Cleo' })).toBeVisible();
  expect(made.table).toMatch(/^[0-9a-z]{12}$/);
  await third.close();
});

test('a table without chat has no field to write in, and says so', async ({ page, stranger }) => {
  await prefer(page, { pace: 'off' });
  await page.goto('/');
  await page.getByText('With friends', { exact: true }).click();
  await page.locator('form.sheet details > summary').last().click();
  await page.getByRole('checkbox', { name: 'Players can write to each other' }).uncheck();
  await page.getByRole('button', { name: 'Make the table', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'No chat' })).toBeVisible();
  const invitation = page.getByRole('textbox', { name: /Invitation to seat/ });
  await stranger.goto(await invitation.inputValue());
  await stranger.getByLabel('Your name').fill('Bruno');
  await stranger.getByRole('button', { name: 'Sit down' }).click();
  for (const browser of [page, stranger]) {
    await shows(browser, 0);
    await expect(browser.getByRole('textbox', { name: 'Say something' })).toHaveCount(0);
  }
});

/** What an operator says; `magnumsal admin announce` is tried out with real servers elsewhere. */
const told = { announcement: 'The server restarts at eight.', new_tables: false, chat: true };

test('what the operator tells is on the start page as soon as an answer says so', async ({ page }) => {
  let revision = '0';
  let asked = 0;
  await page.route('**/api/tables**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'magnumsal-bulletin': revision } });
  });
  await page.route('**/api/version', (route) => {
    asked += 1;
    const nothing = { announcement: null, new_tables: true, chat: true };
    return route.fulfill({ json: { bulletin: revision === '0' ? nothing : told } });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Lobby' })).toBeVisible();
  expect(asked).toBe(0);
  revision = '2';
  await expect(page.getByText(told.announcement)).toBeVisible();
  await expect(page.getByText('No new tables are made just now')).toBeVisible();
  // Elsewhere nobody makes tables.
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(page.getByText(told.announcement)).toBeVisible();
  await expect(page.getByText('No new tables are made just now')).toHaveCount(0);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  revision = '0';
  await expect(page.getByText(told.announcement)).toHaveCount(0);
});

test('what the operator tells is at an open table at once', async ({ page }) => {
  let socket: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/socket$/, (opened) => {
    socket = opened;
    opened.connectToServer();
  });
  await openTable(page, await dealtAgain('base', 12));
  socket?.send(JSON.stringify({ type: 'bulletin', ...told }));
  await expect(page.getByRole('status').getByText(told.announcement)).toBeVisible();
  await shows(page, 12);
  socket?.send(JSON.stringify({ type: 'bulletin', ...told, announcement: null }));
  await expect(page.getByText(told.announcement)).toHaveCount(0);
});
