/** The log of a game, made from its journal: what a reader sees, one entry for each move. */

import type { Event, FirstRound, Line, MoveData, Seat, Verb } from '../wire';
import { historyOf, type PlayedMove, type Note, type TableNote } from './history';

interface Common {
  /** Identifies the entry. */
  key: string;
  /** The number of the last journal line that it is made from. */
  until: number;
  /** The moment that it leads to: the number of moves in the game then. */
  ply: number;
}

/** An entry of the log. */
export type LogEntry =
  /** A phase begins; the events turn up its cards and tiles. */
  | (Common & { type: 'phase'; phase: number; events: readonly Event[] })
  /** A turn begins; the events bring pieces home. Where a journal begins in mid-game, the round is not known. */
  | (Common & { type: 'turn'; seat: Seat; round: number | null; events: readonly Event[] })
  /** A move, together with the moves that only complete it. */
  | (Common & { type: 'move'; seat: Seat; moves: readonly MoveData[]; events: readonly Event[] })
  | (Common & { type: 'note'; note: Note })
  | (Common & { type: 'over' });

/** An entry of one type. */
export type LogEntryOf<Type extends LogEntry['type']> = Extract<LogEntry, { type: Type }>;

/** Moves that only complete the one before: they share its entry. */
const COMPLETES: ReadonlySet<Verb> = new Set(['route', 'cart', 'haul', 'toll', 'dig', 'boil+', 'recall']);

/** Where a dealt game begins. */
const DEALT: FirstRound = { phase: 1, round: 1 };

/**
 * The log of a whole journal. `begun` is the number of moves in the game before the journal; if it
 * is 0, `first` is the phase and round in which the game begins.
 */
export function logOf(journal: readonly Line[], begun = 0, first = DEALT): LogEntry[] {
  const builder = new LogBuilder();
  for (const item of historyOf(journal)) {
    if (item.type === 'note') builder.addNote(item);
    else builder.addMove(item, begun, first);
  }
  return builder.entries;
}

/** Replaces new entries by equal old ones, so that only changed entries are drawn again. */
export function reuseEntries(before: readonly LogEntry[], now: readonly LogEntry[]): LogEntry[] {
  const known = new Map(before.map((entry) => [entry.key, entry]));
  return now.map((entry) => {
    const old = known.get(entry.key);
    return old?.until === entry.until && old.ply === entry.ply ? old : entry;
  });
}

class LogBuilder {
  readonly entries: LogEntry[] = [];
  /** Where the last move of the turn is in the list. */
  #lastMove = -1;

  addNote({ line, ply, note }: TableNote): void {
    this.entries.push({ type: 'note', key: `${note.entry} ${line}`, until: line, ply, note });
  }

  addMove(made: PlayedMove, begun: number, first: FirstRound): void {
    if (made.ply === begun + 1) this.#addFirstTurn(made, begun, first);
    if (made.move.verb === 'end') this.#endTurn(made);
    else this.#addEntry(made, made.events);
  }

  /** Adds the first turn of the journal, which has no event. */
  #addFirstTurn({ line, seat }: PlayedMove, ply: number, first: FirstRound): void {
    const common = { until: line, ply, events: [] };
    if (ply === 0) this.entries.push({ type: 'phase', key: 'first phase', phase: first.phase, ...common });
    const round = ply === 0 ? first.round : null;
    this.entries.push({ type: 'turn', key: 'first turn', seat, round, ...common });
  }

  #addEntry({ line, seat, ply, move }: PlayedMove, events: readonly Event[]): void {
    const last = this.entries[this.#lastMove];
    if (last?.type === 'move' && completes(move, last)) {
      const moves = [...last.moves, move];
      const all = [...last.events, ...events];
      this.entries[this.#lastMove] = { ...last, until: line, ply, moves, events: all };
      return;
    }
    const key = `move ${line} ${ply}`;
    this.#lastMove = this.entries.push({ type: 'move', key, until: line, ply, seat, moves: [move], events }) - 1;
  }

  /** The end of a turn has an entry only if the crew has rested; then the next turn or phase begins. */
  #endTurn(made: PlayedMove): void {
    const { line, ply } = made;
    const rested = made.events.filter(({ event }) => event === 'rested');
    if (rested.length > 0) this.#addEntry(made, rested);
    this.#lastMove = -1;
    const common = { until: line, ply };
    const turnAt = made.events.findIndex(({ event }) => event === 'turn-began');
    const between = made.events.slice(0, turnAt < 0 ? made.events.length : turnAt);
    for (const event of made.events) {
      const key = `${event.event} ${line} ${ply}`;
      if (event.event === 'phase-began') {
        const events = between.filter((other) => other.event !== 'rested' && other !== event);
        this.entries.push({ type: 'phase', key, phase: event.phase, events, ...common });
      } else if (event.event === 'turn-began') {
        const { seat, round } = event;
        const events = made.events.slice(turnAt + 1);
        this.entries.push({ type: 'turn', key, seat, round, events, ...common });
      } else if (event.event === 'game-over') {
        this.entries.push({ type: 'over', key, ...common });
      }
    }
  }
}

/** Whether a move belongs to the entry of the last one. Two passes are one rest. */
function completes(move: MoveData, { moves }: LogEntryOf<'move'>): boolean {
  if (COMPLETES.has(move.verb)) return true;
  return move.verb === 'pass' && moves.every(({ verb }) => verb === 'pass');
}
