/** Moves in words, with coins, cubes and tools as pictures. */

import { pieceAt } from '../game/piece';
import { saltAndNumber } from '../game/salt';
import { t, type Facts } from '../i18n/index.svelte';
import { coins, player, salt, space, tool } from '../i18n/rich';
import type { Box, Position, SourceParts } from '../wire';
import type { Candidate } from './candidates';

/** What the words of a move may mention besides the move itself: prices, orders, tools on offer. */
export interface MoveContext {
  position: Position;
  box: Box;
}

/** A piece by where it comes from: "a miner from the supply". */
export function describePiece({ foreman, space: at, post }: SourceParts): string {
  const origin = post ? 'post' : at ? 'space' : 'supply';
  const facts: Facts = post ? { post: t(`post-${post}`), 'post-id': post } : { space: space(at ?? '') };
  return t(`play-piece-${origin}${foreman ? '-foreman' : ''}`, facts);
}

/** A move as an invitation: "Send a miner from the supply to 2L1". */
export function describeMove(move: Candidate, { position, box }: MoveContext): string {
  const { state } = position;
  const say = (key: string, facts?: Facts): string => t(`play-move-${key}`, facts);
  const [first = pieceAt(false), second] = move.sends ?? [];
  const piece = (): string => describePiece(first);
  switch (move.verb) {
    case 'deliver': {
      const order = saltAndNumber(state.castle.orders[move.slot - 1] ?? '');
      return say('deliver', { salt: salt(order.salt), price: coins(order.number) });
    }
    case 'forfeit':
      if (move.kind !== null) return say('forfeit-salt', { salt: salt(move.kind) });
      return say('forfeit-coins', { coins: coins(move.pays ?? 0) });
    case 'place':
    case 'rope':
      return say(move.verb, { piece: piece(), space: space(move.space) });
    case 'extract':
      return say(move.mill ? 'extract-mill' : 'extract', {
        salt: salt(move.salt),
        space: space(move.space),
        miners: move.miners,
        foreman: String(move.foreman),
        picks: move.pickaxes,
      });
    case 'route':
      return say('route', { spaces: move.way.map(space).join(' – ') });
    case 'cart':
      return say('cart', { spaces: move.spaces.map(space).join(' – ') });
    case 'toll':
      return say('toll', {
        space: space(move.space),
        shares: move.shares.map((share) => `${player(share.seat)} ${coins(share.coins)}`).join(', '),
      });
    case 'assist':
      return say(second ? 'assist-two' : 'assist', {
        piece: piece(),
        second: describePiece(second ?? first),
        post: t(`post-${move.post}`),
        'post-id': move.post,
      });
    case 'hire':
      return say('hire', { price: coins(box.inn[state.inn] ?? 0) });
    case 'buy':
      return say('buy', {
        tool: tool(state.workshop.open[move.slot - 1] ?? 'rope'),
        price: coins(box.workshop[move.slot - 1] ?? 0),
      });
    case 'pump':
      return say('pump', { count: move.water, space: space(move.space) });
    case 'market':
      return say(move.commercial ? 'market-commercial' : 'market', {
        trades: move.trades.map(({ way, kind }) => t(`play-trade-${way}`, { salt: salt(kind) })).join(', '),
      });
    case 'castle':
      return say(move.royal ? 'castle-royal' : 'castle', { piece: piece() });
    case 'boil':
      return say('boil', { piece: piece() });
    case 'boil+':
      return say('boil-more', { piece: piece() });
    case 'recall':
      return say('recall', { miners: move.miners, foreman: String(move.foreman) });
    case 'shaft':
      return say('shaft', { space: space(move.space) });
    case 'dig':
      return say(`dig-${move.side}`);
    case 'bucket':
      return say('bucket', { space: space(move.from), to: space(move.to) });
    case 'feed': {
      const [fed = '', also] = move.spaces;
      const facts = { space: space(fed), second: space(also ?? '') };
      if (move.foreman) return say('feed-foreman', facts);
      return say(also === undefined ? 'feed' : also === fed ? 'feed-both' : 'feed-two', facts);
    }
    case 'trade':
      return say('trade', { salt: salt(move.kind) });
    case 'square':
      return say('square', { coins: coins(box.square) });
    case 'haul':
    case 'pass':
    case 'end':
      return say(move.verb);
  }
}
