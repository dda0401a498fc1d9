/**
 * Journals of whole games, for tests: `base` and `muria` are games of `crates/rules/tests/games` as
 * a server tells them, `people` is a table where moves are taken back, with and without agreement.
 */

import type { Line, SeatView, TableView } from '../../wire';
import base from './base.json';
import muria from './muria.json';
import people from './people.json';

/** A journal, and what else a server tells of its table. */
export interface Game {
  table: Pick<TableView, 'ply' | 'origin'> & { seats: SeatView[] };
  journal: Line[];
}

/** The games by name. */
export const GAMES = { base, muria, people } as unknown as Record<'base' | 'muria' | 'people', Game>;
