/** The market's legal visits as a ledger: a first trade, and what may follow it. */

import type { Event, LegalMove, WithVerb, Seat, TradeParts } from '../../wire';

/** Both ways to trade, in the order in which they are offered. */
export const WAYS: readonly TradeParts['way'][] = ['sell', 'buy'];

/** The legal visits, with the commercial privilege or without. */
export function visits(legal: readonly LegalMove[], commercial: boolean): WithVerb<LegalMove, 'market'>[] {
  return legal.filter(
    (move): move is WithVerb<LegalMove, 'market'> => move.verb === 'market' && move.commercial === commercial,
  );
}

/** Whether some trades begin with others. */
function beginsWith(all: readonly TradeParts[], first: readonly TradeParts[]): boolean {
  return first.every(({ way, kind }, index) => all[index]?.way === way && all[index].kind === kind);
}

/** Whether trades can be made, perhaps as the first of several. */
export function possible(visits: readonly WithVerb<LegalMove, 'market'>[], trades: readonly TradeParts[]): boolean {
  return visits.some((visit) => beginsWith(visit.trades, trades));
}

/** The visit that makes just these trades, if it is legal. */
export function whole(
  visits: readonly WithVerb<LegalMove, 'market'>[],
  trades: readonly TradeParts[],
): LegalMove | undefined {
  return visits.find((visit) => visit.trades.length === trades.length && beginsWith(visit.trades, trades));
}

/** The prices of the trades of a visit, from what it would do: wages are paid for a post. */
export function prices(events: readonly Event[], trader: Seat): number[] {
  return events
    .filter((event) => event.event === 'paid')
    .filter(({ post, from, to }) => post === undefined && (from === trader || to === trader))
    .map(({ amount }) => amount);
}
