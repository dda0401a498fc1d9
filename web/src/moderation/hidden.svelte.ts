/** Players whose messages are not shown in this browser: nobody else notices. */

import type { LogEntry } from '../log/entries';
import { loadSaved, save } from '../prefs.svelte';
import type { Line, Seat } from '../wire';

const KEY = 'magnumsal.hidden';

/** By table and seat: the last line of the journal when the player was hidden. */
type Saved = Record<string, Record<Seat, number>>;

/** What is needed to know of a table. */
export interface Journal {
  readonly id: string;
  readonly journal: readonly Line[];
}

let saved = $state.raw(loadSaved<Saved>(KEY) as Saved);

/** Whether a player is hidden. Somebody who takes the seat later is not. */
export function isHidden({ id, journal }: Journal, seat: Seat): boolean {
  const since = saved[id]?.[seat];
  if (since === undefined) return false;
  return !journal.some((line) => line.entry === 'joined' && line.seat === seat && line.number > since);
}

/** Hides a player, or shows the messages again. */
export function setHidden({ id, journal }: Journal, seat: Seat, hidden: boolean): void {
  const { [seat]: _, ...others } = saved[id] ?? {};
  const seats = hidden ? { ...others, [seat]: journal.at(-1)?.number ?? 0 } : others;
  const { [id]: __, ...tables } = saved;
  saved = Object.keys(seats).length > 0 ? { ...tables, [id]: seats } : tables;
  save(KEY, saved);
}

/** The entries of a log without what hidden players say. */
export function withoutHidden(table: Journal, entries: LogEntry[]): LogEntry[] {
  if (saved[table.id] === undefined) return entries;
  return entries.filter(
    (entry) =>
      entry.type !== 'note' ||
      entry.note.entry !== 'said' ||
      entry.note.seat === null ||
      !isHidden(table, entry.note.seat),
  );
}
