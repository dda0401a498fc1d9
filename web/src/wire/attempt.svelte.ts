/** A request to the server that may be refused, with its state for the page. */

import { Refusal } from './refusal';

export class Attempt {
  /** Whether a request is running. */
  busy = $state(false);
  /** Why the last request was refused. */
  refusal = $state.raw<Refusal | null>(null);

  /** Runs a request unless one is running; resolves to whether it succeeded. */
  async run(action: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await action();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
