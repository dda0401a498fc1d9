/** A few honours at the end of a game, for what somebody did more of than anybody else. */

import { ofType } from '../game/events';
import { spaceOf } from '../game/piece';
import { saltAndNumber } from '../game/salt';
import type { Event, Ledger, Seat, Step } from '../wire';

/** What honours are given for, the rarer first. */
export const HONOURS = [
  'tolls',
  'wages',
  'order',
  'explorer',
  'digger',
  'pump',
  'trader',
  'shafts',
  'generous',
] as const;

/** What an honour is given for. */
export type Honour = (typeof HONOURS)[number];

/** An honour, who has it, and how much of it they did. */
export interface Award {
  honour: Honour;
  seat: Seat;
  amount: number;
}

/** More would be worth less. */
const MOST = 5;

/** What each player did in a game, in the honours' terms. */
export function achievements(steps: readonly Step[], books: readonly Ledger[]): Record<Honour, number[]> {
  const none = (): number[] => books.map(() => 0);
  const found: Record<Honour, number[]> = {
    tolls: books.map((book) => book.tolls_received),
    wages: books.map((book) => book.wages),
    order: none(),
    explorer: none(),
    digger: none(),
    pump: none(),
    trader: books.map((book) => book.sales),
    shafts: none(),
    generous: books.map((book) => -book.tolls_paid),
  };
  for (const { position, events } of steps) {
    if (position.seat !== null) count(found, position.seat, events);
  }
  return found;
}

function count(found: Record<Honour, number[]>, seat: Seat, events: readonly Event[]): void {
  const add = (honour: Honour, amount: number): void => {
    found[honour][seat] = (found[honour][seat] ?? 0) + amount;
  };
  add('explorer', ofType(events, 'revealed').length);
  add('shafts', ofType(events, 'shaft-built').length);
  for (const { from, to, salt } of ofType(events, 'salt-moved')) {
    if (to === seat && spaceOf(from)) add('digger', salt.length);
  }
  for (const { from, to, count } of ofType(events, 'water-moved')) {
    if (spaceOf(from) && !spaceOf(to)) add('pump', count);
  }
  for (const { order } of ofType(events, 'order-completed')) {
    found.order[seat] = Math.max(found.order[seat] ?? 0, saltAndNumber(order).number);
  }
}

/** The honours that one player alone has earned, so that all are shared out as widely as can be. */
export function awards(done: Record<Honour, number[]>): Award[] {
  const earned = HONOURS.flatMap((honour): Award[] => {
    const amount = Math.max(...done[honour]);
    const best = done[honour].flatMap((value, seat) => (value === amount ? [seat] : []));
    const [seat] = best;
    return amount > 0 && best.length === 1 && seat !== undefined ? [{ honour, seat, amount }] : [];
  });
  const first = earned.filter(({ seat }, index) => earned.findIndex((award) => award.seat === seat) === index);
  const others = earned.filter((award) => !first.includes(award));
  const chosen = new Set([...first, ...others].slice(0, MOST));
  return earned.filter((award) => chosen.has(award));
}
