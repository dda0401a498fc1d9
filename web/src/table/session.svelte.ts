/** A table as this browser knows it: what the server has sent, and commands to it. */

import { untrack } from 'svelte';
import type {
  Accepted,
  Box,
  ClientRequest,
  Command,
  Event,
  Line,
  Message,
  Position,
  Seat,
  TableView,
  Tried,
} from '../wire';
import { showTable } from '../wire/api';
import { bulletin } from '../wire/bulletin.svelte';
import { Refusal, unreachable } from '../wire/refusal';
import { PROTOCOL } from '../wire/constants';
import { TableSocket, type ConnectionState } from '../wire/socket';
import { upgrade } from '../wire/upgrade.svelte';
import { forget, tokenOf } from './tokens';

/** Something that happened at the table while the page was open. */
export interface TableUpdate {
  line: Line;
  events: Event[];
  /** The positions before and after; the same object if the board did not change. */
  before: Position;
  after: Position;
}

interface PendingRequest {
  request: ClientRequest;
  /** Whether it was sent over the connection that is open now. */
  sent: boolean;
  resolve: (answer: Accepted | Tried) => void;
  reject: (refusal: Refusal) => void;
}

/** Requests that may be sent twice: the server knows a move that was made, and questions change nothing. */
const REPEATABLE: readonly ClientRequest['type'][] = ['move', 'try'];

/** Refusals that pass: another attempt, or another process of the server, may be answered. */
const PASSING: readonly Refusal['code'][] = ['unreachable', 'busy', 'too-fast', 'store-failed', 'newer-table'];

/** A session that was opened while the code of its page is still loading. */
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
  /** The state of the connection. */
  connection = $state<ConnectionState>('connecting');
  /** Why the server refuses the connection. */
  refusal = $state.raw<Refusal | null>(null);
  table = $state.raw<TableView | null>(null);
  position = $state.raw<Position | null>(null);
  box = $state.raw<Box | null>(null);
  yours = $state.raw<Seat[]>([]);
  host = $state(false);
  /** Every line of the table's journal, in order; a long one comes in parts, and is here once all have come. */
  journal = $state.raw<Line[]>([]);
  /** Bots that had less than their usual time for their last move: how much they had in percent, by seat. */
  hurried = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  /** Whether the journal is here as far as the server has announced it. */
  complete = $state(false);
  /** The number of commands without an answer yet. */
  busy = $state(0);

  #number = 0;
  /** Lines of the journal while others are to come before any news. */
  #coming: Line[] = [];
  #nextId = 1;
  readonly #pending = new Map<number, PendingRequest>();
  readonly #listeners = new Set<(update: TableUpdate) => void>();
  readonly #socket: TableSocket;

  constructor(id: string) {
    this.id = id;
    this.#socket = new TableSocket(id, {
      hello: () => {
        const token = tokenOf(id);
        return { type: 'hello', protocol: PROTOCOL, ...(token && { token }), seen: this.#lastLine };
      },
      onMessage: (message) => this.#receive(message),
      onStateChange: (connection) => this.#setConnection(connection),
    });
  }

  /** Whether it is the turn of somebody at this browser. */
  get myTurn(): boolean {
    const seat = this.position?.seat ?? null;
    const { stage, adjourned } = this.table ?? {};
    return stage === 'playing' && !adjourned && seat !== null && this.plays(seat);
  }

  /** Whether somebody at this browser plays the seat now. */
  plays(seat: Seat): boolean {
    return this.yours.includes(seat) && this.table?.seats[seat]?.kind === 'human';
  }

  /** Calls the listener for every update from now on; the result ends that. */
  listen(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Makes a move in the current position; throws a refusal. */
  move(move: string): Promise<Accepted> {
    return this.command({ type: 'move', ply: this.position?.ply ?? 0, seen: this.#number, move });
  }

  /** Sends a command; throws a refusal. */
  command(command: Command): Promise<Accepted> {
    return this.#send(command) as Promise<Accepted>;
  }

  /** Asks what moves would do one after another; throws a refusal. */
  try(...moves: string[]): Promise<Tried> {
    const ply = this.position?.ply ?? 0;
    return this.#send({ type: 'try', ply, moves }) as Promise<Tried>;
  }

  close(): void {
    this.#socket.close();
    this.#rejectPending();
  }

  #send(command: ClientRequest): Promise<Accepted | Tried> {
    const id = this.#nextId++;
    const request = { ...command, id };
    const sent = this.#socket.send(request);
    // For a moment without a connection it waits: that is over before anybody is notified.
    const waits = untrack(() => this.connection === 'connecting' || this.connection === 'reconnecting');
    if (!sent && !waits) return Promise.reject(unreachable());
    // Otherwise an effect that sends a command would run again with every answer.
    untrack(() => (this.busy += 1));
    return new Promise<Accepted | Tried>((resolve, reject) => {
      this.#pending.set(id, { request, sent, resolve, reject });
    }).finally(() => (this.busy -= 1));
  }

  #setConnection(connection: ConnectionState): void {
    this.connection = connection;
    if (connection === 'open') this.#sendPending();
    else if (connection === 'reconnecting') this.#keepPending();
    else this.#rejectPending();
    if (connection === 'lost' || (connection === 'reconnecting' && !this.table)) void this.#checkTable();
  }

  /** Finds out why a socket does not open: there is no such table, or no server. */
  async #checkTable(): Promise<void> {
    try {
      await showTable(this.id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'unreachable' || this.connection === 'open') return;
      this.refusal = error;
      if (PASSING.includes(error.code)) return;
      this.#socket.close();
      this.#setConnection('refused');
    }
  }

  /** Sends what waits for a connection. */
  #sendPending(): void {
    for (const pending of this.#pending.values()) {
      if (!pending.sent) pending.sent = this.#socket.send(pending.request);
    }
  }

  /** Keeps what can be sent again; nobody knows what became of the rest. */
  #keepPending(): void {
    for (const [id, pending] of this.#pending) {
      if (pending.sent && !REPEATABLE.includes(pending.request.type)) {
        this.#pending.delete(id);
        pending.reject(unreachable());
      }
      pending.sent = false;
    }
  }

  #rejectPending(): void {
    for (const { reject } of this.#pending.values()) reject(unreachable());
    this.#pending.clear();
  }

  #receive(message: Message): void {
    switch (message.type) {
      case 'welcome':
        upgrade.compare(message.build);
        this.yours = message.yours;
        this.host = message.host;
        this.box = message.box;
        this.refusal = null;
        // Those who still are will be named.
        this.hurried = new Map();
        this.#setState(message.number, message.table, message.position);
        this.#addMissed(message.missed as Line[]);
        break;
      case 'missed':
        this.#addMissed(message.lines as Line[]);
        break;
      case 'update': {
        const { type: _, table, position, ...told } = message;
        const line = told as Line;
        const before = this.position;
        this.journal = [...this.journal, line];
        if (line.entry === 'removed') this.#loseSeat(line.seat);
        this.#setState(line.number, table, position);
        // Another player may have become the host.
        if (table && table.host !== null) this.host = this.yours.includes(table.host);
        const after = this.position;
        if (before && after) {
          const events = ('events' in line && line.events) || [];
          const update = { line, events, before, after };
          for (const listener of this.#listeners) listener(update);
        }
        break;
      }
      case 'bulletin':
        bulletin.take(message);
        break;
      case 'thinking-time': {
        const others = [...this.hurried].filter(([seat]) => seat !== message.seat);
        const { seat, time_percent: percent } = message;
        this.hurried = new Map(percent < 100 ? [...others, [seat, percent]] : others);
        break;
      }
      case 'accepted':
      case 'tried':
        this.#answer(message.id, (pending) => pending.resolve(message));
        break;
      case 'refused': {
        const refusal = new Refusal(message);
        if (message.id === null) this.refusal = refusal;
        // After a refused protocol the server does not send its version by itself.
        if (refusal.code === 'other-protocol') void upgrade.check();
        this.#answer(message.id, (pending) => pending.reject(refusal));
        break;
      }
    }
  }

  /** The host has removed the player of a seat: if that was this browser, the key is not valid any more. */
  #loseSeat(seat: Seat): void {
    if (!this.yours.includes(seat)) return;
    this.yours = this.yours.filter((own) => own !== seat);
    if (this.yours.length === 0 && !this.host) forget(this.id);
  }

  /** The number of the last line that has come. */
  get #lastLine(): number {
    return this.#coming.at(-1)?.number ?? this.journal.at(-1)?.number ?? 0;
  }

  #addMissed(lines: Line[]): void {
    this.#coming.push(...lines);
    this.complete = this.#lastLine >= this.#number;
    if (!this.complete) return;
    if (this.#coming.length > 0) this.journal = [...this.journal, ...this.#coming];
    this.#coming = [];
  }

  #setState(number: number, table: TableView | undefined, position: Position | undefined): void {
    this.#number = number;
    if (table) this.table = table;
    if (position) this.position = position;
  }

  #answer(id: unknown, settle: (pending: PendingRequest) => void): void {
    if (typeof id !== 'number') return;
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (pending) settle(pending);
  }
}
