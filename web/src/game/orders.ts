/** The castle's orders against a player's salt (K3). */

import type { Seat, State } from '../wire';
import { counts, KINDS, saltAndNumber } from './salt';

/** Whether some salt is enough for an order such as `bbg=17`. */
export function covers(salt: string, order: string): boolean {
  const have = counts(salt);
  const wanted = counts(saltAndNumber(order).salt);
  return KINDS.every((kind) => have[kind] >= wanted[kind]);
}

/** What is missing for an order, `''` if nothing is. */
export function missing(salt: string, order: string): string {
  const have = counts(salt);
  const wanted = counts(saltAndNumber(order).salt);
  return KINDS.map((kind) => kind.repeat(Math.max(0, wanted[kind] - have[kind]))).join('');
}

/** The castle slots, from 1, whose orders some salt is enough for. */
export function fillable(state: State, salt: string): number[] {
  return state.castle.orders.flatMap((order, index) =>
    order !== null && covers(salt, order) ? [index + 1] : [],
  );
}

/** A player's pieces in the queue: those that arrive next turn, and those behind them. */
export function queued(state: State, seat: Seat): { near: number; far: number } {
  return { near: state.castle.near[seat] ?? 0, far: state.castle.far[seat] ?? 0 };
}

/** Salt without some cubes. */
export function without(salt: string, cubes: string): string {
  const taken = counts(cubes);
  return [...salt].filter((kind) => taken[kind as keyof typeof taken]-- <= 0).join('');
}
