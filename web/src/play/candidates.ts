/**
 * Moves that somebody might want to make, also where they are not legal: the server is asked about
 * them and answers why not.
 */

import type { Spot } from '../board/spots';
import { pieceAt } from '../game/piece';
import type { Building, LegalMove, MoveParts, Position, Post, SourceParts, Space, State, TradeParts } from '../wire';

/** A move to be shown and tried: a legal one from the server, or one that is asked about. */
export type Candidate = MoveParts & Pick<LegalMove, 'text' | 'sends' | 'pays'>;

export const HIRE: Candidate = { verb: 'hire', text: 'hire' };
export const SQUARE: Candidate = { verb: 'square', text: 'square' };
export const PASS: Candidate = { verb: 'pass', text: 'pass' };
export const END: Candidate = { verb: 'end', text: 'end' };

export const buyMove = (slot: number): Candidate => ({ verb: 'buy', slot, text: `buy ${slot}` });
export const deliverMove = (slot: number): Candidate => ({ verb: 'deliver', slot, text: `deliver ${slot}` });
export const shaftMove = (space: Space): Candidate => ({ verb: 'shaft', space, text: `shaft ${space}` });
export const pumpMove = (space: Space, water: number): Candidate => ({
  verb: 'pump',
  space,
  water,
  text: `pump ${space} ${water}`,
});

/** A visit to the market. */
export function marketMove(trades: readonly TradeParts[], commercial: boolean): Candidate {
  const list = trades.map(({ way, kind }) => `${way} ${kind}`).join(', ');
  const text = `market ${commercial ? 'commercial ' : ''}${list}`;
  return { verb: 'market', commercial, trades: [...trades], text };
}

/** The move that would bring a piece to a spot, if it is a spot where pieces go. */
export function sendMove(piece: SourceParts, spot: Spot): Candidate | undefined {
  const [what, name = ''] = spot.split(' ') as [string, string?];
  if (what === 'space') return placeMove(piece, name);
  if (what === 'post') return assistMove(piece, name as Post);
  if (spot === 'building castle') return castleMove(piece);
  if (spot === 'building saltworks') return boilMove(piece);
  return undefined;
}

/** A piece joins the castle's queue. */
function castleMove(piece: SourceParts): Candidate {
  const { source } = piece;
  return { verb: 'castle', piece: source, royal: false, sends: [piece], text: `castle ${source}` };
}

/** A piece goes to the saltworks. */
function boilMove(piece: SourceParts): Candidate {
  const { source } = piece;
  return { verb: 'boil', piece: source, sends: [piece], text: `boil ${source}` };
}

/** A piece goes to a space of the mine. */
export function placeMove(piece: SourceParts, space: Space): Candidate {
  const { source } = piece;
  return { verb: 'place', piece: source, space, sends: [piece], text: `place ${source} ${space}` };
}

/** A piece takes a post; where one is not enough, two of its sort do. */
function assistMove(piece: SourceParts, post: Post): Candidate {
  const sends = post === 'entrance' && !piece.foreman ? [piece, piece] : [piece];
  const pieces = sends.map(({ source }) => source);
  return { verb: 'assist', pieces, post, sends, text: `assist ${pieces.join('+')} ${post}` };
}

/** A move for a piece that cannot go anywhere, so that the server says what holds it. */
export function leaveMove(piece: SourceParts): Candidate {
  return piece.space === '1C' ? castleMove(piece) : placeMove(piece, '1C');
}

/** The move for which a building would be visited. */
export function visitMove(name: Building, state: State, chamber: Space | undefined): Candidate {
  const space = chamber ?? '2L1';
  switch (name) {
    case 'inn':
      return HIRE;
    case 'workshop':
      return buyMove(1);
    case 'pump':
      return pumpMove(space, 1);
    case 'market':
      return marketMove([{ way: state.market.b > 0 ? 'buy' : 'sell', kind: 'b' }], false);
    case 'square':
      return SQUARE;
    case 'castle':
      return castleMove(pieceAt(false));
    case 'saltworks':
      return boilMove(pieceAt(false));
    case 'foremen':
      return shaftMove(space);
  }
}

/** The least extraction that a chamber could give: one cube, dug by one miner, or by a foreman who is there alone. */
export function smallestExtraction(space: Space, { state, pieces }: Position): Candidate | undefined {
  const kind = state.mine[space]?.salt?.[0];
  if (kind === undefined) return undefined;
  const here = pieces.filter((piece) => piece.space === space);
  const alone = here.length > 0 && here.every(({ foreman }) => foreman);
  return extractMove(space, kind, alone ? { miners: 0, foreman: true } : { miners: 1 });
}

/** Some salt of a chamber, dug by some of those who are there. */
export function extractMove(
  space: Space,
  salt: string,
  crew: { miners: number; foreman?: boolean; mill?: boolean; from?: Space },
): Candidate {
  const { miners, foreman = false, mill = false, from = space } = crew;
  const text = `extract ${space} ${salt} crew ${miners}${foreman ? '!' : ''}${mill ? ' mill' : ''}`;
  return { verb: 'extract', space, from, salt, miners, foreman, pickaxes: 0, mill, text };
}
