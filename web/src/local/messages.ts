/** The messages between pages and the worker that has the tables. */

import type { Answered, Asked } from '../wire/transport';

/** From a page. Numbers of requests and sockets are its own, and each is used once. */
export type FromPage =
  | { type: 'ask'; id: number; asked: Asked }
  | { type: 'cancel'; id: number }
  | { type: 'open'; socket: number; table: string }
  | { type: 'say'; socket: number; text: string }
  | { type: 'close'; socket: number };

/** To a page. */
export type ToPage =
  | { type: 'answer'; id: number; answered: Answered }
  /** A request will not be answered. */
  | { type: 'unanswered'; id: number }
  | { type: 'opened'; socket: number }
  | { type: 'told'; socket: number; text: string }
  | { type: 'closed'; socket: number; code: number }
  /** Whether games are stored, or live as long as the page. */
  | { type: 'keeps'; keeps: boolean };

/** To the page of a worker alone. */
export type ToOwnPage =
  | ToPage
  /** Another tab has the tables, with pages of another build. */
  | { type: 'build'; build: string }
  /** The worker has failed and is of no more use. */
  | { type: 'crashed'; message: string };

/** The first message to a worker. */
export interface Start {
  type: 'start';
  /** The page's build. */
  build: string;
  /** What links begin with, before `/#/`. */
  base: string;
}

/** What only a worker of this browser is asked for, in addition to the interface of servers. */
export const LOCAL = {
  /** All tables with their tokens, for a file; `get`. */
  everything: '/local/tables',
  /** Takes such tables in; `post`. */
  restore: '/local/restore',
  /** Deletes a table; `post`. */
  remove: '/local/remove',
} as const;

/** A table with all there is to it. */
export interface StoredTable {
  table: string;
  created: number;
  /** The key of its creator. */
  token?: string | undefined;
  head: string;
  /** When and what: the lines from the first one on. */
  lines: [at: number, text: string][];
}

/** What became of tables that were brought in. */
export interface Restored {
  /** How many were taken, wholly or with more lines than were known. */
  taken: number;
  /** How many were here already. */
  known: number;
  /** How many cannot be read, or are another game under the same name. */
  refused: number;
}
