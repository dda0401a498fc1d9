import { describe, expect, it } from 'vitest';
import { moveOf } from '../../game/sample';
import type { Event } from '../../wire';
import { trading } from '../candidates';
import { possible, prices, visits, whole } from './trading';

const LEGAL = ['market sell b', 'market sell b, buy g', 'market commercial sell b', 'pass'].map(moveOf);
const SELL = { way: 'sell', kind: 'b' } as const;
const BUY = { way: 'buy', kind: 'g' } as const;

describe('the ledger of the market', () => {
  it('is written as the server writes it', () => {
    for (const move of LEGAL) {
      if (move.verb === 'market') expect(trading(move.trades, move.commercial).text).toBe(move.text);
    }
    expect(trading([SELL, BUY], true).text).toBe('market commercial sell b, buy g');
  });

  it('offers what can be traded first, and what can follow', () => {
    const open = visits(LEGAL, false);
    expect(possible(open, [SELL])).toBe(true);
    expect(possible(open, [SELL, BUY])).toBe(true);
    expect(possible(open, [BUY])).toBe(false);
    expect(whole(open, [SELL])?.text).toBe('market sell b');
    expect(whole(visits(LEGAL, true), [SELL, BUY])).toBeUndefined();
  });

  it('knows whether the privilege is at hand', () => {
    expect(visits(LEGAL, true)).toHaveLength(1);
    expect(visits([moveOf('pass')], true)).toEqual([]);
  });

  it('takes prices from payments, wages left out', () => {
    const events: Event[] = [
      { event: 'paid', from: 'bank', to: 0, amount: 3, why: 'B5' },
      { event: 'paid', from: 0, to: 'bank', amount: 6, why: 'B5' },
      { event: 'paid', from: 'bank', to: 0, amount: 1, why: 'A2', post: 'market' },
    ];
    expect(prices(events, 0)).toEqual([3, 6]);
  });
});
