/** Nothing that was answered is lost, no matter what happens to the browser, its tabs and its storage. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { actionButton, makeByClicks, offer, plyOf, pointAt, press, shows } from '../moves';
import { temporaryFolder } from '../server';
import { KillableBrowser } from './browser';
import { begin, choose, expect, isKept, isPast, myTurn, test } from './local';
import { breakWorker, shownHere } from './worker';

/** How often the browser is killed in one game. */
const KILLS = 20;

/** Some move that takes one click or two; returns the ply that is shown then. */
async function makeMove(page: Page, table: string): Promise<number> {
  const { legal, ply } = await myTurn(page, table);
  const move = legal.find(({ verb }) => ['square', 'end', 'pass'].includes(verb));
  await makeByClicks(page, move?.text ?? '');
  await isPast(page, ply);
  return plyOf(page);
}

test('a browser that is killed loses no move that was answered', async ({ host }) => {
  const folder = temporaryFolder();
  let browser = await KillableBrowser.start(folder.path);
  const first = await browser.context.newPage();
  await choose(first, { mode: 'screen' });
  await first.goto(host.address);
  await first.getByRole('button', { name: 'Begin', exact: true }).click();
  await shows(first, 0);
  const address = first.url();
  const table = /#\/table\/(\w+)/.exec(address)?.[1] ?? '';
  let page = first;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const ply = await makeMove(page, table);
    await browser.kill();
    browser = await KillableBrowser.start(folder.path);
    page = await browser.context.newPage();
    await page.goto(address);
    await isPast(page, ply - 1);
    expect((await shownHere(page, table)).yours, 'both still sit there').toEqual([0, 1]);
  }
  await page.goto(host.address);
  await expect(page.getByRole('link', { name: /^Go on/ })).toHaveCount(1);
  await browser.kill();
  folder.remove();
});

test('the browser is asked to keep games once there is one', async ({ page, host }) => {
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(window, { asked });
    navigator.storage.persist = () => Promise.resolve((asked.times += 1) > 0);
  });
  const times = () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
  await page.goto(host.address);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await times()).toBe(0);
  const table = await begin(page, { mode: 'screen' });
  await makeMove(page, table);
  expect(await times()).toBe(1);
});

test('two tabs at one table agree, and one goes on when the other is closed', async ({ page, context }) => {
  const table = await begin(page, { mode: 'screen' });
  const other = await context.newPage();
  await choose(other, { mode: 'screen' });
  await other.goto(`#/table/${table}`);
  await shows(other, 0);
  let ply = await makeMove(page, table);
  await shows(other, ply);
  ply = await makeMove(other, table);
  await shows(page, ply);
  // The first one has the tables.
  await page.close();
  ply = await makeMove(other, table);
  await shows(other, ply);
  const third = await context.newPage();
  await third.goto(`#/table/${table}`);
  await shows(third, ply);
});

test('a tab that sleeps loses the tables to the one that is used', async ({ page, context }) => {
  const table = await begin(page, { mode: 'screen' });
  const ply = await makeMove(page, table);
  const sleeper = await context.newPage();
  await sleeper.goto('favicon.svg');
  await sleeper.evaluate(() => {
    // It has what the tab that has the tables has, and gets no messages.
    const sleep = (): Promise<never> => new Promise(() => undefined);
    navigator.locks.request('magnumsal.tables', { steal: true }, sleep).catch(() => undefined);
  });
  await shows(page, ply);
  expect(await makeMove(page, table)).toBeGreaterThan(ply);
});

test('a worker that fails is started again, and nothing is lost', async ({ page, complaints }) => {
  const table = await begin(page, { mode: 'screen' });
  const ply = await makeMove(page, table);
  await breakWorker(page, table);
  const failed = page.getByRole('alert').filter({ hasText: 'The game has failed and was started again' });
  await expect(failed).toBeVisible();
  expect(complaints.splice(0), 'why it has failed').toHaveLength(1);
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(failed).toHaveCount(0);
  expect(await makeMove(page, table)).toBeGreaterThan(ply);
});

test('a full store is announced, and play goes on until there is room again', async ({ page, context, host }) => {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(host.address);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const table = await begin(page, { mode: 'screen' });
  const full = page.getByRole('alert').filter({ hasText: 'This browser stores no games just now' });
  await expect(full).toBeVisible();
  await makeMove(page, table);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  const ply = await makeMove(page, table);
  await expect(full).toHaveCount(0);
  await page.reload();
  await shows(page, ply);
});

test('a browser that stores nothing says so, and plays', async ({ host }) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder.path, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder.path, 'Default/Preferences'), JSON.stringify(settings));
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const context = await chromium.launchPersistentContext(folder.path, {
    ...{ executablePath, headless: true, locale: 'en-GB' },
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  const page = await context.newPage();
  await page.goto(host.address);
  await page.getByText('Around one screen').click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await shows(page, 0);
  await expect(page.getByRole('alert').filter({ hasText: 'This browser stores no games just now' })).toBeVisible();
  await pointAt(page, 'building square');
  await press(page, offer(page, 'square'));
  await shows(page, 1);
  await actionButton(page, 'end').click();
  await shows(page, 2);
  await context.close();
  folder.remove();
});

test('an update comes while a game is under way, which goes on', async ({ page, host }) => {
  const table = await begin(page, { mode: 'screen' });
  await isKept(page);
  const ply = await makeMove(page, table);
  const build = (): Promise<string | null> => page.locator('meta[name="build"]').getAttribute('content');
  const old = (await build()) ?? '';
  const next = [...old].reverse().join('');
  host.change = (name, text) => (['index.html', 'sw.js'].includes(name) ? text.replaceAll(old, next) : text);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByRole('alert').filter({ hasText: 'another version of the game' })).toBeVisible();
  await expect.poll(build).toBe(next);
  await shows(page, ply);
  const later = await makeMove(page, table);
  // The files of the version before are gone.
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await host.stop();
  await page.reload();
  await shows(page, later);
  expect(await build()).toBe(next);
});
