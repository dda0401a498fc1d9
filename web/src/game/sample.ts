/** Moves for tests, as the server tells them: `cargo xtask types` writes what each one means. */

import type { Event, Line, MoveData, Seat } from '../wire';
import moves from './moves.sample.json';

/** A move by its text; a new one stands in `moves.sample.json` as a key first, whatever its value. */
export function moveOf(text: string): MoveData {
  const found = (moves as unknown as Record<string, MoveData>)[text];
  if (!found) throw new Error(`${text} is not in moves.sample.json`);
  return found;
}

/** A line of a journal in which somebody moves. */
export function moved(seat: Seat, move: string, events: Event[] = [], number = 1): Line {
  return { number, at: 0, plies: number, entry: 'moved', seat, move, made: moveOf(move), events };
}
