/** What the others have done since a player's last turn. */

import type { Event, Seat } from '../wire';
import type { Entry, EntryOf } from './chronicle';
import { balance, every } from './tally';

/** The recap of one player. */
export interface Recap {
  /** Whose it is. */
  seat: Seat;
  /** The line of the journal with which the turn began. */
  until: number;
  /** What the others have done, turn by turn. */
  deeds: EntryOf<'deed'>[];
  /** How everybody's money has changed, by seat; only those with a change. */
  money: Map<Seat, number>;
  /** What the player got from others, and from own assistants. */
  earned: number;
  /** Orders that are gone. */
  orders: string[];
}

const eventsOf = (entry: Entry): readonly Event[] => ('events' in entry ? entry.events : []);

/** What happened between the player's last turn and the one that is on; nothing if nobody moved. */
export function recapOf(entries: readonly Entry[], seat: Seat): Recap | null {
  const turns = entries.map((entry, at) => ({ entry, at })).filter(({ entry }) => entry.sort === 'turn');
  const now = turns.findLastIndex(({ entry }) => entry.sort === 'turn' && entry.seat === seat);
  const current = turns[now];
  if (!current || now !== turns.length - 1) return null;
  const own = turns.slice(0, now).findLastIndex(({ entry }) => entry.sort === 'turn' && entry.seat === seat);
  const from = turns[own + 1];
  if (!from || from.at >= current.at) return null;
  const between = entries.slice(from.at, current.at);
  const deeds = between.filter((entry) => entry.sort === 'deed');
  if (deeds.length === 0) return null;
  const events = between.flatMap(eventsOf);
  const seats = new Set(every(events, 'paid').flatMap(({ from, to }) => [from, to]));
  const money = new Map<Seat, number>();
  for (const purse of seats) {
    if (purse === 'bank') continue;
    const change = balance(events, purse);
    if (change !== 0) money.set(purse, change);
  }
  const earned = every(events, 'paid').reduce((sum, { to, amount }) => sum + (to === seat ? amount : 0), 0);
  const orders = every(events, 'order-completed').map(({ order }) => order);
  return { seat, until: current.entry.until, deeds, money, earned, orders };
}
