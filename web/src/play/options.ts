/** What the panel offers for whatever is in hand, in the order of its buttons and number keys. */

import type { Source } from '../game/notation';
import type { Standing } from '../game/pieces';
import { inMine, placeOf } from '../game/pieces';
import type { Position, Space } from '../wire';
import { digging, sending } from './candidates';
import type { Held } from './hand.svelte';
import { byNearness, movesTo, type Offers } from './offers';

/** One button. */
export type Option =
  /** A legal move. */
  | { what: 'move'; move: string }
  /** A move that is not legal; it tells why. */
  | { what: 'refused'; move: string }
  /** Plans an extraction. */
  | { what: 'extract'; space: Space }
  /** Opens the pump house for a chamber. */
  | { what: 'pump'; space: Space }
  /** Takes a piece in hand. */
  | { what: 'take'; source: Source };

const move = (move: string): Option => ({ what: 'move', move });
const refused = (move: string): Option => ({ what: 'refused', move });

/** The options of a moment. */
export function optionsOf(
  position: Position,
  offers: Offers,
  pieces: readonly Standing[],
  held: Held | null,
): Option[] {
  switch (held?.what) {
    case 'piece':
      return inHand(position, offers, pieces, held.source);
    case 'goal':
      return held.moves.map(move);
    case 'space':
      return inSpace(position, offers, pieces, held.space);
    case 'post': {
      const moves = movesTo(offers, `post ${held.post}`);
      const wanted = sending('supply', `post ${held.post}`);
      return moves.length > 0 || wanted === undefined ? moves.map(move) : [refused(wanted)];
    }
    case undefined:
      return unasked(position, offers);
    default:
      return [];
  }
}

/** Nothing is in hand: answers to what is asked, or how the last action goes on. */
function unasked(position: Position, offers: Offers): Option[] {
  if (position.due === 'delivery' || position.due === 'dig') {
    const answers = offers.answers.map(({ text }) => text);
    const slots = position.due === 'delivery' ? position.state.castle.orders : [];
    const beyond = slots.flatMap((order, index) =>
      order === null || answers.includes(`deliver ${index + 1}`) ? [] : [`deliver ${index + 1}`],
    );
    return [...answers.map(move), ...beyond.map(refused)];
  }
  return offers.further
    .filter(({ move }) => move.verb !== 'rope')
    .map(({ text }) => move(text));
}

/** A piece is in hand: what it can do where it stands, besides going elsewhere. */
function inHand(
  position: Position,
  offers: Offers,
  pieces: readonly Standing[],
  source: Source,
): Option[] {
  const { place } = placeOf(source);
  if (!inMine(place)) return [];
  return inSpace(position, offers, pieces, place).filter(
    (option) => option.what === 'extract' || option.what === 'pump' || option.what === 'move',
  );
}

function inSpace(
  position: Position,
  offers: Offers,
  pieces: readonly Standing[],
  space: Space,
): Option[] {
  const options: Option[] = [];
  const here = position.state.mine[space];
  const own = pieces.some(({ source }) => placeOf(source).place === space);
  const work = offers.work.get(space) ?? [];
  const verbs = new Set(work.map(({ move }) => move.verb));
  if (verbs.has('extract')) options.push({ what: 'extract', space });
  else if (own && here?.salt) options.push(refused(digging(space, position.state) as string));
  if (verbs.has('pump')) options.push({ what: 'pump', space });
  else if (own && here?.water) options.push(refused(`pump ${space} 1`));
  for (const { text, move: { verb } } of work) {
    if (verb === 'bucket' || verb === 'feed' || verb === 'shaft') options.push(move(text));
  }
  options.push(...movesTo(offers, `space ${space}`).map(move));
  for (const source of [space, `${space}!`].sort(byNearness)) {
    if (offers.pieces.has(source)) options.push({ what: 'take', source });
  }
  return options;
}
