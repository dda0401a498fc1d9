/** The start page where no server is: what can be played, games on the way to another device, and how it all looks. */

import { readFileSync, writeFileSync } from 'node:fs';
import { makeByClicks, shows } from '../moves';
import { faults, repainted } from '../faults';
import { begin, choose, expect, isKept, isPast, test, watch } from './local';

test('friends need a server, and the way there is shown', async ({ page }) => {
  await page.goto('./');
  await page.getByText('With friends').click();
  await expect(page.getByText('Friends on other devices need a server')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the server' })).toHaveCount(0);
  await page.getByLabel('Address of the server').fill('salt.example/games');
  await expect(page.getByRole('link', { name: 'Go to the server' })).toHaveAttribute(
    'href',
    'https://salt.example/games',
  );
  await page.reload();
  await expect(page.getByLabel('Address of the server')).toHaveValue('salt.example/games');
});

test('games go to another device as one file, and are deleted', async ({ page, browser, host, complaints }, info) => {
  const table = await begin(page, { mode: 'screen' });
  await makeByClicks(page, 'square');
  await shows(page, 1);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Save all games as a file' }).click();
  const file = info.outputPath('games.json');
  writeFileSync(file, readFileSync(await (await download).path()));

  const other = await browser.newContext({ baseURL: host.address, locale: 'en-GB' });
  watch(other, host.address, complaints);
  const there = await other.newPage();
  await choose(there, { mode: 'screen' });
  await there.goto('./');
  await there.getByRole('button', { name: 'Settings' }).click();
  const bring = async (path: string): Promise<void> => {
    const chooser = there.waitForEvent('filechooser');
    await there.getByRole('button', { name: 'Bring in games from a file' }).click();
    await (await chooser).setFiles(path);
  };
  await bring(file);
  await expect(there.getByText('1 game was brought in.')).toBeVisible();
  await bring(file);
  await expect(there.getByText('No game was brought in. 1 was here already.')).toBeVisible();
  // A file that somebody has damaged.
  const damaged = info.outputPath('damaged.json');
  writeFileSync(damaged, readFileSync(file, 'utf8').replace(/\\"entry\\"/g, '\\"entri\\"'));
  await bring(damaged);
  await expect(there.getByText('1 cannot be read, or is another game here.')).toBeVisible();
  const other_ = info.outputPath('other.json');
  writeFileSync(other_, '{}');
  await bring(other_);
  await expect(there.getByText('This file has no games of this kind.')).toBeVisible();
  await there.keyboard.press('Escape');
  await there.getByRole('link', { name: /^Go on/ }).click();
  await expect(there).toHaveURL(new RegExp(table));
  await shows(there, 1);
  await makeByClicks(there, 'end');
  await isPast(there, 1);
  await other.close();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Forget/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Deleted, it is gone for good.');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('link', { name: /^Go on/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Games that you have begun or joined stand here')).toBeVisible();
  await page.goto(`#/table/${table}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the start page says that there is no net, and installs the pages once if the browser offers it', async ({
  page,
  context,
}) => {
  await page.goto('./');
  const mine = page.getByRole('region', { name: 'My games' });
  await expect(mine).toBeVisible();
  await isKept(page);
  await context.setOffline(true);
  await expect(mine.getByText('Games in this browser go on without it.')).toBeVisible();
  await context.setOffline(false);
  await expect(mine.getByText('Games in this browser go on without it.')).toHaveCount(0);
  // A browser without a window never offers it.
  const asked = await page.evaluateHandle(() => {
    const asked = { times: 0 };
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve((asked.times += 1)),
    });
    dispatchEvent(offer);
    return Object.assign(asked, { ours: offer.defaultPrevented });
  });
  await mine.getByRole('button', { name: 'Install the game' }).click();
  await expect(mine.getByRole('button', { name: 'Install the game' })).toHaveCount(0);
  expect(await asked.jsonValue()).toEqual({ times: 1, ours: true });
});

for (const [name, viewport] of [
  ['a desktop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`what is new has no accessibility violations on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const states: (() => Promise<void>)[] = [
      async () => {
        await page.getByText('With friends').click();
        await page.getByLabel('Address of the server').fill('salt.example');
        await expect(page.getByRole('link', { name: 'Go to the server' })).toBeVisible();
      },
      async () => {
        await page.getByRole('button', { name: 'Settings' }).click();
        await expect(page.getByRole('button', { name: 'Save all games as a file' })).toBeVisible();
      },
      async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^Forget/ }).click();
        await expect(page.getByRole('button', { name: 'Delete it' })).toBeVisible();
      },
      async () => {
        await page.keyboard.press('Escape');
        await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
        await page.context().setOffline(true);
        await expect(page.getByRole('button', { name: 'Install the game' })).toBeVisible();
        await expect(page.getByText('Games in this browser go on without it.')).toBeVisible();
      },
    ];
    await begin(page, { mode: 'screen' });
    await isKept(page);
    await page.goto('./');
    for (const show of states) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await show();
      expect(await faults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await repainted(page);
      expect(await faults(page, ['color-contrast'])).toEqual([]);
    }
  });
}
