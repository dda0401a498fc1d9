/** The replay of a game: its positions as they are fetched, and the one that is shown. */

import { lineOf } from '../log/history';
import type { PresentedSession } from '../presenter/presenter.svelte';
import type { TableUpdate } from '../table/session.svelte';
import { replayOf, showTable } from '../wire/api';
import { Refusal } from '../wire/refusal';
import type { Box, Ledger, Position, Seat, Step, TableView } from '../wire';
import { nextTurn, turns } from './timeline';

/** How many positions the server sends at once. */
const PAGE_SIZE = 100;

/** How long each move is shown in an automatic replay, in milliseconds. */
export const SPEEDS = { slow: 2400, normal: 1300, fast: 450 } as const;

/** The speed of an automatic replay. */
export type Speed = keyof typeof SPEEDS;

/** A presenter shows it like a live table, so that steps forward are animated. */
export class ReplaySession implements PresentedSession {
  readonly id: string;
  table = $state.raw<TableView | null>(null);
  box = $state.raw<Box | null>(null);
  yours = $state.raw<Seat[]>([]);
  host = $state(false);
  /** Why the game cannot be shown. */
  refusal = $state.raw<Refusal | null>(null);
  /** The number of moves in the game. */
  plies = $state(0);
  /** The moment that was asked for; it is shown as soon as it is loaded. */
  ply = $state(0);
  speed = $state<Speed>('normal');
  playing = $state(false);
  /** All players' accounts of the whole game. */
  ledgers = $state.raw<readonly Ledger[]>([]);
  /** The steps that are loaded, in order. */
  steps = $state.raw<readonly Step[]>([]);
  readonly turns = $derived(turns(this.steps));
  readonly complete = $derived(this.table !== null && this.steps.length === this.plies + 1);

  /** A replay has moves only. */
  readonly journal = [];
  #shown = $state.raw<Position | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #pages = new Map<number, Promise<void>>();
  readonly #listeners = new Set<(update: TableUpdate) => void>();

  constructor(id: string, ply = 0) {
    this.id = id;
    this.ply = ply;
    void this.load();
  }

  /** The position on the board. */
  get position(): Position | null {
    return this.#shown;
  }

  /** Treats every seat as one's own, so that no move waits for an animation. */
  plays(): boolean {
    return true;
  }

  listen(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Fetches the table, the page of the wanted moment, and then all other pages. */
  load(): Promise<void> {
    return this.#attempt(async () => {
      const { table, box, yours, host } = await showTable(this.id);
      this.plies = table.ply;
      this.ply = Math.min(this.ply, this.plies);
      await this.#fetch(this.ply);
      Object.assign(this, { table, box, yours, host });
      this.#show();
      for (let ply = 0; ply <= this.plies && !this.#closed; ply += PAGE_SIZE) await this.#fetch(ply);
    });
  }

  /** Shows a moment; listeners are notified of a single step forward. */
  async to(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(ply, this.plies));
    this.ply = wanted;
    await this.#attempt(() => this.#fetch(wanted));
    // After several fast clicks only the last one counts.
    if (this.ply === wanted) this.#show();
  }

  /** Goes some moves forward or back. */
  by(moves: number): Promise<void> {
    return this.to(this.ply + moves);
  }

  /** Goes to the previous or next turn. */
  turn(way: -1 | 1): Promise<void> {
    return this.to(nextTurn(this.turns, this.ply, way, this.plies));
  }

  /** Starts the automatic replay, from the beginning if it is at the end, or stops it. */
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

  /** Fetches the page with a ply, once. */
  #fetch(ply: number): Promise<void> {
    const from = ply - (ply % PAGE_SIZE);
    const asked = this.#pages.get(from);
    if (asked) return asked;
    const page = replayOf(this.id, from).then(({ steps, ledgers }) => {
      this.ledgers = ledgers;
      const others = this.steps.filter(({ position }) => position.ply < from || position.ply >= from + PAGE_SIZE);
      // A running game may have gone on; its later moves are left out.
      const own = steps.filter(({ position }) => position.ply <= this.plies);
      this.steps = [...others, ...own].sort((a, b) => a.position.ply - b.position.ply);
    });
    // A failed page may be requested again.
    page.catch(() => this.#pages.delete(from));
    this.#pages.set(from, page);
    return page;
  }
}
