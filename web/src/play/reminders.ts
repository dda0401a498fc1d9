/** What remains undone when a turn could end. */

import { fillable, queued } from '../game/orders';
import { tiredOf } from '../game/pieces';
import type { Position, Tool } from '../wire';
import type { Offers } from './offers';

/** Something to think of before the turn ends. */
export type Reminder =
  /** A tool that could be used now. */
  | { about: 'tool'; tool: Tool }
  /** Tired pieces that will stay tired. */
  | { about: 'tired'; count: number }
  /** Pieces that arrive at the castle next turn, and no order that the player has the salt for. */
  | { about: 'arrival'; count: number };

const TOOLS = { rope: 'rope', bucket: 'bucket', feed: 'food', recall: 'saltworks' } as const;

/** Whether passing all actions of the turn would let somebody stand up (T4). */
export function canRest({ seat, state, actions }: Position, offers: Offers): boolean {
  return offers.pass && actions > 1 && seat !== null && tiredOf(state, seat) > 0;
}

/** What to remind the player of; `rests` tells that the crew stands up when the turn ends (T4). */
export function remindersOf(position: Position, offers: Offers, rests: boolean): Reminder[] {
  const { seat, state } = position;
  const player = seat === null ? undefined : state.players[seat];
  if (seat === null || !player) return [];
  const verbs = new Set<string>(offers.all.map(({ move }) => move.verb));
  const found: Reminder[] = Object.entries(TOOLS)
    .filter(([verb]) => verbs.has(verb))
    .map(([, tool]) => ({ about: 'tool', tool }));
  const { near } = queued(state, seat);
  if (near > 0 && fillable(state, player.salt).length === 0) {
    found.push({ about: 'arrival', count: near });
  }
  const tired = tiredOf(state, seat);
  if (tired > 0 && !rests) found.push({ about: 'tired', count: tired });
  return found;
}
