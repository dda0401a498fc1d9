/** Decides what the board shows of a table: the live position, one update after another, or a moment of the past. */

import { animationOf, durationOf, type MoveAnimation } from '../animation/animation';
import { logOf, reuseEntries, type LogEntry } from '../log/entries';
import { withoutHidden } from '../moderation/hidden.svelte';
import { lineOf, rewindCount } from '../log/history';
import { prefs, type Pace } from '../prefs.svelte';
import type { Session, TableUpdate } from '../table/session.svelte';
import { replayOf } from '../wire/api';
import type { Line, Position, Step } from '../wire';

/** How much longer than normal animations take. */
const SLOWDOWN: Record<Exclude<Pace, 'off'>, number> = { fast: 0.5, normal: 1, slow: 1.9 };
/** With more updates in the queue than this, the board jumps to the last one. */
const MAX_QUEUED = 3;
/** How many positions are fetched at once: around a moment, and for the whole beginning of a game. */
const PAGE_SIZE = 10;
const LONG_PAGE_SIZE = 100;
/** How many positions are cached. */
const MAX_CACHED = 200;

/** An animation that is running. */
export interface RunningAnimation {
  id: number;
  animation: MoveAnimation;
  /** How much longer than normal it takes. */
  slowdown: number;
}

/** A moment of the past. */
export interface Moment {
  ply: number;
  position: Position;
}

/** The part of a session that a presenter needs. */
export type PresentedSession = Pick<Session, 'id' | 'table' | 'position' | 'journal' | 'listen' | 'plays'>;

/** What a presenter needs from its environment. */
export interface PresenterEnv {
  /** The pace of animations now. */
  pace(): Pace;
  /** Positions of a game from a ply on. */
  steps(table: string, from: number, count: number): Promise<Step[]>;
}

const BROWSER: PresenterEnv = {
  pace: () => {
    const still = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    return still ? 'off' : prefs.pace;
  },
  steps: async (table, from, count) => (await replayOf(table, from, count)).steps,
};

interface QueuedUpdate {
  update: TableUpdate;
  animation: MoveAnimation | null;
}

/**
 * Stands between the session, which gets all updates at once, and the board, which shows one after
 * another. Own moves are shown at once, with the animation above them. For a move of somebody else
 * the board keeps the old position until the animation is done. Nobody has to wait for animations:
 * as soon as somebody at this browser is to decide, the newest position is shown.
 */
export class Presenter {
  /** The animations that are running. */
  running = $state.raw<readonly RunningAnimation[]>([]);
  /** The log, without moves that were taken back. */
  readonly entries: LogEntry[] = $derived.by(() => withoutHidden(this.#session, this.#buildLog()));

  readonly #session: PresentedSession;
  readonly #env: PresenterEnv;
  #heldPosition = $state.raw<Position | null>(null);
  #moment = $state.raw<Moment | null>(null);
  /** The moves of the game from before its journal began, as journal lines. */
  #beginning = $state.raw<readonly Line[]>([]);
  /** Whether these moves have been requested. */
  #beginningRead = false;
  #queue: QueuedUpdate[] = [];
  #lastEntries: LogEntry[] = [];
  #nextId = 1;
  #request = 0;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #cache = new Map<number, Position>();
  /** How often moves had been taken back when the cached positions were fetched. */
  #rewinds = 0;
  readonly #stop: () => void;

  constructor(session: PresentedSession, env: PresenterEnv = BROWSER) {
    this.#session = session;
    this.#env = env;
    this.#stop = session.listen((update) => this.#receive(update));
  }

  /** The position on the board. */
  get shown(): Position | null {
    return this.#moment?.position ?? this.#heldPosition ?? this.#session.position;
  }

  /** Whether the board shows the game as it is now. */
  get live(): boolean {
    return this.#moment === null && this.#heldPosition === null;
  }

  /** The moment of the past that is shown, if any. */
  get moment(): Moment | null {
    return this.#moment;
  }

  /** Shows a moment of the past; throws a refusal if it cannot be fetched. */
  async lookAt(ply: number): Promise<void> {
    const request = ++this.#request;
    const position = await this.#positionAt(ply);
    // After several fast clicks only the last one counts.
    if (request !== this.#request || !position) return;
    this.#catchUp();
    this.#moment = { ply, position };
  }

  /** Fetches the moves from before the journal: a fork or an imported record has some. */
  async readBeginning(): Promise<void> {
    const { table, id } = this.#session;
    if (!table || this.#beginningRead) return;
    this.#beginningRead = true;
    const count = table.begun;
    const lines: Line[] = [];
    for (let from = 0; from < count; from += LONG_PAGE_SIZE) {
      for (const step of await this.#env.steps(id, from, Math.min(LONG_PAGE_SIZE, count - from))) {
        // The journal numbers its own lines from 1, so these get numbers below that.
        const line = lineOf(step, lines.length - count);
        if (line) lines.push(line);
      }
    }
    // If the game was taken back to before its journal, these moves are not part of it any more.
    if (lines.length === count) this.#beginning = lines;
  }

  /** Shows the game as it is now. */
  back(): void {
    this.#request += 1;
    this.#moment = null;
  }

  close(): void {
    this.#stop();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #buildLog(): LogEntry[] {
    const { table, journal } = this.#session;
    if (!table) return [];
    const beginning = this.#beginning;
    const begun = table.begun - beginning.length;
    this.#lastEntries = reuseEntries(this.#lastEntries, logOf([...beginning, ...journal], begun, table.first_round));
    return this.#lastEntries;
  }

  async #positionAt(ply: number): Promise<Position | undefined> {
    const now = this.#session.position;
    if (now?.ply === ply) return now;
    this.#dropStale();
    if (!this.#cache.has(ply)) {
      const from = ply - (ply % PAGE_SIZE);
      for (const { position } of await this.#env.steps(this.#session.id, from, PAGE_SIZE)) {
        this.#remember(position);
      }
    }
    return this.#cache.get(ply);
  }

  #remember(position: Position): void {
    this.#cache.set(position.ply, position);
    for (const oldest of this.#cache.keys()) {
      if (this.#cache.size <= MAX_CACHED) break;
      this.#cache.delete(oldest);
    }
  }

  /** Clears the cache after moves were taken back: the same ply may be another position then. */
  #dropStale(): void {
    const count = rewindCount(this.#session.journal);
    if (count !== this.#rewinds) this.#cache.clear();
    this.#rewinds = count;
  }

  #receive(update: TableUpdate): void {
    const { line, events, before, after } = update;
    if (before === after) return;
    this.#dropStale();
    this.#remember(after);
    if (this.#moment) {
      // A player's own move is shown at once; a moment that was taken back no longer exists.
      const own = line.entry === 'moved' && this.#session.plays(line.seat);
      if (own || this.#moment.ply > after.ply) this.back();
      return;
    }
    const animation = this.#env.pace() === 'off' ? null : animationOf(line, events);
    const urgent = after.seat === null || this.#session.plays(after.seat);
    const own = line.entry !== 'moved' || this.#session.plays(line.seat);
    if (urgent || own) {
      this.#catchUp();
      if (animation) this.#run(animation, 1);
    } else if (this.#heldPosition) {
      this.#queue.push({ update, animation });
      if (this.#queue.length > MAX_QUEUED) this.#queue.splice(0, this.#queue.length - 1);
    } else if (animation) {
      this.#holdUntilDone({ update, animation });
    }
  }

  /** Shows the position before a move until its animation is done. */
  #holdUntilDone({ update, animation }: QueuedUpdate): void {
    if (!animation) return this.#next();
    this.#heldPosition = update.before;
    this.#run(animation, this.#queue.length > 0 ? 0.5 : 1, () => this.#next());
  }

  #next(): void {
    const next = this.#queue.shift();
    if (next) this.#holdUntilDone(next);
    else this.#heldPosition = null;
  }

  /** Stops all animations and shows the newest position. */
  #catchUp(): void {
    this.#queue = [];
    if (!this.#heldPosition) return;
    this.#heldPosition = null;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.running = [];
  }

  #run(animation: MoveAnimation, factor: number, onDone?: () => void): void {
    const pace = this.#env.pace();
    const slowdown = factor * (pace === 'off' ? 0 : SLOWDOWN[pace]);
    const id = this.#nextId++;
    this.running = [...this.running, { id, animation, slowdown }];
    const timer = setTimeout(
      () => {
        this.#timers.delete(id);
        this.running = this.running.filter((running) => running.id !== id);
        onDone?.();
      },
      durationOf(animation) * slowdown,
    );
    this.#timers.set(id, timer);
  }
}
