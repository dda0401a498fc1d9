/** Tables in lists: which of them wait for the player, and their order. */

import type { Brief } from '../wire';

/** Whether somebody at this browser is to move. */
export function waitsForMe({ stage, turn, yours, seats }: Brief): boolean {
  return stage === 'playing' && turn !== null && yours.includes(turn) && seats[turn]?.kind === 'human';
}

function rank(game: Brief): number {
  if (waitsForMe(game)) return 0;
  return { playing: 1, open: 2, over: 3 }[game.stage];
}

/** Own turns first, finished games last; among equals the one that changed last. */
export function sorted(games: readonly Brief[]): Brief[] {
  return [...games].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}
