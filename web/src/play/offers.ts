/**
 * What a player can do, by what the player would point at: which piece can go where, what each
 * building and each chamber offers, what is asked. All of it is the server's to say.
 */

import type { Spot } from '../board/spots';
import type { Building, LegalMove, MoveData, PieceGroup, Position, Role, Source, Space } from '../wire';

/** Where a piece can go, and the moves that bring it there. */
export type Goals = ReadonlyMap<Spot, readonly LegalMove[]>;

/** Everything that is legal, by what a player would point at. */
export interface Offers {
  all: readonly LegalMove[];
  /** Pieces that can be sent somewhere, the nearest first, and where. */
  pieces: ReadonlyMap<Source, Goals>;
  /** Moves that visit a building. */
  buildings: ReadonlyMap<Building, readonly LegalMove[]>;
  /** Work in a chamber: extract, pump, bucket, feed, shaft. */
  work: ReadonlyMap<Space, readonly LegalMove[]>;
  /** Moves outside actions: bucket, feed, trade. */
  free: readonly LegalMove[];
  /** Moves that go on with the action just made: rope, boil+, recall. */
  further: readonly LegalMove[];
  /** Answers to a question that is due: deliver, forfeit, route, cart, haul, toll, dig. */
  answers: readonly LegalMove[];
  pass: LegalMove | undefined;
  end: LegalMove | undefined;
}

/** Where a move sends pieces to, on the board. */
export function goalOf({ goal }: Pick<MoveData, 'goal'>): Spot | undefined {
  if (!goal) return undefined;
  if ('space' in goal) return `space ${goal.space}`;
  return 'post' in goal ? `post ${goal.post}` : `building ${goal.building}`;
}

/** What a move is about, on the board: its pieces first, then its goal. */
export function spotsOf(move: MoveData): Spot[] {
  const goal = goalOf(move);
  const spots: Spot[] = (move.sends ?? []).map(({ source }): Spot => `piece ${source}`);
  if (goal) spots.push(goal);
  else if (move.building) spots.push(`building ${move.building}`);
  spots.push(...(move.works_in ?? []).map((space): Spot => `space ${space}`));
  if (move.verb === 'bucket') spots.push(`space ${move.to}`);
  if (move.verb === 'deliver') spots.push(`order ${move.slot}`);
  if (move.verb === 'buy') spots.push(`tool ${move.slot}`);
  return [...new Set(spots)];
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Pieces in the order in which a player thinks of them: at hand, in the mine, on posts. */
export function byNearness(one: PieceGroup, other: PieceGroup): number {
  const rank = ({ space, post, foreman }: PieceGroup): number => (post ? 4 : space ? 2 : 0) + Number(foreman);
  return rank(one) - rank(other);
}

/** Groups the legal moves of a position. */
export function offersOf({ legal, pieces: groups }: Pick<Position, 'legal' | 'pieces'>): Offers {
  const pieces = new Map<Source, Map<Spot, LegalMove[]>>();
  for (const { source } of [...groups].sort(byNearness)) pieces.set(source, new Map());
  const buildings = new Map<Building, LegalMove[]>();
  const work = new Map<Space, LegalMove[]>();
  for (const move of legal) {
    const goal = goalOf(move);
    const sources = new Set(move.sends?.map(({ source }) => source));
    for (const source of sources) {
      const goals = pieces.get(source);
      if (goal && goals) push(goals, goal, move);
    }
    if (move.building) push(buildings, move.building, move);
    for (const space of move.works_in ?? []) push(work, space, move);
  }
  for (const [source, goals] of pieces) if (goals.size === 0) pieces.delete(source);
  const only = (role: Role): LegalMove[] => legal.filter((move) => move.role === role);
  return {
    all: legal,
    pieces,
    buildings,
    work,
    free: only('free'),
    further: only('continuation'),
    answers: only('answer'),
    pass: legal.find(({ verb }) => verb === 'pass'),
    end: legal.find(({ verb }) => verb === 'end'),
  };
}

/** What nobody can do now. */
export const NOTHING: Offers = offersOf({ legal: [], pieces: [] });

/** The moves that bring a piece to a spot, those from the supply first. */
export function movesTo(offers: Offers, spot: Spot): LegalMove[] {
  const found = [...offers.pieces.values()].flatMap((goals) => goals.get(spot) ?? []);
  return [...new Set(found)];
}
