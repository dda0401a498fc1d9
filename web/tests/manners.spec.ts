/** How the page treats people: what it says to them, asks them, and lets them take back. */

import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/i18n/languages';
import type { Shown } from '../src/wire';
import { offer, pointAt, shows } from './moves';
import { dealtAgain, expect, game, newTable, openTable, prefer, server, test } from './table';

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Table menu' }).click();
const state = (page: Page) => page.getByRole('region', { name: 'The state of the game' });
const cards = (page: Page) => page.getByRole('region', { name: 'Players' }).getByRole('article');

/** Who plays a seat, as the server has it. */
async function kindOf(table: string, seat: number): Promise<string | undefined> {
  const response = await fetch(`${server()}/api/tables/${table}`);
  return ((await response.json()) as Shown).table.seats[seat]?.kind;
}

/** A table of Ada and a bot. */
const withBot = () =>
  newTable({
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', level: 'apprentice' },
    ],
    shuffle: false,
  });

test('who leaves is asked once, and comes back from the board', async ({ page }) => {
  const made = await withBot();
  await openTable(page, made);
  const comeBack = state(page).getByRole('button', { name: 'Come back' });
  await openMenu(page);
  // A double click is a slip.
  await page.getByRole('button', { name: 'Leave the game' }).dblclick();
  await expect(page.getByRole('button', { name: 'Leave the game' })).toBeVisible();
  expect(await kindOf(made.table, 0)).toBe('human');
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(state(page).getByText('A bot plays for you.')).toBeVisible();
  expect(await kindOf(made.table, 0)).toBe('away');
  await comeBack.click();
  await expect(comeBack).toBeHidden();
  expect(await kindOf(made.table, 0)).toBe('human');
});

test('my card is marked, except where everybody sits at this screen', async ({ page, stranger }) => {
  await openTable(page, await withBot());
  await expect(cards(page).filter({ hasText: 'Ada' }).getByText('you', { exact: true })).toBeVisible();
  await expect(cards(page).getByText('you', { exact: true })).toHaveCount(1);
  await openTable(stranger, await dealtAgain('base'));
  await expect(cards(stranger)).toHaveCount(2);
  await expect(cards(stranger).getByText('you', { exact: true })).toHaveCount(0);
});

test('a spectator reads that, and nobody else does', async ({ page, stranger }) => {
  const made = await withBot();
  await openTable(page, made);
  await prefer(stranger, { pace: 'off' });
  await stranger.goto(`/#/table/${made.table}`);
  await expect(state(stranger).getByText('You are watching')).toBeVisible();
  await expect(state(page)).toBeVisible();
  await expect(state(page).getByText('You are watching')).toBeHidden();
});

test('an invitation says what one sits down to', async ({ page, stranger }) => {
  const made = await newTable({
    seats: [{ kind: 'me', name: 'Ada' }, { kind: 'bot', level: 'apprentice' }, { kind: 'open' }],
    rules: { expansion: 'muria' },
    habits: { clock: { per: 'turn', seconds: 120 } },
    shuffle: false,
  });
  const link = `/#/table/${made.table}/join/${made.invitations[0]?.key ?? ''}`;
  await page.goto(link);
  await expect(page.getByText('Ada is waiting for you.')).toBeVisible();
  await expect(page.getByText('With Muria')).toBeVisible();
  await expect(page.getByText('2 minutes for each turn')).toBeVisible();
  const seats = page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(seats).toHaveText([/Ada/, /Apprentice\s+bot/, /Waiting for a player/]);
  await prefer(stranger, { language: 'pl' });
  await stranger.goto(link);
  await expect(stranger.getByText('Uczeń')).toBeVisible();
  await expect(stranger.getByText('Z Murią')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ outages: true });

  test('a table says so at once', async ({ page, context }) => {
    await openTable(page, await withBot());
    const lost = state(page).getByText('The connection is lost.');
    await expect(lost).toBeHidden();
    await context.setOffline(true);
    await expect(lost).toBeVisible();
    await context.setOffline(false);
    await expect(lost).toBeHidden();
  });
});

test('warnings that were switched off come back in the settings', async ({ page }) => {
  await openTable(page, await dealtAgain('base'));
  const propose = async (): Promise<void> => {
    await page.keyboard.press('c');
    await offer(page, 'castle supply').click();
  };
  const warning = page.getByRole('dialog', { name: 'Are you sure?' });
  await propose();
  await warning.getByLabel('Do not warn me of this again').check();
  await warning.getByRole('button', { name: 'Better not' }).click();
  await expect(warning).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByText('1 warning before moves is switched off.')).toBeVisible();
  await settings.getByRole('button', { name: 'Warn me again' }).click();
  await expect(settings.getByText('You are warned before moves that are likely to hurt you.')).toBeVisible();
  await settings.getByRole('button', { name: 'Close' }).click();
  await propose();
  await expect(warning).toBeVisible();
});

test('the help tells which keys do what', async ({ page }) => {
  await openTable(page, await dealtAgain('muria'));
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Look up' });
  await expect(help).toBeVisible();
  const rows = await help.locator('dt').evaluateAll((terms) =>
    terms.map((term) => ({
      keys: [...term.querySelectorAll('kbd')].map((key) => key.textContent ?? ''),
      does: term.nextElementSibling?.textContent ?? '',
    })),
  );
  const keyOf = (does: string): string => rows.find((row) => row.does === does)?.keys[0] ?? `no key for “${does}”`;
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toBeHidden();

  expect(keyOf('This list')).toBe('?');
  const press = (does: string): Promise<void> => {
    const key = keyOf(does);
    return page.keyboard.press(key === 'Esc' ? 'Escape' : key.toLowerCase());
  };

  const dialog = page.getByRole('dialog');
  const buildings = [
    'Castle',
    'Inn',
    'Pump house',
    'Town square',
    'Workshop',
    'Market',
    'Saltworks',
    "Foremen's house",
  ];
  for (const [does, title] of [
    ['All moves', 'All moves'],
    ['Tools', 'Tools'],
    ...buildings.map((name) => [name, name] as const),
  ] as const) {
    await press(does);
    await expect(dialog.getByRole('heading', { name: title }).first(), does).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await pointAt(page, 'piece supply');
  await expect(page.locator('[data-selected]')).toHaveCount(1);
  await press('Let go of what is chosen');
  await expect(page.locator('[data-selected]')).toHaveCount(0);
  await press('Pass one action');
  await shows(page, 1);
  await press('Undo');
  await shows(page, 0);
  await press('Redo');
  await shows(page, 1);
  await press('End turn');
  await shows(page, 2);

  // Arrows go about the board, Tab leaves it.
  const focused = page.locator('section.board [data-spot]:focus');
  await page.locator('section.board [data-spot][tabindex="0"]').focus();
  const first = await focused.getAttribute('data-spot');
  const arrows = rows.find(({ does }) => does.startsWith('On the board: go'))?.keys ?? [];
  expect(arrows).toEqual(['←', '→', '↑', '↓']);
  await page.keyboard.press('ArrowDown');
  await expect(focused).not.toHaveAttribute('data-spot', first ?? '');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(0);
});

test.describe('what is no record', () => {
  test.use({ refusals: true });

  for (const language of LANGUAGES) {
    test(`gets a sentence without codes: ${language}`, async ({ page }) => {
      await prefer(page, { language });
      await page.goto('/');
      const record = game('base');
      const moves = record.moves.with(8, 'place supply 6C');
      const files: Record<string, string> = {
        'salt.txt': 'salt',
        'other.json': '{"salt": 1}',
        'list.json': '[]',
        'impossible.json': JSON.stringify({ ...record, moves }),
        'unreadable.json': JSON.stringify({ ...record, moves: ['dance'] }),
      };
      for (const [name, text] of Object.entries(files)) {
        // Nothing is left of what was said of the file before.
        await page.reload();
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
        const said = page
          .locator('section')
          .filter({ has: page.locator('#import') })
          .getByRole('status');
        await expect(said).toHaveText(/^\p{Lu}.+\.\s/u);
        await expect(said).not.toHaveText(/[`{}[\]_]|JSON|supply|6C|dance|format/);
        if (name === 'impossible.json') await expect(said).toContainText('9');
      }
    });
  }
});

test.describe('names', () => {
  const APPRENTICE: Record<Language, string> = {
    en: 'Apprentice',
    pl: 'Uczeń',
    de: 'Lehrling',
    fr: 'Apprenti',
    it: 'Apprendista',
  };

  test('a table without a name of its own has one in the language of the reader', async ({ page, stranger }) => {
    await prefer(page, { language: 'de', name: 'Ada' });
    await page.goto('/');
    await page.getByText('Mit Freunden', { exact: true }).click();
    await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
    await expect(page.getByRole('heading', { name: /^Tisch von Ada/ })).toBeVisible();
    await stranger.goto(page.url());
    await expect(stranger.getByRole('heading', { name: /^Table of Ada/ })).toBeVisible();
  });

  for (const language of LANGUAGES) {
    test(`bots have theirs in the language of the reader: ${language}`, async ({ page }) => {
      const bot = APPRENTICE[language];
      const made = await withBot();
      await openTable(page, made, { language });
      await expect(page.locator('h1')).toHaveText(new RegExp(`^Ada \\S+ ${bot}$`));
      await page.locator('.table [aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog').locator('h2')).toHaveText(new RegExp(`^Ada \\S+ ${bot}$`));
      // A game that was saved as a file has them too.
      const record = { ...game('base'), players: ['apprentice', 'apprentice 2'] };
      await page.goto('/');
      const buffer = Buffer.from(JSON.stringify(record));
      await page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'text/plain', buffer });
      await expect(page).toHaveURL(/#\/replay\//);
      await expect(page.locator('h1')).toContainText(`${bot} 2`);
      await expect(page.locator('h1')).not.toContainText('apprentice');
    });
  }
});
