/** The options that the panel offers for the selection, in the order of its buttons and number keys. */

import { pieceAt } from '../game/piece';
import type { LegalMove, Position, SourceParts, Space } from '../wire';
import { deliverMove, pumpMove, sendMove, smallestExtraction, type Candidate } from './candidates';
import type { Selected } from './selection.svelte';
import type { Spot } from '../board/spots';
import { byNearness, type Offers } from './offers';
import { nextPieces, waysOf, type Sending } from './sending';

/** One button. */
export type Option =
  /** A legal move. */
  | { what: 'move'; move: LegalMove }
  /** A move that is not legal; it says why. */
  | { what: 'refused'; move: Candidate }
  /** Plans an extraction. */
  | { what: 'extract'; space: Space }
  /** Opens the pump house for a chamber. */
  | { what: 'pump'; space: Space }
  /** Asks who is to go somewhere. */
  | { what: 'send'; goal: Spot }
  /** Chooses who goes to the selected goal. */
  | { what: 'join'; piece: SourceParts }
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
      return toGoal(offers, selected);
    case 'space':
      return inSpace(position, offers, selected.space);
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
  const more = sendTo(offers, 'building saltworks').filter(() => offers.further.some(({ verb }) => verb === 'boil+'));
  return [...more, ...offers.further.filter(({ verb }) => verb === 'recall').map(move)];
}

/** Pieces can be sent somewhere: the only way to do it, or the question who goes. */
function sendTo(offers: Offers, goal: Spot): Option[] {
  const ways = waysOf(offers, { goal, pieces: [] });
  return ways.length > 1 ? [{ what: 'send', goal }] : ways.map(move);
}

/** A goal is selected: who can go there, and in which ways once that is said. */
function toGoal(offers: Offers, sending: Sending): Option[] {
  const ways = waysOf(offers, sending);
  const next = nextPieces(offers, sending);
  if (ways.length > 1 && next.length > 0) return next.map((piece): Option => ({ what: 'join', piece }));
  return ways.length > 0 ? ways.map(move) : refused(sendMove(pieceAt(false), sending.goal));
}

/** A piece is selected: what it can do where it is. */
function inHand(position: Position, offers: Offers, { space }: SourceParts): Option[] {
  if (space === undefined) return [];
  return workIn(position, offers, space).filter(({ what }) => what !== 'refused');
}

/** A space is selected: work, who can be sent there, and the pieces that can leave. */
function inSpace(position: Position, offers: Offers, space: Space): Option[] {
  const own = position.pieces.filter((piece) => piece.space === space && offers.pieces.has(piece.source));
  return [
    ...workIn(position, offers, space),
    ...sendTo(offers, `space ${space}`),
    ...own.sort(byNearness).map((piece): Option => ({ what: 'take', piece })),
  ];
}

/** What can be done in a space; digging and pumping have dialogs of their own. */
function workIn(position: Position, offers: Offers, space: Space): Option[] {
  const options: Option[] = [];
  const here = position.state.mine[space];
  const own = position.pieces.some((piece) => piece.space === space);
  const work = offers.work.get(space) ?? [];
  const verbs = new Set(work.map(({ verb }) => verb));
  if (verbs.has('extract')) options.push({ what: 'extract', space });
  else if (own) options.push(...refused(smallestExtraction(space, position)));
  if (verbs.has('pump')) options.push({ what: 'pump', space });
  else if (own && here?.water) options.push(...refused(pumpMove(space, 1)));
  options.push(...work.filter(({ verb }) => verb !== 'extract' && verb !== 'pump').map(move));
  return options;
}
