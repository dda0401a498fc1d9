/**
 * What a player can do, out of the list of legal moves: which piece can go where, what each
 * building and each chamber offers, what is asked. Nothing is judged here; the server does that.
 */

import type { Building, Spot } from '../board/spots';
import { parse, type Move, type Source } from '../game/notation';
import { placeOf } from '../game/pieces';
import type { Space } from '../wire';

/** A legal move and its parts. */
export interface Offer {
  text: string;
  move: Move;
}

/** Where a piece can go, and the moves that bring it there. */
export type Goals = ReadonlyMap<Spot, readonly string[]>;

/** Everything that is legal, by what a player would point at. */
export interface Offers {
  all: readonly Offer[];
  /** Pieces that can be sent somewhere, and where. */
  pieces: ReadonlyMap<Source, Goals>;
  /** Moves that visit a building. */
  buildings: ReadonlyMap<Building, readonly Offer[]>;
  /** Work in a chamber: extract, pump, bucket, feed, shaft. */
  work: ReadonlyMap<Space, readonly Offer[]>;
  /** Moves outside actions: bucket, feed, trade. */
  free: readonly Offer[];
  /** Moves that go on with the action just made: rope, boil+, recall. */
  further: readonly Offer[];
  /** Answers to a question that is due: deliver, forfeit, route, cart, haul, toll, dig. */
  answers: readonly Offer[];
  pass: boolean;
  end: boolean;
}

/** Where a move sends pieces from, `[]` if it sends none. */
export function sourcesOf(move: Move): readonly Source[] {
  switch (move.verb) {
    case 'place':
    case 'rope':
    case 'castle':
    case 'boil':
    case 'boil+':
      return [move.source];
    case 'assist':
      return [...new Set(move.sources)];
    default:
      return [];
  }
}

/** Where a move sends pieces to. */
export function goalOf(move: Move): Spot | undefined {
  switch (move.verb) {
    case 'place':
    case 'rope':
      return `space ${move.space}`;
    case 'assist':
      return `post ${move.post}`;
    case 'castle':
      return 'building castle';
    case 'boil':
    case 'boil+':
      return 'building saltworks';
    default:
      return undefined;
  }
}

/** The building that a move visits. */
export function buildingOf(move: Move): Building | undefined {
  switch (move.verb) {
    case 'hire':
      return 'inn';
    case 'buy':
      return 'workshop';
    case 'pump':
    case 'market':
    case 'square':
    case 'castle':
      return move.verb;
    case 'boil':
    case 'boil+':
    case 'recall':
      return 'saltworks';
    case 'shaft':
      return 'foremen';
    default:
      return undefined;
  }
}

/** The chambers in which a move does something without sending a piece there. */
function workplaces(move: Move): readonly Space[] {
  switch (move.verb) {
    case 'extract':
    case 'pump':
    case 'shaft':
      return [move.space];
    case 'bucket':
      return [move.from];
    case 'feed':
      return [...new Set(move.pieces.map((piece) => placeOf(piece).place))];
    default:
      return [];
  }
}

/** What a move is about, on the board: its pieces first, then its goal. */
export function spotsOf(move: Move): Spot[] {
  const goal = goalOf(move);
  const building = buildingOf(move);
  const spots: Spot[] = sourcesOf(move).map((source): Spot => `piece ${source}`);
  if (goal) spots.push(goal);
  else if (building) spots.push(`building ${building}`);
  spots.push(...workplaces(move).map((space): Spot => `space ${space}`));
  if (move.verb === 'bucket') spots.push(`space ${move.to}`);
  if (move.verb === 'deliver') spots.push(`order ${move.slot}`);
  if (move.verb === 'buy') spots.push(`tool ${move.slot}`);
  return spots;
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Groups the legal moves of a position. */
export function offersOf(legal: readonly string[]): Offers {
  const all = legal.map((text): Offer => ({ text, move: parse(text) }));
  const pieces = new Map<Source, Map<Spot, string[]>>();
  const buildings = new Map<Building, Offer[]>();
  const work = new Map<Space, Offer[]>();
  for (const offer of all) {
    const { text, move } = offer;
    const goal = goalOf(move);
    for (const source of sourcesOf(move)) {
      const goals = pieces.get(source) ?? new Map<Spot, string[]>();
      pieces.set(source, goals);
      if (goal) push(goals, goal, text);
    }
    const building = buildingOf(move);
    if (building) push(buildings, building, offer);
    for (const space of workplaces(move)) push(work, space, offer);
  }
  const only = (...verbs: Move['verb'][]): Offer[] =>
    all.filter(({ move }) => verbs.includes(move.verb));
  return {
    all,
    pieces,
    buildings,
    work,
    free: only('bucket', 'feed', 'trade'),
    further: only('rope', 'boil+', 'recall'),
    answers: only('deliver', 'forfeit', 'route', 'cart', 'haul', 'toll', 'dig'),
    pass: only('pass').length > 0,
    end: only('end').length > 0,
  };
}

/** What nobody can do now. */
export const NOTHING: Offers = offersOf([]);

/** Sources in the order in which a player thinks of them: at hand, in the mine, on posts. */
export function byNearness(a: Source, b: Source): number {
  const rank = (source: Source): number =>
    (source.startsWith('supply') ? 0 : source.startsWith('@') ? 2 : 1) * 2 +
    (source.endsWith('!') ? 1 : 0);
  return rank(a) - rank(b) || a.localeCompare(b);
}

/** The moves that bring a piece to a spot, those from the supply first. */
export function movesTo(offers: Offers, spot: Spot): string[] {
  const found = new Set<string>();
  for (const source of [...offers.pieces.keys()].sort(byNearness)) {
    for (const move of offers.pieces.get(source)?.get(spot) ?? []) found.add(move);
  }
  return [...found];
}
