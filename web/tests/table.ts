/** Pages that must not complain, and tables to open in them. */

import { readFileSync } from 'node:fs';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { Created, Fork, NewTable, Position, Shown } from '../src/wire';
import { ADDRESS } from './server';

export { expect };

/** Where the server is. */
export const server = (): string => process.env[ADDRESS] ?? '';

/** What a browser itself writes down when a server refuses something. */
const REFUSED = /(Failed to load resource|WebSocket connection).*\b4\d\d\b/;
/** The same when a server cannot be reached, or does not have a part of the page. */
const OUTAGE =
  /Failed to load resource|WebSocket connection|Failed to fetch dynamically imported module|Refused to apply style/;

/** What Playwright writes down where service workers are not wanted. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

interface Allowed {
  /** Whether the server is asked for things in the test that it has to refuse. */
  refusals: boolean;
  /** Whether servers and parts of the page are gone in the test. */
  outages: boolean;
}

/** Every page of a context must stay quiet and at home. */
function watch(context: BrowserContext, home: string, complaints: string[], allowed: Allowed): void {
  const complain = (what: string, text: string): void => {
    const expected =
      text === BLOCKED || (allowed.refusals && REFUSED.test(text)) || (allowed.outages && OUTAGE.test(text));
    if (!expected) complaints.push(`${what}: ${text}`);
  };
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain('console', message.text());
  });
  context.on('weberror', (error) => complain('error', error.error().message));
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const local = protocol === 'data:' || protocol === 'blob:' || host === new URL(home).host;
    if (!local) complaints.push(`request: ${request.url()}`);
  });
}

interface Watched extends Allowed {
  complaints: string[];
  /** A second browser, as quiet as the first. */
  stranger: Page;
}

/** A test whose pages may neither write to the console nor ask another host for anything. */
export const test = base.extend<Watched>({
  refusals: [false, { option: true }],
  outages: [false, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
  baseURL: async ({}, use) => use(server()),
  // eslint-disable-next-line no-empty-pattern -- as above
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  context: async ({ context, baseURL, complaints, refusals, outages }, use) => {
    watch(context, baseURL ?? server(), complaints, { refusals, outages });
    await use(context);
  },
  stranger: async ({ browser, complaints, refusals, outages, viewport }, use) => {
    const context = await browser.newContext({ baseURL: server(), viewport, locale: 'en-GB' });
    watch(context, server(), complaints, { refusals, outages });
    await use(await context.newPage());
    await context.close();
  },
});

/** A record as it lies in `tests/games`. */
export interface Game {
  players: string[];
  moves: string[];
}

/**
 * The games in `tests/games`: two of two players, one of five with the largest mine, and one whose phases end after four
 * rounds, for what takes long with every move.
 */
export type Name = 'base' | 'muria' | 'crowd' | 'short';

/** A whole game that was played once. */
export function game(name: Name): Game {
  return JSON.parse(readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8')) as Game;
}

async function post<T>(path: string, body: unknown, token?: string, at = server()): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  const response = await fetch(`${at}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer as T;
}

/** Makes a table. */
export const newTable = (table: NewTable): Promise<Created> => post('/tables', table);

/** The same deal as in a game that was played, both seats at one screen, from some ply on. */
export async function dealtAgain(name: Name, ply = 0, habits: Fork['habits'] = {}, at = server()): Promise<Created> {
  const { table } = await finished(name, at);
  const seats = game(name).players.map((player) => ({ kind: 'me', name: player }));
  return post(`/tables/${table}/fork`, { ply, seats, habits }, undefined, at);
}

/** A finished game, to be looked at. */
export const finished = (name: Name, at = server()): Promise<Created> =>
  post('/tables/import', { name, record: game(name) }, undefined, at);

/** Makes moves without a page. */
export async function makeMoves(made: Created, moves: readonly string[], from = 0): Promise<void> {
  for (const [index, move] of moves.entries()) {
    await post(`/tables/${made.table}/commands`, { type: 'move', ply: from + index, move }, made.token);
  }
}

/** Gives a browser the key to a table. */
export async function holdKey(page: Page, made: Created): Promise<void> {
  await page.addInitScript(
    ([table, token]) => {
      const keys = JSON.parse(localStorage.getItem('magnumsal.keys') ?? '{}') as object;
      localStorage.setItem('magnumsal.keys', JSON.stringify({ ...keys, [table]: token }));
    },
    [made.table, made.token] as const,
  );
}

/** Chooses what is kept in a browser before its first page. */
export async function prefer(page: Page, prefs: object): Promise<void> {
  await page.addInitScript((prefs) => {
    const kept = JSON.parse(localStorage.getItem('magnumsal.prefs') ?? '{}') as object;
    localStorage.setItem('magnumsal.prefs', JSON.stringify({ ...prefs, ...kept }));
  }, prefs);
}

/** Opens a table with its key, nothing moving. */
export async function openTable(page: Page, made: Created, prefs: object = {}): Promise<void> {
  await holdKey(page, made);
  await prefer(page, { pace: 'off', ...prefs });
  await page.goto(`/#/table/${made.table}`);
  await expect(page.locator('[data-spot="space 1C"]').first()).toBeVisible();
}

/** Ada makes a table, and Bruno comes by her invitation. */
export async function sitDown(page: Page, stranger: Page): Promise<Created> {
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] as const;
  const made = await newTable({ seats: [...seats], shuffle: false });
  await prefer(stranger, { pace: 'off' });
  await stranger.goto(`/#/table/${made.table}/join/${made.invitations[0]?.key ?? ''}`);
  await stranger.getByLabel('Your name').fill('Bruno');
  await stranger.getByRole('button', { name: 'Sit down' }).click();
  await openTable(page, made);
  await expect(stranger.locator('[data-spot="space 1C"]').first()).toBeVisible();
  return made;
}

/** The position as the server has it. */
export async function positionOf(table: string, at = server()): Promise<Position> {
  const response = await fetch(`${at}/api/tables/${table}`);
  return ((await response.json()) as Shown).position;
}
