/** A result as a few lines of text, to be sent to somebody. */

import { t } from '../i18n/index.svelte';
import { nameOf } from '../i18n/names';
import type { GameResult } from '../wire';

/** Each player's place and result, and where the game can be seen. */
export function summary({ scores, ranking }: GameResult, names: readonly string[], link: string): string {
  const lines = ranking.map(({ seat, place, total }) => {
    const score = scores[seat];
    return t('after-summary-line', {
      place,
      name: nameOf(names, seat),
      total,
      coins: score?.coins.value ?? 0,
      salt: score ? score.b.value + score.g.value + score.w.value + score.u.value : 0,
      tools: score?.tools.value ?? 0,
    });
  });
  return [t('after-summary'), ...lines, link].join('\n');
}
