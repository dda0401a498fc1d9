/** What players are called in texts. */

import type { Seat } from '../wire';
import { t } from './index.svelte';

/** The name of the player on a seat; a number where there is none. */
export function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] ?? t('player', { number: seat + 1 });
}
