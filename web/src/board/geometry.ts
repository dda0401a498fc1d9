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
  /** The height there is: the rows of the mine move closer together or apart. */
  height?: number;
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
/** Below the deepest row. */
const FLOOR = 12;
/** How deep a mine goes. */
const DEEPEST = 6;

/** What the widest street is drawn for; on larger screens the drawing grows. */
const ROOMY = 1180;
/** Letters would be too small to read in a smaller drawing: the board is scrolled instead. */
const SMALLEST = 0.8;

/** How large a whole board is drawn: as large as its window lets it be seen at once. */
export function scaleFor(buildings: readonly Building[], width: number, height: number): number {
  const street = needed(buildings) + 2 * MARGIN;
  const above = SKY + HOUSE + GAP + STREET + FLOOR;
  const fits = Math.min(width / street, height / (above + depthTop(DEEPEST + 1, LOW)));
  if (fits < 1) return fits < SMALLEST ? 1 : fits;
  return clamp(Math.min(width / ROOMY, height / (above + depthTop(DEEPEST + 1, HIGH))), 1, 3);
}

/** Lays the board out. */
export function lay({ available, buildings, spaces, reach, depth, height: room }: Plan): Layout {
  const narrow = available < NARROW;
  const [first, last] = extent(spaces, reach);
  const column = clamp((available - 2 * MARGIN) / (last - first + 1), 39, 132);
  const mine = column * (last - first + 1) + 2 * MARGIN;
  // A mine that is wider than the page makes the board wider on both sides of the shaft.
  const width = Math.max(available, mine);
  const centre = mine > available ? MARGIN + (0.5 - first) * column : width / 2 - ((first + last) / 2) * column;
  const left = clamp(centre - available / 2, 0, width - available);

  const { houses, height: town } = street(buildings, left + MARGIN, available - 2 * MARGIN);
  // A part of the mine that is shown for itself begins with its own first depth.
  const top = Math.min(...spaces.map((space) => cellOf(space).depth));
  const surface = houses.size > 0 || top === 1;
  const rows = narrow ? NARROW_ROWS : room === undefined ? HIGH : rowsFor(room - town - STREET - FLOOR);
  const ground = spaces.length === 0 ? town + MARGIN : surface ? town + STREET : 8 - depthTop(top, rows);
  const cells = new Map<Space, Rect>();
  const deepest = depth !== undefined && !narrow ? ground + depthTop(depth + 1, rows) : 0;
  let height = Math.max(ground, town, deepest);
  for (const space of spaces) {
    const cell = cellOf(space);
    const rect = {
      x: centre + (cell.column - 0.5) * column,
      y: ground + depthTop(cell.depth, rows),
      w: column,
      h: rowHeight(cell.depth, rows),
    };
    cells.set(space, rect);
    height = Math.max(height, rect.y + rect.h);
  }
  return { width, height: height + FLOOR, narrow, houses, ground, centre, cells, column };
}

/** The first and last column that are shown. */
function extent(spaces: readonly Space[], reach: number | undefined): [number, number] {
  const columns = spaces.map((space) => cellOf(space).column);
  if (reach !== undefined || columns.length === 0) columns.push(-(reach ?? 0), reach ?? 0);
  return [Math.min(...columns), Math.max(...columns)];
}

/** How high the rows of a mine are: odd depths hold only shafts, even ones chambers, which need more room. */
interface Rows {
  shaft: number;
  chamber: number;
}
const HIGH: Rows = { shaft: 66, chamber: 104 };
const LOW: Rows = { shaft: 56, chamber: 90 };
const NARROW_ROWS: Rows = { shaft: 58, chamber: 106 };

/** How much further than from low to high rows may grow, to fill a window. */
const GROWTH = 1.8;

/** Rows that fill a height with a whole mine, as far as their look allows. */
function rowsFor(height: number): Rows {
  const [most, least] = [depthTop(DEEPEST + 1, HIGH), depthTop(DEEPEST + 1, LOW)];
  const part = clamp((height - least) / (most - least), 0, GROWTH);
  return {
    shaft: LOW.shaft + part * (HIGH.shaft - LOW.shaft),
    chamber: LOW.chamber + part * (HIGH.chamber - LOW.chamber),
  };
}

function rowHeight(depth: number, { shaft, chamber }: Rows): number {
  return depth % 2 === 1 ? shaft : chamber;
}

function depthTop(depth: number, rows: Rows): number {
  let top = 0;
  for (let above = 1; above < depth; above += 1) top += rowHeight(above, rows);
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
    const gaps = GAP * (row.length - 1);
    const walls = needed(row) - gaps;
    // Houses grow with the street, but not into empty halls.
    const stretch = Math.min((width - gaps) / walls, 1.7);
    let x = left + (width - walls * stretch - gaps) / 2;
    for (const building of row) {
      const w = WIDTHS[building] * stretch;
      houses.set(building, { x, y: SKY + number * (HOUSE + GAP), w, h: HOUSE });
      x += w + GAP;
    }
  });
  return { houses, height: rows.length === 0 ? 0 : SKY + rows.length * (HOUSE + GAP) };
}

/** The least width of houses side by side. */
function needed(row: readonly Building[]): number {
  return row.reduce((sum, building) => sum + WIDTHS[building], GAP * (row.length - 1));
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
