/** Sentences of the log without pictures, for those who listen, and for titles and notices. */

import { t } from '../i18n/index.svelte';
import { pieces } from '../i18n/rich';
import type { Seat } from '../wire';

/** The name of whoever sits on a seat. */
export function nameOf(names: readonly string[], seat: Seat): string {
  return names[seat] ?? t('player', { number: seat + 1 });
}

/** A sentence in which every picture is put into words. */
export function wordsOf(sentence: string, names: readonly string[]): string {
  return pieces(sentence)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      switch (piece.picture) {
        case 'coins':
          return t('web-groszy', { amount: piece.amount });
        case 'salt':
          return [...piece.salt].map((kind) => t(`kind-${kind}`)).join(', ');
        case 'water':
          return t('web-water', { count: piece.count });
        case 'tool':
          return t(`tool-${piece.tool}`);
        case 'player':
          return nameOf(names, piece.seat);
        case 'space':
          return piece.space;
        case 'rule':
          return piece.rule;
      }
    })
    .join('');
}
