import { describe, expect, it } from 'vitest';
import type { Review } from '../wire';
import { mistakes, decisionSummaries } from './review';

const made = (number: number, seat: number, cost: number | null) => ({
  number,
  seat,
  decision: cost === null ? null : { best: {}, played: {}, cost },
});
const review = {
  players: ['Ada', 'Bruno'],
  moves: [made(1, 0, 0), made(2, 0, null), made(3, 1, 4), made(4, 0, 9), made(5, 1, 9)],
  balances: [
    { seat: 0, decisions: -9 },
    { seat: 1, decisions: -13 },
  ],
} as unknown as Review;

describe('a review', () => {
  it('has the costliest moves first, the earlier first where they cost the same', () => {
    expect(mistakes(review, null).map(({ number }) => number)).toEqual([4, 5, 3]);
  });

  it('can be read for one player', () => {
    expect(mistakes(review, 1).map(({ number }) => number)).toEqual([5, 3]);
  });

  it('counts for everybody what was decided well and what was lost', () => {
    expect(decisionSummaries(review)).toEqual([
      { seat: 0, decisions: 2, best: 1, balance: { seat: 0, decisions: -9 } },
      { seat: 1, decisions: 2, best: 0, balance: { seat: 1, decisions: -13 } },
    ]);
  });
});
