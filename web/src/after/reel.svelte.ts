/** A game to look at again: its positions as they are fetched, and the one that is shown. */

import { need } from '../i18n/index.svelte';
import { lineOf } from '../follow/course';
import type { Followed } from '../follow/stage.svelte';
import type { Happening } from '../table/session.svelte';
import { replayOf, showTable } from '../wire/api';
import { Refusal } from '../wire/refusal';
import type { Box, Ledger, Position, Seat, Step, TableView } from '../wire';
import { nextTurn, turns } from './course';

/** Positions that the server gives at once. */
const PAGE = 100;

/** How long a move is shown while the reel plays by itself, in milliseconds. */
export const SPEEDS = { slow: 2400, normal: 1300, fast: 450 } as const;

/** How fast a reel plays by itself. */
export type Speed = keyof typeof SPEEDS;

/** A stage follows it as it follows a table: what is shown of a step forward flies over the board. */
export class Reel implements Followed {
  readonly id: string;
  table = $state.raw<TableView | null>(null);
  box = $state.raw<Box | null>(null);
  yours = $state.raw<Seat[]>([]);
  host = $state(false);
  /** Why the game cannot be shown. */
  refusal = $state.raw<Refusal | null>(null);
  /** Moves in the game, as far as it is played. */
  plies = $state(0);
  /** The moment that is wanted; it is shown as soon as it is there. */
  ply = $state(0);
  speed = $state<Speed>('normal');
  playing = $state(false);
  /** Everybody's accounts of the whole game. */
  ledgers = $state.raw<readonly Ledger[]>([]);
  /** Every step that is there, in order. */
  steps = $state.raw<readonly Step[]>([]);
  readonly turns = $derived(turns(this.steps));
  readonly complete = $derived(this.table !== null && this.steps.length === this.plies + 1);

  /** Nothing but moves is looked at again. */
  readonly journal = [];
  #shown = $state.raw<Position | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #pages = new Map<number, Promise<void>>();
  readonly #listeners = new Set<(happening: Happening) => void>();

  constructor(id: string, ply = 0) {
    this.id = id;
    this.ply = ply;
    void this.load();
  }

  /** The position on the board. */
  get position(): Position | null {
    return this.#shown;
  }

  /** Nobody waits for anybody in a replay: all moves are as quick as one's own. */
  plays(): boolean {
    return true;
  }

  listen(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Fetches the table, the page that is wanted, and then all others. */
  load(): Promise<void> {
    return this.#attempt(async () => {
      const [{ table, box, yours, host }] = await Promise.all([showTable(this.id), need('after')]);
      this.plies = table.ply;
      this.ply = Math.min(this.ply, this.plies);
      await this.#fetch(this.ply);
      Object.assign(this, { table, box, yours, host });
      this.#show();
      for (let ply = 0; ply <= this.plies && !this.#closed; ply += PAGE) await this.#fetch(ply);
    });
  }

  /** Shows a moment; one step on is told to those who listen. */
  async to(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(ply, this.plies));
    this.ply = wanted;
    await this.#attempt(() => this.#fetch(wanted));
    // Somebody who is quick wants the last one.
    if (this.ply === wanted) this.#show();
  }

  /** Goes so many moves on or back. */
  by(moves: number): Promise<void> {
    return this.to(this.ply + moves);
  }

  /** Goes to the turn before or after. */
  turn(way: -1 | 1): Promise<void> {
    return this.to(nextTurn(this.turns, this.ply, way, this.plies));
  }

  /** Plays by itself from here, or from the start if it is at the end; or stops. */
  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.ply >= this.plies) void this.to(0).then(() => this.#wait());
    else void this.#advance();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.#closed = true;
    this.stop();
  }

  async #attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.refusal = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
  }

  async #advance(): Promise<void> {
    await this.by(1);
    if (this.ply >= this.plies) this.stop();
    else this.#wait();
  }

  #wait(): void {
    if (this.playing) this.#timer = setTimeout(() => void this.#advance(), SPEEDS[this.speed]);
  }

  #show(): void {
    const before = this.#shown;
    const after = this.#at(this.ply)?.position ?? null;
    this.#shown = after;
    if (!before || after?.ply !== before.ply + 1) return;
    const step = this.#at(before.ply);
    const line = step && lineOf(step);
    if (!line) return;
    for (const listener of this.#listeners) listener({ line, events: step.events, before, after });
  }

  #at(ply: number): Step | undefined {
    return this.steps.find(({ position }) => position.ply === ply);
  }

  /** Gets the page with a ply, once. */
  #fetch(ply: number): Promise<void> {
    const from = ply - (ply % PAGE);
    const asked = this.#pages.get(from);
    if (asked) return asked;
    const page = replayOf(this.id, from).then(({ steps, ledgers }) => {
      this.ledgers = ledgers;
      const others = this.steps.filter(({ position }) => position.ply < from || position.ply >= from + PAGE);
      // A running game may have gone on: only what was there at first is shown.
      const own = steps.filter(({ position }) => position.ply <= this.plies);
      this.steps = [...others, ...own].sort((a, b) => a.position.ply - b.position.ply);
    });
    // What failed may be asked for again.
    page.catch(() => this.#pages.delete(from));
    this.#pages.set(from, page);
    return page;
  }
}
