/** What of the page can be seen: on small screens panels lie above the board. */

import { prefersReducedMotion } from 'svelte/motion';
import { prefs } from '../prefs.svelte';

/** Panels that lie above the board on small screens. */
const PANELS = '.guide, .playing, .status';
/** The room that a ring needs around an element. */
export const MARGIN = 8;

/** What the panels leave free of the window, measured once in a frame. */
export interface Room {
  top: number;
  bottom: number;
}

/** The edges of something in the window. */
export interface Edges extends Room {
  left: number;
  right: number;
}

/** The box of an element; of a spot of the board only the part that can be clicked. */
export const boxOf = (element: Element): DOMRect =>
  (element.querySelector(':scope > .hit') ?? element).getBoundingClientRect();

/** Whether something can be seen: it is on the screen, and under no panel. */
export function seen(element: Element): boolean {
  const { x, y, width, height } = boxOf(element);
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  const panel = above?.closest(PANELS);
  return above !== null && (!panel || panel.contains(element));
}

export function freeRoom(): Room {
  let [top, bottom] = [0, innerHeight];
  for (const panel of document.querySelectorAll<HTMLElement>(PANELS)) {
    // What stands next to the board covers nothing.
    if (panel.offsetWidth < innerWidth / 2) continue;
    const { position } = getComputedStyle(panel);
    if (position === 'sticky') top = Math.max(top, panel.offsetHeight);
    if (position === 'fixed') bottom = Math.min(bottom, innerHeight - panel.offsetHeight);
  }
  return { top, bottom };
}

/** The box of something, as far as no panel lies above it. */
export function clear(element: Element, room: Room): Edges {
  const { left, top, right, bottom } = boxOf(element);
  if (element.closest(PANELS)) return { left, top, right, bottom };
  return { left, top: Math.max(top, room.top), right, bottom: Math.min(bottom, room.bottom) };
}

/** Whether an element is visible from top to bottom. */
export function whole(element: Element, room: Room): boolean {
  const [box, rest] = [boxOf(element), clear(element, room)];
  return seen(element) && box.top === rest.top && box.bottom === rest.bottom;
}

/** Scrolls to the first of some elements, with as many of the others as there is room for. */
export function show(elements: readonly Element[], room: Room): void {
  // Panels stay where they are.
  const [first, ...others] = elements.filter((element) => !element.closest(PANELS));
  if (!first) return;
  const group = [first];
  let { top, bottom } = boxOf(first);
  for (const other of others) {
    const box = boxOf(other);
    const both = { top: Math.min(top, box.top), bottom: Math.max(bottom, box.bottom) };
    if (both.bottom - both.top + 2 * MARGIN > room.bottom - room.top) continue;
    ({ top, bottom } = both);
    group.push(other);
  }
  // What is in sight already is not moved for the sake of the rest.
  if (group.every((element) => whole(element, room))) return;
  const behavior = prefersReducedMotion.current || prefs.pace === 'off' ? 'instant' : 'smooth';
  const [above, below] = [room.top + MARGIN - top, bottom + MARGIN - room.bottom];
  // What is seen in part moves as little as possible, what comes from afar into the middle.
  const least = above > 0 ? -above : Math.max(0, below);
  scrollBy({ top: seen(first) ? least : (below - above) / 2, behavior });
  // A large mine is wider than a phone.
  const board = first.closest('section.board');
  const [box, frame] = [boxOf(first), board?.getBoundingClientRect()];
  if (frame && (box.left < frame.left || box.right > frame.right)) {
    board?.scrollBy({ left: (box.left + box.right - frame.left - frame.right) / 2, behavior });
  }
}
