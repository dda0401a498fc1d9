/** Whether there can be tables in this browser; it is found out without starting what has them. */

import { PLAYS_HERE } from '../wire/place';
import { keeping } from './keeping.svelte';

export async function mayHaveTables(): Promise<boolean> {
  if (!PLAYS_HERE || !keeping.stored) return PLAYS_HERE;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'magnumsal');
  } catch {
    return false;
  }
}
