/** A review that is worked out by the server, kept as long as the page is there. */

import { reviewOf } from '../wire/api';
import { Refusal } from '../wire/refusal';
import type { Review } from '../wire';

export class Reviewing {
  review = $state.raw<Review | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  readonly #table: string;
  #asked: AbortController | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  /** Asks for the review, unless it is there or being worked out. */
  async ask(): Promise<void> {
    if (this.review || this.busy) return;
    const asked = new AbortController();
    this.#asked = asked;
    this.busy = true;
    this.refusal = null;
    try {
      this.review = await reviewOf(this.#table, asked.signal);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!asked.signal.aborted) this.refusal = error;
    } finally {
      this.busy = false;
    }
  }

  /** Waits no longer. */
  cancel(): void {
    this.#asked?.abort();
  }
}

const all = new Map<string, Reviewing>();

/** The review of a table; it is asked for once, wherever it is shown. */
export function reviewing(table: string): Reviewing {
  const known = all.get(table) ?? new Reviewing(table);
  all.set(table, known);
  return known;
}
