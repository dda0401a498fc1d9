/** Sentences of the log without pictures, for those who listen, and for titles and notices. */

import { t } from '../i18n/index.svelte';
import { spoken } from '../i18n/spoken';
import type { Seat } from '../wire';

/** The name of whoever sits on a seat. */
export function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] ?? t('player', { number: seat + 1 });
}

/** A sentence in which every picture is put into words. */
export function wordsOf(sentence: string, names: readonly string[]): string {
  return spoken(sentence, (seat) => nameOf(names, seat));
}
