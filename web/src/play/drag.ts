/** Dragging pieces with the mouse or a pen; fingers scroll the board instead, and tap. */

import type { Spot } from '../board/spots';
import type { Hand } from './hand.svelte';

/** So far a pointer may tremble before a click becomes a drag, in pixels. */
const TREMBLE = 6;

/** The spot that an element belongs to. */
export function spotAt(target: EventTarget | Element | null): Spot | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null;
  return found?.dataset['spot'] as Spot | undefined;
}

/** Watches the page for pieces that are dragged; the result ends it. */
export function dragging(hand: Hand): () => void {
  let from: Spot | undefined;
  let start = { x: 0, y: 0 };
  let underway = false;

  function down(event: PointerEvent): void {
    const spot = spotAt(event.target);
    const piece = spot?.startsWith('piece ') || spot?.startsWith('supply ');
    if (event.button !== 0 || event.pointerType === 'touch' || !piece) return;
    from = spot;
    start = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (from === undefined || underway) return;
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < TREMBLE) return;
    underway = true;
    document.documentElement.classList.add('dragging');
    // The goals light up while the piece is underway.
    if (hand.held?.what !== 'piece') hand.pick(from);
  }

  function up(event: PointerEvent): void {
    const begun = from;
    from = undefined;
    if (!underway || begun === undefined) return;
    underway = false;
    document.documentElement.classList.remove('dragging');
    const to = spotAt(document.elementFromPoint(event.clientX, event.clientY));
    if (to === undefined) hand.cancel();
    else if (to !== begun) hand.drag(begun, to);
    // The click that follows a drag is no choice.
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
  }

  function stop(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  return () => {
    removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
  };
}
