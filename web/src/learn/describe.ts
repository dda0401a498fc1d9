/** Moves of a rule's board in words. */

import type { Scene } from '../board/scene';
import { describeMove } from '../play/describe';
import type { MoveSequence } from './boards';

/** Moves in a row, each in its own words: "Pass once", "End the turn". */
export function describeMoves(line: MoveSequence, { position, box }: Scene): string[] {
  return line.map((move) => describeMove(move, { position, box }));
}
