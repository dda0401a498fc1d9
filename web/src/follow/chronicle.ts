/** The log of a game: what the journal tells, as a reader wants it, one entry for each deed. */

import type { Event, FirstRound, Line, MoveData, Seat, Verb } from '../wire';
import { courseOf, type Made, type Note, type Noted } from './course';

interface Common {
  /** Names the entry as long as it is there. */
  key: string;
  /** The last line of the journal that it comes from. */
  until: number;
  /** The moment that it leads to: the moves in the game by then. */
  ply: number;
}

/** Something to read in the log. */
export type Entry =
  /** A phase begins, with what is turned up for it. */
  | (Common & { sort: 'phase'; phase: number; events: readonly Event[] })
  /** A turn begins, with what comes home; a game that began elsewhere knows no round at first. */
  | (Common & { sort: 'turn'; seat: Seat; round: number | null; events: readonly Event[] })
  /** A move, with the moves that only complete it. */
  | (Common & { sort: 'deed'; seat: Seat; moves: readonly MoveData[]; events: readonly Event[] })
  | (Common & { sort: 'note'; note: Note })
  | (Common & { sort: 'over' });

/** An entry of one sort. */
export type EntryOf<Sort extends Entry['sort']> = Extract<Entry, { sort: Sort }>;

/** Moves that complete the one before, so that both are told together. */
const COMPLETES: ReadonlySet<Verb> = new Set([
  'route',
  'cart',
  'haul',
  'toll',
  'dig',
  'boil+',
  'recall',
]);

/** Where a game begins that is dealt. */
const DEALT: FirstRound = { phase: 1, round: 1 };

/**
 * Everything there is to read, from the first line of a journal on. `begun` is the number of moves
 * that were in the game by then; where there were none, `first` says when the game begins.
 */
export function chronicleOf(journal: readonly Line[], begun = 0, first = DEALT): Entry[] {
  const chronicle = new Chronicle();
  for (const item of courseOf(journal)) {
    if (item.sort === 'noted') chronicle.note(item);
    else chronicle.make(item, begun, first);
  }
  return chronicle.entries;
}

/** Keeps the entries that were there before, so that only what is new is drawn. */
export function renewed(before: readonly Entry[], now: readonly Entry[]): Entry[] {
  const known = new Map(before.map((entry) => [entry.key, entry]));
  return now.map((entry) => {
    const old = known.get(entry.key);
    return old?.until === entry.until && old.ply === entry.ply ? old : entry;
  });
}

class Chronicle {
  readonly entries: Entry[] = [];
  /** Where the last deed of the turn stands. */
  #deed = -1;

  note({ line, ply, note }: Noted): void {
    this.entries.push({ sort: 'note', key: `${note.entry} ${line}`, until: line, ply, note });
  }

  make(made: Made, begun: number, first: FirstRound): void {
    if (made.ply === begun + 1) this.#begin(made, begun, first);
    if (made.move.verb === 'end') this.#end(made);
    else this.#do(made, made.events);
  }

  /** The first turn of the journal: no event tells of it. */
  #begin({ line, seat }: Made, ply: number, first: FirstRound): void {
    const common = { until: line, ply, events: [] };
    if (ply === 0) this.entries.push({ sort: 'phase', key: 'first phase', phase: first.phase, ...common });
    const round = ply === 0 ? first.round : null;
    this.entries.push({ sort: 'turn', key: 'first turn', seat, round, ...common });
  }

  #do({ line, seat, ply, move }: Made, events: readonly Event[]): void {
    const last = this.entries[this.#deed];
    if (last?.sort === 'deed' && completes(move, last)) {
      const moves = [...last.moves, move];
      const all = [...last.events, ...events];
      this.entries[this.#deed] = { ...last, until: line, ply, moves, events: all };
      return;
    }
    const key = `deed ${line} ${ply}`;
    this.#deed = this.entries.push({ sort: 'deed', key, until: line, ply, seat, moves: [move], events }) - 1;
  }

  /** The end of a turn is a deed only if the crew has rested; then comes what begins. */
  #end(made: Made): void {
    const { line, ply } = made;
    const rested = made.events.filter(({ event }) => event === 'rested');
    if (rested.length > 0) this.#do(made, rested);
    this.#deed = -1;
    const common = { until: line, ply };
    const turnAt = made.events.findIndex(({ event }) => event === 'turn-began');
    const between = made.events.slice(0, turnAt < 0 ? made.events.length : turnAt);
    for (const event of made.events) {
      const key = `${event.event} ${line} ${ply}`;
      if (event.event === 'phase-began') {
        const events = between.filter((other) => other.event !== 'rested' && other !== event);
        this.entries.push({ sort: 'phase', key, phase: event.phase, events, ...common });
      } else if (event.event === 'turn-began') {
        const { seat, round } = event;
        const events = made.events.slice(turnAt + 1);
        this.entries.push({ sort: 'turn', key, seat, round, events, ...common });
      } else if (event.event === 'game-over') {
        this.entries.push({ sort: 'over', key, ...common });
      }
    }
  }
}

/** Whether a move is told together with the last deed. Two passes are one rest. */
function completes(move: MoveData, { moves }: EntryOf<'deed'>): boolean {
  if (COMPLETES.has(move.verb)) return true;
  return move.verb === 'pass' && moves.every(({ verb }) => verb === 'pass');
}
