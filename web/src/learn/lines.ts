/** Moves of a rule's board in words. */

import type { Scene } from '../board/scene';
import { moveWords } from '../play/words';
import type { Line } from './boards';

/** Moves in a row, each in its own words: "Pass once", "End the turn". */
export function lineWords(line: Line, { position, box }: Scene): string[] {
  return line.map((move) => moveWords(move, { position, box }));
}
