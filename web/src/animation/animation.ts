/** Animations of moves: what moves over the board, from which spot to which, and when. */

import type { Spot } from '../board/spots';
import { postOf, spaceOf } from '../game/piece';
import type { Building, Event, Kind, Line, MoveData, Place, Post, Purse, Seat, Store, Tool, Verb } from '../wire';

/** Something that moves over the board. */
export type Token =
  | { type: 'piece'; seat: Seat; foreman: boolean }
  | { type: 'salt'; kind: Kind }
  | { type: 'water' }
  | { type: 'coins'; amount: number }
  | { type: 'tool'; tool: Tool }
  | { type: 'order'; order: string };

/** Where a flight may begin or end, best first: the first spot that is drawn is used. */
export type Spots = readonly Spot[];

/** A token moves from one spot to another. */
export interface Flight {
  token: Token;
  from: Spots;
  to: Spots;
  /** When it begins, in steps from the start of the animation. */
  step: number;
}

/** A spot lights up. */
export interface Glow {
  at: Spots;
  step: number;
}

/** The animation of one move. */
export interface MoveAnimation {
  flights: readonly Flight[];
  glows: readonly Glow[];
  /** The phase that begins with it, shown as a banner. */
  phase: number | null;
  /** The step at which the last part begins. */
  steps: number;
}

/** Durations in milliseconds, at normal pace. */
export const FLIGHT = 520;
export const STEP = 70;
export const BANNER = 1500;
/** Every part of an animation begins within this number of steps. */
const MAX_STEPS = 12;

/** Moves that visit no building, but are shown at one. */
const SHOWN_AT: Partial<Record<Verb, Building>> = {
  deliver: 'castle',
  forfeit: 'castle',
  trade: 'saltworks',
};

/** The duration of an animation, in milliseconds at normal pace. */
export function durationOf(animation: MoveAnimation): number {
  const flying = animation.flights.length + animation.glows.length > 0 ? FLIGHT + animation.steps * STEP : 0;
  return Math.max(flying, animation.phase === null ? 0 : BANNER);
}

/** The animation of a journal line; `null` if nothing moves. */
export function animationOf(line: Line, events: readonly Event[]): MoveAnimation | null {
  if (line.entry !== 'moved') return null;
  const move = line.made;
  // What is paid to the bank, or comes from it, starts or ends at the building of the move.
  const building = move.building ?? SHOWN_AT[move.verb];
  const bank: Spots = building ? [`building ${building}`, 'bank'] : ['bank'];
  const builder = new AnimationBuilder(bank, move);
  for (const event of events) builder.add(event);
  builder.compress();
  return builder.isEmpty ? null : builder;
}

class AnimationBuilder implements MoveAnimation {
  readonly flights: Flight[] = [];
  readonly glows: Glow[] = [];
  phase: number | null = null;
  steps = 0;
  readonly #bank: Spots;
  readonly #move: MoveData;
  #lastGroup: string | null = null;

  constructor(bank: Spots, move: MoveData) {
    this.#bank = bank;
    this.#move = move;
  }

  get isEmpty(): boolean {
    return this.flights.length === 0 && this.glows.length === 0 && this.phase === null;
  }

  add(event: Event): void {
    switch (event.event) {
      case 'phase-began':
        this.phase = event.phase;
        break;
      case 'piece-moved': {
        const { seat, foreman, from, to } = event;
        this.#fly('piece', { type: 'piece', seat, foreman }, this.#place(from, seat), this.#place(to, seat));
        break;
      }
      case 'salt-moved':
        // The cubes of a tile appear with the tile.
        if (event.from === 'bank' && spaceOf(event.to)) break;
        for (const kind of event.salt) {
          const token: Token = { type: 'salt', kind: kind as Kind };
          this.#fly('cube', token, this.#store(event.from), this.#store(event.to));
        }
        break;
      case 'water-moved':
        if (event.from === 'bank' && spaceOf(event.to)) break;
        for (let count = 0; count < event.count; count += 1) {
          this.#fly('cube', { type: 'water' }, this.#store(event.from), this.#store(event.to));
        }
        break;
      case 'paid':
        if (event.amount === 0) break;
        this.#fly('coins', { type: 'coins', amount: event.amount }, this.#purse(event.from), this.#purse(event.to));
        break;
      case 'tool-bought': {
        const slot = this.#move.verb === 'buy' ? this.#move.slot : 1;
        const from: Spots = [`tool ${slot}`, 'building workshop'];
        this.#fly('card', { type: 'tool', tool: event.tool }, from, [`tools ${event.seat}`, `purse ${event.seat}`]);
        break;
      }
      case 'order-completed': {
        const from: Spots = [`order ${event.slot}`, 'building castle'];
        this.#fly('card', { type: 'order', order: event.order }, from, [`orders ${event.seat}`, `purse ${event.seat}`]);
        break;
      }
      case 'order-turned-up':
        this.#glow([`order ${event.slot}`, 'building castle']);
        break;
      case 'tool-turned-up':
        this.#glow(['tool 3', 'building workshop']);
        break;
      case 'revealed':
      case 'tile-laid':
      case 'shaft-built':
        this.#glow([`space ${event.space}`]);
        break;
      case 'tool-used':
        this.#glow([`tools ${event.seat}`]);
        break;
      // Shown on the pieces themselves, or in the status.
      case 'tired':
      case 'stood-up':
      case 'rested':
      case 'turn-began':
      case 'game-over':
        break;
    }
  }

  /** Moves the steps closer together if there are too many. */
  compress(): void {
    if (this.steps <= MAX_STEPS) return;
    const factor = MAX_STEPS / this.steps;
    for (const moving of [...this.flights, ...this.glows]) moving.step *= factor;
    this.steps = MAX_STEPS;
  }

  /**
   * The step at which the next part begins: tokens of one group follow close behind each other,
   * another group comes a little later, and a spot lights up only after a piece has arrived there.
   */
  #nextStep(group: string): number {
    if (this.#lastGroup !== null && this.#lastGroup !== group) this.steps += group === 'glow' ? 6 : 3;
    else if (this.#lastGroup !== null) this.steps += 1;
    this.#lastGroup = group;
    return this.steps;
  }

  #fly(group: string, token: Token, from: Spots, to: Spots): void {
    this.flights.push({ token, from, to, step: this.#nextStep(group) });
  }

  #glow(at: Spots): void {
    this.glows.push({ at, step: this.#nextStep('glow') });
  }

  #place(place: Place, seat: Seat): Spots {
    switch (place) {
      case 'bank':
        return this.#bank;
      case 'supply':
        return [`supply ${seat}`];
      case 'far':
      case 'near':
        return [`queue ${place}`, 'building castle'];
      case 'throne':
        return ['queue arrived', 'building castle'];
      case 'saltworks':
        return ['building saltworks'];
      default: {
        const post = postOf(place);
        return post ? postSpots(post) : [`space ${place}`];
      }
    }
  }

  #purse(purse: Purse): Spots {
    return purse === 'bank' ? this.#bank : [`purse ${purse}`, `supply ${purse}`];
  }

  #store(store: Store): Spots {
    if (typeof store === 'number') return [`salt ${store}`, `supply ${store}`];
    if (store === 'bank') return this.#bank;
    if (store === 'market' || store === 'saltworks') return [`building ${store}`];
    return [`space ${store}`];
  }
}

function postSpots(post: Post): Spots {
  return post === 'entrance' ? ['post entrance', 'space 1C'] : [`post ${post}`, `building ${post}`];
}
