/** The session of a lesson: the learner makes the moves of the script; other moves are refused with a friendly sentence. */

import { t } from '../i18n/index.svelte';
import { spoken } from '../i18n/spoken';
import { describeMove } from '../play/describe';
import { Session } from '../table/session.svelte';
import type { Accepted, Command } from '../wire';
import { Refusal } from '../wire/refusal';
import { SCRIPT } from './lesson';
import { seatName } from '../table/names';

/** Commands that a learner may use besides the moves of the lesson. */
const FREE: readonly Command['type'][] = ['undo', 'redo', 'say', 'title'];

export class LessonSession extends Session {
  override command(command: Command): Promise<Accepted> {
    const refusal = this.#refusalOf(command);
    return refusal ? Promise.reject(refusal) : super.command(command);
  }

  /** Why a command is not part of the lesson, if so; illegal moves are left to the server. */
  #refusalOf(command: Command): Refusal | null {
    if (command.type !== 'move') {
      return FREE.includes(command.type) ? null : lessonRefusal(t('learn-not-now'));
    }
    const { position, box } = this;
    const wanted = SCRIPT[command.ply]?.move;
    if (!wanted || command.move === wanted.text || !position || !box) return null;
    if (!position.legal.some(({ text }) => text === command.move)) return null;
    const names = this.table?.seats.map(seatName) ?? [];
    const words = spoken(describeMove(wanted, { position, box }), names);
    return lessonRefusal(t('learn-first', { wanted: words }));
  }
}

/** A refusal with a sentence of its own and no rule. */
function lessonRefusal(message: string): Refusal {
  return new Refusal({ code: 'lesson', rule: null, facts: {}, message });
}
