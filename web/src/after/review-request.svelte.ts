/** A review that the server computes, kept as long as the page is open. */

import { reviewOf } from '../wire/api';
import { Refusal } from '../wire/refusal';
import type { Review } from '../wire';

export class ReviewRequest {
  review = $state.raw<Review | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  readonly #table: string;
  #asked: AbortController | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  /** Requests the review, unless it is there or being computed. */
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

  /** Cancels the request. */
  cancel(): void {
    this.#asked?.abort();
  }
}

const all = new Map<string, ReviewRequest>();

/** The review of a table, requested once for all places that show it. */
export function reviewRequest(table: string): ReviewRequest {
  const known = all.get(table) ?? new ReviewRequest(table);
  all.set(table, known);
  return known;
}
