/** The course of a game: which moves of the journal still count, and what happened in between. */

import type { Event, Line, MoveData, Seat, TableView } from '../wire';
import { Chairs } from './takeback';

/** A move that counts. */
export interface Made {
  sort: 'made';
  /** The journal's line that put it there. */
  line: number;
  seat: Seat;
  move: MoveData;
  events: readonly Event[];
  /** The moves in the game after it. */
  ply: number;
}

/** Something at the table that is no move. */
export interface Noted {
  sort: 'noted';
  line: number;
  ply: number;
  note: Note;
}

/** What people do at a table besides moving. */
export type Note =
  | Extract<
      Line,
      {
        entry:
          | 'joined'
          | 'left'
          | 'filled'
          | 'said'
          | 'renamed'
          | 'titled'
          | 'asked'
          | 'declined'
          | 'agreed'
          | 'hinted'
          | 'replaced'
          | 'returned';
      }
    >
  /** Moves that a player has taken back alone. */
  | { entry: 'undone'; seat: Seat; count: number }
  /** Moves that all players have agreed to take back. */
  | { entry: 'rewound'; count: number };

/** Who sits at a table. */
export type Seats = readonly Pick<TableView['seats'][number], 'kind'>[];

/** Moves that were in the game before its journal began. */
export function movesBefore({ origin, ply }: Pick<TableView, 'origin' | 'ply'>): number {
  switch (origin.kind) {
    case 'dealt':
      return 0;
    case 'imported':
      return ply;
    case 'fork':
      return origin.ply;
  }
}

/**
 * Reads a journal from its first line: moves that were taken back are gone. `begun` is the number
 * of moves that were in the game by then.
 */
export function courseOf(journal: readonly Line[], seats: Seats, begun = 0): (Made | Noted)[] {
  const course = new Course(begun);
  const chairs = new Chairs(seats, journal);
  for (const line of journal) {
    const rewound = chairs.read(line);
    course.read(line);
    if (rewound !== null) course.rewind(line.number, rewound);
  }
  return course.items;
}

class Course {
  items: (Made | Noted)[] = [];
  #ply: number;
  /** What was taken back and can be made again, the next one last. */
  #undone: Made[] = [];
  /** The note about them. */
  #told: Noted | null = null;

  constructor(ply: number) {
    this.#ply = ply;
  }

  read(line: Line): void {
    switch (line.entry) {
      case 'moved': {
        const { number, seat, made: move, events = [] } = line;
        this.#forget();
        this.#make({ sort: 'made', line: number, seat, move, events, ply: 0 });
        break;
      }
      case 'undone':
        this.#undone.push(...this.#cut(line.ply).reverse());
        this.#tell(line.number, line.seat);
        break;
      case 'redone':
        while (this.#ply < line.ply) {
          const made = this.#undone.pop();
          if (!made) break;
          this.#make({ ...made, line: line.number });
        }
        this.#tell(line.number, line.seat);
        break;
      // Of no interest to anybody else.
      case 'invited':
      case 'subscribed':
      case 'noticed':
        break;
      default:
        this.#note(line.number, line);
    }
  }

  /** All players agree to go back: these moves cannot be made again. */
  rewind(line: number, ply: number): void {
    const count = this.#cut(ply).length;
    this.#forget();
    this.#note(line, { entry: 'rewound', count });
  }

  #make(made: Made): void {
    this.#ply += 1;
    this.items.push({ ...made, ply: this.#ply });
  }

  #note(line: number, note: Note): Noted {
    const noted: Noted = { sort: 'noted', line, ply: this.#ply, note };
    this.items.push(noted);
    return noted;
  }

  /** Takes moves out, down to a ply, and hands them back in order. */
  #cut(ply: number): Made[] {
    const goes = (item: Made | Noted): item is Made => item.sort === 'made' && item.ply > ply;
    const cut = this.items.filter(goes);
    this.items = this.items.filter((item) => !goes(item));
    this.#ply -= cut.length;
    return cut;
  }

  /** One note tells of all that is taken back, and none of what is made again. */
  #tell(line: number, seat: Seat): void {
    const count = this.#undone.length;
    this.items = this.items.filter((item) => item !== this.#told);
    this.#told = count > 0 ? this.#note(line, { entry: 'undone', seat, count }) : null;
  }

  /** What was taken back cannot be made again; the note about it stays. */
  #forget(): void {
    this.#undone = [];
    this.#told = null;
  }
}

/** Lines after which the same ply may be another position. */
const TURNS_BACK: ReadonlySet<Line['entry']> = new Set([
  'undone',
  'redone',
  'asked',
  'agreed',
  'replaced',
]);

/** How often a journal may have turned the game back. */
export function turnbacks(journal: readonly Line[]): number {
  return journal.filter(({ entry }) => TURNS_BACK.has(entry)).length;
}
