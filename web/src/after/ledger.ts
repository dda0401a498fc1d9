/** Where everybody's money came from and where it went, added up from what was paid. */

import { every } from '../follow/tally';
import type { Event, Seat, State, Step } from '../wire';

/** What money can come from. */
export const INCOMES = ['orders', 'sales', 'tolls', 'wages', 'square'] as const;
/** What money can go for. */
export const EXPENSES = ['hiring', 'tools', 'pump', 'shafts', 'purchases', 'tolls', 'penalties'] as const;

type Income = (typeof INCOMES)[number];
type Expense = (typeof EXPENSES)[number];

/** A player's money over the whole game. */
export interface Ledger {
  start: number;
  in: Record<Income, number>;
  out: Record<Expense, number>;
  end: number;
}

/** The rules that money is paid under, as what it is for whoever gets it and whoever gives it. */
const GOT: Record<string, Income> = {
  K3: 'orders',
  B5: 'sales',
  E5: 'tolls',
  A2: 'wages',
  A5: 'wages',
  B7: 'square',
};
const GIVEN: Record<string, Expense> = {
  B2: 'hiring',
  B3: 'tools',
  B4: 'pump',
  M3: 'shafts',
  B5: 'purchases',
  E5: 'tolls',
  K4: 'penalties',
};

const zeros = <Name extends string>(names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

/** Everything that happened in a game, or in the part of it that is there. */
export const eventsOf = (steps: readonly Step[]): Event[] => steps.flatMap(({ events }) => events);

type Holdings = Pick<State, 'players'>;

/** The books of every player, from what they began and ended with and what was paid in between. */
export function ledgers(events: readonly Event[], first: Holdings, last: Holdings): Ledger[] {
  const books = last.players.map(
    ({ coins }, seat): Ledger => ({
      start: first.players[seat]?.coins ?? 0,
      in: zeros(INCOMES),
      out: zeros(EXPENSES),
      end: coins,
    }),
  );
  for (const { from, to, amount, why } of every(events, 'paid')) {
    const [got, given] = [GOT[why], GIVEN[why]];
    const [payee, payer] = [books[to as Seat], books[from as Seat]];
    if (payee && got) payee.in[got] += amount;
    if (payer && given) payer.out[given] += amount;
  }
  return books;
}
