/** Lists of tables that are polled while the page is visible. */

import type { Brief } from '../wire';
import { Refusal } from '../wire/refusal';
import { whileVisible } from './visible';

/** The time between two requests, in milliseconds. */
const INTERVAL = 4000;

/** A list of tables; must be created in a component, and ends with it. */
export class PolledTables {
  /** The tables; nothing before the first answer. */
  list = $state.raw<Brief[] | null>(null);
  /** Whether the last request failed. */
  lost = $state(false);

  /** `ask` is called again at once when state changes that it reads before its first `await`. */
  constructor(ask: () => Promise<Brief[]>) {
    $effect(() => {
      let current = true;
      const look = async (): Promise<void> => {
        try {
          const list = await ask();
          if (!current) return;
          this.list = list;
          this.lost = false;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          if (current) this.lost = true;
        }
      };
      const stop = whileVisible(() => void look(), INTERVAL);
      return () => {
        current = false;
        stop();
      };
    });
  }
}
