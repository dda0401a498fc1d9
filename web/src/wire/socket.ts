/** A WebSocket to a table that reconnects by itself. */

import type { ClientRequest, Hello, Message } from './index';

/** The state of the connection. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused';

/** What the owner of a socket provides. */
export interface Listener {
  /** The first message, sent after each connect. */
  hello(): Hello;
  onMessage(message: Message): void;
  onStateChange(state: ConnectionState): void;
}

const FIRST_BACKOFF = 500;
const MAX_BACKOFF = 15_000;
/** The server closes with this code after a bad hello: reconnecting would not help. */
const POLICY_VIOLATION = 1008;

export class TableSocket {
  #socket: WebSocket | undefined;
  #backoff = FIRST_BACKOFF;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #table: string;
  readonly #listener: Listener;
  readonly #online = (): void => this.#retry();

  constructor(table: string, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
    addEventListener('online', this.#online);
    this.#connect();
  }

  /** Sends a message; `false` while there is no connection. */
  send(message: ClientRequest): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#online);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const address = new URL(`/api/tables/${this.#table}/socket`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#listener.hello()));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as Message;
      if (message.type === 'welcome') {
        this.#backoff = FIRST_BACKOFF;
        this.#listener.onStateChange('open');
      }
      this.#listener.onMessage(message);
    };
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return;
      if (event.code === POLICY_VIOLATION) {
        this.#listener.onStateChange('refused');
        return;
      }
      this.#listener.onStateChange('lost');
      this.#timer = setTimeout(() => this.#retry(), this.#backoff);
      this.#backoff = Math.min(this.#backoff * 2, MAX_BACKOFF);
    };
  }

  #retry(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#connect();
  }
}
