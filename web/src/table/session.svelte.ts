/** One table as this browser knows it: what the server said, and what one can ask of it. */

import { untrack } from 'svelte';
import type { Accepted, Box, Command, Event, Line, Message, Position, Seat, TableView, Tried } from '../wire';
import { showTable } from '../wire/api';
import { Refusal, unreachable } from '../wire/refusal';
import { PROTOCOL } from '../wire/generated';
import { TableSocket, type Link } from '../wire/socket';
import { upgrade } from '../wire/upgrade.svelte';
import { tokenOf } from './tokens';

/** Something that happened at the table while one looked on. */
export interface TableUpdate {
  line: Line;
  events: Event[];
  /** The positions before and after; the same one if nothing happened on the board. */
  before: Position;
  after: Position;
}

interface Waiting {
  resolve: (answer: Accepted | Tried) => void;
  reject: (refusal: Refusal) => void;
}

/** A session that waits for the code of its page. */
let early: Session | null = null;

/** Opens a session at a table that is about to be shown. */
export function openEarly(table: string): void {
  early = new Session(table);
}

/** A session at a table. */
export function sessionAt(table: string): Session {
  const waiting = early;
  early = null;
  if (waiting?.id === table) return waiting;
  waiting?.close();
  return new Session(table);
}

export class Session {
  readonly id: string;
  /** How the connection is. */
  link = $state<Link>('connecting');
  /** Why the server does not let us in. */
  refusal = $state.raw<Refusal | null>(null);
  table = $state.raw<TableView | null>(null);
  position = $state.raw<Position | null>(null);
  box = $state.raw<Box | null>(null);
  yours = $state.raw<Seat[]>([]);
  host = $state(false);
  /** Every line of the table's journal, in order. */
  journal = $state.raw<Line[]>([]);
  /** Commands that have not been answered yet. */
  busy = $state(0);

  #number = 0;
  #nextId = 1;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(update: TableUpdate) => void>();
  readonly #socket: TableSocket;

  constructor(id: string) {
    this.id = id;
    this.#socket = new TableSocket(id, {
      hello: () => {
        const token = tokenOf(id);
        return { type: 'hello', protocol: PROTOCOL, ...(token && { token }), seen: this.#number };
      },
      heard: (message) => this.#hear(message),
      changed: (link) => {
        this.link = link;
        if (link !== 'open') this.#giveUp();
        if (link === 'lost' && !this.table) void this.#knock();
      },
    });
  }

  /** Whether it is the turn of somebody at this browser. */
  get myTurn(): boolean {
    const seat = this.position?.seat ?? null;
    return this.table?.stage === 'playing' && seat !== null && this.plays(seat);
  }

  /** Whether somebody at this browser plays the seat now. */
  plays(seat: Seat): boolean {
    return this.yours.includes(seat) && this.table?.seats[seat]?.kind === 'human';
  }

  /** Tells of everything that happens from now on; the result ends it. */
  listen(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Makes a move in the position that is known; a refusal is thrown. */
  move(move: string): Promise<Accepted> {
    return this.command({ type: 'move', ply: this.position?.ply ?? 0, seen: this.#number, move });
  }

  /** Any command; a refusal is thrown. */
  command(command: Exclude<Command, { type: 'try' }>): Promise<Accepted> {
    return this.#send(command) as Promise<Accepted>;
  }

  /** What moves would do one after another, or why not: then a refusal is thrown. */
  try(...moves: string[]): Promise<Tried> {
    const ply = this.position?.ply ?? 0;
    return this.#send({ type: 'try', ply, moves }) as Promise<Tried>;
  }

  close(): void {
    this.#socket.close();
    this.#giveUp();
  }

  #send(command: Command): Promise<Accepted | Tried> {
    const id = this.#nextId++;
    if (!this.#socket.say({ ...command, id })) return Promise.reject(unreachable());
    // Whoever asks in an effect does not want to ask again with every answer.
    untrack(() => (this.busy += 1));
    return new Promise<Accepted | Tried>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    }).finally(() => (this.busy -= 1));
  }

  /** A socket that never opened does not say why: a table that is not there, or no server at all. */
  async #knock(): Promise<void> {
    try {
      await showTable(this.id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'unreachable') return;
      this.#socket.close();
      this.refusal = error;
      this.link = 'refused';
    }
  }

  #giveUp(): void {
    for (const { reject } of this.#waiting.values()) reject(unreachable());
    this.#waiting.clear();
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'welcome':
        upgrade.heard(message.build);
        this.yours = message.yours;
        this.host = message.host;
        this.box = message.box;
        this.refusal = null;
        this.journal = [...this.journal, ...(message.missed as Line[])];
        this.#become(message.number, message.table, message.position);
        break;
      case 'update': {
        const { type: _, table, position, ...told } = message;
        const line = told as Line;
        const before = this.position;
        this.journal = [...this.journal, line];
        this.#become(line.number, table, position);
        const after = this.position;
        if (before && after) {
          const events = ('events' in line && line.events) || [];
          const update = { line, events, before, after };
          for (const listener of this.#listeners) listener(update);
        }
        break;
      }
      case 'accepted':
      case 'tried':
        this.#answer(message.id, (waiting) => waiting.resolve(message));
        break;
      case 'refused': {
        const refusal = new Refusal(message);
        if (message.id === null) this.refusal = refusal;
        // The server does not say which version it is to who speaks another protocol.
        if (refusal.code === 'other-protocol') void upgrade.ask();
        this.#answer(message.id, (waiting) => waiting.reject(refusal));
        break;
      }
    }
  }

  #become(number: number, table: TableView | undefined, position: Position | undefined): void {
    this.#number = number;
    if (table) this.table = table;
    if (position) this.position = position;
  }

  #answer(id: unknown, act: (waiting: Waiting) => void): void {
    if (typeof id !== 'number') return;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) act(waiting);
  }
}
