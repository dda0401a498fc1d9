/** Requests to the server that are not about a move at a table. */

import type {
  Box,
  Brief,
  Created,
  Fork,
  NewTable,
  Position,
  Refused,
  Replay,
  Review,
  Seat,
  TableView,
} from './index';
import { language } from '../i18n/index.svelte';
import { Refusal, unreachable } from './refusal';
import { upgrade } from './upgrade.svelte';
import { tokenOf } from '../table/tokens';

/**
 * A request; a refusal is thrown. The token of the table goes along if there is one. Who gives it
 * up by the signal is answered as if the server were out of reach.
 */
export function ask<T>(
  path: string,
  body?: unknown,
  table?: string,
  signal?: AbortSignal,
): Promise<T> {
  return request(path, body, table === undefined ? undefined : tokenOf(table), signal);
}

/** A request with a token; a refusal is thrown. */
export async function request<T>(
  path: string,
  body?: unknown,
  token?: string,
  signal?: AbortSignal,
): Promise<T> {
  // Some answers have sentences in them.
  const headers = new Headers({ 'accept-language': language() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { headers, signal: signal ?? null };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    Object.assign(init, { method: 'POST', body: JSON.stringify(body) });
  }
  let answer: unknown;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
    upgrade.heard(response.headers.get('magnumsal-build'));
    answer = await response.json();
  } catch {
    throw unreachable();
  }
  if (!response.ok) throw new Refusal(answer as Refused);
  return answer as T;
}

/** Makes a table. */
export const createTable = (wish: NewTable): Promise<Created> => ask('/tables', wish);

/** Public tables that wait for players, or that are played. */
export const lobby = (stage: 'open' | 'playing'): Promise<Brief[]> =>
  ask(`/tables?stage=${stage}`);

/** The tables that this browser has keys for. */
export const mine = (keys: { table: string; token: string }[]): Promise<Brief[]> =>
  ask('/tables/mine', { keys });

/** A table as it is now. */
export const showTable = (
  table: string,
): Promise<{ yours: Seat[]; host: boolean; table: TableView; position: Position; box: Box }> =>
  ask(`/tables/${table}`, undefined, table);

/** Sits down at a table. */
export const join = (
  table: string,
  wish: { name: string; key?: string; seat?: Seat },
): Promise<{ seat: Seat; token: string }> => ask(`/tables/${table}/join`, wish);

/** An invitation to an open seat. */
export type Invitation = Created['invitations'][number];

/** Makes a new invitation to an open seat; the old one is void. */
export const invite = (table: string, seat: Seat): Promise<Invitation> =>
  ask(`/tables/${table}/invitations`, { seat }, table);

/** Makes a table that shows a record. */
export const importRecord = (record: unknown): Promise<Created> => ask('/tables/import', { record });

/** A part of a game, ply by ply; the server gives at most 100 positions. */
export const replayOf = (table: string, from: number): Promise<Replay> =>
  ask(`/tables/${table}/replay?from=${from}`, undefined, table);

/** What a bot thinks of every decision of a finished game; that may take minutes. */
export const reviewOf = (table: string, signal: AbortSignal): Promise<Review> =>
  ask(`/tables/${table}/review`, undefined, table, signal);

/** Makes a table where a finished game goes on from a ply. */
export const forkTable = (table: string, fork: Fork): Promise<Created> =>
  ask(`/tables/${table}/fork`, fork);
