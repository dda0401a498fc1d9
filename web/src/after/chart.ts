/** The geometry of line charts, and what they show of a game. */

import type { Review, Step } from '../wire';

/** A point of a line, in the chart's own values. */
export interface Point {
  x: number;
  y: number;
}

/** Something to read along an axis. */
export interface Tick {
  at: number;
  label: string;
}

/** A rectangle with room for the axes around it. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The values that a chart reaches from and to. */
export interface Extent {
  x: readonly [number, number];
  y: readonly [number, number];
}

/** Round numbers that cover some values, about as many as are wanted: 0, 20, 40 … */
export function ticks(least: number, most: number, wanted: number): number[] {
  const span = Math.max(most - least, 1);
  const rough = span / Math.max(wanted, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((by) => by * power >= rough) ?? 10) * power);
  const first = Math.floor(least / step);
  const last = Math.ceil(Math.max(most, least + 1) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Where values come to lie in a frame. */
export function scale({ x, y }: Extent, frame: Frame): (point: Point) => Point {
  const across = (frame.width - frame.left - frame.right) / Math.max(x[1] - x[0], 1);
  const up = (frame.height - frame.top - frame.bottom) / Math.max(y[1] - y[0], 1);
  return (point) => ({
    x: frame.left + (point.x - x[0]) * across,
    y: frame.height - frame.bottom - (point.y - y[0]) * up,
  });
}

/** A line through points, as an SVG path. */
export function path(points: readonly Point[]): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** The points that get a mark: the last, and those before it that are so far from each other. */
export function marked(points: readonly Point[], apart: number): Point[] {
  const chosen: Point[] = [];
  for (const point of points.toReversed()) {
    const last = chosen.at(-1);
    if (!last || last.x - point.x >= apart) chosen.push(point);
  }
  return chosen.reverse();
}

/** Each player's money when a round began, or when the game ended. */
export interface Round {
  phase: number;
  /** The round of the phase; nothing for the end. */
  round: number | null;
  ply: number;
  coins: number[];
}

/** Each player's money, round by round, and at the end. */
export function rounds(steps: readonly Step[]): Round[] {
  const found: Round[] = [];
  const add = ({ position }: Step, round: number | null): void => {
    const { phase, ply, state } = position;
    found.push({ phase, round, ply, coins: state.players.map(({ coins }) => coins) });
  };
  for (const step of steps) {
    const { phase, round } = step.position;
    const last = found.at(-1);
    if (!last || last.phase !== phase || last.round !== round) add(step, round);
  }
  const last = steps.at(-1);
  if (last && last.position.ply !== found.at(-1)?.ply) add(last, null);
  return found;
}

/** The money that each seat could expect after each decision of a game that was reviewed. */
export function expectations(review: Review): Point[][] {
  const decided = review.moves.flatMap(({ number, decision }) =>
    decision ? [{ x: number, money: decision.played.money }] : [],
  );
  return review.players.map((_, seat) => decided.map(({ x, money }) => ({ x, y: money[seat] ?? 0 })));
}
