/** The market's legal visits as a ledger: a first trade, and what may follow it. */

import { parse, type Trade } from '../../game/notation';
import type { Event, Kind, Seat } from '../../wire';

/** The kinds that the market knows (B8). */
export const TRADED = ['b', 'g', 'w'] as const satisfies Kind[];

/** Every trade, in the order in which they are offered. */
export const TRADES: readonly Trade[] = (['sell', 'buy'] as const).flatMap((way) =>
  TRADED.map((kind) => ({ way, kind })),
);

/** A visit as it is written. */
export function visit(trades: readonly Trade[], commercial: boolean): string {
  const list = trades.map(({ way, kind }) => `${way} ${kind}`).join(', ');
  return `market ${commercial ? 'commercial ' : ''}${list}`;
}

/** Whether the commercial privilege can be used, and whether the market can be visited without. */
export function ways(legal: readonly string[]): { plain: boolean; commercial: boolean } {
  const visits = legal.filter((move) => move.startsWith('market '));
  const commercial = visits.some((move) => move.startsWith('market commercial '));
  return { plain: visits.some((move) => !move.startsWith('market commercial ')), commercial };
}

/** Whether trades can be made, perhaps as the first of two. */
export function possible(legal: readonly string[], trades: readonly Trade[], commercial: boolean): boolean {
  const text = visit(trades, commercial);
  return legal.some((move) => move === text || move.startsWith(`${text}, `));
}

/** Whether the trades alone are a whole visit. */
export function whole(legal: readonly string[], trades: readonly Trade[], commercial: boolean): boolean {
  return legal.includes(visit(trades, commercial));
}

/** The prices of the trades of a visit, from what it would do: one payment for each trade (B5). */
export function prices(events: readonly Event[], trader: Seat): number[] {
  return events
    .filter((event) => event.event === 'paid')
    .filter(({ why, from, to }) => why !== 'A2' && (from === trader || to === trader))
    .map(({ amount }) => amount);
}

/** The trades of a legal visit. */
export function tradesOf(move: string): Trade[] {
  const parsed = parse(move);
  return parsed.verb === 'market' ? parsed.trades : [];
}
