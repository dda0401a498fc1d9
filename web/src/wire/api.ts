/** Requests to the server that are not about a move at a table. */

import type { Brief, Created, NewTable, Refused, Seat, TableView, Position, Box } from './index';
import { Refusal, unreachable } from './refusal';
import { tokenOf } from '../table/keys';

/** A request; a refusal is thrown. The token of the table goes along if there is one. */
export async function ask<T>(path: string, body?: unknown, table?: string): Promise<T> {
  const headers = new Headers();
  const token = table === undefined ? undefined : tokenOf(table);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { headers };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    Object.assign(init, { method: 'POST', body: JSON.stringify(body) });
  }
  let answer: unknown;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
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
