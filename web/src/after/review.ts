/** What a review says: mistakes and summaries. */

import type { Decision, ReviewedMove, Review, Seat } from '../wire';

/** A move that could have been better. */
export interface Mistake extends ReviewedMove {
  decision: Decision;
}

/** Differences below this are within what the bot can tell, in groszy. */
export const LEAST_COST = 0.5;

/** Moves that were not the best, the costliest first; of one player or of all. */
export function mistakes(review: Review, seat: Seat | null): Mistake[] {
  return review.moves
    .filter((made): made is Mistake => made.decision !== null && made.decision.cost >= LEAST_COST)
    .filter((made) => seat === null || made.seat === seat)
    .sort((one, other) => other.decision.cost - one.decision.cost || one.number - other.number);
}

/** How well somebody decided. */
export interface DecisionSummary {
  seat: Seat;
  decisions: number;
  /** Decisions that nothing was lost by. */
  best: number;
  /** Everything that better moves could have brought, in groszy. */
  cost: number;
  /** What chance has brought, by the bot's estimate, in groszy. */
  luck: number;
}

/** How well everybody decided. */
export function decisionSummaries(review: Review): DecisionSummary[] {
  return review.players.map((_, seat) => {
    const decided = review.moves.flatMap(({ seat: whose, decision }) => (whose === seat && decision ? [decision] : []));
    return {
      seat,
      decisions: decided.length,
      best: decided.filter(({ cost }) => cost < LEAST_COST).length,
      cost: decided.reduce((sum, { cost }) => sum + cost, 0),
      luck: review.balances.find((balance) => balance.seat === seat)?.draws ?? 0,
    };
  });
}
