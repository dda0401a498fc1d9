/** Where pieces are, as moves and the events of the server name it. */

import type { Place, Post, SourceParts, Space, Store } from '../wire';

/** The posts by how events name them. */
const POSTS: Record<`@${Post}`, Post> = {
  '@castle': 'castle',
  '@workshop': 'workshop',
  '@pump': 'pump',
  '@market': 'market',
  '@saltworks': 'saltworks',
  '@entrance': 'entrance',
};

/** Places and stores that are neither a post nor a space. */
const NAMED: ReadonlySet<Place | Store> = new Set<Exclude<Place | Store, Space> | string>([
  'bank',
  'supply',
  'far',
  'near',
  'throne',
  'saltworks',
  'market',
]);

/** The post that a place is, if it is one. */
export function postOf(place: Place): Post | undefined {
  return POSTS[place as `@${Post}`];
}

/** The space that a place or a store is, if it is one; seats have numbers. */
export function spaceOf(place: Place | Store): Space | undefined {
  const known = typeof place === 'number' || NAMED.has(place) || postOf(place) !== undefined;
  return known ? undefined : place;
}

/** Pieces in the supply, on a space or on a post, with the name that moves give them. */
export function pieceAt(foreman: boolean, at: { space?: Space; post?: Post } = {}): SourceParts {
  const place = at.space ?? (at.post === undefined ? 'supply' : `@${at.post}`);
  return { ...at, source: foreman ? `${place}!` : place, foreman };
}
