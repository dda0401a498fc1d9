/** What a board shows: a live position, a moment of a replay, or a scene that explains a rule. */

import type { Box, Position, SeatView, TableView } from '../wire';

export interface Scene {
  position: Position;
  box: Box;
  seats: Pick<SeatView, 'name' | 'kind' | 'level'>[];
  expansion: TableView['rules']['expansion'];
}
