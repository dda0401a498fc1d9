/** The keys to seats, kept in this browser: whoever has one plays the seat. */

import { keep, recall } from '../prefs.svelte';

const KEY = 'magnumsal.keys';

/** A table and the token for it. */
export interface TableKey {
  table: string;
  token: string;
}

function all(): Record<string, string> {
  return recall<Record<string, string>>(KEY) as Record<string, string>;
}

/** The token for a table, if this browser has one. */
export function tokenOf(table: string): string | undefined {
  return all()[table];
}

/** Keeps the token for a table; an older one for the same table is replaced. */
export function keepToken(table: string, token: string): void {
  keep(KEY, { ...all(), [table]: token });
}

/** Forgets a table. */
export function forget(table: string): void {
  const { [table]: _, ...others } = all();
  keep(KEY, others);
}

/** Every table that this browser has a key for, the latest last. */
export function tableKeys(): TableKey[] {
  return Object.entries(all()).map(([table, token]) => ({ table, token }));
}
