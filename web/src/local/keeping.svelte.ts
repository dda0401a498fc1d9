/** How the tables of this browser are kept, and that it is said where something is wrong. */

import { notice } from '../ui/notice.svelte';
import { part } from '../ui/part';

const KEEPING = part(() => import('./Keeping.svelte'), 'local');

class Keeping {
  /** Whether they are stored; otherwise they live as long as the page. */
  stored = $state(true);
  /** Whether somebody has read that they are not. */
  read = $state(false);
  /** Whether the worker that has them has failed and was started again. */
  failed = $state(false);

  /** Takes whether tables are stored. */
  async keeps(stored: boolean): Promise<void> {
    this.stored = stored;
    if (!stored) await show();
  }

  /** Takes that the worker has failed. */
  async fail(): Promise<void> {
    this.failed = true;
    await show();
  }
}

/** Shows the sentence; where it cannot be loaded, the game goes on without it. */
async function show(): Promise<void> {
  try {
    notice.shown = (await KEEPING()).default;
  } catch {
    return;
  }
}

export const keeping = new Keeping();
