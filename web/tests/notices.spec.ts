/** Notices by mail: asked for at the table, confirmed and ended by links, with the real server. */

import type { Locator, Page } from '@playwright/test';
import { mailsTo } from './mails';
import { shows } from './moves';
import { expect, holdKey, newTable, prefer, test } from './table';

/** The link of a mail that begins like this. */
function linkIn(mail: string, what: string): string {
  const link = mail.split('\n').find((line) => line.includes(`/#/notices/${what}`));
  expect(link, mail).toBeDefined();
  return link ?? '';
}

/** Waits for a mail and gives it. */
async function mail(address: string, subject: string): Promise<string> {
  const found = (): string | undefined => mailsTo(address).find((mail) => mail.includes(`Subject: ${subject}`));
  // A notice comes half a minute after a turn has begun.
  await expect.poll(found, { timeout: 120_000 }).toBeDefined();
  return found() ?? '';
}

/** The part of the table's menu about notices. */
async function noticesIn(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  return page.getByRole('dialog');
}

test('a player confirms an address, gets word of a turn, and ends notices by links', async ({ page, stranger }) => {
  const ada = `ada-${Date.now()}@salt.example`;
  const bot = { kind: 'bot', level: 'apprentice' } as const;
  const made = await newTable({ seats: [{ kind: 'me', name: 'Ada' }, bot], shuffle: false });
  await holdKey(page, made);
  await prefer(page, { pace: 'off' });
  await page.goto(`/#/table/${made.table}`);
  await shows(page, 0);
  const menu = await noticesIn(page);
  await menu.getByLabel('Mail address').fill(ada);
  await menu.getByRole('button', { name: 'Tell me' }).click();
  await expect(menu.getByRole('status')).toContainText('We have sent you a mail with a link');

  // Somebody else's browser, such as the one on a phone, confirms it.
  const asked = await mail(ada, 'Magnum Sal: confirm your address');
  await stranger.goto(linkIn(asked, 'confirm/'));
  await expect(stranger.getByRole('heading', { name: 'Notices of your turn' })).toBeVisible();
  await expect(menu.getByText('You are told of your turns by mail.')).toBeHidden();
  await stranger.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(stranger.getByRole('main').getByRole('status')).toContainText('Confirmed.');
  await expect(menu.getByText('You are told of your turns by mail.')).toBeVisible();

  const told = await mail(ada, 'Magnum Sal: it is your turn');
  expect(told).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await stranger.goto(linkIn(told, 'end/table-'));
  await stranger.getByRole('button', { name: 'End them' }).click();
  await expect(stranger.getByRole('main').getByRole('status')).toContainText(
    'No more notices of this table will come.',
  );
  await expect(menu.getByRole('button', { name: 'Tell me' })).toBeVisible();

  await stranger.goto(linkIn(told, 'end/all-'));
  await stranger.getByRole('button', { name: 'End them' }).click();
  await expect(stranger.getByRole('main').getByRole('status')).toContainText(
    'Nothing from this server will come any more.',
  );
  await stranger.getByRole('button', { name: 'Allow them again' }).click();
  await expect(stranger.getByRole('main').getByRole('status')).toContainText('Notices may come again.');
});

test('an address that was confirmed in this browser is asked only once', async ({ page }) => {
  const bruno = `bruno-${Date.now()}@salt.example`;
  const open = async (): Promise<void> => {
    const made = await newTable({ seats: [{ kind: 'me', name: 'Bruno' }, { kind: 'open' }] });
    await holdKey(page, made);
    await page.goto(`/#/table/${made.table}`);
    // Another part behind the # does not reload the page.
    await page.reload();
  };
  await open();
  const menu = await noticesIn(page);
  await menu.getByLabel('Mail address').fill(bruno);
  await menu.getByRole('button', { name: 'Tell me' }).click();
  await expect(menu.getByRole('status')).toBeVisible();
  await page.goto(linkIn(await mail(bruno, 'Magnum Sal: confirm your address'), 'confirm/'));
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Confirmed.');
  await open();
  const other = await noticesIn(page);
  await expect(other.getByLabel('Mail address')).toHaveValue(bruno);
  await other.getByRole('button', { name: 'Tell me' }).click();
  await expect(other.getByText('You are told of your turns by mail.')).toBeVisible();
  expect(mailsTo(bruno)).toHaveLength(1);
});

test.describe('a link that is not good', () => {
  test.use({ refusals: true });

  test('says so', async ({ page }) => {
    await page.goto('/#/notices/confirm/confirm-00-00');
    await page.getByRole('button', { name: 'Yes, tell me' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('This link is not good any more.');
  });
});
