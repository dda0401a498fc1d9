/** Moves of a rule's board in words. */

import type { Scene } from '../board/scene';
import { t } from '../i18n/index.svelte';
import { moveWords } from '../play/words';
import type { Line } from './boards';

/** Moves in a row: "Send a miner to 2R1, then end the turn". */
export function lineWords(line: Line, { position, box }: Scene): string {
  const words = line.map((move) => moveWords(move, { position, box }));
  return words.reduce((before, then) => t('learn-rules-then', { before, then }));
}
