import { describe, expect, it } from 'vitest';
import { around, lay, pack, scaleFor, type Layout, type Rect } from './geometry';
import { printed } from '../learn/boards';
import { sceneOf } from '../../fixtures';
import { houses, spaces } from './scene';

const BASE = spaces(sceneOf('start'));
const MURIA_START = spaces(sceneOf('muria'));
/** All tiles to one side, as far out as they go. */
const MURIA_WIDE = spaces(sceneOf('wide'));
const WIDTHS = [320, 348, 378, 620, 700, 760, 1004, 1090, 1180];

const base = (available: number): Layout =>
  lay({ available, buildings: houses(printed('none', 4)), spaces: BASE, reach: 4 });
const muria = (available: number, spaces: string[]): Layout =>
  lay({ available, buildings: houses(printed('muria', 4)), spaces, reach: 3 });
const layouts = WIDTHS.flatMap((width) => [
  { width, of: 'base', layout: base(width) },
  { width, of: 'Muria at the start', layout: muria(width, MURIA_START) },
  { width, of: 'a wide Muria', layout: muria(width, MURIA_WIDE) },
]);

const overlap = (one: Rect, other: Rect): boolean =>
  one.x + one.w > other.x + 0.01 &&
  other.x + other.w > one.x + 0.01 &&
  one.y + one.h > other.y + 0.01 &&
  other.y + other.h > one.y + 0.01;

describe.each(layouts)('$of on $width pixels', ({ width, layout }) => {
  const spots = [...layout.houses.values(), ...layout.cells.values()];

  it('keeps all spots apart', () => {
    spots.forEach((spot, index) => {
      for (const other of spots.slice(index + 1)) expect(overlap(spot, other)).toBe(false);
    });
  });

  it('keeps all spots inside', () => {
    const { x, y, w, h } = around(spots);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + w).toBeLessThanOrEqual(layout.width + 0.01);
    expect(y + h).toBeLessThanOrEqual(layout.height);
  });

  it('keeps every spot large enough for a finger', () => {
    for (const { w, h } of spots) expect(Math.min(w, h)).toBeGreaterThanOrEqual(24);
  });

  it('has the whole town on one screen', () => {
    const town = around([...layout.houses.values()]);
    expect(town.w).toBeLessThanOrEqual(width);
  });

  it('has the shaft under the middle of its spaces', () => {
    const shaft = layout.cells.get('1C');
    expect(shaft && shaft.x + shaft.w / 2).toBeCloseTo(layout.centre);
  });
});

it('fits nine columns into a phone without scrolling', () => {
  expect(base(348).width).toBeLessThanOrEqual(9 * 39 + 8);
  expect(base(360).width).toBe(360);
});

it('shows the whole depth from the start where there is room', () => {
  const plan = { available: 1090, buildings: [], reach: 3, depth: 6 };
  const start = lay({ ...plan, spaces: MURIA_START });
  expect(start.height).toBe(lay({ ...plan, spaces: MURIA_WIDE }).height);
});

describe('a window', () => {
  const buildings = houses(printed('muria', 4));
  /** What is drawn on a board of some pixels. */
  const drawn = (width: number, height: number): { scale: number; layout: Layout } => {
    const scale = scaleFor(buildings, width, height);
    const room = { available: width / scale, height: height / scale };
    return { scale, layout: lay({ buildings, spaces: MURIA_WIDE, reach: 3, depth: 6, ...room }) };
  };

  // Next to the players in windows of 1280 × 720, 1366 × 768, 1440 × 900 and 1920 × 1080.
  it.each([
    [942, 614],
    [1028, 662],
    [1090, 776],
    [1570, 956],
  ])('has the whole town in one row and the whole mine on %d × %d pixels', (width, height) => {
    const { scale, layout } = drawn(width, height);
    expect(new Set([...layout.houses.values()].map(({ y }) => y)).size).toBe(1);
    expect(layout.width * scale).toBeLessThanOrEqual(width + 0.01);
    expect(layout.height * scale).toBeLessThanOrEqual(height + 0.01);
  });

  it('is scrolled rather than read with a magnifying glass', () => {
    expect(drawn(700, 614).scale).toBe(1);
    expect(drawn(942, 400).scale).toBe(1);
  });
});

it('leaves no house alone in a row if it can be helped', () => {
  const rows = new Map<number, number>();
  for (const { y } of base(378).houses.values()) rows.set(y, (rows.get(y) ?? 0) + 1);
  expect([...rows.values()].slice(1).every((houses) => houses > 1)).toBe(true);
});

describe('packing', () => {
  const box: Rect = { x: 10, y: 20, w: 37, h: 62 };
  it.each([1, 2, 3, 5, 6, 9, 15])('puts %d things into a small box, apart from each other', (count) => {
    const places = pack(count, box, 38);
    expect(places).toHaveLength(count);
    places.forEach((place, index) => {
      for (const other of places.slice(index + 1)) expect(overlap(place, other)).toBe(false);
      expect(place.x).toBeGreaterThanOrEqual(box.x - 0.01);
      expect(place.x + place.w).toBeLessThanOrEqual(box.x + box.w + 0.01);
      expect(place.y).toBeGreaterThanOrEqual(box.y);
      expect(place.y + place.h).toBeLessThanOrEqual(box.y + box.h + 0.01);
    });
  });

  it('makes them no larger than wanted', () => {
    expect(pack(1, { x: 0, y: 0, w: 500, h: 500 }, 38)[0]?.h).toBe(38);
  });
});
