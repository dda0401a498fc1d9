/**
 * Moves that somebody might want to make, also where they are not legal: the server is asked about
 * them and tells why not.
 */

import type { Building, Spot } from '../board/spots';
import { placeOf, type Standing } from '../game/pieces';
import type { Source } from '../game/notation';
import type { Post, Space, State } from '../wire';

/** The move that would bring a piece to a spot, if it is a spot where pieces go. */
export function sending(source: Source, spot: Spot): string | undefined {
  const [what, name = ''] = spot.split(' ') as [string, string?];
  if (what === 'space') return `place ${source} ${name}`;
  if (what === 'post') return posting(source, name as Post);
  if (spot === 'building castle') return `castle ${source}`;
  if (spot === 'building saltworks') return `boil ${source}`;
  return undefined;
}

function posting(source: Source, post: Post): string {
  const pair = post === 'entrance' && !placeOf(source).foreman;
  return `assist ${pair ? `${source}+${source}` : source} ${post}`;
}

/** A move for a piece that cannot go anywhere, so that the server says what holds it. */
export function leaving(piece: Standing): string {
  return piece.source.startsWith('1C') ? `castle ${piece.source}` : `place ${piece.source} 1C`;
}

/** The move for which a building would be visited. */
export function visiting(building: Building, state: State, chamber: Space | undefined): string {
  switch (building) {
    case 'inn':
      return 'hire';
    case 'workshop':
      return 'buy 1';
    case 'pump':
      return `pump ${chamber ?? '2L1'} 1`;
    case 'market':
      return state.market.b > 0 ? 'market buy b' : 'market sell b';
    case 'square':
      return 'square';
    case 'castle':
      return 'castle supply';
    case 'saltworks':
      return 'boil supply';
    case 'foremen':
      return `shaft ${chamber ?? '2L1'}`;
  }
}

/** The least extraction that a chamber could give: one cube, dug by one miner. */
export function digging(space: Space, state: State): string | undefined {
  const kind = state.mine[space]?.salt?.[0];
  return kind === undefined ? undefined : `extract ${space} ${kind} crew 1`;
}
