/** The options that the panel offers for the selection, in the order of its buttons and number keys. */

import { pieceAt } from '../game/piece';
import type { LegalMove, PieceGroup, Position, SourceParts, Space } from '../wire';
import { deliverMove, pumpMove, sendMove, smallestExtraction, type Candidate } from './candidates';
import type { Selected } from './selection.svelte';
import { byNearness, movesTo, type Offers } from './offers';

/** One button. */
export type Option =
  /** A legal move. */
  | { what: 'move'; move: LegalMove }
  /** A move that is not legal; it tells why. */
  | { what: 'refused'; move: Candidate }
  /** Plans an extraction. */
  | { what: 'extract'; space: Space }
  /** Opens the pump house for a chamber. */
  | { what: 'pump'; space: Space }
  /** Selects a piece. */
  | { what: 'take'; piece: SourceParts };

const move = (move: LegalMove): Option => ({ what: 'move', move });
const refused = (move: Candidate | undefined): Option[] => (move ? [{ what: 'refused', move }] : []);

/** The options of a moment. */
export function optionsOf(position: Position, offers: Offers, selected: Selected | null): Option[] {
  switch (selected?.what) {
    case 'piece':
      return inHand(position, offers, selected.piece);
    case 'goal':
      return selected.moves.map(move);
    case 'space':
      return inSpace(position, offers, selected.space);
    case 'post': {
      const moves = movesTo(offers, `post ${selected.post}`);
      return moves.length > 0 ? moves.map(move) : refused(sendMove(pieceAt(false), `post ${selected.post}`));
    }
    case undefined:
      return unasked(position, offers);
    default:
      return [];
  }
}

/** Nothing is selected: answers to a question, or ways to continue the last action. */
function unasked(position: Position, offers: Offers): Option[] {
  if (position.due === 'delivery' || position.due === 'dig') {
    const legal = new Set(offers.answers.map(({ text }) => text));
    const slots = position.due === 'delivery' ? position.state.castle.orders : [];
    const beyond = slots
      .flatMap((order, index) => (order === null ? [] : [deliverMove(index + 1)]))
      .filter(({ text }) => !legal.has(text));
    return [...offers.answers.map(move), ...beyond.flatMap(refused)];
  }
  return offers.further.filter(({ verb }) => verb !== 'rope').map(move);
}

/** A piece is selected: what it can do where it is. */
function inHand(position: Position, offers: Offers, { space }: SourceParts): Option[] {
  if (space === undefined) return [];
  return inSpace(position, offers, space).filter(
    ({ what }) => what === 'extract' || what === 'pump' || what === 'move',
  );
}

function inSpace(position: Position, offers: Offers, space: Space): Option[] {
  const options: Option[] = [];
  const here = position.state.mine[space];
  const own = position.pieces.filter((piece: PieceGroup) => piece.space === space).sort(byNearness);
  const work = offers.work.get(space) ?? [];
  const verbs = new Set(work.map(({ verb }) => verb));
  if (verbs.has('extract')) options.push({ what: 'extract', space });
  else if (own.length > 0) options.push(...refused(smallestExtraction(space, position.state)));
  if (verbs.has('pump')) options.push({ what: 'pump', space });
  else if (own.length > 0 && here?.water) options.push(...refused(pumpMove(space, 1)));
  // Digging and pumping have dialogs of their own.
  options.push(...work.filter(({ verb }) => verb !== 'extract' && verb !== 'pump').map(move));
  options.push(...movesTo(offers, `space ${space}`).map(move));
  for (const piece of own) if (offers.pieces.has(piece.source)) options.push({ what: 'take', piece });
  return options;
}
