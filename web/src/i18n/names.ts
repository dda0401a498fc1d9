/** What players are called in texts. */

import type { Seat } from '../wire';
import { t } from './index.svelte';

/** The name of whoever sits on a seat; a number where nobody has given one. */
export function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] ?? t('player', { number: seat + 1 });
}
