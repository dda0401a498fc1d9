/** Where pieces are, as moves and the events of the server name it. */

import type { Place, Post, SourceParts, Space, Store } from '../wire';

/** The post that a place is, if it is one: events write it with an `@`. */
export function postOf(place: Place): Post | undefined {
  return place.startsWith('@') ? (place.slice(1) as Post) : undefined;
}

/** The space that a place or a store is, if it is one: only spaces begin with a digit (G1); seats are numbers. */
export function spaceOf(place: Place | Store): Space | undefined {
  return typeof place === 'string' && /^\d/.test(place) ? place : undefined;
}

/** Pieces in the supply, on a space or on a post, with the name that moves give them. */
export function pieceAt(foreman: boolean, at: { space?: Space; post?: Post } = {}): SourceParts {
  const place = at.space ?? (at.post === undefined ? 'supply' : `@${at.post}`);
  return { ...at, source: foreman ? `${place}!` : place, foreman };
}
