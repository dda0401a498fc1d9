/** A table at which the learner makes the moves of the lesson, and is told kindly about others. */

import { t } from '../i18n/index.svelte';
import { spoken } from '../i18n/spoken';
import { moveWords } from '../play/words';
import { Session, type Accepted } from '../table/session.svelte';
import type { Command } from '../wire';
import { Refusal } from '../wire/refusal';
import { SCRIPT } from './lesson';
import { seatName } from '../table/names';

/** What a learner may do besides the moves of the lesson. */
const FREE: readonly Command['type'][] = ['undo', 'redo', 'say', 'title'];

export class Tutored extends Session {
  override command(command: Exclude<Command, { type: 'try' }>): Promise<Accepted> {
    const refusal = this.#judge(command);
    return refusal ? Promise.reject(refusal) : super.command(command);
  }

  /** Why not, if it is not in the lesson; what is illegal the server explains. */
  #judge(command: Command): Refusal | null {
    if (command.type !== 'move') {
      return FREE.includes(command.type) ? null : kindly(t('learn-not-now'));
    }
    const { position, box } = this;
    const wanted = SCRIPT[command.ply]?.move;
    if (!wanted || command.move === wanted.text || !position || !box) return null;
    if (!position.legal.some(({ text }) => text === command.move)) return null;
    const names = this.table?.seats.map(seatName) ?? [];
    const words = spoken(moveWords(wanted, { position, box }), (seat) => names[seat] ?? '');
    return kindly(t('learn-first', { wanted: words }));
  }
}

/** A refusal in words of its own: no rule stands behind it. */
function kindly(message: string): Refusal {
  return new Refusal({ code: 'lesson', rule: null, facts: {}, message });
}
