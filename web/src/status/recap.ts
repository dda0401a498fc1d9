/** The recap: what the others have done since a player's last turn. */

import type { Event, Seat } from '../wire';
import type { LogEntry, LogEntryOf } from '../log/entries';
import { balance, ofType } from '../game/events';

/** The recap of one player. */
export interface Recap {
  /** The player whom it is for. */
  seat: Seat;
  /** The journal line with which the player's turn began. */
  until: number;
  /** What the others have done, turn by turn. */
  moves: LogEntryOf<'move'>[];
  /** How each player's money has changed, by seat; only those with a change. */
  money: Map<Seat, number>;
  /** What the player got from others, and from own assistants. */
  earned: number;
  /** Orders that are gone. */
  orders: string[];
}

const eventsOf = (entry: LogEntry): readonly Event[] => ('events' in entry ? entry.events : []);

/** What happened between the player's last turn and the one that is on; nothing if nobody moved. */
export function recapOf(entries: readonly LogEntry[], seat: Seat): Recap | null {
  const turns = entries.map((entry, at) => ({ entry, at })).filter(({ entry }) => entry.type === 'turn');
  const now = turns.findLastIndex(({ entry }) => entry.type === 'turn' && entry.seat === seat);
  const current = turns[now];
  if (!current || now !== turns.length - 1) return null;
  const own = turns.slice(0, now).findLastIndex(({ entry }) => entry.type === 'turn' && entry.seat === seat);
  const from = turns[own + 1];
  if (!from || from.at >= current.at) return null;
  const between = entries.slice(from.at, current.at);
  const moves = between.filter((entry) => entry.type === 'move');
  if (moves.length === 0) return null;
  const events = between.flatMap(eventsOf);
  const seats = new Set(ofType(events, 'paid').flatMap(({ from, to }) => [from, to]));
  const money = new Map<Seat, number>();
  for (const purse of seats) {
    if (purse === 'bank') continue;
    const change = balance(events, purse);
    if (change !== 0) money.set(purse, change);
  }
  const earned = ofType(events, 'paid').reduce((sum, { to, amount }) => sum + (to === seat ? amount : 0), 0);
  const orders = ofType(events, 'order-completed').map(({ order }) => order);
  return { seat, until: current.entry.until, moves, money, earned, orders };
}
