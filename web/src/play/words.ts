/** Moves in words, with coins, cubes and tools as pictures. */

import { parse, type Source } from '../game/notation';
import { placeOf } from '../game/pieces';
import { saltAndNumber } from '../game/salt';
import { t, type Facts } from '../i18n/index.svelte';
import { coins, player, salt, space, tool } from '../i18n/rich';
import type { Box, Position, Tool } from '../wire';

/** What the words of a move may tell besides the move itself: prices, orders, tools on offer. */
export interface Telling {
  position: Position;
  box: Box;
}

/** A piece by where it comes from: "a miner from the supply". */
export function pieceWords(source: Source): string {
  const { place, foreman } = placeOf(source);
  const origin = place === 'supply' ? 'supply' : place.startsWith('@') ? 'post' : 'space';
  const facts: Facts =
    origin === 'post' ? { post: t(`post-${place.slice(1)}`), 'post-id': place.slice(1) } : { space: space(place) };
  return t(`play-piece-${origin}${foreman ? '-foreman' : ''}`, facts);
}

/** A move as an invitation: "Send a miner from the supply to 2L1". */
export function moveWords(text: string, { position, box }: Telling): string {
  const move = parse(text);
  const { seat, state } = position;
  const say = (key: string, facts?: Facts): string => t(`play-move-${key}`, facts);
  switch (move.verb) {
    case 'deliver': {
      const order = saltAndNumber(state.castle.orders[move.slot - 1] ?? '');
      return say('deliver', { salt: salt(order.salt), price: coins(order.number) });
    }
    case 'forfeit': {
      if (move.what !== 'coins') return say('forfeit-salt', { salt: salt(move.what) });
      const purse = seat === null ? 0 : (state.players[seat]?.coins ?? 0);
      return say('forfeit-coins', { coins: coins(Math.min(box.penalty, purse)) });
    }
    case 'place':
    case 'rope':
      return say(move.verb, { piece: pieceWords(move.source), space: space(move.space) });
    case 'extract':
      return say(move.mill ? 'extract-mill' : 'extract', {
        salt: salt(move.salt),
        space: space(move.space),
        miners: move.miners,
        foreman: String(move.foreman),
        picks: move.picks,
      });
    case 'route':
      return say('route', { spaces: move.way.map(space).join(' – ') });
    case 'cart':
      return say('cart', { spaces: move.spaces.map(space).join(' – ') });
    case 'toll':
      return say('toll', {
        space: space(move.space),
        shares: [...move.shares].map(([seat, amount]) => `${player(seat)} ${coins(amount)}`).join(', '),
      });
    case 'assist':
      return say(move.sources.length > 1 ? 'assist-two' : 'assist', {
        piece: pieceWords(move.sources[0] ?? ''),
        second: pieceWords(move.sources[1] ?? 'supply'),
        post: t(`post-${move.post}`),
        'post-id': move.post,
      });
    case 'hire':
      return say('hire', { price: coins(box.inn[state.inn] ?? 0) });
    case 'buy':
      return say('buy', {
        tool: tool((state.workshop.open[move.slot - 1] ?? 'rope') as Tool),
        price: coins(box.workshop[move.slot - 1] ?? 0),
      });
    case 'pump':
      return say('pump', { count: move.count, space: space(move.space) });
    case 'market':
      return say(move.commercial ? 'market-commercial' : 'market', {
        trades: move.trades
          .map(({ way, kind }) => t(`play-trade-${way}`, { salt: salt(kind) }))
          .join(', '),
      });
    case 'castle':
      return say(move.royal ? 'castle-royal' : 'castle', { piece: pieceWords(move.source) });
    case 'boil':
      return say('boil', { piece: pieceWords(move.source) });
    case 'boil+':
      return say('boil-more', { piece: pieceWords(move.source) });
    case 'recall':
      return say('recall', { miners: move.miners, foreman: String(move.foreman) });
    case 'shaft':
      return say('shaft', { space: space(move.space) });
    case 'dig':
      return say(`dig-${move.side}`);
    case 'bucket':
      return say('bucket', { space: space(move.from), to: space(move.to) });
    case 'feed': {
      const [first = '', second = ''] = move.pieces;
      const facts = { space: space(placeOf(first).place), second: space(second) };
      if (placeOf(first).foreman) return say('feed-foreman', facts);
      return say(second === '' ? 'feed' : first === second ? 'feed-both' : 'feed-two', facts);
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
