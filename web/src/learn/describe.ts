/** Moves of a rule's board in words. */

import type { Scene } from '../board/scene';
import { describeMove } from '../play/describe';
import type { LegalMove } from '../wire';

/** Moves in a row, each in its own words: "Pass once", "End the turn". */
export function describeMoves(line: readonly LegalMove[], { position, box }: Scene): string[] {
  return line.map((move) => describeMove(move, { position, box }));
}
