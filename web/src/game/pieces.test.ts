import { expect, it } from 'vitest';
import fixtures from '../play/positions.json';
import type { Position } from '../wire';
import { inMine, piecesOf, placeOf, tiredOf } from './pieces';

const positions = fixtures as unknown as Record<string, Position>;

it('pieces are found in the supply, on posts and in the mine, standing and tired', () => {
  const { state } = positions['dig salt'] as Position;
  expect(piecesOf(state, 0)).toEqual([
    { source: '1C', awake: 1, tired: 0 },
    { source: '2C', awake: 1, tired: 0 },
    { source: '2R1', awake: 0, tired: 2 },
    { source: '2R2', awake: 1, tired: 0 },
  ]);
  expect(piecesOf(state, 1)).toEqual([
    { source: 'supply', awake: 3, tired: 0 },
    { source: '@pump', awake: 1, tired: 0 },
  ]);
  expect(tiredOf(state, 0)).toBe(2);
});

it('the foreman is a source of its own', () => {
  const { state } = positions['entrance'] as Position;
  expect(piecesOf(state, 2).map(({ source }) => source)).toContain('supply!');
  expect(placeOf('@market!')).toEqual({ place: '@market', foreman: true });
  expect(inMine('2L1!')).toBe(true);
  expect(inMine('supply')).toBe(false);
});
