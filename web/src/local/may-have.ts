/** Whether there can be tables in this browser. */

import { PLAYS_HERE, SITE } from '../wire/place';
import { keeping } from './keeping.svelte';

/**
 * On the pages of a server it is found out without starting what has them. Elsewhere that is needed soon anyway, and is
 * started while somebody still looks at the start page.
 */
export async function mayHaveTables(): Promise<boolean> {
  if (SITE || !PLAYS_HERE || !keeping.stored) return PLAYS_HERE;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'magnumsal');
  } catch {
    return false;
  }
}
