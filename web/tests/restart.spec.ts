/** Servers that are stopped, restarted and upgraded under an open page, and pages whose files are gone. */

import type { Page, WebSocketRoute } from '@playwright/test';
import { makeByClicks, shows } from './moves';
import { Front } from './front';
import { Running, temporaryFolder } from './server';
import { dealtAgain, expect, finished, holdKey, prefer, test as base } from './table';

/** Two processes of the server, one after the other, on one store. */
class Servers {
  readonly #folder = temporaryFolder();
  #running: Running | null = null;

  async start(): Promise<string> {
    this.#running = await Running.start(this.#folder.path);
    return this.#running.address;
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = null;
  }

  async close(): Promise<void> {
    await this.stop();
    this.#folder.remove();
  }
}

const test = base.extend<{ servers: Servers; front: Front }>({
  // Here a page asks for what is not there, and says so in the console.
  outages: true,
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
  servers: async ({}, use) => {
    const servers = new Servers();
    await use(servers);
    await servers.close();
  },
  front: async ({ servers }, use) => {
    const front = await Front.before(await servers.start());
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => use(front.address),
});

/** Opens a table with moves from a game that was played. */
async function openGame(page: Page, front: Front, ply: number): Promise<void> {
  const made = await dealtAgain('base', ply, {}, front.address);
  await holdKey(page, made);
  await prefer(page, { pace: 'off' });
  await page.goto(`/#/table/${made.table}`);
  await shows(page, ply);
}

/** What the page says of a connection that is lost. */
const alarm = (page: Page) => page.getByText('The connection is lost');

/** What the first page says by itself, without any of its files. */
const late = (page: Page) => page.getByText('The game has not started yet.');

test('a server restarts under a game, and the board stays in sight', async ({ page, front, servers }) => {
  let welcomes = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().startsWith('{"type":"welcome"')) welcomes += 1;
    }),
  );
  await openGame(page, front, 0);
  // Everything that is seen meanwhile, even for a moment.
  await page.evaluate(() => {
    Object.assign(window, { boardWasGone: false });
    new MutationObserver(() => {
      if (!document.querySelector('[data-spot="space 1C"]')) Object.assign(window, { boardWasGone: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await servers.stop();
  front.behind = await servers.start();
  // However long the next process takes to start.
  await expect.poll(() => welcomes).toBe(2);
  await makeByClicks(page, 'place supply 1C');
  await shows(page, 1);
  await makeByClicks(page, 'end');
  await shows(page, 2);
  await expect(alarm(page)).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { boardWasGone: boolean }).boardWasGone)).toBe(false);
});

test('a move that is made while the server is being replaced is made once', async ({ page, front }) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    const first = sockets.push(socket) === 1;
    // Of the first connection no answer comes back any more once it was asked for a move.
    let asked = false;
    socket.onMessage((message) => {
      asked ||= first && message.toString().includes('"move"');
      server.send(message);
      if (asked) void socket.close({ code: 4001 });
    });
    server.onMessage((message) => {
      if (!asked) socket.send(message);
    });
  });
  await openGame(page, front, 0);
  await makeByClicks(page, 'place supply 1C');
  await shows(page, 1);
  expect(sockets).toHaveLength(2);
  await expect(page.getByText('The server does not answer')).toHaveCount(0);
  await makeByClicks(page, 'end');
  await shows(page, 2);
});

test('a server that is gone for long is said to be, with the board in sight', async ({ page, front, servers }) => {
  await openGame(page, front, 0);
  front.behind = null;
  await servers.stop();
  await expect(alarm(page)).toBeVisible();
  await expect(page.locator('[data-spot="space 1C"]').first()).toBeVisible();
  front.behind = await servers.start();
  await expect(alarm(page)).toBeHidden();
  await makeByClicks(page, 'place supply 1C');
  await shows(page, 1);
});

test('a page of one release whose files are asked from another says so, and starts by itself', async ({
  page,
  front,
}) => {
  // The first page is answered by a server of the other release, and everything else by this one.
  front.release = (path) => (path === '/' ? 'other' : 'this');
  await page.goto('/');
  await expect(late(page)).toBeVisible();
  await expect(page.getByText('Das Spiel ist noch nicht gestartet.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  const missing = front.missing.find((path) => path.endsWith('~.js'));
  expect(missing).toBeDefined();
  // Nobody on the way may remember that it was not there.
  const answer = await fetch(`${front.address}${missing}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  // Once all servers are of one release, the page is there.
  front.release = () => 'other';
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  await expect(late(page)).toHaveCount(0);
});

test.describe('in another language', () => {
  test.use({ locale: 'it-IT' });

  test('the first page says it too', async ({ page, front }) => {
    front.release = (path) => (path === '/' ? 'other' : 'this');
    await page.goto('/');
    await expect(page.getByText('Il gioco non è ancora partito.')).toBeVisible();
    await expect(late(page)).toBeHidden();
  });
});

test('without any script the first page says it in all languages', async ({ page, front }) => {
  front.release = (path) => (path === '/' ? 'other' : 'this');
  await page.route('**/retry.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await expect(late(page)).toBeVisible();
  await expect(page.getByText('Gra jeszcze nie ruszyła.')).toBeVisible();
});

test('messages that are gone when the page starts do not leave it empty', async ({ page, front }) => {
  let gone = true;
  await page.route(/\/assets\/core-[\w-]+\.js$/, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
  expect(front.missing).toEqual([]);
  await page.goto('/');
  await expect(late(page)).toBeVisible();
  gone = false;
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
});

test('a page whose parts are gone with an upgrade is reloaded, and goes where it was asked to', async ({
  page,
  front,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  front.release = () => 'other';
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'The page is reloaded.' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText('another version of the game')).toHaveCount(0);
  expect(front.missing.some((path) => path.includes('/RulesPage-'))).toBe(true);
});

test('a hello that was too late is said again', async ({ page, front }) => {
  // The first connections are closed as by a server that has waited too long, older ones with 1008.
  const codes = [1008, 4002];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const code = codes.shift();
    if (code === undefined) socket.connectToServer();
    else void socket.close({ code });
  });
  await openGame(page, front, 0);
  expect(codes).toEqual([]);
  await makeByClicks(page, 'place supply 1C');
  await shows(page, 1);
});

test.describe('a part of the page', () => {
  for (const [part, name, there] of [
    ['RulesPage', 'Rules', 'The rules'],
    ['LearnPage', 'Learn', 'Your first game'],
  ] as const) {
    test(`that fails once is there at the next attempt: ${part}`, async ({ page, front }) => {
      expect(front.missing).toEqual([]);
      await page.goto('/');
      let failed = 0;
      await page.route(`**/assets/${part}-*.js`, (route) => {
        failed += 1;
        return failed === 1 ? route.abort() : route.continue();
      });
      await page.getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: there, level: 1 })).toBeVisible();
    });
  }

  test('whose messages fail is there at the next attempt', async ({ page, front }) => {
    expect(front.missing).toEqual([]);
    await page.goto('/');
    let failed = 0;
    await page.route(/\/assets\/rules-[\w-]+\.js$/, (route) => {
      failed += 1;
      return failed === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('that shows the end of a game says so where it fails', async ({ page, front }) => {
    const { table } = await finished('base', front.address);
    let failed = 0;
    await page.route('**/assets/EndScreen-*.js', (route) => {
      failed += 1;
      return failed === 1 ? route.abort() : route.continue();
    });
    await page.goto(`/#/table/${table}`);
    await expect(page.locator('[data-spot="space 1C"]').first()).toBeVisible();
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
  });

  test('that is a language stays as it was if it cannot be had', async ({ page, front }) => {
    expect(front.missing).toEqual([]);
    await page.goto('/');
    const blocked = /\/assets\/core-[\w-]+\.js$/;
    await page.route(blocked, (route) => route.abort());
    await page.getByRole('button', { name: 'Settings' }).click();
    const select = page.getByLabel('Language');
    await select.selectOption('pl');
    // Another part of the settings may fail as well: this is the one that says it of the language.
    const said = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Reload' }) });
    await expect(said).toContainText('This could not be loaded.');
    await expect(select).toHaveValue('en');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });
});
