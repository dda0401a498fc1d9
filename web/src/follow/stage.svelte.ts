/** What is shown of a table: the live position, or a moment of the past. */

import type { Position } from '../wire';
import type { Session } from '../table/session.svelte';

export class Stage {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** The position on the board. */
  get shown(): Position | null {
    return this.#session.position;
  }

  /** Whether the board shows the game as it is now. */
  get live(): boolean {
    return true;
  }

  close(): void {}
}
