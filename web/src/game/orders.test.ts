import { describe, expect, it } from 'vitest';
import type { State } from '../wire';
import { covers, fillable, missing, without } from './orders';

describe('orders against salt', () => {
  it('are covered by their cubes, whatever else is there', () => {
    expect(covers('bbgw', 'bbg=17')).toBe(true);
    expect(covers('bgw', 'bbg=17')).toBe(false);
    expect(covers('', 'u=3')).toBe(false);
  });

  it('tell what is missing', () => {
    expect(missing('b', 'bbgw=30')).toBe('bgw');
    expect(missing('bbg', 'bbg=17')).toBe('');
  });

  it('are counted by slot, empty ones left out', () => {
    const state = { castle: { orders: ['bb=9', null, 'g=5'] } } as unknown as State;
    expect(fillable(state, 'bbg')).toEqual([1, 3]);
    expect(fillable(state, 'g')).toEqual([3]);
  });

  it('cubes are taken away one by one', () => {
    expect(without('bbgw', 'bw')).toBe('bg');
    expect(without('b', 'g')).toBe('b');
  });
});
