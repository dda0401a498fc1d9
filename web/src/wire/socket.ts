/** One WebSocket to a table that comes back by itself when it is lost. */

import type { Command, Hello, Message } from './index';

/** How the connection is. */
export type Link = 'connecting' | 'open' | 'lost' | 'refused';

/** What the owner of a socket wants to know. */
export interface Listener {
  /** What to say first, each time the connection is made. */
  hello(): Hello;
  heard(message: Message): void;
  changed(link: Link): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server closes with this after a bad hello: trying again would not help. */
const POLICY = 1008;

export class TableSocket {
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
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

  /** Says something; nothing is sent while the connection is lost. */
  say(message: Command & { id: number }): boolean {
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
        this.#wait = FIRST_WAIT;
        this.#listener.changed('open');
      }
      this.#listener.heard(message);
    };
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return;
      if (event.code === POLICY) {
        this.#listener.changed('refused');
        return;
      }
      this.#listener.changed('lost');
      this.#timer = setTimeout(() => this.#retry(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #retry(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#connect();
  }
}
