/** Where spots are on the screen. */

import type { Spot } from '../board/spots';
import type { Spots } from './animation';

/** A point of the window. */
export interface Point {
  x: number;
  y: number;
}

/** A round place in the window. */
export interface Area extends Point {
  size: number;
}

/** Spots outside the window are shown inside its edge, by this number of pixels. */
const EDGE = 14;

/** Spots measured for the animation that is being started: measuring twice costs time. */
const measured = new Map<Spot, Area | null>();

/** Where the first of these spots that is drawn lies; above the board if there is none (the bank). */
export function rectOf(spots: Spots): Area {
  for (const spot of spots) {
    const area = areaOf(spot);
    if (area) return area;
  }
  return { x: centreOf().x, y: EDGE, size: 40 };
}

function areaOf(spot: Spot): Area | null {
  if (measured.size === 0) queueMicrotask(() => measured.clear());
  let area = measured.get(spot);
  if (area === undefined) {
    area = measure(spot);
    measured.set(spot, area);
  }
  return area;
}

function measure(spot: Spot): Area | null {
  for (const element of document.querySelectorAll(`[data-spot="${spot}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    // Collapsed elements have no size.
    if (width === 0 && height === 0) continue;
    return { ...inside({ x: left + width / 2, y: top + height / 2 }), size: Math.max(width, height) };
  }
  return null;
}

/** Where a flight begins or ends. */
export function pointOf(spots: Spots): Point {
  const { x, y } = rectOf(spots);
  return { x, y };
}

/** The middle of the window. */
export function centreOf(): Point {
  return { x: innerWidth / 2, y: innerHeight / 2.4 };
}

function inside({ x, y }: Point): Point {
  return {
    x: Math.min(Math.max(x, EDGE), innerWidth - EDGE),
    y: Math.min(Math.max(y, EDGE), innerHeight - EDGE),
  };
}
