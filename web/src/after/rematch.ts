/** New games made from finished ones: a rematch, or playing on from a moment. */

import type { Created, Level, NewTable, Seat, SeatRequest, TableView } from '../wire';
import { hasTitle } from '../table/names';
import { keepLinks, keepToken } from '../table/tokens';
import { go } from '../router.svelte';

/** The same players get the same seats: those at this browser at once, others by invitation. */
function again(seat: TableView['seats'][number], own: boolean): SeatRequest {
  if (own) return { kind: 'me', name: seat.name };
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level ?? 'journeyman' };
  return { kind: 'open' };
}

/** The longest name that a table can be given. */
const LONGEST_NAME = 40;

/**
 * The request for another game with the same players and rules. A table without a name of its own
 * is named after its players, and so is the next one.
 */
export function rematch(table: TableView, yours: readonly Seat[]): NewTable {
  const { name, rules, habits } = table;
  const seats = table.seats.map((seat, index) => again(seat, yours.includes(index)));
  const named = hasTitle(table) && name.length <= LONGEST_NAME;
  return { ...(named && { name }), public: table.public, rules, habits, seats, shuffle: true };
}

/** The requested seats of a game that goes on: one player against bots. */
export function seatsAgainst(players: number, own: Seat, name: string, level: Level): SeatRequest[] {
  return Array.from({ length: players }, (_, seat): SeatRequest =>
    seat === own ? { kind: 'me', name } : { kind: 'bot', level },
  );
}

/** Goes to a table that was just made, with its keys. */
export function enter({ table, token, invitations }: Created): void {
  keepToken(table, token);
  keepLinks(table, Object.fromEntries(invitations.map(({ seat, link }) => [seat, link])));
  go({ page: 'table', table });
}
