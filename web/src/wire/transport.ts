/** How the page is answered, by a server or by a worker of this browser: nothing else knows the difference. */

import { placeOf, type Place } from './place';
import { here } from './here';
import { server } from './server';

/** A request; the path has its query. */
export interface Asked {
  method: 'get' | 'post';
  path: string;
  /** JSON. */
  body: string | undefined;
  /** The token of the client that asks. */
  key: string | undefined;
  /** The language of the sentences in the answer. */
  language: string;
}

/** What a request is answered with, refusals included. */
export interface Answered {
  ok: boolean;
  body: unknown;
}

/** The receiver of what a channel brings. Nothing is called before `open` has returned. */
export interface ChannelListener {
  onOpen(): void;
  onMessage(text: string): void;
  onClose(code: number): void;
}

/** A connection to a table, in the states of a WebSocket. */
export interface Channel {
  readyState: number;
  send(text: string): void;
  close(): void;
  /** Closes it without anybody hearing of it. */
  leave(): void;
}

export interface Transport {
  /** Whether it is lost without a network. */
  readonly net: boolean;
  /** Sends a request; throws if there is no answer, or the signal ends it. */
  ask(asked: Asked, signal?: AbortSignal): Promise<Answered>;
  /** Connects to a table. */
  open(table: string, listener: ChannelListener): Readonly<Channel>;
}

/** The transport to a place. */
export const transportTo = (place: Place): Transport => (place === 'here' ? here : server);

/** The transport to a table. */
export const transportOf = (table: string): Transport => transportTo(placeOf(table));
