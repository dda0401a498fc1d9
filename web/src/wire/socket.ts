/** A connection to a table that comes back by itself. */

import { COME_BACK, PROTOCOL } from './constants';
import type { ClientRequest, Hello, Message, Refused } from './index';
import { Snapshot } from './snapshot';
import { transportOf, type Channel, type Transport } from './transport';

/**
 * The state of the connection. It is `reconnecting` for as long as nobody need notice that it was lost, as when a server
 * restarts; after that it is `lost` until it is `open` again.
 */
export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'lost' | 'refused';

/** What the owner of a socket provides. */
export interface Listener {
  /** The first message, sent after each connect. */
  hello(): Hello;
  onMessage(message: Message): void;
  onStateChange(state: ConnectionState): void;
}

/** Waiting times between attempts, in milliseconds; each one is between half of it and all of it. */
const FIRST_BACKOFF = 250;
const MAX_BACKOFF = 15_000;
const GROWTH = 1.5;
/** Who is asked to come back at once waits for less than this: not all should come in the same moment. */
const AT_ONCE = 400;
/** A connection that lasted for less than this counts as an attempt that failed. */
const STABLE = 5_000;
/** How long a connection may be gone before the page shows it. */
const GRACE = 1_500;
/** A connection that has brought no welcome by then is tried again. */
const WELCOME_TIMEOUT = 30_000;

/** After these codes somebody takes the server's place: our own, and those of the standard for the same. */
const RESTARTS: readonly number[] = [COME_BACK, 1001, 1012, 1013];
/** With this code, after a refusal, the server says that reconnecting does not help. */
const POLICY_VIOLATION = 1008;

/** Whether the server says that it is older than this page: another process is about to take its place. */
const isOlder = (refusal: Refused): boolean =>
  refusal.code === 'other-protocol' && Number(refusal.facts['spoken']) < PROTOCOL;

export class TableSocket {
  #socket: Readonly<Channel> | undefined;
  #state: ConnectionState = 'connecting';
  /** When the welcome came; nothing is sent before. */
  #openSince: number | undefined;
  #backoff = FIRST_BACKOFF;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #graceTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #table: string;
  readonly #transport: Transport;
  readonly #listener: Listener;
  readonly #wake = (): void => {
    if (!document.hidden) this.#retry();
  };
  /** Nothing else shows that a connection is dead. A server on the same machine is found again at once. */
  readonly #goOffline = (): void => {
    if (this.#closed || this.#state === 'refused') return;
    clearTimeout(this.#retryTimer);
    const dead = this.#socket;
    this.#socket = undefined;
    this.#openSince = undefined;
    dead?.leave();
    this.#setState('lost');
    this.#connect();
  };

  constructor(table: string, listener: Listener) {
    this.#table = table;
    this.#transport = transportOf(table);
    this.#listener = listener;
    if (this.#transport.net) {
      addEventListener('online', this.#wake);
      addEventListener('offline', this.#goOffline);
    }
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /** Sends a message; `false` while there is no connection. */
  send(message: ClientRequest): boolean {
    if (this.#openSince === undefined || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#goOffline);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#graceTimer);
    this.#socket?.leave();
  }

  #connect(): void {
    let refused = false;
    const snapshot = new Snapshot();
    const socket = this.#transport.open(this.#table, {
      onOpen: () => socket.send(JSON.stringify({ ...this.#listener.hello(), changes: true } satisfies Hello)),
      onMessage: (text) => {
        if (this.#socket !== socket) return;
        const message = snapshot.complete(JSON.parse(text) as Message);
        if (message.type === 'welcome') {
          clearTimeout(watchdog);
          this.#openSince ??= performance.now();
          this.#setState('open');
        } else if (message.type === 'refused' && this.#openSince === undefined) {
          refused = !isOlder(message);
        }
        this.#listener.onMessage(message);
      },
      onClose: (code) => {
        clearTimeout(watchdog);
        if (this.#closed || this.#socket !== socket) return;
        const lasted = this.#openSince === undefined ? 0 : performance.now() - this.#openSince;
        this.#openSince = undefined;
        if (refused && code === POLICY_VIOLATION) this.#setState('refused');
        else this.#comeBack(code, lasted > STABLE);
      },
    });
    this.#socket = socket;
    const watchdog = setTimeout(() => socket.close(), WELCOME_TIMEOUT);
  }

  /** Connects again after a while. */
  #comeBack(code: number, wasStable: boolean): void {
    this.#setState(this.#state === 'lost' ? 'lost' : 'reconnecting');
    if (wasStable) this.#backoff = FIRST_BACKOFF;
    const atOnce = wasStable && RESTARTS.includes(code);
    const wait = atOnce ? Math.random() * AT_ONCE : (this.#backoff * (1 + Math.random())) / 2;
    if (!atOnce) this.#backoff = Math.min(this.#backoff * GROWTH, MAX_BACKOFF);
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#retry(), wait);
  }

  #retry(): void {
    const { CONNECTING, OPEN } = WebSocket;
    const state = this.#socket?.readyState;
    if (this.#closed || this.#state === 'refused' || state === CONNECTING || state === OPEN) return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  }

  #setState(state: ConnectionState): void {
    if (state !== 'reconnecting') {
      clearTimeout(this.#graceTimer);
      this.#graceTimer = undefined;
    } else {
      this.#graceTimer ??= setTimeout(() => this.#setState('lost'), GRACE);
    }
    this.#state = state;
    this.#listener.onStateChange(state);
  }
}
