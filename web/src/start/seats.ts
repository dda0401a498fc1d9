/** Who sits at a table, in words. */

import { list } from '../i18n/list';
import { seatName } from '../table/names';
import type { SeatView } from '../wire';
import { hasTitle } from './table-list';

/** Those who sit at a table. */
export function seated(seats: readonly SeatView[]): string[] {
  return seats.filter(({ kind }) => kind !== 'open').map(seatName);
}

/** What a table is called: its own name, or who sits at it. */
export function tableName(table: { name: string; seats: SeatView[] }): string {
  const names = seated(table.seats);
  return hasTitle(table) || names.length === 0 ? table.name : list(names);
}
