import { describe, expect, it } from 'vitest';
import { madeIn, positionOf } from '../../../fixtures';
import { marketMove } from '../candidates';
import { possible, prices, visits, whole } from './trading';

const { legal } = positionOf('trader');
const SELL = { way: 'sell', kind: 'b' } as const;
const BUY = { way: 'buy', kind: 'g' } as const;

describe('the ledger of the market', () => {
  it('is written as the server writes it', () => {
    const written = legal.filter((move) => move.verb === 'market');
    expect(written).toHaveLength(4);
    for (const { trades, commercial, text } of written) expect(marketMove(trades, commercial).text).toBe(text);
  });

  it('offers what can be traded first, and what can follow', () => {
    const open = visits(legal, false);
    expect(possible(open, [SELL])).toBe(true);
    expect(possible(open, [SELL, BUY])).toBe(true);
    expect(possible(open, [BUY])).toBe(false);
    expect(whole(open, [SELL])?.text).toBe('market sell b');
    expect(whole(open, [BUY])).toBeUndefined();
  });

  it('knows whether the privilege is at hand', () => {
    expect(whole(visits(legal, true), [SELL, BUY])?.text).toBe('market commercial sell b, buy g');
    expect(visits(positionOf('start').legal, true)).toEqual([]);
  });

  it('takes prices from payments, wages left out', () => {
    const [made] = madeIn('trader');
    const paid = made?.events.filter((event) => event.event === 'paid') ?? [];
    expect(paid.map(({ why, amount }) => [why, amount])).toEqual([
      ['B5', 4],
      ['B5', 6],
      ['A2', 1],
    ]);
    expect(prices(made?.events ?? [], 0)).toEqual([4, 6]);
  });
});
