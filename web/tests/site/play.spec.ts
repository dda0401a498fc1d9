/** Whole games without a server and offline, by clicks. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { LegalMove } from '../../src/wire';
import { playLesson } from '../lesson';
import { actionButton, makeByClicks, pointAt, press, shows } from '../moves';
import { game, type Game } from '../table';
import { shownHere } from './worker';
import { begin, choose, expect, isKept, isPast, myTurn, openTable, test } from './local';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What may be chosen at a ply, now this and now that, so that much is tried; nobody passes who need not. */
function chosen(legal: readonly LegalMove[], ply: number): string {
  const moves = legal.filter(({ verb }) => verb !== 'pass');
  const all = moves.length > 0 ? moves : legal;
  return all[(ply * 7) % all.length]?.text ?? '';
}

/**
 * Plays to the end against bots: a recorded deal, so that each run is the same game. A phase ends after some rounds at most:
 * 60 is as long as games are, and 3 is enough to see all that there is.
 */
async function playToEnd(page: Page, name: 'base' | 'muria', level: string, rounds = 3): Promise<void> {
  const { moves: _, rules, ...dealt } = game(name) as Game & { rules: object };
  const record = { ...dealt, rules: { ...rules, round_limit: rounds }, moves: [] };
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', level },
  ] as const;
  const table = await openTable(page, { record, seats: [...seats], habits: { bot_pause: 0 } });
  let last = -1;
  for (;;) {
    const { legal, ply, state } = await myTurn(page, table);
    if (state.over) break;
    expect(ply).toBeGreaterThan(last);
    last = ply;
    const move = chosen(legal, ply);
    await test.step(`${ply}: ${move}`, () => makeByClicks(page, move));
    await isPast(page, ply);
  }
  const { position } = await shownHere(page, table);
  const totals = page.getByRole('dialog', { name: 'The game is over' }).getByRole('table').first();
  await expect(totals.getByRole('row', { name: 'Total' }).getByRole('cell')).toHaveCount(2);
  expect(position.state.over?.scores).toHaveLength(2);
}

/** A page that has everything, whose host is gone. */
async function alone(page: Page, host: { stop(): Promise<void> }): Promise<void> {
  await page.goto('./');
  await isKept(page);
  await host.stop();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  // The first one that is asked starts it.
  await begin(page, { mode: 'screen' });
}

test('a whole base game is played to its end by clicks', async ({ page, host }) => {
  await alone(page, host);
  await playToEnd(page, 'base', 'apprentice', 60);
});

test('a game with Muria is played to its end by clicks', async ({ page, host }) => {
  await alone(page, host);
  await playToEnd(page, 'muria', 'journeyman');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a base game is played to its end by touch', async ({ page, host }) => {
    await alone(page, host);
    await playToEnd(page, 'base', 'journeyman');
  });

  test('a game with Muria is played to its end by touch', async ({ page, host }) => {
    await alone(page, host);
    await playToEnd(page, 'muria', 'apprentice');
  });
});

test('a game begins from the start page, and is there after a reload', async ({ page, host }) => {
  const table = await begin(page);
  expect(table).toMatch(/^l/);
  await isKept(page);
  await host.stop();
  const { ply } = await myTurn(page, table);
  await makeByClicks(page, 'square');
  await isPast(page, ply);
  await page.reload();
  await shows(page, (await myTurn(page, table)).ply);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Go on/ })).toHaveCount(1);
});

test('two people at one screen play, take back, are refused, and ask for a hint', async ({ page, host }) => {
  await page.goto('./');
  await isKept(page);
  await host.stop();
  const table = await begin(page, { mode: 'screen' });
  await makeByClicks(page, 'place supply 1C');
  await shows(page, 1);
  await press(page, actionButton(page, 'undo'));
  await shows(page, 0);
  await press(page, actionButton(page, 'redo'));
  await shows(page, 1);
  // A first turn has one action.
  await pointAt(page, 'building square');
  const refused = page
    .getByRole('dialog')
    .or(page.getByRole('alert'))
    .filter({ hasText: /action/ });
  await expect(refused.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await makeByClicks(page, 'end');
  await shows(page, 2);
  await press(page, actionButton(page, 'hint'));
  await expect(page.getByRole('region', { name: 'Hints' }).locator('.reason')).toHaveCount(3);
  expect((await shownHere(page, table)).table.seats[1]?.hints).toBe(2);
});

test('a record is looked at, reviewed, played on from and saved', async ({ page, host }) => {
  await page.goto('./');
  await isKept(page);
  await host.stop();
  const record = game('base');
  await page.getByText('or paste its text').click();
  await page.getByLabel('Text of the record').fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/#\/replay\/l/);
  await expect(page.locator('[data-spot="space 1C"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Only this browser has this game')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the record' }).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Game;
  expect(saved.moves).toEqual(record.moves);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.getByRole('region', { name: 'Review' }).getByRole('listitem').first()).toBeVisible({
    timeout: 300_000,
  });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/#\/table\/l/);
  await makeByClicks(page, record.moves[0] ?? '');
  await isPast(page, 0);
});

test('the first game is played to its end without a net', async ({ page, host }) => {
  await choose(page, {});
  await page.goto('./');
  await isKept(page);
  await host.stop();
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await playLesson(page);
});
