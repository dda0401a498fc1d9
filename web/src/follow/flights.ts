/** What moves over the board when something happens: from which spot to which, and when. */

import type { Spot } from '../board/spots';
import { postOf, spaceOf } from '../game/piece';
import type { Building, Event, Kind, Line, MoveData, Place, Post, Purse, Seat, Store, Tool, Verb } from '../wire';

/** A thing that flies. */
export type Token =
  | { sort: 'piece'; seat: Seat; foreman: boolean }
  | { sort: 'salt'; kind: Kind }
  | { sort: 'water' }
  | { sort: 'coins'; amount: number }
  | { sort: 'tool'; tool: Tool }
  | { sort: 'order'; order: string };

/** Spots where a flight may begin or end: the first one that is drawn counts. */
export type Spots = readonly Spot[];

/** A thing goes from somewhere to somewhere. */
export interface Flight {
  token: Token;
  from: Spots;
  to: Spots;
  /** When it begins, in steps from the beginning. */
  step: number;
}

/** A spot lights up. */
export interface Glow {
  at: Spots;
  step: number;
}

/** Everything that a move sets in motion. */
export interface Act {
  flights: readonly Flight[];
  glows: readonly Glow[];
  /** The phase that begins, to be written large. */
  phase: number | null;
  /** When the last one begins. */
  steps: number;
}

/** How long things take, in milliseconds at normal pace. */
export const FLIGHT = 520;
export const STEP = 70;
export const BANNER = 1500;
/** However much a move sets in motion, everything has begun after so many steps. */
const MOST_STEPS = 12;

/** Moves that visit no building, and are shown at one all the same. */
const SCENES: Partial<Record<Verb, Building>> = {
  deliver: 'castle',
  forfeit: 'castle',
  trade: 'saltworks',
};

/** How long an act takes, in milliseconds at normal pace. */
export function lengthOf(act: Act): number {
  const flying = act.flights.length + act.glows.length > 0 ? FLIGHT + act.steps * STEP : 0;
  return Math.max(flying, act.phase === null ? 0 : BANNER);
}

/** What a line of the journal sets in motion; nothing if all stays where it is. */
export function actOf(line: Line, events: readonly Event[]): Act | null {
  if (line.entry !== 'moved') return null;
  const move = line.made;
  // What comes from the bank or goes there passes the building of the move.
  const scene = move.building ?? SCENES[move.verb];
  const bank: Spots = scene ? [`building ${scene}`, 'bank'] : ['bank'];
  const act = new Drama(bank, move);
  for (const event of events) act.play(event);
  act.hurry();
  return act.isEmpty ? null : act;
}

class Drama implements Act {
  readonly flights: Flight[] = [];
  readonly glows: Glow[] = [];
  phase: number | null = null;
  steps = 0;
  readonly #bank: Spots;
  readonly #move: MoveData;
  #last: string | null = null;

  constructor(bank: Spots, move: MoveData) {
    this.#bank = bank;
    this.#move = move;
  }

  get isEmpty(): boolean {
    return this.flights.length === 0 && this.glows.length === 0 && this.phase === null;
  }

  play(event: Event): void {
    switch (event.event) {
      case 'phase-began':
        this.phase = event.phase;
        break;
      case 'piece-moved': {
        const { seat, foreman, from, to } = event;
        this.#fly('piece', { sort: 'piece', seat, foreman }, this.#place(from, seat), this.#place(to, seat));
        break;
      }
      case 'salt-moved':
        // What a tile shows comes to light with it.
        if (event.from === 'bank' && spaceOf(event.to)) break;
        for (const kind of event.salt) {
          const token: Token = { sort: 'salt', kind: kind as Kind };
          this.#fly('cube', token, this.#store(event.from), this.#store(event.to));
        }
        break;
      case 'water-moved':
        if (event.from === 'bank' && spaceOf(event.to)) break;
        for (let count = 0; count < event.count; count += 1) {
          this.#fly('cube', { sort: 'water' }, this.#store(event.from), this.#store(event.to));
        }
        break;
      case 'paid':
        if (event.amount === 0) break;
        this.#fly('coins', { sort: 'coins', amount: event.amount }, this.#purse(event.from), this.#purse(event.to));
        break;
      case 'tool-bought': {
        const slot = this.#move.verb === 'buy' ? this.#move.slot : 1;
        const from: Spots = [`tool ${slot}`, 'building workshop'];
        this.#fly('card', { sort: 'tool', tool: event.tool }, from, [`tools ${event.seat}`, `purse ${event.seat}`]);
        break;
      }
      case 'order-completed': {
        const from: Spots = [`order ${event.slot}`, 'building castle'];
        this.#fly('card', { sort: 'order', order: event.order }, from, [`orders ${event.seat}`, `purse ${event.seat}`]);
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
      // These are seen on the pieces themselves, or in the status.
      case 'tired':
      case 'stood-up':
      case 'rested':
      case 'turn-began':
      case 'game-over':
        break;
    }
  }

  /** Brings everything closer together if it would take too long. */
  hurry(): void {
    if (this.steps <= MOST_STEPS) return;
    const factor = MOST_STEPS / this.steps;
    for (const moving of [...this.flights, ...this.glows]) moving.step *= factor;
    this.steps = MOST_STEPS;
  }

  /**
   * Things of one sort follow close behind each other, another sort waits a little; and what lights
   * up waits until whoever brings it to light has come.
   */
  #time(sort: string): number {
    if (this.#last !== null && this.#last !== sort) this.steps += sort === 'glow' ? 6 : 3;
    else if (this.#last !== null) this.steps += 1;
    this.#last = sort;
    return this.steps;
  }

  #fly(sort: string, token: Token, from: Spots, to: Spots): void {
    this.flights.push({ token, from, to, step: this.#time(sort) });
  }

  #glow(at: Spots): void {
    this.glows.push({ at, step: this.#time('glow') });
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
