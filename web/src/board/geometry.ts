/**
 * Where everything on the board is drawn, in CSS pixels, so that letters keep their size however
 * wide the board is. Houses flow into rows; the mine is a grid around the main shaft.
 */

import { cellOf } from '../game/space';
import type { Building, Space } from '../wire';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A board laid out. */
export interface Layout {
  width: number;
  height: number;
  /** Too narrow for a whole street: a phone. */
  narrow: boolean;
  houses: ReadonlyMap<Building, Rect>;
  /** Where the sky ends and the rock begins. */
  ground: number;
  /** The middle of the main shaft. */
  centre: number;
  cells: ReadonlyMap<Space, Rect>;
  /** The width of a column of the mine. */
  column: number;
}

/** What is to be laid out. */
export interface Plan {
  /** The width there is. */
  available: number;
  buildings: readonly Building[];
  spaces: readonly Space[];
  /** How many columns the mine shows on each side at least; without it, only those of the spaces. */
  reach?: number;
  /** How deep the rock goes at least where there is room for it: the mine grows into it. */
  depth?: number;
}

/** The height of every house, and of its roof. */
export const HOUSE = 158;
export const ROOF = 40;

/** How wide a shaft is drawn, where its column is wider. */
export const SHAFT = 84;

const GAP = 6;
const MARGIN = 4;
/** Above the highest roof: smoke and flags. */
const SKY = 12;
/** Between the houses and the soil: the street, and the frame above the shaft. */
const STREET = 42;
/** How wide a house must be to hold what it shows. */
const WIDTHS: Record<Building, number> = {
  castle: 226,
  inn: 118,
  pump: 98,
  square: 72,
  workshop: 160,
  market: 130,
  saltworks: 130,
  foremen: 92,
};
const NARROW = 640;

/** Lays the board out. */
export function lay({ available, buildings, spaces, reach, depth }: Plan): Layout {
  const narrow = available < NARROW;
  const [first, last] = extent(spaces, reach);
  const column = clamp((available - 2 * MARGIN) / (last - first + 1), narrow ? 39 : 58, 132);
  const mine = column * (last - first + 1) + 2 * MARGIN;
  // A mine that is wider than the page makes the board wider on both sides of the shaft.
  const width = Math.max(available, mine);
  const centre = mine > available ? MARGIN + (0.5 - first) * column : width / 2 - ((first + last) / 2) * column;
  const left = clamp(centre - available / 2, 0, width - available);

  const { houses, height: town } = street(buildings, left + MARGIN, available - 2 * MARGIN);
  // A part of the mine that is shown for itself begins with its own first depth.
  const top = Math.min(...spaces.map((space) => cellOf(space).depth));
  const ground =
    spaces.length === 0 ? town + MARGIN : houses.size > 0 || top === 1 ? town + STREET : 8 - depthTop(top, narrow);
  const cells = new Map<Space, Rect>();
  const deepest = depth !== undefined && !narrow ? ground + depthTop(depth + 1, narrow) : 0;
  let height = Math.max(ground, town, deepest);
  for (const space of spaces) {
    const cell = cellOf(space);
    const rect = {
      x: centre + (cell.column - 0.5) * column,
      y: ground + depthTop(cell.depth, narrow),
      w: column,
      h: rowHeight(cell.depth, narrow),
    };
    cells.set(space, rect);
    height = Math.max(height, rect.y + rect.h);
  }
  return { width, height: height + 12, narrow, houses, ground, centre, cells, column };
}

/** The first and last column that are shown. */
function extent(spaces: readonly Space[], reach: number | undefined): [number, number] {
  const columns = spaces.map((space) => cellOf(space).column);
  if (reach !== undefined || columns.length === 0) columns.push(-(reach ?? 0), reach ?? 0);
  return [Math.min(...columns), Math.max(...columns)];
}

/** Odd depths hold only shafts, even ones chambers: those need more room. */
function rowHeight(depth: number, narrow: boolean): number {
  if (depth % 2 === 1) return narrow ? 58 : 66;
  return narrow ? 106 : 104;
}

function depthTop(depth: number, narrow: boolean): number {
  let top = 0;
  for (let above = 1; above < depth; above += 1) top += rowHeight(above, narrow);
  return top;
}

/** Houses in as few rows as hold them, the rows about equally full. */
function street(
  buildings: readonly Building[],
  left: number,
  width: number,
): { houses: Map<Building, Rect>; height: number } {
  let rows = fill(buildings, width);
  for (let limit = width; limit > 0; limit -= GAP) {
    const tighter = fill(buildings, limit);
    if (tighter.length > rows.length) break;
    rows = tighter;
  }
  const houses = new Map<Building, Rect>();
  rows.forEach((row, number) => {
    const needed = row.reduce((sum, building) => sum + WIDTHS[building], 0);
    const gaps = GAP * (row.length - 1);
    // Houses grow with the street, but not into empty halls.
    const stretch = Math.min((width - gaps) / needed, 1.7);
    let x = left + (width - needed * stretch - gaps) / 2;
    for (const building of row) {
      const w = WIDTHS[building] * stretch;
      houses.set(building, { x, y: SKY + number * (HOUSE + GAP), w, h: HOUSE });
      x += w + GAP;
    }
  });
  return { houses, height: rows.length === 0 ? 0 : SKY + rows.length * (HOUSE + GAP) };
}

/** Puts houses into rows of a width, one after the other. */
function fill(buildings: readonly Building[], width: number): Building[][] {
  const rows: Building[][] = [];
  let used = Infinity;
  for (const building of buildings) {
    used += GAP + WIDTHS[building];
    if (used > width) {
      rows.push([]);
      used = WIDTHS[building];
    }
    rows.at(-1)?.push(building);
  }
  return rows;
}

/** Places for `count` things in a box, row by row, as large as they can be, centred at its foot. */
export function pack(count: number, box: Rect, largest: number, aspect = 0.82): Rect[] {
  if (count === 0) return [];
  let size = largest;
  const across = (): number => Math.max(1, Math.floor(box.w / (size * aspect)));
  while (size > 8 && Math.ceil(count / across()) * size > box.h) size -= 0.5;
  const columns = Math.min(across(), count);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: box.x + box.w / 2 + ((index % columns) - inRow / 2) * size * aspect,
      y: box.y + box.h - (rows - row) * size,
      w: size * aspect,
      h: size,
    };
  });
}

/** A rectangle that is smaller on every side. */
export function inset({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
}

/** The smallest rectangle around several. */
export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    w: Math.max(...rects.map((rect) => rect.x + rect.w)) - x,
    h: Math.max(...rects.map((rect) => rect.y + rect.h)) - y,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
