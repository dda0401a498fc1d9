/** What a position is worth at the end, part by part, and who wins (T7). */

import { counts } from '../game/salt';
import type { Box, Outcome, Player, Seat } from '../wire';

/** The parts of a result, in the order in which they are shown. */
export const PARTS = ['coins', 'b', 'g', 'w', 'u', 'tools'] as const;

/** A part of a result. */
export type Part = (typeof PARTS)[number];

/** How many of something a player has, and what they are worth together. */
export interface Worth {
  count: number;
  value: number;
}

/** A player's result. */
export type Score = Record<Part, Worth> & { total: number };

/** All tools of a player, used ones included. */
export const toolsOf = ({ ready, used }: Player): number => ready.length + used.length;

/** What a player has in the end (T7). */
export function scoreOf(player: Player, box: Pick<Box, 'salt_value' | 'tool_values'>): Score {
  const salt = counts(player.salt);
  const tools = toolsOf(player);
  const cubes = (count: number): Worth => ({ count, value: count * box.salt_value });
  const parts: Record<Part, Worth> = {
    coins: { count: player.coins, value: player.coins },
    b: cubes(salt.b),
    g: cubes(salt.g),
    w: cubes(salt.w),
    // Only pairs of brine count.
    u: { count: salt.u, value: Math.floor(salt.u / 2) * box.salt_value },
    tools: { count: tools, value: box.tool_values[tools] ?? box.tool_values.at(-1) ?? 0 },
  };
  const total = PARTS.reduce((sum, part) => sum + parts[part].value, 0);
  return { ...parts, total };
}

/** What decides between players with the same result, in this order; `shared` if nothing does. */
export type Decider = 'orders' | 'miners' | 'tools' | 'shared';

/** A player's place. */
export interface Place {
  seat: Seat;
  /** From 1; whoever nothing decides between has the same. */
  place: number;
  total: number;
  /** What put the player behind the one before, who has the same result. */
  behind: Exclude<Decider, 'shared'> | null;
}

/** What a tie is decided by: more orders, fewer miners, fewer tools. */
const TIES: [Exclude<Decider, 'shared'>, (player: Player) => number][] = [
  ['orders', (player) => -player.orders],
  ['miners', (player) => player.miners],
  ['tools', toolsOf],
];

/** Everybody in the order of their results. */
export function ranking(players: readonly Player[], { scores }: Outcome): Place[] {
  const compare = (one: Seat, other: Seat): { by: Decider | 'score'; difference: number } => {
    const score = (scores[other] ?? 0) - (scores[one] ?? 0);
    if (score !== 0) return { by: 'score', difference: score };
    const [a, b] = [players[one], players[other]];
    for (const [by, less] of TIES) {
      const difference = a && b ? less(a) - less(b) : 0;
      if (difference !== 0) return { by, difference };
    }
    return { by: 'shared', difference: 0 };
  };
  const order = players.map((_, seat) => seat).sort((a, b) => compare(a, b).difference);
  const places: Place[] = [];
  for (const [index, seat] of order.entries()) {
    const before = places[index - 1];
    const { by } = before ? compare(before.seat, seat) : { by: 'score' };
    places.push({
      seat,
      place: before && by === 'shared' ? before.place : index + 1,
      total: scores[seat] ?? 0,
      behind: by === 'score' || by === 'shared' ? null : (by as Place['behind']),
    });
  }
  return places;
}

/** Players with the same result, and what has decided between them. */
export interface Tie {
  first: Seat;
  second: Seat;
  total: number;
  by: Decider;
}

/** Every pair of neighbours in the ranking that has the same result. */
export function ties(places: readonly Place[]): Tie[] {
  return places.flatMap((second, index): Tie[] => {
    const first = places[index - 1];
    if (!first || first.total !== second.total) return [];
    const { total } = second;
    return [{ first: first.seat, second: second.seat, total, by: second.behind ?? 'shared' }];
  });
}
