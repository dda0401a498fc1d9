/** Where a player's pieces are, by their source in the notation. */

import type { Post, Seat, Space, State } from '../wire';
import type { Source } from './notation';

/** A place with pieces of one player and of one sort. */
export interface Standing {
  source: Source;
  /** How many can be taken from there: they stand, or are at hand. */
  awake: number;
  /** How many lie there. */
  tired: number;
}

/** Takes a source apart: `@market!` is the foreman at the market's post. */
export function placeOf(source: Source): { place: string; foreman: boolean } {
  const foreman = source.endsWith('!');
  return { place: foreman ? source.slice(0, -1) : source, foreman };
}

/** Whether a source is a space of the mine. */
export function inMine(source: Source): boolean {
  return /^\d/.test(source);
}

/** Every source of a player, those in the queue and in the saltworks left out: they cannot be sent. */
export function piecesOf(state: State, seat: Seat): Standing[] {
  const found: Standing[] = [];
  const add = (source: Source, awake: number, tired = 0): void => {
    if (awake + tired > 0) found.push({ source, awake, tired });
  };
  const player = state.players[seat];
  if (!player) return found;
  add('supply', player.supply);
  add('supply!', player.foreman ? 1 : 0);
  for (const [post, owner] of Object.entries(state.posts) as [Post, Seat | null][]) {
    if (owner === seat) add(`@${post}`, 1);
  }
  for (const [space, there] of Object.entries(state.mine) as [Space, State['mine'][Space]][]) {
    add(space, there.standing[seat] ?? 0, there.tired[seat] ?? 0);
    const foreman = there.foremen?.[seat] ?? '-';
    add(`${space}!`, foreman === '+' ? 1 : 0, foreman === '~' ? 1 : 0);
  }
  return found;
}

/** How many pieces of a player lie tired in the mine. */
export function tiredOf(state: State, seat: Seat): number {
  return piecesOf(state, seat).reduce((sum, { tired }) => sum + tired, 0);
}
