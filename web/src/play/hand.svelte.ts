/** What the player has in hand: a piece that is about to go somewhere, or a building to visit. */

import type { Marks, Spot } from '../board/spots';
import type { Session } from '../table/session.svelte';

export class Hand {
  readonly session: Session;
  marks: Marks = new Map();

  constructor(session: Session) {
    this.session = session;
  }

  /** Somebody points at something on the board. */
  pick(spot: Spot): void {
    void spot;
  }
}
