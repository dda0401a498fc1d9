/**
 * What a friendly experienced player would say before a move that is likely to hurt. Legal it is
 * all the same; everybody can go on, and each caution can be switched off.
 */

import { fillable, queued, without } from '../game/orders';
import { parse } from '../game/notation';
import { tiredOf } from '../game/pieces';
import type { Position, Tried } from '../wire';

/** The kinds of cautions. */
export const CAUTIONS = ['castle', 'queue', 'rest', 'brine'] as const;

/** What a player is warned of. */
export type Caution = (typeof CAUTIONS)[number];

/**
 * What to say before a move, if anything: going to the castle without salt for an order, giving
 * away salt that a piece in the queue needs, passing one action while tired pieces hope for a
 * rest, going to a saltworks without brine.
 *
 * `foresee` tells what moves would lead to.
 */
export async function cautionOf(
  position: Position,
  text: string,
  foresee: (...moves: string[]) => Promise<Tried>,
): Promise<Caution | undefined> {
  const { seat, state, actions } = position;
  const player = seat === null ? undefined : state.players[seat];
  if (seat === null || !player) return undefined;
  const move = parse(text);
  switch (move.verb) {
    case 'castle':
      return fillable(state, player.salt).length === 0 ? 'castle' : undefined;
    case 'market': {
      const { near, far } = queued(state, seat);
      if (near + far === 0 || fillable(state, player.salt).length === 0) return undefined;
      const sold = move.trades.map(({ way, kind }) => (way === 'sell' ? kind : '')).join('');
      const bought = move.trades.map(({ way, kind }) => (way === 'buy' ? kind : '')).join('');
      const after = without(player.salt + bought, sold);
      return fillable(state, after).length === 0 ? 'queue' : undefined;
    }
    case 'pass': {
      if (actions !== 1 || tiredOf(state, seat) === 0) return undefined;
      const { events } = await foresee('pass', 'end');
      return events.flat().some(({ event }) => event === 'rested') ? undefined : 'rest';
    }
    case 'boil':
      return state.saltworks?.brine === 0 ? 'brine' : undefined;
    default:
      return undefined;
  }
}
