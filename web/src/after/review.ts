/** What a review says: mistakes and summaries. */

import type { Balance, Decision, ReviewedMove, Review, Seat } from '../wire';

/** A move that could have been better. */
export interface Mistake extends ReviewedMove {
  decision: Decision;
}

/** Moves that were not the best, the costliest first; of one player or of all. */
export function mistakes(review: Review, seat: Seat | null): Mistake[] {
  return review.moves
    .filter((made): made is Mistake => made.decision !== null && made.decision.cost > 0)
    .filter((made) => seat === null || made.seat === seat)
    .sort((one, other) => other.decision.cost - one.decision.cost || one.number - other.number);
}

/** How well somebody decided. */
export interface DecisionSummary {
  seat: Seat;
  decisions: number;
  /** Decisions that nothing was lost by. */
  best: number;
  /** What the result is made of, in groszy; the costs of the decisions are part of it. */
  balance: Balance;
}

/** How well each player decided. */
export function decisionSummaries({ moves, balances }: Review): DecisionSummary[] {
  return balances.map((balance) => {
    const own = moves.filter(({ seat }) => seat === balance.seat);
    const decided = own.flatMap(({ decision }) => decision ?? []);
    return {
      seat: balance.seat,
      decisions: decided.length,
      best: decided.filter(({ cost }) => cost === 0).length,
      balance,
    };
  });
}
