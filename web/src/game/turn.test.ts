import { expect, it } from 'vitest';
import type { Line } from '../wire';
import { actionLength } from './turn';

const moved = (move: string): Line => ({ entry: 'moved', seat: 0, move, number: 0, at: 0, plies: 0 });
const said: Line = { entry: 'said', seat: 0, text: 'Salt!', number: 0, at: 0, plies: 0 };
const undone: Line = { entry: 'undone', seat: 0, ply: 3, number: 0, at: 0, plies: 0 };

it('an action reaches back to the move that began it', () => {
  const dug = ['end', 'extract 2L1 b crew 1', 'route 2C-1C', 'cart 2C'].map(moved);
  expect(actionLength(dug)).toBe(3);
  expect(actionLength([...dug, moved('hire')])).toBe(1);
});

it('talk in between does not matter', () => {
  expect(actionLength([moved('place supply 1C'), said, moved('rope supply 2C'), said])).toBe(2);
});

it('after an undo only what came since is counted', () => {
  expect(actionLength([moved('boil supply'), undone, moved('boil+ 1C')])).toBe(1);
  expect(actionLength([moved('boil supply'), undone])).toBe(1);
});

it('after an agreement to take moves back only what came since is counted', () => {
  const agreed: Line = { entry: 'asked', seat: 0, ply: 3, number: 0, at: 0, plies: 3, rewound: { ply: 3, count: 2 } };
  expect(actionLength([moved('boil supply'), agreed, moved('boil+ 1C')])).toBe(1);
});
