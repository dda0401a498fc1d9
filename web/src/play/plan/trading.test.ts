import { describe, expect, it } from 'vitest';
import type { Event } from '../../wire';
import { possible, prices, visit, ways, whole, tradesOf } from './trading';

const LEGAL = ['market sell b', 'market sell b, buy g', 'market commercial sell b', 'pass'];
const SELL = { way: 'sell', kind: 'b' } as const;
const BUY = { way: 'buy', kind: 'g' } as const;

describe('the ledger of the market', () => {
  it('is written as a move and read from one', () => {
    expect(visit([SELL, BUY], false)).toBe('market sell b, buy g');
    expect(visit([SELL], true)).toBe('market commercial sell b');
    expect(tradesOf('market commercial sell b, buy g')).toEqual([SELL, BUY]);
  });

  it('offers what can be traded first, and what can follow', () => {
    expect(possible(LEGAL, [SELL], false)).toBe(true);
    expect(possible(LEGAL, [SELL, BUY], false)).toBe(true);
    expect(possible(LEGAL, [BUY], false)).toBe(false);
    expect(whole(LEGAL, [SELL, BUY], true)).toBe(false);
  });

  it('knows whether the privilege is at hand', () => {
    expect(ways(LEGAL)).toEqual({ plain: true, commercial: true });
    expect(ways(['pass'])).toEqual({ plain: false, commercial: false });
  });

  it('takes prices from payments, wages left out', () => {
    const events: Event[] = [
      { event: 'paid', from: 'bank', to: 0, amount: 3, why: 'B5' },
      { event: 'paid', from: 0, to: 'bank', amount: 6, why: 'B5' },
      { event: 'paid', from: 'bank', to: 0, amount: 1, why: 'A2' },
    ];
    expect(prices(events, 0)).toEqual([3, 6]);
  });
});
