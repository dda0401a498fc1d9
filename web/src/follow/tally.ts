/** What the events of a deed come to: who paid whom, which cubes went where, who came home. */

import { KINDS } from '../game/salt';
import type { Event, Kind, Place, Post, Seat, Space, Store, Tool } from '../wire';

type EventOf<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** Every event of one sort, in order. */
export function every<Name extends Event['event']>(
  events: readonly Event[],
  name: Name,
): EventOf<Name>[] {
  return events.filter((event): event is EventOf<Name> => event.event === name);
}

/** Whether a place or a store is a space of the mine: seats are numbers, spaces begin with one. */
const isSpace = (place: Place | Store): place is Space =>
  typeof place === 'string' && /^\d/.test(place);

/** Cubes in the order of the notation. */
function sorted(salt: string): string {
  return [...salt].sort((a, b) => KINDS.indexOf(a as Kind) - KINDS.indexOf(b as Kind)).join('');
}

/** Money that changed hands under these rules, by who got it. */
function incomes(events: readonly Event[], rules: readonly string[]): Map<Seat, number> {
  const found = new Map<Seat, number>();
  for (const { to, amount, why } of every(events, 'paid')) {
    if (to === 'bank' || !rules.includes(why) || amount === 0) continue;
    found.set(to, (found.get(to) ?? 0) + amount);
  }
  return found;
}

/** Tolls on the way up (E5), by who was paid. */
export const tolls = (events: readonly Event[]): Map<Seat, number> => incomes(events, ['E5']);

/** What assistants have earned (A2, A5), by their owner. */
export const wages = (events: readonly Event[]): Map<Seat, number> => incomes(events, ['A2', 'A5']);

/** What a player paid to the bank. */
export function spent(events: readonly Event[], seat: Seat): number {
  const payments = every(events, 'paid').filter(({ from, to }) => from === seat && to === 'bank');
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** What the bank paid to a player, without what assistants earned. */
export function gained(events: readonly Event[], seat: Seat): number {
  const payments = every(events, 'paid').filter(
    ({ from, to, why }) => from === 'bank' && to === seat && why !== 'A2' && why !== 'A5',
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
export const chamber = (store: Store): boolean => isSpace(store);
/** Wherever. */
export const anywhere = (): boolean => true;

/** How many pieces went from one place to another. */
export function pieces(events: readonly Event[], from: Place, to: Place): number {
  return every(events, 'piece-moved').filter((event) => event.from === from && event.to === to).length;
}

/** Spaces of the mine from which a piece went up into the town. */
export function spacesLeft(events: readonly Event[]): Space[] {
  const moved = every(events, 'piece-moved').filter(({ from, to }) => isSpace(from) && !isSpace(to));
  return [...new Set(moved.map(({ from }) => from))];
}

/** Posts whose assistant has gone. */
export function postsLeft(events: readonly Event[]): Post[] {
  const moved = every(events, 'piece-moved').filter(({ from }) => from.startsWith('@'));
  return [...new Set(moved.map(({ from }) => from.slice(1) as Post))];
}

/** The tools that were turned over. */
export function toolsUsed(events: readonly Event[]): Tool[] {
  return every(events, 'tool-used').map(({ tool }) => tool);
}
