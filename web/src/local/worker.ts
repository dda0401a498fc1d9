/**
 * The worker of a page. That of one tab at a time has the tables, by a lock of the browser; the workers of other tabs hand
 * everything on to it. If it does not answer, as when its tab sleeps, one of them takes its place.
 */

import { COME_BACK } from '../wire/constants';
import { Host } from './host';
import type { FromPage, Start, ToOwnPage, ToPage } from './messages';
import { compile, start as startGame } from './module';
import { Store } from './store';

/** The name of the lock, and of the channel between tabs. */
const NAME = 'magnumsal.tables';
/** How long the one that has the tables may take to answer, in milliseconds. */
const PATIENCE = 2_500;

/** Between the workers of several tabs. */
type Between =
  | { to: 'owner'; page: string; message: FromPage }
  /** Is anybody there? */
  | { to: 'owner'; ping: true }
  | { to: 'page'; page: string; message: ToPage }
  /** Somebody has the tables, and says so when that begins and when asked. */
  | { to: 'all'; build: string; begins: boolean };

/** The name of this tab. */
const me = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
/** A lock that a tab holds as long as it lives. */
const lifeOf = (page: string): string => `${NAME}.${page}`;
const channel = 'BroadcastChannel' in self ? new BroadcastChannel(NAME) : undefined;
/** Not on pages without a secure connection, nor where a browser stores nothing: then each tab is by itself. */
let locks = (navigator as { locks?: LockManager }).locks;

let settings: Start;
/** Who has the tables, as far as is known. */
let role: 'unknown' | 'owner' | 'follower' = 'unknown';
/** The tables, once they are ready. */
let host: Host | undefined;
/** How often this worker has got the tables or lost them. */
let term = 0;
/** Messages of pages that came before anybody could receive them. */
let early: { page: string; message: FromPage }[] = [];
/** What this worker's page waits for: requests by number, and sockets. */
const requests = new Set<number>();
const sockets = new Set<number>();
/** The pages that the host has spoken with, and those of other tabs whose end is waited for. */
const pages = new Set<string>();
const watched = new Set<string>();
let waiting = new AbortController();
let pinged: ReturnType<typeof setTimeout> | undefined;

function tellPage(message: ToOwnPage): void {
  if (message.type === 'answer' || message.type === 'unanswered') requests.delete(message.id);
  if (message.type === 'closed') sockets.delete(message.socket);
  postMessage(message);
}

function send(message: Between): void {
  channel?.postMessage(message);
}

/** Sends a message to the page of a tab. */
function tell(page: string, message: ToPage): void {
  pages.add(page);
  if (page === me) tellPage(message);
  else send({ to: 'page', page, message });
}

/** What the page waits for was lost with the worker that had the tables: it asks again. */
function disappointPage(): void {
  for (const id of requests) tellPage({ type: 'unanswered', id });
  for (const socket of sockets) tellPage({ type: 'closed', socket, code: COME_BACK });
}

/** Passes what a page says to the worker that has the tables. */
function pass(page: string, message: FromPage): void {
  if (!host && role !== 'follower') {
    early.push({ page, message });
    return;
  }
  if (page === me) {
    if (message.type === 'ask') requests.add(message.id);
    if (message.type === 'open') sockets.add(message.socket);
    if (message.type === 'close') sockets.delete(message.socket);
  }
  if (host) return host.take(page, message);
  if (page !== me) return;
  send({ to: 'owner', page, message });
  ping();
}

function passEarly(): void {
  const all = early;
  early = [];
  for (const { page, message } of all) pass(page, message);
}

/** Asks whether the worker with the tables is there; if it does not answer, it loses them. */
function ping(): void {
  send({ to: 'owner', ping: true });
  pinged ??= setTimeout(takeOver, PATIENCE);
}

function stopPing(): void {
  clearTimeout(pinged);
  pinged = undefined;
}

/** Another worker has the tables. */
function follow(): void {
  stopPing();
  role = 'follower';
  passEarly();
}

/** The tables are this worker's now. */
async function own(): Promise<void> {
  stopPing();
  const now = ++term;
  role = 'owner';
  disappointPage();
  pages.clear();
  try {
    const store = Store.open(me, (keeps) => {
      for (const page of pages) tell(page, { type: 'keeps', keeps });
    });
    const module = await compile();
    const game = await startGame(module);
    const opened = await store;
    if (now !== term) return opened.close();
    host = new Host(game, module, opened, settings.base, { tell, overtaken: lose, failed });
  } catch (error) {
    return failed(error);
  }
  send({ to: 'all', build: settings.build, begins: true });
  passEarly();
}

/** Another worker has got the tables. */
function lose(): void {
  term += 1;
  host?.close();
  host = undefined;
  role = 'unknown';
  disappointPage();
  // Without locks nobody can say who has them: the tab that plays takes them back.
  if (!locks) void own();
}

function failed(error: unknown): void {
  host?.close();
  const message = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  tellPage({ type: 'crashed', message });
  self.close();
}

/** Waits for the tables, or takes them from the worker that has them. */
function claim(options: { signal: AbortSignal } | { steal: true }): void {
  locks
    ?.request(NAME, options, async () => {
      await own();
      await new Promise<never>(() => undefined);
    })
    .catch((error: unknown) => {
      // This worker has stopped to wait, or another one has taken them.
      if ('signal' in options && options.signal.aborted) return;
      if ((error as DOMException).name !== 'AbortError') return beAlone();
      lose();
      wait();
    });
}

function beAlone(): void {
  locks = undefined;
  void own();
}

/** Waits until nobody else has the tables. */
function wait(): void {
  waiting = new AbortController();
  claim({ signal: waiting.signal });
  ping();
}

function takeOver(): void {
  stopPing();
  if (role === 'owner') return;
  waiting.abort();
  claim({ steal: true });
}

/** Somebody says that the tables are there. */
function hearOwner({ build, begins }: Extract<Between, { to: 'all' }>): void {
  if (role === 'owner') return;
  if (build !== settings.build) {
    // The page that came last is the newer one.
    if (role === 'unknown' && !begins) return takeOver();
    tellPage({ type: 'build', build });
  }
  if (begins) disappointPage();
  follow();
}

/** Waits for the end of another tab. */
function watch(page: string): void {
  if (watched.has(page)) return;
  watched.add(page);
  void locks?.request(lifeOf(page), () => {
    watched.delete(page);
    pages.delete(page);
    host?.gone(page);
  });
}

function hear({ data }: MessageEvent<Between>): void {
  if (data.to === 'all') return hearOwner(data);
  if (data.to === 'page') {
    if (data.page === me && role === 'follower') tellPage(data.message);
    return;
  }
  if (role !== 'owner') return;
  if ('ping' in data) return send({ to: 'all', build: settings.build, begins: false });
  watch(data.page);
  pass(data.page, data.message);
}

function start(message: Start): void {
  settings = message;
  if (channel) channel.onmessage = hear;
  if (!locks) return beAlone();
  locks
    .request(lifeOf(me), () => {
      wait();
      return new Promise<never>(() => undefined);
    })
    .catch(beAlone);
}

onmessage = ({ data }: MessageEvent<Start | FromPage>) => {
  if (data.type === 'start') start(data);
  else pass(me, data);
};
