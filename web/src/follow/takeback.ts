/** Who sits where while the journal is read, and whether everybody agrees to take a game back. */

import type { Line, Seat, SeatView } from '../wire';

/** Who answers for a seat: the same person may sit on several. */
type Person = 'host' | `joined ${number}` | null;

/**
 * The chairs of a table as the journal fills them. A question to take the game back is settled by
 * the line after which nobody is left to answer, and no line says so: it has to be worked out.
 */
export class Chairs {
  readonly #people: Person[];
  /** Who has left the game for a while. */
  readonly #away = new Map<Seat, Person>();
  #ask: { by: Seat; ply: number; agreed: Set<Person> } | null = null;

  constructor(seats: readonly Pick<SeatView, 'kind'>[], journal: readonly Line[]) {
    const taken = new Set<Seat>();
    for (const line of journal) {
      if (line.entry === 'joined' || line.entry === 'filled') taken.add(line.seat);
    }
    // Whoever neither joined nor was put there later has sat there from the beginning.
    this.#people = seats.map(({ kind }, seat) =>
      taken.has(seat) || kind === 'bot' || kind === 'nobody' ? null : 'host',
    );
  }

  /** Takes note of a line; the ply that the game is taken back to with it, or `null`. */
  read(line: Line): number | null {
    switch (line.entry) {
      case 'joined':
        this.#people[line.seat] = `joined ${line.number}`;
        return null;
      case 'filled':
      case 'left':
        this.#people[line.seat] = null;
        return null;
      case 'replaced':
        this.#away.set(line.seat, this.#people[line.seat] ?? null);
        this.#people[line.seat] = null;
        return this.#settle();
      case 'returned':
        this.#people[line.seat] = this.#away.get(line.seat) ?? null;
        return null;
      case 'asked':
        this.#ask = { by: line.seat, ply: line.ply, agreed: new Set() };
        return this.#settle();
      case 'agreed':
        this.#ask?.agreed.add(this.#people[line.seat] ?? null);
        return this.#settle();
      case 'declined':
      case 'moved':
      case 'undone':
      case 'redone':
        this.#ask = null;
        return null;
      default:
        return null;
    }
  }

  #settle(): number | null {
    const ask = this.#ask;
    if (!ask) return null;
    const asker = this.#people[ask.by] ?? null;
    const waiting = this.#people.some(
      (person) => person !== null && person !== asker && !ask.agreed.has(person),
    );
    if (waiting) return null;
    this.#ask = null;
    return ask.ply;
  }
}
