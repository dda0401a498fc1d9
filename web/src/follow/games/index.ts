/**
 * Journals of whole games, for tests: `base` and `muria` are games of `crates/rules/tests/games` as
 * a server tells them, `people` is a table where moves are taken back, with and without agreement.
 * `cargo xtask types` writes them; of `people.json` it reads the entries and looks up what a server
 * tells of them, so that a new line needs its entry alone: `{"entry": "moved", "seat": 0, "move": "pass"}`.
 */

import type { Line, SeatView, TableView } from '../../wire';
import base from './base.json';
import muria from './muria.json';
import people from './people.json';

/** A journal, and what else a server tells of its table. */
export interface Game {
  table: Pick<TableView, 'ply' | 'origin' | 'begun'> & { seats: SeatView[] };
  journal: Line[];
}

/** The games by name. */
export const GAMES = { base, muria, people } as unknown as Record<'base' | 'muria' | 'people', Game>;

/**
 * Lines of a journal from what differs: each is numbered, and has as many moves after it as its
 * entry says, after so many at first.
 */
export function journalOf(entries: readonly object[], begun = 0): Line[] {
  let plies = begun;
  return entries.map((entry, at) => {
    const line = { number: at + 1, at: 0, ...entry } as Line;
    if (line.entry === 'moved') plies += 1;
    else if (line.entry === 'undone' || line.entry === 'redone') plies = line.ply;
    plies = line.rewound?.ply ?? plies;
    return { ...line, plies };
  });
}
