/** Sums over the events of moves: who paid whom, which cubes went where, which pieces came home. */

import { sorted } from './salt';
import { postOf, spaceOf } from './piece';
import type { Event, Place, Post, Seat, Space, Store, Tool } from '../wire';

type EventOf<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** All events of one type, in order. */
export function ofType<Name extends Event['event']>(events: readonly Event[], name: Name): EventOf<Name>[] {
  return events.filter((event): event is EventOf<Name> => event.event === name);
}

type Payment = EventOf<'paid'>;

/** Whether a payment is the wage of an assistant: it is paid for a post. */
const isWage = ({ post }: Payment): boolean => post !== undefined;
/** Whether a payment is a toll (E5). */
const isToll = ({ why }: Payment): boolean => why === 'E5';

/** The sums of some payments, by who got them. */
function incomes(events: readonly Event[], counts: (payment: Payment) => boolean): Map<Seat, number> {
  const found = new Map<Seat, number>();
  for (const payment of ofType(events, 'paid').filter(counts)) {
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
  const payments = ofType(events, 'paid').filter(({ from, to }) => from === seat && to === 'bank');
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** What the bank paid to a player, without what assistants earned. */
export function gained(events: readonly Event[], seat: Seat): number {
  const payments = ofType(events, 'paid').filter(
    (payment) => payment.from === 'bank' && payment.to === seat && !isWage(payment),
  );
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** How a player's money has changed. */
export function balance(events: readonly Event[], seat: Seat): number {
  return ofType(events, 'paid').reduce((sum, { from, to, amount }) => {
    return sum + (to === seat ? amount : 0) - (from === seat ? amount : 0);
  }, 0);
}

/** The salt that went from somewhere to somewhere. */
export function salt(events: readonly Event[], from: (store: Store) => boolean, to: (store: Store) => boolean): string {
  const moved = ofType(events, 'salt-moved').filter((event) => from(event.from) && to(event.to));
  return sorted(moved.map((event) => event.salt).join(''));
}

/** The water that went from somewhere to somewhere. */
export function water(
  events: readonly Event[],
  from: (store: Store) => boolean,
  to: (store: Store) => boolean,
): number {
  const moved = ofType(events, 'water-moved').filter((event) => from(event.from) && to(event.to));
  return moved.reduce((sum, { count }) => sum + count, 0);
}

/** Exactly this store. */
export const only =
  (what: Store) =>
  (store: Store): boolean =>
    store === what;
/** Any chamber. */
export const chamber = (store: Store): boolean => spaceOf(store) !== undefined;
/** Any store. */
export const anywhere = (): boolean => true;

/** How many pieces went from one place to another. */
export function pieces(events: readonly Event[], from: Place, to: Place): number {
  return ofType(events, 'piece-moved').filter((event) => event.from === from && event.to === to).length;
}

/** Spaces of the mine from which a piece went up into the town. */
export function spacesLeft(events: readonly Event[]): Space[] {
  const moved = ofType(events, 'piece-moved').filter(({ to }) => spaceOf(to) === undefined);
  return [...new Set(moved.flatMap(({ from }) => spaceOf(from) ?? []))];
}

/** Posts that an assistant has left. */
export function postsLeft(events: readonly Event[]): Post[] {
  return [...new Set(ofType(events, 'piece-moved').flatMap(({ from }) => postOf(from) ?? []))];
}

/** The tools that were turned over. */
export function toolsUsed(events: readonly Event[]): Tool[] {
  return ofType(events, 'tool-used').map(({ tool }) => tool);
}
