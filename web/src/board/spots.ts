/**
 * The things on the board that can be pointed at. Whatever shows one carries it in `data-spot`:
 * playing, animations, the keyboard and the tests find it there.
 */

import type { Building, Post, Seat, Space, Source } from '../wire';

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
  | 'bank';

/** How a spot looks while something is being decided. */
export type MarkKind =
  /** It can be chosen now. */
  | 'can'
  /** It is chosen. */
  | 'chosen'
  /** What is chosen can go there. */
  | 'goal'
  /** It cannot be chosen, and can tell why. */
  | 'cannot'
  /** Salt goes up through it. */
  | 'way';

/** A mark, and a few words for those who cannot see it, or to stand beside it. */
export interface Mark {
  kind: MarkKind;
  /** A short note on the board, such as the toll of a space. */
  note?: string;
}

/** Marks by spot. */
export type Marks = ReadonlyMap<Spot, Mark>;
