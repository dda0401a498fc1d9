/** Who sits at a table, in words. */

import { language } from '../i18n/index.svelte';
import { seatName } from '../table/names';
import type { SeatView } from '../wire';
import { hasTitle } from './games';

/** Several names as one phrase, such as "Ada, Bruno and Cleo". */
export function phrase(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

/** Those who sit at a table. */
export function seated(seats: readonly SeatView[]): string[] {
  return seats.filter(({ kind }) => kind !== 'open').map(seatName);
}

/** What a table is called: its own name, or who sits at it. */
export function tableName(table: { name: string; seats: SeatView[] }): string {
  const names = seated(table.seats);
  return hasTitle(table) || names.length === 0 ? table.name : phrase(names);
}
