import { describe, expect, it } from 'vitest';
import type { Review } from '../wire';
import { expectations, marked, path, rounds, scale, ticks } from './chart';
import { WHOLE } from '../../fixtures/games/whole';

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

  it('puts larger values above smaller ones in the frame', () => {
    const place = scale({ x: [0, 10], y: [0, 40] }, frame);
    expect(place({ x: 0, y: 0 })).toEqual({ x: 10, y: 80 });
    expect(place({ x: 10, y: 40 })).toEqual({ x: 110, y: 0 });
  });

  it('draws a single value without dividing by zero', () => {
    const place = scale({ x: [3, 3], y: [0, 0] }, frame);
    expect(place({ x: 3, y: 0 })).toEqual({ x: 10, y: 80 });
  });

  it('draws a line through its points', () => {
    expect(
      path([
        { x: 1, y: 2 },
        { x: 3.14159, y: 4 },
      ]),
    ).toBe('M1 2L3.1 4');
  });

  it('marks the last point and those far enough before it', () => {
    const points = [0, 4, 9, 11, 20].map((x) => ({ x, y: 0 }));
    expect(marked(points, 9).map(({ x }) => x)).toEqual([0, 11, 20]);
  });
});

describe('money over rounds', () => {
  it.each(Object.entries(WHOLE))('has the beginning of each round and the end: %s', (_, { steps, last }) => {
    const points = rounds(steps);
    const ends = points.pop();
    expect(ends).toMatchObject({ phase: 3, round: null, ply: last.ply });
    expect(ends?.coins).toEqual(last.state.players.map(({ coins }) => coins));
    const [first] = steps;
    expect(points[0]?.coins).toEqual(first?.position.state.players.map(({ coins }) => coins));
    // As many points as rounds, each where its round is new.
    const names = new Set(steps.map(({ position: { phase, round } }) => `${phase} ${round}`));
    expect(points.map(({ phase, round }) => `${phase} ${round}`)).toEqual([...names]);
    for (const { ply, phase, round } of points.slice(1)) {
      expect(steps[ply]?.position).toMatchObject({ phase, round });
      expect(steps[ply - 1]?.position).not.toMatchObject({ phase, round });
    }
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
    [
      { x: 1, y: 50 },
      { x: 3, y: 60 },
    ],
    [
      { x: 1, y: 40 },
      { x: 3, y: 30 },
    ],
  ]);
});
