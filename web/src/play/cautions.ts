/**
 * Warnings before legal moves that are likely to be mistakes. The player can go on, and each
 * warning can be switched off.
 */

import { crowd } from '../board/scene';
import type { Position, Seat, Tried } from '../wire';
import type { Candidate } from './candidates';

/** The kinds of warnings. */
export const CAUTIONS = ['castle', 'queue', 'rest', 'brine'] as const;

/** What a player is warned of. */
export type Caution = (typeof CAUTIONS)[number];

/** Whether a player has the salt of an order that lies open (K3). */
export function canDeliver({ lacks }: Position, seat: Seat): boolean {
  return lacks[seat]?.includes('') ?? false;
}

/** A player's pieces in the queue: those that arrive next turn, and those behind them. */
export function queued({ state }: Position, seat: Seat): { near: number; far: number } {
  const count = (circle: 'near' | 'far'): number =>
    crowd(state.castle[circle])
      .filter((band) => band.seat === seat)
      .reduce((sum, { count }) => sum + count, 0);
  return { near: count('near'), far: count('far') };
}

/**
 * What to say before a move, if anything: going to the castle without salt for an order, giving
 * away salt that a piece in the queue needs, passing one action while tired pieces hope for a
 * rest, going to a saltworks without brine.
 *
 * `preview` returns what a move would lead to.
 */
export async function cautionOf(
  position: Position,
  move: Candidate,
  preview: (move: Candidate) => Promise<Tried>,
): Promise<Caution | undefined> {
  const { seat, state, actions } = position;
  if (seat === null) return undefined;
  switch (move.verb) {
    case 'castle':
      return canDeliver(position, seat) ? undefined : 'castle';
    case 'market': {
      const { near, far } = queued(position, seat);
      if (near + far === 0 || !canDeliver(position, seat)) return undefined;
      const { position: after } = await preview(move);
      return after && !canDeliver(after, seat) ? 'queue' : undefined;
    }
    case 'pass': {
      const hope = actions === 1 && (position.tired[seat] ?? 0) > 0;
      return hope && !position.may_rest ? 'rest' : undefined;
    }
    case 'boil':
      return state.saltworks?.brine === 0 ? 'brine' : undefined;
    default:
      return undefined;
  }
}
