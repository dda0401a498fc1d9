/**
 * The things on the board that can be pointed at. Every element that shows one has it in `data-spot`:
 * playing, animations, the keyboard and the tests find it there.
 */

import type { BoardMark, Building, Post, Seat, Space, Source } from '../wire';

/** Something on the board or in a player's area. */
export type Spot =
  | `space ${Space}`
  | `building ${Building}`
  | `post ${Post}`
  /** A piece of the player to move, by its source in the notation. */
  | `piece ${Source}`
  /** An order in a castle slot, from 1. */
  | `order ${number}`
  /** A tool in a workshop slot, from 1. */
  | `tool ${number}`
  /** A player's money, salt, supply, tools and finished orders. */
  | `purse ${Seat}`
  | `salt ${Seat}`
  | `supply ${Seat}`
  | `tools ${Seat}`
  | `orders ${Seat}`
  /** The castle's circles (K1), and those who have arrived before the king (T2). */
  | 'queue far'
  | 'queue near'
  | 'queue arrived'
  /** The cards that are still to come. */
  | 'stack orders'
  | 'stack tools'
  | 'bank';

/** How a spot looks. */
export interface Mark extends BoardMark {
  /** Not drawn where there is little room: another mark leads to it. */
  faint?: boolean;
}

/** Marks by spot. */
export type Marks = ReadonlyMap<Spot, Mark>;
