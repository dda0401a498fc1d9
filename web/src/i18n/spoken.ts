/** Sentences without pictures: for those who listen, for searching, for titles and notices. */

import type { Seat } from '../wire';
import { t } from './index.svelte';
import { pieces } from './rich';

/** A sentence in which every picture is put into words. */
export function spoken(sentence: string, nameOf: (seat: Seat) => string): string {
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
          return nameOf(piece.seat);
        case 'space':
          return piece.space;
        case 'rule':
          return piece.rule;
      }
    })
    .join('');
}
