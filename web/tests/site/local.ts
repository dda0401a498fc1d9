/** Games without a server: pages of a folder of files, and what their worker says. */

import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { Created, NewTable, Position } from '../../src/wire';
import { shows } from '../moves';
import { Host } from './host';
import { ask, shownHere } from './worker';

export { expect };

/** What a browser writes down when nobody answers. */
const NO_NET = /Failed to load resource|net::ERR_|An unknown error occurred when fetching the script/;

/** Every page of a context must stay quiet, at home, and without a server of the game. */
export function watch(context: BrowserContext, home: string, complaints: string[]): void {
  context.on('console', (message) => {
    const told = ['error', 'warning'].includes(message.type()) && !NO_NET.test(message.text());
    if (told) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, host, pathname } = new URL(request.url());
    const local = protocol === 'data:' || protocol === 'blob:' || host === new URL(home).host;
    if (!local || pathname.includes('/api/')) complaints.push(`request: ${request.url()}`);
  });
}

interface Local {
  host: Host;
  complaints: string[];
}

/** A test with a web host of its own. */
export const test = base.extend<Local>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
  host: async ({}, use) => {
    const host = await Host.start();
    await use(host);
    await host.stop();
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  baseURL: async ({ host }, use) => use(host.address),
  context: async ({ context, host, complaints }, use) => {
    watch(context, host.address, complaints);
    await use(context);
  },
});

/** What is chosen for a new game. */
export interface Choices {
  mode?: 'bots' | 'screen';
  bots?: number;
  level?: string;
  expansion?: 'none' | 'muria';
  /** Rounds that end a phase: few make a short game. */
  rounds?: number;
  pause?: number;
}

/** Keeps choices in the browser, as if they had been made before. */
export async function choose(
  page: Page,
  { mode = 'bots', bots = 1, level = 'apprentice', expansion = 'none', rounds = 60, pause = 0 }: Choices,
): Promise<void> {
  const preset = {
    ...{ mode, level, pause, lot: false, names: ['Ada', 'Bruno'] },
    bots: { bots, screen: mode === 'screen' ? bots : 0, friends: 0, watch: 4 },
    rules: { expansion, round_limit: rounds },
  };
  await page.addInitScript((preset) => {
    if (sessionStorage.getItem('chosen') !== JSON.stringify(preset)) {
      sessionStorage.setItem('chosen', JSON.stringify(preset));
      localStorage.setItem('magnumsal.preset', JSON.stringify(preset));
      localStorage.setItem('magnumsal.prefs', JSON.stringify({ pace: 'off', name: 'Ada' }));
      const off = { castle: true, queue: true, rest: true, brine: true };
      localStorage.setItem('magnumsal.cautions', JSON.stringify(off));
    }
  }, preset);
}

/** Everything is in the browser, and its service worker answers. */
export async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** Begins a game from the start page; returns the table. */
export async function begin(page: Page, choices: Choices = {}): Promise<string> {
  await choose(page, choices);
  await page.goto('./');
  await page.getByRole('button', { name: choices.mode === 'screen' ? 'Begin' : 'Play', exact: true }).click();
  await expect(page.locator('[data-spot="space 1C"]').first()).toBeVisible();
  return tableOf(page);
}

/** The table of a page. */
export const tableOf = (page: Page): string => /#\/(?:table|replay)\/(\w+)/.exec(page.url())?.[1] ?? '';

/** Makes a table without a click, and opens it. The worker runs already. */
export async function openTable(page: Page, table: NewTable): Promise<string> {
  const made = await ask<Created>(page, 'post', '/api/tables', table);
  await page.goto(`#/table/${made.table}`);
  await expect(page.locator('[data-spot="space 1C"]').first()).toBeVisible();
  return made.table;
}

/** Waits until somebody at this screen is to move, or the game is over; returns the position. */
export async function myTurn(page: Page, table: string): Promise<Position> {
  for (;;) {
    const { table: view, position, yours } = await shownHere(page, table);
    if (view.stage === 'over' || (view.turn !== null && yours.includes(view.turn))) {
      await shows(page, position.ply);
      return position;
    }
    await page.waitForFunction((ply) => !document.querySelector(`[data-ply="${ply}"]`), position.ply);
  }
}

/** The page shows a later position. */
export async function isPast(page: Page, ply: number): Promise<void> {
  await page.waitForFunction(
    (ply) => Number(document.querySelector('[data-ply]')?.getAttribute('data-ply')) > ply,
    ply,
  );
}
