/** The course of a game: the moves that are in it, as the journal tells, and what happened in between. */

import type { Event, Line, MoveData, Seat, Step } from '../wire';

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

/** Reads a journal from its first line: moves that were taken back are gone. */
export function courseOf(journal: readonly Line[]): (Made | Noted)[] {
  const course = new Course();
  for (const line of journal) course.read(line);
  return course.items;
}

class Course {
  items: (Made | Noted)[] = [];
  /** The note about moves that can be made again. */
  #told: Noted | null = null;

  read(line: Line): void {
    const { number, plies, events = [], again = [], redo = 0, rewound } = line;
    switch (line.entry) {
      case 'moved':
        this.#told = null;
        this.#make(line.seat, number, plies, line.made, events);
        break;
      case 'undone':
        this.#drop(plies);
        this.#tell(line, line.seat, redo);
        break;
      case 'redone': {
        let from = 0;
        for (const [index, { move, events: own }] of again.entries()) {
          const ply = plies - again.length + index + 1;
          this.#make(line.seat, number, ply, move, events.slice(from, (from += own)));
        }
        this.#tell(line, line.seat, redo);
        break;
      }
      // Of no interest to anybody else.
      case 'invited':
      case 'subscribed':
      case 'noticed':
        break;
      default:
        this.#note(line, line);
    }
    if (!rewound) return;
    this.#told = null;
    this.#drop(rewound.ply);
    this.#note(line, { entry: 'rewound', count: rewound.count });
  }

  #make(seat: Seat, line: number, ply: number, move: MoveData, events: readonly Event[]): void {
    this.items.push({ sort: 'made', line, seat, move, events, ply });
  }

  #note({ number, plies }: Line, note: Note): Noted {
    const noted: Noted = { sort: 'noted', line: number, ply: plies, note };
    this.items.push(noted);
    return noted;
  }

  /** Moves that were taken back are not told. */
  #drop(ply: number): void {
    this.items = this.items.filter((item) => item.sort === 'noted' || item.ply <= ply);
  }

  /** One note tells of all that is taken back, and none of what is made again. */
  #tell(line: Line, seat: Seat, count: number): void {
    this.items = this.items.filter((item) => item !== this.#told);
    this.#told = count > 0 ? this.#note(line, { entry: 'undone', seat, count }) : null;
  }
}

/** A move of a replay as a line of a journal; its place in the game is its number if none is given. */
export function lineOf({ position, move, events }: Step, number = position.ply + 1): Line | null {
  if (move === null || position.seat === null) return null;
  const { ply, seat } = position;
  return { entry: 'moved', number, at: 0, plies: ply + 1, seat, move: move.text, made: move, events };
}

/** How often a journal has turned the game back: since then the same ply may be another position. */
export function turnbacks(journal: readonly Line[]): number {
  return journal.filter(({ entry, rewound }) => entry === 'undone' || rewound).length;
}
