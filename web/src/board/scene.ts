/** What a board shows: a live position, a moment of a replay, or a scene that explains a rule. */

import { cellOf } from '../game/space';
import type { Box, Position, Seat, SeatView, Space, TableView } from '../wire';
import type { Building } from './spots';

export interface Scene {
  position: Position;
  box: Box;
  seats: Pick<SeatView, 'name' | 'kind' | 'level'>[];
  expansion: TableView['rules']['expansion'];
}

/** The pieces of one player and one kind that are at one place. */
export interface Band {
  seat: Seat;
  foreman: boolean;
  tired: boolean;
  count: number;
}

const TOWN: readonly Building[] = ['castle', 'inn', 'pump', 'square', 'workshop', 'market'];
const MURIA: readonly Building[] = ['saltworks', 'foremen'];

/** The houses of the town. */
export function buildings({ expansion }: Pick<Scene, 'expansion'>): readonly Building[] {
  return expansion === 'muria' ? [...TOWN, ...MURIA] : TOWN;
}

/** Every space that exists, and any others that are asked for: by depth, from left to right. */
export function spaces(scene: Scene, others: Iterable<Space> = []): Space[] {
  const shaft = scene.expansion === 'muria' ? 2 : 6;
  const main = Array.from({ length: shaft }, (_, above) => `${above + 1}C`);
  const all = new Set([...main, ...Object.keys(scene.position.state.mine), ...others]);
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

/** Pieces of which only the number is known, by seat. */
export function crowd(counts: readonly number[] = []): Band[] {
  return counts
    .map((count, seat) => ({ seat, foreman: false, tired: false, count }))
    .filter(({ count }) => count > 0);
}

/** Whether the entrance is held by a foreman (A4): whoever is nowhere else is there. */
export function foremanAtEntrance({ position, box }: Scene, seat: Seat): boolean {
  const { players, mine, castle, posts, saltworks } = position.state;
  const player = players[seat];
  if (!player || box.shafts === null) return false;
  const inMine = Object.values(mine).reduce(
    (sum, { standing, tired, foremen = '' }) =>
      sum + (standing[seat] ?? 0) + (tired[seat] ?? 0) + (/[+~]/.test(foremen[seat] ?? '') ? 1 : 0),
    0,
  );
  const atPosts = Object.entries(posts).filter(([post, owner]) => post !== 'entrance' && owner === seat);
  const elsewhere =
    player.supply +
    (player.foreman ? 1 : 0) +
    inMine +
    atPosts.length +
    (castle.near[seat] ?? 0) +
    (castle.far[seat] ?? 0) +
    (saltworks?.pieces[seat] ?? 0);
  return player.miners + 1 - elsewhere === 1;
}

/** How many orders end the phase (T5). */
export function needed({ box, position }: Scene): number {
  return box.thresholds[position.phase - 1] ?? 0;
}
