/** What an extraction or a trade would cost, by asking the server what would happen. */

import { tolls } from '../../game/events';
import type { Session } from '../../table/session.svelte';
import type { Due, Event, LegalMove, Position, Seat } from '../../wire';

/** The costs, and the questions that would follow. */
export interface CostPreview {
  /** What would happen, in order. */
  events: Event[];
  /** Tolls by who gets them (E5). */
  tolls: Map<Seat, number>;
  /** The sum of the tolls. */
  toll: number;
  /** Questions that come after the move; the cheapest answers were taken. */
  asked: Set<Due>;
}

/** How many answers to a question are tried at most. */
const MOST_ANSWERS = 16;

/** The answers worth trying: how a toll is shared does not change its sum, nor which cart is first. */
function answers({ due, legal }: Position): LegalMove[] {
  switch (due) {
    case 'route':
      return legal.slice(0, MOST_ANSWERS);
    case 'cart': {
      const haul = legal.find(({ verb }) => verb === 'haul');
      return haul ? [haul] : legal.slice(0, 1);
    }
    case 'toll':
      return legal.slice(0, 1);
    default:
      return [];
  }
}

/**
 * What moves would cost, the questions about route, carts and tolls answered for the least toll
 * without carts that need not be laid. A refusal of the moves themselves is thrown.
 */
export async function previewCosts(session: Session, ...moves: string[]): Promise<CostPreview> {
  const tried = await session.try(...moves);
  const next = tried.position ? answers(tried.position) : [];
  const due = tried.position?.due;
  if (!due || next.length === 0) {
    const events = tried.events.flat();
    const paid = tolls(events);
    const toll = [...paid.values()].reduce((sum, part) => sum + part, 0);
    return { events, tolls: paid, toll, asked: new Set() };
  }
  const futures = await Promise.all(next.map((answer) => previewCosts(session, ...moves, answer.text)));
  const best = futures.reduce((a, b) => (b.toll < a.toll ? b : a));
  return { ...best, asked: new Set([due, ...best.asked]) };
}
