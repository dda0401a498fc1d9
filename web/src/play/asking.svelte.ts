/** What a player can find out about moves before one is made: what they would do, or why not. */

import { seatName } from '../table/names';
import type { Session } from '../table/session.svelte';
import type { Position, Refused, Tried } from '../wire';
import { Refusal } from '../wire/refusal';
import type { Candidate } from './candidates';
import { describeMove } from './describe';

/** What is needed of a session to play. */
export type PlayableSession = Pick<
  Session,
  'position' | 'table' | 'box' | 'yours' | 'myTurn' | 'move' | 'command' | 'try'
>;

/** Something that is true of one position only. */
export interface ForPosition<T> {
  position: Position | null;
  value: T;
}

/** A refusal that was thrown; anything else is a fault of the program. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  throw thrown;
}

export class Asking {
  readonly session: PlayableSession;
  #why = $state.raw<ForPosition<Refused> | null>(null);
  #asked = 0;
  readonly #foreseen = new WeakMap<Position, Map<string, Promise<Tried>>>();

  constructor(session: PlayableSession) {
    this.session = session;
  }

  /** What the player was told last, until the position changes. */
  get why(): Refused | null {
    return this.now(this.#why);
  }

  /** The names of the players, by seat. */
  get names(): string[] {
    return this.session.table?.seats.map(seatName) ?? [];
  }

  /** A move in words, with pictures; as it is written before the table is known. */
  words(move: Candidate): string {
    const { position, box } = this.session;
    return position && box ? describeMove(move, { position, box }) : move.text;
  }

  /** What a move would do; a refusal is thrown. Asked once for each position. */
  foresee({ text }: Candidate): Promise<Tried> {
    const { position } = this.session;
    if (!position) return Promise.reject(new Error('no position'));
    const known = this.#foreseen.get(position) ?? new Map<string, Promise<Tried>>();
    this.#foreseen.set(position, known);
    const answer = known.get(text) ?? this.session.try(text);
    known.set(text, answer);
    // A connection that was lost is no answer: the next one asks again.
    answer.catch((refusal: unknown) => {
      if (refusal instanceof Refusal && refusal.code === 'unreachable') known.delete(text);
    });
    return answer;
  }

  /** Tells why a move cannot be made. */
  async explain(move: Candidate): Promise<void> {
    const { position, myTurn } = this.session;
    const asked = ++this.#asked;
    if (!myTurn) {
      const facts = { seat: position?.seat ?? 0 };
      this.tell(position?.seat === null ? 'over' : 'not-your-turn', facts);
      return;
    }
    const why = await this.foresee(move).then(() => null, refusalOf);
    if (asked === this.#asked && position === this.session.position) this.show(why);
  }

  /** Says what the server would say: it need not be asked. */
  protected tell(code: string, facts: Record<string, unknown> = {}): void {
    this.show({ code, rule: null, facts, message: code });
  }

  /** Shows why something cannot be done, or nothing. */
  protected show(why: Refused | null): void {
    this.#why = why && this.of(why);
  }

  protected of<T>(value: T): ForPosition<T> {
    return { position: this.session.position, value };
  }

  /** A value, if it is true of the position that is known now. */
  protected now<T>(kept: ForPosition<T> | null): T | null {
    return kept && kept.position === this.session.position ? kept.value : null;
  }
}
