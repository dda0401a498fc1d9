/** Something that the server may refuse. */

import { Refusal } from '../wire/refusal';

/** Remembers why the last attempt failed, until the next one. */
export class Attempt {
  refusal = $state.raw<Refusal | null>(null);

  /** Does something; tells whether it was done. */
  async at(what: () => Promise<unknown>): Promise<boolean> {
    this.refusal = null;
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return false;
    }
  }

  /** The reason has been read. */
  forget(): void {
    this.refusal = null;
  }
}
