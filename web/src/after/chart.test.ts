import { describe, expect, it } from 'vitest';
import type { Review, Step } from '../wire';
import { expectations, marked, path, rounds, scale, ticks } from './chart';

describe('ticks', () => {
  it('are round numbers that cover the values', () => {
    expect(ticks(0, 92, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticks(1, 47, 4)).toEqual([0, 20, 40, 60]);
    expect(ticks(-3, 9, 5)).toEqual([-5, 0, 5, 10]);
  });

  it('are whole even where there is little to show', () => {
    expect(ticks(0, 0, 5)).toEqual([0, 1]);
    expect(ticks(4, 6, 8)).toEqual([4, 5, 6]);
  });
});

describe('a chart', () => {
  const frame = { width: 120, height: 100, left: 10, right: 10, top: 0, bottom: 20 };

  it('puts its values into the frame, with much above little', () => {
    const place = scale({ x: [0, 10], y: [0, 40] }, frame);
    expect(place({ x: 0, y: 0 })).toEqual({ x: 10, y: 80 });
    expect(place({ x: 10, y: 40 })).toEqual({ x: 110, y: 0 });
  });

  it('stands a single value without dividing by nothing', () => {
    const place = scale({ x: [3, 3], y: [0, 0] }, frame);
    expect(place({ x: 3, y: 0 })).toEqual({ x: 10, y: 80 });
  });

  it('draws a line through its points', () => {
    expect(path([{ x: 1, y: 2 }, { x: 3.14159, y: 4 }])).toBe('M1 2L3.1 4');
  });

  it('marks the last point and those far enough before it', () => {
    const points = [0, 4, 9, 11, 20].map((x) => ({ x, y: 0 }));
    expect(marked(points, 9).map(({ x }) => x)).toEqual([0, 11, 20]);
  });
});

describe('money over rounds', () => {
  const step = (ply: number, phase: number, round: number, coins: number): Step =>
    ({ position: { ply, phase, round, state: { players: [{ coins }] } }, move: null, events: [] }) as unknown as Step;

  it('has the beginning of each round and the end', () => {
    const steps = [step(0, 1, 1, 10), step(1, 1, 1, 9), step(2, 1, 2, 8), step(3, 2, 1, 7), step(4, 2, 1, 30)];
    expect(rounds(steps).map(({ phase, round, ply, coins }) => [phase, round, ply, coins[0]])).toEqual([
      [1, 1, 0, 10],
      [1, 2, 2, 8],
      [2, 1, 3, 7],
      [2, null, 4, 30],
    ]);
  });

  it('has nothing of a game that is not there', () => {
    expect(rounds([])).toEqual([]);
  });
});

it('the expected result is that of the move that was made, for every seat', () => {
  const made = (number: number, money: number[] | null) => ({
    number,
    decision: money && { best: { money: [99, 99] }, played: { money }, cost: 0 },
  });
  const moves = [made(1, [50, 40]), made(2, null), made(3, [60, 30])];
  const review = { players: ['Ada', 'Bruno'], moves } as unknown as Review;
  expect(expectations(review)).toEqual([
    [{ x: 1, y: 50 }, { x: 3, y: 60 }],
    [{ x: 1, y: 40 }, { x: 3, y: 30 }],
  ]);
});
