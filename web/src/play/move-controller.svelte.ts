/** What a player does: moves, after a caution if there is one, and what is taken back. */

import type { Position } from '../wire';
import { MoveQueries, refusalOf, type ForPosition } from './move-queries.svelte';
import { PASS, type Candidate } from './candidates';
import { cautionOf, type Caution } from './cautions';
import { muted } from './muted.svelte';
import { NOTHING, offersOf, type Offers } from './offers';

/** A caution that waits for an answer. */
export interface PendingCaution {
  caution: Caution;
  move: Candidate;
  answer(goOn: boolean): void;
}

export abstract class MoveController extends MoveQueries {
  /** The last command that is on its way, and the position for which it was sent. */
  #sent = $state.raw<ForPosition<object> | null>(null);
  /** The caution that is shown. */
  pendingCaution = $state.raw<PendingCaution | null>(null);

  /** What can be done now by the player at this browser. */
  readonly offers: Offers = $derived.by(() => {
    const { position, myTurn } = this.session;
    return position && myTurn ? offersOf(position) : NOTHING;
  });
  readonly #legal = $derived(new Set(this.offers.all.map(({ text }) => text)));

  /** Whether a command is on its way. Once the position has changed it has done its work, though the answer may come later. */
  get sending(): boolean {
    return this.now(this.#sent) !== null;
  }

  /** Whether somebody at this browser can make the move now. */
  allows({ text }: Candidate): boolean {
    return this.#legal.has(text);
  }

  /** Makes the move if it is legal, and says why not otherwise. */
  propose(move: Candidate): void {
    if (this.allows(move)) void this.commit(move);
    else void this.explain(move);
  }

  /** Sends a move, after a caution if there is one. Resolves to whether it was made. */
  async commit(move: Candidate): Promise<boolean> {
    const { position } = this.session;
    if (!position || this.sending || this.pendingCaution) return false;
    if (!(await this.#confirmed(position, move))) return false;
    return this.do(() => this.session.move(move.text));
  }

  /** Makes a move that a bot has advised. Its reasons say what speaks against it: a caution would say it twice. */
  async follow(move: Candidate): Promise<boolean> {
    if (this.pendingCaution) return false;
    return this.do(() => this.session.move(move.text));
  }

  /** Passes all actions that are left, so that the crew rests (T4). */
  async rest(): Promise<boolean> {
    const { position } = this.session;
    if (!position) return false;
    return this.do(async () => {
      for (let pass = 0; pass < position.actions; pass++) {
        await this.session.command({ type: 'move', ply: position.ply + pass, move: PASS.text });
      }
    });
  }

  /** Takes back the last move, the action or the whole turn; or asks the others for more. */
  async undo(how: 'move' | 'action' | 'turn' | 'ask'): Promise<boolean> {
    const { position, table } = this.session;
    if (!position || !table) return false;
    const { floor, turn, action } = table.undo;
    if (how === 'ask') return this.do(() => this.session.command({ type: 'ask', ply: turn }));
    if (position.ply <= floor) {
      this.tell(position.ply === turn ? 'nothing-to-undo' : 'turned-up', { ply: floor });
      return false;
    }
    const wanted = { move: position.ply - 1, action, turn }[how];
    const ply = Math.max(floor, wanted);
    return this.do(() => this.session.command({ type: 'undo', ply }));
  }

  /** Makes the next move again that was taken back. */
  async redo(): Promise<boolean> {
    if (!this.session.table?.undo.redo) {
      this.tell('nothing-to-redo');
      return false;
    }
    return this.do(() => this.session.command({ type: 'redo' }));
  }

  /** Any command about the game, with its refusal shown. */
  async do(act: () => Promise<unknown>): Promise<boolean> {
    if (this.sending) return false;
    const sent = this.of({});
    this.#sent = sent;
    try {
      await act();
      if (sent.position === this.session.position) this.cancel();
      else this.release();
      return true;
    } catch (refusal) {
      this.show(refusalOf(refusal));
      return false;
    } finally {
      if (this.#sent === sent) this.#sent = null;
    }
  }

  /** Clears what is shown or selected. */
  cancel(): void {
    this.show(null);
  }

  /** Clears what was selected for an earlier position; a quick player has already selected something in the new one. */
  protected abstract release(): void;

  async #confirmed(position: Position, move: Candidate): Promise<boolean> {
    const caution = await cautionOf(position, move, (move) => this.preview(move)).catch(
      // A caution is a courtesy: the answer to the move itself will say what is wrong.
      () => undefined,
    );
    if (position !== this.session.position) return false;
    if (caution === undefined || muted.has(caution)) return true;
    return new Promise((resolve) => {
      this.pendingCaution = {
        caution,
        move,
        answer: (goOn) => {
          this.pendingCaution = null;
          resolve(goOn);
        },
      };
    });
  }
}
