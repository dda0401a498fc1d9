/**
 * The way up for salt, to be drawn (E4, E5). What may be dug and what it costs is the server's to
 * say; this only finds the spaces to draw the answer on.
 */

import type { Seat, Space, SpaceState, State } from '../wire';
import { cellOf, spaceAt } from './space';

/** A space on the way up and the toll that is owed there. */
export interface Station {
  space: Space;
  /** Who may be paid there; empty where the carrier has a piece or a marker. */
  payees: Seat[];
}

const isChamber = (space: SpaceState): boolean => space.open !== undefined;

/** Whether anybody's piece or marker is there. */
function occupied(space: SpaceState | undefined): boolean {
  return space !== undefined && owners(space).length > 0;
}

/** Everybody with a piece, standing or tired, or a marker on a space. */
export function owners(space: SpaceState): Seat[] {
  return space.standing
    .map((_, seat) => seat)
    .filter(
      (seat) =>
        (space.standing[seat] ?? 0) + (space.tired[seat] ?? 0) > 0 ||
        (space.foremen?.[seat] ?? '-') !== '-' ||
        space.marker === seat,
    );
}

/** Who is paid for salt that passes: foremen's owners before others (E5). */
function payees(space: SpaceState, carrier: Seat): Seat[] {
  const all = owners(space);
  if (all.includes(carrier)) return [];
  const foremen = all.filter((seat) => (space.foremen?.[seat] ?? '-') !== '-');
  return foremen.length > 0 ? foremen : all;
}

/** The occupied spaces that touch a space (G3). */
function neighbours(mine: State['mine'], space: Space): Space[] {
  const { depth, column } = cellOf(space);
  const here = mine[space];
  const touching: Space[] = [];
  const look = (to: Space, upright: boolean): void => {
    const there = mine[to];
    if (!here || !there || !occupied(there)) return;
    const chambers = Number(isChamber(here)) + Number(isChamber(there));
    // One above the other two chambers never touch; side by side one of them must be a chamber.
    if (upright ? chambers < 2 : chambers > 0) touching.push(to);
  };
  look(spaceAt({ depth: depth - 1, column }), true);
  look(spaceAt({ depth, column: column + (column > 0 ? -1 : 1) }), false);
  look(spaceAt({ depth, column: column + (column > 0 ? 1 : -1) }), false);
  look(spaceAt({ depth: depth + 1, column }), true);
  return touching;
}

/** The ways that never visit a space twice; few in any real mine, and cut off at this many. */
const MOST_WAYS = 500;

/** The cheapest way up for somebody's salt: the spaces after the chamber, up to `1C`. */
export function wayUp(state: State, carrier: Seat, from: Space): Space[] {
  const { mine } = state;
  let best: Space[] = [];
  let bestCost = Infinity;
  let left = MOST_WAYS;
  const cost = (way: Space[]): number =>
    // Length breaks ties, so that no detour is drawn.
    way.filter((space) => tolled(mine[space], carrier)).length * 100 + way.length;
  const walk = (space: Space, way: Space[]): void => {
    if (left === 0) return;
    if (space === '1C') {
      left -= 1;
      const found = cost(way);
      if (found < bestCost) [best, bestCost] = [way, found];
      return;
    }
    for (const next of neighbours(mine, space)) {
      if (next !== from && !way.includes(next)) walk(next, [...way, next]);
    }
  };
  walk(from, []);
  return best;
}

function tolled(space: SpaceState | undefined, carrier: Seat): boolean {
  return space !== undefined && payees(space, carrier).length > 0;
}

/** The way with who is to be paid at each space. */
export function stations(state: State, carrier: Seat, way: Space[]): Station[] {
  return way.map((space) => {
    const there = state.mine[space];
    return { space, payees: there ? payees(there, carrier) : [] };
  });
}
