/** The history of a game, read from its journal: the moves that count, and what else happened at the table. */

import type { Event, Line, MoveData, Seat, Step } from '../wire';

/** A move that counts: it was not taken back. */
export interface PlayedMove {
  type: 'move';
  /** The number of its journal line. */
  line: number;
  seat: Seat;
  move: MoveData;
  events: readonly Event[];
  /** The number of moves in the game after it. */
  ply: number;
}

/** Something that happened at the table besides moves. */
export interface TableNote {
  type: 'note';
  line: number;
  ply: number;
  note: Note;
}

/** Journal entries that are moves, or that concern only one player. */
type NoNote = 'moved' | 'undone' | 'redone' | 'invited' | 'subscribed' | 'noticed';

/** What people do at a table besides moving. */
export type Note =
  | Exclude<Line, { entry: NoNote }>
  /** A player has taken back own moves. */
  | { entry: 'undone'; seat: Seat; count: number }
  /** All players have agreed to take moves back. */
  | { entry: 'rewound'; count: number };

/** Reads a journal from its first line; moves that were taken back are left out. */
export function historyOf(journal: readonly Line[]): (PlayedMove | TableNote)[] {
  const history = new HistoryBuilder();
  for (const line of journal) history.read(line);
  return history.items;
}

class HistoryBuilder {
  items: (PlayedMove | TableNote)[] = [];
  /** The note about moves that can be redone. */
  #undoNote: TableNote | null = null;

  read(line: Line): void {
    const { number, plies, events = [], again = [], redo = 0, rewound } = line;
    switch (line.entry) {
      case 'moved':
        this.#undoNote = null;
        this.#addMove(line.seat, number, plies, line.made, events);
        break;
      case 'undone':
        this.#removeAfter(plies);
        this.#setUndoNote(line, line.seat, redo);
        break;
      case 'redone': {
        let from = 0;
        for (const [index, { move, events: own }] of again.entries()) {
          const ply = plies - again.length + index + 1;
          this.#addMove(line.seat, number, ply, move, events.slice(from, (from += own)));
        }
        this.#setUndoNote(line, line.seat, redo);
        break;
      }
      // These concern only one player.
      case 'invited':
      case 'subscribed':
      case 'noticed':
        break;
      default:
        this.#addNote(line, line);
    }
    if (!rewound) return;
    this.#undoNote = null;
    this.#removeAfter(rewound.ply);
    this.#addNote(line, { entry: 'rewound', count: rewound.count });
  }

  #addMove(seat: Seat, line: number, ply: number, move: MoveData, events: readonly Event[]): void {
    this.items.push({ type: 'move', line, seat, move, events, ply });
  }

  #addNote({ number, plies }: Line, note: Note): TableNote {
    const noted: TableNote = { type: 'note', line: number, ply: plies, note };
    this.items.push(noted);
    return noted;
  }

  /** Removes the moves that were taken back. */
  #removeAfter(ply: number): void {
    this.items = this.items.filter((item) => item.type === 'note' || item.ply <= ply);
  }

  /** Keeps a single note about moves that are taken back; it goes when they are redone. */
  #setUndoNote(line: Line, seat: Seat, count: number): void {
    this.items = this.items.filter((item) => item !== this.#undoNote);
    this.#undoNote = count > 0 ? this.#addNote(line, { entry: 'undone', seat, count }) : null;
  }
}

/** A step of a replay as a journal line; its number is its place in the game if none is given. */
export function lineOf({ position, move, events }: Step, number = position.ply + 1): Line | null {
  if (move === null || position.seat === null) return null;
  const { ply, seat } = position;
  return { entry: 'moved', number, at: 0, plies: ply + 1, seat, move: move.text, made: move, events };
}

/** How often moves were taken back in a journal: after that the same ply may be another position. */
export function rewindCount(journal: readonly Line[]): number {
  return journal.filter(({ entry, rewound }) => entry === 'undone' || rewound).length;
}
