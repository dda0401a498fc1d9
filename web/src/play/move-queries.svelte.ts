/** Questions about moves that are not made yet: what they would do, or why they are illegal. */

import { seatName } from '../table/names';
import type { Session } from '../table/session.svelte';
import type { Position, Tried } from '../wire';
import { Refusal, type Reason } from '../wire/refusal';
import type { Candidate } from './candidates';
import { describeMove } from './describe';

/** The part of a session that is needed to play. */
export type PlayableSession = Pick<
  Session,
  'position' | 'table' | 'box' | 'yours' | 'myTurn' | 'move' | 'command' | 'try'
>;

/** A value that is valid for one position only. */
export interface ForPosition<T> {
  position: Position | null;
  value: T;
}

/** A caught refusal; any other error is thrown again. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  throw thrown;
}

export class MoveQueries {
  readonly session: PlayableSession;
  #why = $state.raw<ForPosition<Reason> | null>(null);
  #asked = 0;
  readonly #previews = new WeakMap<Position, Map<string, Promise<Tried>>>();

  constructor(session: PlayableSession) {
    this.session = session;
  }

  /** The refusal that is shown, until the position changes. */
  get why(): Reason | null {
    return this.now(this.#why);
  }

  /** The names of the players, by seat. */
  get names(): string[] {
    return this.session.table?.seats.map(seatName) ?? [];
  }

  /** A move in words, with pictures; in the notation while the table is loading. */
  words(move: Candidate): string {
    const { position, box } = this.session;
    return position && box ? describeMove(move, { position, box }) : move.text;
  }

  /** What a move would do; throws a refusal. Each move is asked about once in a position. */
  preview({ text }: Candidate): Promise<Tried> {
    const { position } = this.session;
    if (!position) return Promise.reject(new Error('no position'));
    const known = this.#previews.get(position) ?? new Map<string, Promise<Tried>>();
    this.#previews.set(position, known);
    const answer = known.get(text) ?? this.session.try(text);
    known.set(text, answer);
    // A lost connection is no answer: the next call asks again.
    answer.catch((refusal: unknown) => {
      if (refusal instanceof Refusal && refusal.code === 'unreachable') known.delete(text);
    });
    return answer;
  }

  /** Says why a move cannot be made. */
  async explain(move: Candidate): Promise<void> {
    const { position, myTurn } = this.session;
    const asked = ++this.#asked;
    if (!myTurn) {
      const facts = { seat: position?.seat ?? 0 };
      this.tell(position?.seat === null ? 'over' : 'not-your-turn', facts);
      return;
    }
    const why = await this.preview(move).then(() => null, refusalOf);
    if (asked === this.#asked && position === this.session.position) this.show(why);
  }

  /** Shows a refusal that is known without asking the server. */
  protected tell(code: Reason['code'], facts: Reason['facts'] = {}): void {
    this.show({ code, rule: null, facts, message: code });
  }

  /** Shows why something cannot be done, or nothing; what was asked before comes too late. */
  protected show(why: Reason | null): void {
    this.#asked += 1;
    this.#why = why && this.of(why);
  }

  protected of<T>(value: T): ForPosition<T> {
    return { position: this.session.position, value };
  }

  /** The value, if it is valid for the current position. */
  protected now<T>(kept: ForPosition<T> | null): T | null {
    return kept && kept.position === this.session.position ? kept.value : null;
  }
}
