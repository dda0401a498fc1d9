/** What a board shows: a live position, a moment of a replay, or a scene that explains a rule. */

import { cellOf } from '../game/space';
import type { Box, Building, Expansion, PiecesState, Position, Post, Seat, SeatView, Space } from '../wire';

export interface Scene {
  position: Position;
  box: Box;
  seats: Pick<SeatView, 'name' | 'kind' | 'strength'>[];
  expansion: Expansion;
  /** Bots that had less than their usual time for their last move: how much they had in percent, by seat. */
  hurried?: ReadonlyMap<Seat, number>;
  /** The seats that are marked as those of the reader. */
  mine?: readonly Seat[];
}

/** The pieces of one player and one kind that are at one place. */
export interface Band {
  seat: Seat;
  foreman: boolean;
  tired: boolean;
  count: number;
}

/** All houses, in the order in which they stand along the street. */
const STREET: readonly Building[] = ['castle', 'inn', 'pump', 'square', 'workshop', 'market', 'saltworks', 'foremen'];

/** The houses of the town, from left to right. */
export function houses({ buildings }: Pick<Box, 'buildings'>): readonly Building[] {
  return STREET.filter((building) => buildings.includes(building));
}

/** Every space that exists, and any others that are asked for: by depth, from left to right. */
export function spaces(scene: Scene, others: Iterable<Space> = []): Space[] {
  const all = new Set([...Object.keys(scene.position.state.mine), ...others]);
  const rank = (space: Space): number => cellOf(space).depth * 100 + cellOf(space).column;
  return [...all].sort((one, other) => rank(one) - rank(other));
}

/** The level of the mine that a depth belongs to. */
export function levelOf(space: Space): 'I' | 'II' | 'III' {
  const { depth } = cellOf(space);
  return depth <= 2 ? 'I' : depth <= 4 ? 'II' : 'III';
}

/** Who is on a space of the mine. */
export function bands(scene: Scene, space: Space): Band[] {
  const here = scene.position.state.mine[space];
  if (!here) return [];
  return scene.seats.flatMap((_, seat) => {
    const miners = (tired: boolean): Band => {
      const count = (tired ? here.tired : here.standing)[seat] ?? 0;
      return { seat, foreman: false, tired, count };
    };
    const sign = here.foremen?.[seat] ?? '-';
    const foreman = { seat, foreman: true, tired: sign === '~', count: sign === '-' ? 0 : 1 };
    return [miners(false), miners(true), foreman].filter(({ count }) => count > 0);
  });
}

/** Who is in a circle of the queue or in the saltworks: nobody lies down there. */
export function crowd({ miners, foremen = '' }: PiecesState): Band[] {
  return miners.flatMap((count, seat) => group(seat, count, foremen[seat] === '+'));
}

/** Who has arrived at the castle and is not settled (T2): pieces of the player to move. */
export function arrived({ position }: Scene): Band[] {
  const { seat, state } = position;
  const there = state.castle.arrived;
  return seat === null || !there ? [] : group(seat, there.miners, there.foreman);
}

/** Who holds a post (A1). */
export function assistant({ position }: Scene, post: Post): Band | undefined {
  const holder = position.state.posts[post];
  return holder ? group(holder.seat, holder.miners, holder.foreman)[0] : undefined;
}

/** Standing pieces of one player at one place: the miners, and the foreman. */
function group(seat: Seat, miners: number, foreman: boolean): Band[] {
  const all: Band[] = [
    { seat, foreman: false, tired: false, count: miners },
    { seat, foreman: true, tired: false, count: Number(foreman) },
  ];
  return all.filter(({ count }) => count > 0);
}
