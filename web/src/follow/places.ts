/** Where spots are on the screen. */

import type { Spots } from './flights';

/** A point of the window. */
export interface Point {
  x: number;
  y: number;
}

/** What is outside the window is shown at its edge, so far inside. */
const EDGE = 14;

/** The middle of what is shown for these spots; the bank of a board without one is above it. */
export function rectOf(spots: Spots): Point & { size: number } {
  for (const spot of spots) {
    for (const element of document.querySelectorAll(`[data-spot="${spot}"]`)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      // What is folded away has no size.
      if (width === 0 && height === 0) continue;
      return { ...inside({ x: left + width / 2, y: top + height / 2 }), size: Math.max(width, height) };
    }
  }
  const { x } = centreOf();
  return { x, y: EDGE, size: 40 };
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
