/** Requests that are not about a move at a table. Paths, bodies and answers are those of the server's description. */

import { language } from '../i18n/index.svelte';
import { tokenOf } from '../table/tokens';
import type { Fork, Joining, ListedStage, NewTable, paths, Refused, Reporting, Seat, TableKey } from './generated';
import { PLAYS_HERE, placeOf, SITE, type Place } from './place';
import { Refusal, unreachable } from './refusal';
import { transportTo, type Answered } from './transport';

type Method = 'get' | 'post';
type Path = keyof paths;

/** The operation of a path and a method. */
type Operation<P extends Path, M extends Method> = NonNullable<paths[P][M]>;

/** The paths that take requests of a method. */
type PathOf<M extends Method> = { [P in Path]: Operation<P, M> extends never ? never : P }[Path];

/** What is in a body or an answer. */
type Content<T> = T extends { content: { 'application/json': infer Value } } ? Value : never;

/** What is sent with a request. */
type BodyOf<O> = O extends { requestBody: infer Body } ? Content<Body> : undefined;

/** What a request is answered with, if it is not refused. */
type AnswerOf<O> = O extends { responses: infer Responses } ? Content<Responses[keyof Responses & (200 | 201)]> : never;

/** The parameters behind the question mark. */
type QueryOf<O> = O extends { parameters: { query?: infer Query } } ? Query : never;

/** What can be said of a request apart from its path and its body. */
interface Options<O> {
  query?: QueryOf<O>;
  /** Who asks; if left out, the one with a seat at the table in the path. */
  token?: string | undefined;
  signal?: AbortSignal;
  /**
   * Who answers where no table says it. If left out, that is the server that the pages come from, or this
   * browser where there is none or it cannot be reached.
   */
  place?: Place;
}

/** The same for any request. */
type Asking = Omit<Options<unknown>, 'query'> & { table?: string; query?: unknown };

/** The same with the table, where the path has one. */
type OptionsOf<P extends Path, O> = P extends `${string}{table}${string}`
  ? [options: Options<O> & { table: string }]
  : [options?: Options<O>];

/**
 * Sends a request; throws a refusal. A request that is aborted by the signal is refused as if the
 * server could not be reached.
 */
async function send(method: Method, path: string, body: unknown, options: Asking = {}): Promise<unknown> {
  const { table, query, token, signal } = options;
  const params = new URLSearchParams(query as Record<string, string> | undefined).toString();
  const asked = {
    method,
    path: path.replace('{table}', table ?? '') + (params && `?${params}`),
    body: body === undefined ? undefined : JSON.stringify(body),
    key: token ?? (table && tokenOf(table)),
    language: language(),
  };
  const place = table ? placeOf(table) : options.place;
  let answered: Answered;
  try {
    answered = await transportTo(place ?? (SITE ? 'here' : 'server')).ask(asked, signal);
  } catch {
    if (place || SITE || !PLAYS_HERE) throw unreachable();
    return send(method, path, body, { ...options, place: 'here' });
  }
  if (!answered.ok) throw new Refusal(answered.body as Refused);
  return answered.body;
}

/** Asks for something. */
export function get<P extends PathOf<'get'>>(
  path: P,
  ...[options]: OptionsOf<P, Operation<P, 'get'>>
): Promise<AnswerOf<Operation<P, 'get'>>> {
  return send('get', path, undefined, options) as Promise<AnswerOf<Operation<P, 'get'>>>;
}

/** Has something done. */
export function post<P extends PathOf<'post'>>(
  path: P,
  body: BodyOf<Operation<P, 'post'>>,
  ...[options]: OptionsOf<P, Operation<P, 'post'>>
): Promise<AnswerOf<Operation<P, 'post'>>> {
  return send('post', path, body, options) as Promise<AnswerOf<Operation<P, 'post'>>>;
}

/** Creates a table, at a place if one is said. */
export const createTable = (table: NewTable, place?: Place) => post('/api/tables', table, place ? { place } : {});

/** Public tables that wait for players, or that are being played. */
export const lobby = (stage: ListedStage) => get('/api/tables', { query: { stage }, place: 'server' });

/** The tables at a place that this browser has keys for; it knows those of its own tables by itself. */
export const mine = (keys: TableKey[], place: Place) => post('/api/tables/mine', { keys }, { place });

/** A table as it is now. */
export const showTable = (table: string) => get('/api/tables/{table}', { table });

/** Takes a seat at a table. */
export const join = (table: string, joining: Joining) => post('/api/tables/{table}/join', joining, { table });

/** Creates a new invitation to an open seat; the old one becomes void. */
export const invite = (table: string, seat: Seat) => post('/api/tables/{table}/invitations', { seat }, { table });

/** Reports a player or a message to the operator of the server. */
export const report = (table: string, reporting: Reporting) =>
  post('/api/tables/{table}/reports', reporting, { table });

/** Creates a table that shows a record. */
export const importRecord = (record: unknown) =>
  post('/api/tables/import', { record: record as Record<string, unknown> });

/** Positions of a game from a ply on; the server sends 100 at most, which is also the usual number. */
export const replayOf = (table: string, from: number, count?: number) =>
  get('/api/tables/{table}/replay', { table, query: count === undefined ? { from } : { from, count } });

/** A bot's review of every decision of a finished game; it may take minutes. */
export const reviewOf = (table: string, signal: AbortSignal) => get('/api/tables/{table}/review', { table, signal });

/** The notices that a server sends, and those that the player has asked for. */
export const noticesOf = (table: string) => get('/api/tables/{table}/notices', { table });

/** Confirms an address for notices, with the end of the link that was sent there. */
export const confirmNotices = (token: string) => post('/api/notices/confirm', { token }, { place: 'server' });

/** Ends notices, with the end of a link of one. */
export const endNotices = (token: string) => post('/api/notices/end', { token }, { place: 'server' });

/** Allows notices again that were ended. */
export const allowNotices = (token: string) => post('/api/notices/allow', { token }, { place: 'server' });

/** Creates a table at which a finished game goes on from a ply. */
export const forkTable = (table: string, fork: Fork) => post('/api/tables/{table}/fork', fork, { table });
