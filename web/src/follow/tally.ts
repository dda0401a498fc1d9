/** What the events of a deed come to: who paid whom, which cubes went where, who came home. */

import { sorted } from '../game/salt';
import { postOf, spaceOf } from '../game/piece';
import type { Event, Place, Post, Seat, Space, Store, Tool } from '../wire';

type EventOf<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** Every event of one sort, in order. */
export function every<Name extends Event['event']>(
  events: readonly Event[],
  name: Name,
): EventOf<Name>[] {
  return events.filter((event): event is EventOf<Name> => event.event === name);
}

type Payment = EventOf<'paid'>;

/** Whether a payment is the wage of an assistant: it is paid for a post. */
const isWage = ({ post }: Payment): boolean => post !== undefined;
/** Whether a payment is a toll (E5). */
const isToll = ({ why }: Payment): boolean => why === 'E5';

/** Payments of one sort, by who got them. */
function incomes(events: readonly Event[], sort: (payment: Payment) => boolean): Map<Seat, number> {
  const found = new Map<Seat, number>();
  for (const payment of every(events, 'paid').filter(sort)) {
    const { to, amount } = payment;
    if (to !== 'bank' && amount > 0) found.set(to, (found.get(to) ?? 0) + amount);
  }
  return found;
}

/** Tolls on the way up, by who was paid. */
export const tolls = (events: readonly Event[]): Map<Seat, number> => incomes(events, isToll);

/** What assistants have earned, by their owner. */
export const wages = (events: readonly Event[]): Map<Seat, number> => incomes(events, isWage);

/** What a player paid to the bank. */
export function spent(events: readonly Event[], seat: Seat): number {
  const payments = every(events, 'paid').filter(({ from, to }) => from === seat && to === 'bank');
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** What the bank paid to a player, without what assistants earned. */
export function gained(events: readonly Event[], seat: Seat): number {
  const payments = every(events, 'paid').filter(
    (payment) => payment.from === 'bank' && payment.to === seat && !isWage(payment),
  );
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** How a player's money has changed. */
export function balance(events: readonly Event[], seat: Seat): number {
  return every(events, 'paid').reduce((sum, { from, to, amount }) => {
    return sum + (to === seat ? amount : 0) - (from === seat ? amount : 0);
  }, 0);
}

/** The salt that went from somewhere to somewhere. */
export function salt(
  events: readonly Event[],
  from: (store: Store) => boolean,
  to: (store: Store) => boolean,
): string {
  const moved = every(events, 'salt-moved').filter((event) => from(event.from) && to(event.to));
  return sorted(moved.map((event) => event.salt).join(''));
}

/** The water that went from somewhere to somewhere. */
export function water(
  events: readonly Event[],
  from: (store: Store) => boolean,
  to: (store: Store) => boolean,
): number {
  const moved = every(events, 'water-moved').filter((event) => from(event.from) && to(event.to));
  return moved.reduce((sum, { count }) => sum + count, 0);
}

/** This store and no other. */
export const only =
  (what: Store) =>
  (store: Store): boolean =>
    store === what;
/** Any chamber. */
export const chamber = (store: Store): boolean => spaceOf(store) !== undefined;
/** Wherever. */
export const anywhere = (): boolean => true;

/** How many pieces went from one place to another. */
export function pieces(events: readonly Event[], from: Place, to: Place): number {
  return every(events, 'piece-moved').filter((event) => event.from === from && event.to === to).length;
}

/** Spaces of the mine from which a piece went up into the town. */
export function spacesLeft(events: readonly Event[]): Space[] {
  const moved = every(events, 'piece-moved').filter(({ to }) => spaceOf(to) === undefined);
  return [...new Set(moved.flatMap(({ from }) => spaceOf(from) ?? []))];
}

/** Posts whose assistant has gone. */
export function postsLeft(events: readonly Event[]): Post[] {
  return [...new Set(every(events, 'piece-moved').flatMap(({ from }) => postOf(from) ?? []))];
}

/** The tools that were turned over. */
export function toolsUsed(events: readonly Event[]): Tool[] {
  return every(events, 'tool-used').map(({ tool }) => tool);
}
