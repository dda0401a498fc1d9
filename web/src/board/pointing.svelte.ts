/** Input on a board: clicks, the keyboard, and dragged pieces. */

import { getContext, setContext } from 'svelte';
import type { Mark, Marks, Spot } from './spots';

/** What a board and the player areas get from their parent. */
export interface Pointer {
  marks: Marks;
  /** Whether the board has been painted; labels and marks come after that. */
  painted: boolean;
  onpick?: ((spot: Spot) => void) | undefined;
  ondrag?: ((from: Spot, to: Spot) => void) | undefined;
  /** Whether keys lead from spot to spot where none can be picked, so that each shows what it is. */
  readable?: boolean | undefined;
}

/** A piece that is being dragged. */
export interface Dragged {
  spot: Spot;
  x: number;
  y: number;
}

const KEY = Symbol('pointing');
/** A pointer that moves less than this does not drag, in pixels. */
const DRAG_THRESHOLD = 7;
/** How large what a finger aims at is at least, in pixels. */
const FINGER = 40;

/** The spot that an element belongs to. */
export function spotOf(element: EventTarget | null): Spot | null {
  const holder = element instanceof Element ? element.closest<SVGElement>('[data-spot]') : null;
  return (holder?.dataset['spot'] as Spot | undefined) ?? null;
}

export class Pointing {
  /** The spot that Tab leads to; arrow keys go on from there. */
  current = $state<Spot | null>(null);
  dragged = $state.raw<Dragged | null>(null);
  /** Whether the focus is on the board. */
  focused = false;
  readonly #outside: () => Pointer;
  #pressed: Dragged | null = null;
  #ignoreClick = false;
  /** Whether the last thing that pointed was a finger. */
  #finger = false;

  constructor(outside: () => Pointer) {
    this.#outside = outside;
    setContext(KEY, this);
  }

  get interactive(): boolean {
    return this.#outside().onpick !== undefined;
  }

  /** Whether keys lead from spot to spot. */
  get reachable(): boolean {
    return this.interactive || this.#outside().readable === true;
  }

  /** Whether spots have labels and marks: not before the board has been painted. */
  get telling(): boolean {
    return this.#outside().painted;
  }

  mark(spot: Spot): Mark | undefined {
    return this.#outside().marks.get(spot);
  }

  pick(spot: Spot): void {
    this.current = spot;
    this.#outside().onpick?.(spot);
  }

  click = (event: MouseEvent): void => {
    const spot = (this.#finger && this.#missed(event)) || spotOf(event.target);
    if (this.#ignoreClick) this.#ignoreClick = false;
    else if (spot && this.interactive) this.pick(spot);
  };

  /** The piece that a finger meant and has missed by little: pieces are smaller than fingers. */
  #missed({ target, currentTarget, clientX, clientY }: MouseEvent): Spot | null {
    const touched = spotOf(target);
    // Goals are meant, and so are things as small as a piece.
    const loose = touched === null || (/^(space|building) /.test(touched) && this.mark(touched)?.kind !== 'goal');
    if (!loose || !(currentTarget instanceof Element)) return null;
    let [nearest, least]: [Spot | null, number] = [null, Infinity];
    for (const element of currentTarget.querySelectorAll(
      '[data-spot^="piece "]:is([data-mark="can"], [data-mark="chosen"])',
    )) {
      const { left, top, width, height } = (element.querySelector('.hit') ?? element).getBoundingClientRect();
      const [across, down] = [Math.abs(clientX - left - width / 2), Math.abs(clientY - top - height / 2)];
      if (across > Math.max(width, FINGER) / 2 || down > Math.max(height, FINGER) / 2) continue;
      const far = Math.hypot(across, down);
      if (far < least) [nearest, least] = [spotOf(element), far];
    }
    return nearest;
  }

  focus = (event: FocusEvent): void => {
    this.current = spotOf(event.target) ?? this.current;
    this.focused = true;
  };

  /** The focus leaves the board, unless the focused spot has just been removed. */
  blur = (event: FocusEvent): void => {
    queueMicrotask(() => {
      if (event.target instanceof Element && event.target.isConnected) this.focused = false;
    });
  };

  key = (event: KeyboardEvent): void => {
    const spot = spotOf(event.target);
    if (!spot || !this.reachable || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (!this.interactive) return;
      event.preventDefault();
      this.pick(spot);
    } else if (event.key in WAYS && event.currentTarget instanceof Element) {
      event.preventDefault();
      const next = neighbour(event.currentTarget, event.target as Element, WAYS[event.key]!);
      next?.focus();
      next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  };

  /** A pointer goes down: perhaps a piece is about to be dragged. */
  press = (event: PointerEvent): void => {
    const spot = spotOf(event.target);
    this.#ignoreClick = false;
    this.#finger = event.pointerType === 'touch';
    if (!spot?.startsWith('piece ') || event.button !== 0 || !this.#outside().ondrag) return;
    this.#pressed = { spot, x: event.clientX, y: event.clientY };
  };

  move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (!pressed) return;
    const { clientX: x, clientY: y } = event;
    if (!this.dragged) {
      if (Math.hypot(x - pressed.x, y - pressed.y) < DRAG_THRESHOLD) return;
      if (this.mark(pressed.spot)?.kind !== 'chosen') this.pick(pressed.spot);
    }
    this.dragged = { spot: pressed.spot, x, y };
  };

  drop = (event: PointerEvent): void => {
    const dragged = this.dragged;
    this.cancel();
    if (!dragged) return;
    this.#ignoreClick = true;
    const to = spotOf(document.elementFromPoint(event.clientX, event.clientY));
    if (to && to !== dragged.spot) this.#outside().ondrag?.(dragged.spot, to);
  };

  cancel = (): void => {
    this.#pressed = null;
    this.dragged = null;
  };
}

/** The input state of the board around a component. */
export function pointing(): Pointing {
  return getContext<Pointing>(KEY);
}

/** Keys that go from one spot of the board to the next, and to which side. */
export const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot in a direction; distance to the side counts double, and far more beyond 45 degrees. */
function neighbour(board: Element, from: Element, [dx, dy]: readonly [number, number]): SVGElement | null {
  const here = middle(from);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const element of board.querySelectorAll<SVGElement>('[data-spot][tabindex]')) {
    const there = middle(element);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = ahead + 2 * aside + (aside > ahead ? 1000 : 0);
    if (element !== from && ahead > 1 && far < least) {
      least = far;
      best = element;
    }
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
