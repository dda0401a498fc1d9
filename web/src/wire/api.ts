/** Requests to the server that are not about a move at a table. */

import { language } from '../i18n/index.svelte';
import { tokenOf, type TableKey } from '../table/tokens';
import type {
  Brief,
  Created,
  Fork,
  Import,
  Invitation,
  Joining,
  NewTable,
  Refused,
  Replay,
  Review,
  Seat,
  Seated,
  Shown,
} from './index';
import { Refusal, unreachable } from './refusal';
import { upgrade } from './upgrade.svelte';

/**
 * Sends a request, with the token of the table if there is one; throws a refusal. A request that is
 * aborted by the signal is refused as if the server could not be reached.
 */
export function ask<T>(path: string, body?: unknown, table?: string, signal?: AbortSignal): Promise<T> {
  return request(path, body, table === undefined ? undefined : tokenOf(table), signal);
}

/** Sends a request with a token; throws a refusal. */
export async function request<T>(path: string, body?: unknown, token?: string, signal?: AbortSignal): Promise<T> {
  // Some answers contain sentences.
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
    upgrade.compare(response.headers.get('magnumsal-build'));
    answer = await response.json();
  } catch {
    throw unreachable();
  }
  if (!response.ok) throw new Refusal(answer as Refused);
  return answer as T;
}

/** Creates a table. */
export const createTable = (table: NewTable): Promise<Created> => ask('/tables', table);

/** Public tables that wait for players, or that are being played. */
export const lobby = (stage: Exclude<Brief['stage'], 'over'>): Promise<Brief[]> => ask(`/tables?stage=${stage}`);

/** The tables that this browser has keys for. */
export const mine = (keys: readonly TableKey[]): Promise<Brief[]> => ask('/tables/mine', { keys });

/** A table as it is now. */
export const showTable = (table: string): Promise<Shown> => ask(`/tables/${table}`, undefined, table);

/** Takes a seat at a table. */
export const join = (table: string, joining: Joining): Promise<Seated> => ask(`/tables/${table}/join`, joining);

/** Creates a new invitation to an open seat; the old one becomes void. */
export const invite = (table: string, seat: Seat): Promise<Invitation> =>
  ask(`/tables/${table}/invitations`, { seat }, table);

/** Creates a table that shows a record. */
export const importRecord = (record: unknown): Promise<Created> => ask('/tables/import', { record } satisfies Import);

/** Positions of a game from a ply on; the server sends at most 100, and so many if nothing is asked. */
export const replayOf = (table: string, from: number, count?: number): Promise<Replay> => {
  const part = count === undefined ? '' : `&count=${count}`;
  return ask(`/tables/${table}/replay?from=${from}${part}`, undefined, table);
};

/** A bot's review of every decision of a finished game; it may take minutes. */
export const reviewOf = (table: string, signal: AbortSignal): Promise<Review> =>
  ask(`/tables/${table}/review`, undefined, table, signal);

/** Creates a table at which a finished game goes on from a ply. */
export const forkTable = (table: string, fork: Fork): Promise<Created> => ask(`/tables/${table}/fork`, fork);
