/** A goal is chosen first, and who goes there is asked on the board: one piece after the other. */

import type { Spot } from '../board/spots';
import type { LegalMove, SourceParts } from '../wire';
import { movesTo, type Offers } from './offers';

/** What is known of a move that sends pieces to a goal. */
export interface Sending {
  goal: Spot;
  /** Who goes, as far as it is chosen; two miners take the post at the mine entrance (A4). */
  pieces: readonly SourceParts[];
  /** Whether the royal privilege is used (K1), where that has been said. */
  royal?: boolean | undefined;
}

/** The pieces that a move sends besides some others; nothing if it does not send those. */
function besides({ sends = [] }: LegalMove, pieces: readonly SourceParts[]): SourceParts[] | undefined {
  const left = [...sends];
  for (const { source } of pieces) {
    const index = left.findIndex((piece) => piece.source === source);
    if (index < 0) return undefined;
    left.splice(index, 1);
  }
  return left;
}

/** The moves that are still possible. */
export function waysOf(offers: Offers, { goal, pieces, royal }: Sending): LegalMove[] {
  return movesTo(offers, goal).filter(
    (move) => besides(move, pieces) && (royal === undefined || move.verb !== 'castle' || move.royal === royal),
  );
}

/** Who can be chosen next, each source once; nobody if all are chosen. */
export function nextPieces(offers: Offers, sending: Sending): SourceParts[] {
  const next = waysOf(offers, sending).flatMap((move) => besides(move, sending.pieces) ?? []);
  return [...new Map(next.map((piece) => [piece.source, piece])).values()];
}

/** The same with one more piece, and with those that have to go along because nobody else can. */
export function joined(offers: Offers, sending: Sending, piece: SourceParts): Sending {
  const more = { ...sending, pieces: [...sending.pieces, piece] };
  const [only, ...others] = nextPieces(offers, more);
  return only && others.length === 0 ? joined(offers, more, only) : more;
}

/** Whether a goal can be reached with the royal privilege and without it. */
export function mayBeRoyal(offers: Offers, { goal, pieces }: Sending): boolean {
  const ways = waysOf(offers, { goal, pieces });
  return ways.some((move) => move.verb === 'castle' && move.royal);
}
