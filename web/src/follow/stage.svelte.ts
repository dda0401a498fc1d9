/** What is shown of a table: the live position, or a moment of the past. */

import { prefs, type Pace } from '../prefs.svelte';
import type { Happening, Session } from '../table/session.svelte';
import { ask } from '../wire/api';
import type { Line, Position, Step } from '../wire';
import { chronicleOf, renewed, type Entry } from './chronicle';
import { actOf, lengthOf, type Act } from './flights';
import { lineOf, turnbacks } from './course';

/** How much longer than normal everything takes. */
const TEMPO: Record<Exclude<Pace, 'off'>, number> = { fast: 0.5, normal: 1, slow: 1.9 };
/** With more than so many moves to show, the board jumps to the last. */
const MOST_WAITING = 3;
/** Positions that are fetched together: around a moment, and for the whole beginning of a game. */
const PAGE = 10;
const LONG_PAGE = 100;
/** So many positions are kept. */
const MOST_KNOWN = 200;

/** An act that is on now. */
export interface Running {
  id: number;
  act: Act;
  /** How much longer than normal it takes. */
  tempo: number;
}

/** A moment of the past. */
export interface Moment {
  ply: number;
  position: Position;
}

/** What a stage needs of a session. */
export type Followed = Pick<
  Session,
  'id' | 'table' | 'position' | 'journal' | 'listen' | 'plays'
>;

/** What a stage asks of the world around it. */
export interface Surroundings {
  /** How fast things move now. */
  pace(): Pace;
  /** A game from a ply on. */
  steps(table: string, from: number, count: number): Promise<Step[]>;
}

const BROWSER: Surroundings = {
  pace: () => {
    const still = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    return still ? 'off' : prefs.pace;
  },
  steps: async (table, from, count) => {
    const path = `/tables/${table}/replay?from=${from}&count=${count}`;
    return (await ask<{ steps: Step[] }>(path, undefined, table)).steps;
  },
};

interface Waiting {
  happening: Happening;
  act: Act | null;
}

/**
 * Between the session, which knows everything at once, and the board, on which one thing follows
 * another. Own moves are there at once and things fly above them; before a move of somebody else
 * the board waits until they have landed. It never keeps a player waiting: as soon as somebody at
 * this browser is to decide, everything is shown.
 */
export class Stage {
  /** What flies now. */
  running = $state.raw<readonly Running[]>([]);
  /** The log, without what was taken back. */
  readonly entries: Entry[] = $derived.by(() => this.#chronicle());

  readonly #session: Followed;
  readonly #world: Surroundings;
  #held = $state.raw<Position | null>(null);
  #moment = $state.raw<Moment | null>(null);
  /** The moves that were in the game before its journal began, as lines of it. */
  #beginning = $state.raw<readonly Line[]>([]);
  /** Whether they have been asked for. */
  #begun = false;
  #queue: Waiting[] = [];
  #told: Entry[] = [];
  #nextId = 1;
  #asked = 0;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #known = new Map<number, Position>();
  /** How often moves had been taken back when the known positions were fetched. */
  #turnbacks = 0;
  readonly #stop: () => void;

  constructor(session: Followed, world: Surroundings = BROWSER) {
    this.#session = session;
    this.#world = world;
    this.#stop = session.listen((happening) => this.#hear(happening));
  }

  /** The position on the board. */
  get shown(): Position | null {
    return this.#moment?.position ?? this.#held ?? this.#session.position;
  }

  /** Whether the board shows the game as it is now. */
  get live(): boolean {
    return this.#moment === null && this.#held === null;
  }

  /** The moment of the past that is looked at. */
  get moment(): Moment | null {
    return this.#moment;
  }

  /** Shows a moment of the past; what cannot be fetched is thrown as a refusal. */
  async lookAt(ply: number): Promise<void> {
    const asked = ++this.#asked;
    const position = await this.#positionAt(ply);
    // Somebody who clicks fast wants the last one.
    if (asked !== this.#asked || !position) return;
    this.#catchUp();
    this.#moment = { ply, position };
  }

  /** Reads what was before the journal: a fork or an imported record began elsewhere. */
  async readBeginning(): Promise<void> {
    const { table, id } = this.#session;
    if (!table || this.#begun) return;
    this.#begun = true;
    const count = table.begun;
    const lines: Line[] = [];
    for (let from = 0; from < count; from += LONG_PAGE) {
      for (const step of await this.#world.steps(id, from, Math.min(LONG_PAGE, count - from))) {
        // Lines before the first have no number of their own.
        const line = lineOf(step, lines.length - count);
        if (line) lines.push(line);
      }
    }
    // A game that was taken back to before its journal has no such beginning any more.
    if (lines.length === count) this.#beginning = lines;
  }

  /** Shows the game as it is now. */
  back(): void {
    this.#asked += 1;
    this.#moment = null;
  }

  close(): void {
    this.#stop();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #chronicle(): Entry[] {
    const { table, journal } = this.#session;
    if (!table) return [];
    const beginning = this.#beginning;
    const begun = table.begun - beginning.length;
    this.#told = renewed(this.#told, chronicleOf([...beginning, ...journal], begun, table.first_round));
    return this.#told;
  }

  async #positionAt(ply: number): Promise<Position | undefined> {
    const now = this.#session.position;
    if (now?.ply === ply) return now;
    this.#forget();
    if (!this.#known.has(ply)) {
      const from = ply - (ply % PAGE);
      for (const { position } of await this.#world.steps(this.#session.id, from, PAGE)) {
        this.#know(position);
      }
    }
    return this.#known.get(ply);
  }

  #know(position: Position): void {
    this.#known.set(position.ply, position);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST_KNOWN) break;
      this.#known.delete(oldest);
    }
  }

  /** Once moves were taken back, the same ply may be another position. */
  #forget(): void {
    const count = turnbacks(this.#session.journal);
    if (count !== this.#turnbacks) this.#known.clear();
    this.#turnbacks = count;
  }

  #hear(happening: Happening): void {
    const { line, events, before, after } = happening;
    if (before === after) return;
    this.#forget();
    this.#know(after);
    if (this.#moment) {
      // Whoever moves wants to see it; and what was taken back is no moment any more.
      const own = line.entry === 'moved' && this.#session.plays(line.seat);
      if (own || this.#moment.ply > after.ply) this.back();
      return;
    }
    const act = this.#world.pace() === 'off' ? null : actOf(line, events);
    const urgent = after.seat === null || this.#session.plays(after.seat);
    const own = line.entry !== 'moved' || this.#session.plays(line.seat);
    if (urgent || own) {
      this.#catchUp();
      if (act) this.#run(act, 1);
    } else if (this.#held) {
      this.#queue.push({ happening, act });
      if (this.#queue.length > MOST_WAITING) this.#queue.splice(0, this.#queue.length - 1);
    } else if (act) {
      this.#hold({ happening, act });
    }
  }

  /** Shows the position before a move until what it sets in motion has landed. */
  #hold({ happening, act }: Waiting): void {
    if (!act) return this.#next();
    this.#held = happening.before;
    this.#run(act, this.#queue.length > 0 ? 0.5 : 1, () => this.#next());
  }

  #next(): void {
    const next = this.#queue.shift();
    if (next) this.#hold(next);
    else this.#held = null;
  }

  /** Nothing is held back any more. */
  #catchUp(): void {
    this.#queue = [];
    if (!this.#held) return;
    this.#held = null;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.running = [];
  }

  #run(act: Act, hurry: number, landed?: () => void): void {
    const pace = this.#world.pace();
    const tempo = hurry * (pace === 'off' ? 0 : TEMPO[pace]);
    const id = this.#nextId++;
    this.running = [...this.running, { id, act, tempo }];
    const timer = setTimeout(() => {
      this.#timers.delete(id);
      this.running = this.running.filter((running) => running.id !== id);
      landed?.();
    }, lengthOf(act) * tempo);
    this.#timers.set(id, timer);
  }
}
