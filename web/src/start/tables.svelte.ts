/** Lists of tables that keep themselves up to date while somebody looks at them. */

import type { Brief } from '../wire';
import { Refusal } from '../wire/refusal';
import { whileVisible } from './visible';

/** How often a list is asked for, in milliseconds. */
const EVERY = 4000;

/** A list of tables; to be made inside a component, with which it ends. */
export class Tables {
  /** The tables; nothing before the first answer. */
  list = $state.raw<Brief[] | null>(null);
  /** Whether the last question was not answered. */
  lost = $state(false);

  /** `ask` is asked again at once when something changes that it reads before its first wait. */
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
      const stop = whileVisible(() => void look(), EVERY);
      return () => {
        current = false;
        stop();
      };
    });
  }
}
