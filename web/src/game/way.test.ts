import { describe, expect, it } from 'vitest';
import type { SpaceState, State } from '../wire';
import { stations, wayUp } from './way';

const shaft = (...standing: number[]): SpaceState => ({ standing, tired: standing.map(() => 0) });
const chamber = (...standing: number[]): SpaceState => ({
  ...shaft(...standing),
  open: true,
  salt: 'b',
  water: 0,
});
const mine = (spaces: Record<string, SpaceState>): State => ({ mine: spaces }) as unknown as State;

describe('the way up', () => {
  it('goes along the corridor and up the main shaft', () => {
    const state = mine({
      '1C': shaft(1, 0),
      '2C': shaft(0, 1),
      '2L1': chamber(0, 1),
      '2L2': chamber(2, 0),
    });
    expect(wayUp(state, 0, '2L2')).toEqual(['2L1', '2C', '1C']);
  });

  it('takes the cheaper one of two ways, though it is longer', () => {
    const state = mine({
      '1C': shaft(1, 0),
      '2C': shaft(1, 0),
      '2R1': chamber(1, 0),
      '2R2': chamber(0, 1),
      '2R3': chamber(0, 1),
      '3R1': { ...shaft(0, 0), marker: 0 },
      '3R3': { ...shaft(0, 0), marker: 1 },
      '4R1': chamber(1, 0),
      '4R2': chamber(1, 0),
      '4R3': chamber(1, 0),
    });
    expect(wayUp(state, 0, '4R3')).toEqual(['4R2', '4R1', '3R1', '2R1', '2C', '1C']);
  });

  it('does not climb from chamber to chamber without a shaft', () => {
    const state = mine({ '1C': shaft(1), '2C': shaft(1), '2R1': chamber(1), '4R1': chamber(1) });
    expect(wayUp(state, 0, '4R1')).toEqual([]);
  });
});

describe('tolls on the way (E5)', () => {
  it('are owed where the carrier has nothing, to everybody who stands there', () => {
    const state = mine({ '1C': shaft(1, 1, 0), '2C': shaft(0, 1, 1), '2L1': chamber(1, 0, 0) });
    expect(stations(state, 0, ['2C', '1C'])).toEqual([
      { space: '2C', payees: [1, 2] },
      { space: '1C', payees: [] },
    ]);
  });

  it('go to the owners of foremen alone where there are any', () => {
    const state = mine({ '1C': { ...shaft(0, 1, 1), foremen: '--~' } });
    expect(stations(state, 0, ['1C'])).toEqual([{ space: '1C', payees: [2] }]);
  });

  it('count a marker as a piece of its owner', () => {
    const state = mine({ '3L1': { ...shaft(0, 0), marker: 1 } });
    expect(stations(state, 0, ['3L1'])[0]?.payees).toEqual([1]);
    expect(stations(state, 1, ['3L1'])[0]?.payees).toEqual([]);
  });
});
