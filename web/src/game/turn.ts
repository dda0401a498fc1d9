/** Where the action that is being made began, as the journal tells it. */

import type { Line } from '../wire';
import type { Verb } from './notation';

/** Moves that go on with an action, or answer a question that it asked. */
const FURTHER: ReadonlySet<string> = new Set<Verb>([
  'rope',
  'dig',
  'boil+',
  'recall',
  'route',
  'cart',
  'haul',
  'toll',
]);

/** What a move begins with. */
export function verbOf(move: string): Verb {
  return move.split(' ', 1)[0] as Verb;
}

/**
 * How many of the last moves belong to the action that is being made, the one it began with
 * included. Where moves were taken back in between only those since then are counted.
 */
export function actionLength(journal: readonly Line[]): number {
  let moves = 0;
  for (const line of journal.toReversed()) {
    if (line.entry === 'moved') {
      moves += 1;
      if (!FURTHER.has(verbOf(line.move))) break;
    } else if (line.entry === 'undone' || line.entry === 'redone' || line.rewound) {
      break;
    }
  }
  return Math.max(moves, 1);
}
