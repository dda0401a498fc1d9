/** Something that is asked of the server and may be refused. */

import { Refusal } from './refusal';

export class Attempt {
  /** Whether an answer is waited for. */
  busy = $state(false);
  /** Why the last one was refused. */
  refusal = $state.raw<Refusal | null>(null);

  /** Does something, unless something is being done; tells whether it was done. */
  async make(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await act();
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
