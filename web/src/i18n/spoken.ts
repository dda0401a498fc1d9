/** Sentences without pictures: for screen readers, searching, titles and notifications. */

import { t } from './index.svelte';
import { nameOf } from './names';
import { pieces } from './rich';

/** A sentence in which every picture is put into words; `names` are the players', by seat. */
export function spoken(sentence: string, names: readonly string[]): string {
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
