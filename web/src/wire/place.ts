/** Where tables are: on a server, or in this browser, which the table's name shows. */

export type Place = 'server' | 'here';

/** Whether the pages are files on a web host, without a server of the game behind them. */
export const SITE = import.meta.env.MODE === 'site';

/** Whether the pages were built with the module that plays in the browser. */
export const PLAYS_HERE = import.meta.env.PLAYS_HERE;

/** Where a table is. Names that begin with `l` are of browsers; no server makes such a name. */
export function placeOf(table: string): Place {
  return SITE || (PLAYS_HERE && table.startsWith('l')) ? 'here' : 'server';
}
