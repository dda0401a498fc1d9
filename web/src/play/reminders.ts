/** Reminders of what could still be done before the turn ends. */

import type { Position, Tool } from '../wire';
import { canDeliver, queued } from './cautions';
import type { Offers } from './offers';

/** Something to think of before the turn ends. */
export type Reminder =
  /** A tool that could be used now. */
  | { about: 'tool'; tool: Tool }
  /** Tired pieces that will stay tired. */
  | { about: 'tired'; count: number }
  /** Pieces that arrive at the castle next turn, and no order that the player has the salt for. */
  | { about: 'arrival'; count: number };

/** Whether several actions could be passed at once, so that somebody stands up (T4). */
export function canRest({ actions, may_rest }: Position, offers: Offers): boolean {
  return offers.pass !== undefined && actions > 1 && may_rest;
}

/** What to remind the player of. */
export function remindersOf(position: Position, offers: Offers): Reminder[] {
  const { seat, may_rest } = position;
  if (seat === null) return [];
  const tools = new Set(offers.all.flatMap((move) => move.tools ?? []));
  const found: Reminder[] = [...tools].map((tool) => ({ about: 'tool', tool }));
  const { near } = queued(position, seat);
  if (near > 0 && !canDeliver(position, seat)) found.push({ about: 'arrival', count: near });
  const tired = position.tired[seat] ?? 0;
  if (tired > 0 && !may_rest) found.push({ about: 'tired', count: tired });
  return found;
}
