/** Runs a lesson: knows its step, makes the rival's moves, and saves the progress. */

import { untrack } from 'svelte';
import { t } from '../i18n/index.svelte';
import { save, prefs, loadSaved, type Pace } from '../prefs.svelte';
import { keepToken } from '../table/tokens';
import type { Command } from '../wire';
import { forkTable, importRecord, join, post } from '../wire/api';
import { LEARNER, place, placesOf, RECORD, SCRIPT, stepAt, STEPS, type PlacedStep } from './lesson';
import { LessonSession } from './lesson-session';

const KEY = 'magnumsal.lesson';

/** How long the rival thinks, in milliseconds. */
const PAUSE: Record<Pace, number> = { off: 250, fast: 450, normal: 900, slow: 1500 };

/** What this browser keeps of a lesson. */
interface SavedLesson {
  table: string;
  /** The token of the rival's seat. */
  rival: string;
  step: number;
}

/** The lesson that was begun in this browser, if there is one. */
export function savedLesson(): SavedLesson | null {
  const { table, rival, step } = loadSaved<SavedLesson>(KEY);
  return table && rival && step !== undefined ? { table, rival, step } : null;
}

/** Creates a table with the deal of the lesson; throws a refusal. */
export async function startLesson(): Promise<SavedLesson> {
  const name = prefs.name.trim() || t('learn-you');
  const shown = await importRecord(RECORD);
  const made = await forkTable(shown.table, {
    ply: 0,
    seats: [{ kind: 'me', name }, { kind: 'open' }],
    habits: { hints: 0 },
  });
  const rival = t('learn-rival');
  const key = made.invitations[0]?.key;
  const seat = await join(made.table, {
    name: rival === name ? `${rival} 2` : rival,
    ...(key && { key }),
  });
  keepToken(made.table, made.token);
  await post('/api/tables/{table}/commands', { type: 'title', name: t('learn-title') }, { table: made.table });
  const saved = { table: made.table, rival: seat.token, step: 0 };
  save(KEY, saved);
  return saved;
}

/** Forgets the lesson; its table is a table like others from then on. */
export function forgetLesson(): void {
  save(KEY, {});
}

export class LessonRunner {
  readonly session: LessonSession;
  readonly steps: readonly PlacedStep[] = place(STEPS, SCRIPT);
  /** The step that the game is at. */
  index = $state(0);
  /** How many steps the learner looks back. */
  behind = $state(0);

  readonly #rival: string;
  readonly #stop: () => void;

  /** The step that is shown. */
  readonly shown: PlacedStep = $derived(this.steps[this.index - this.behind] as PlacedStep);
  /** What is to be done in it, and what is done. */
  readonly tasks = $derived.by(() => {
    const ply = this.session.position?.ply ?? 0;
    const { from, moves = [] } = this.shown;
    return moves.map((_, number) => ({ move: SCRIPT[from + number]?.move, done: ply > from + number }));
  });
  /** The move that is asked for now. */
  readonly wanted = $derived(this.behind > 0 ? undefined : this.tasks.find(({ done }) => !done)?.move);
  /** What to point at, as selectors. */
  readonly places: readonly string[] = $derived.by(() => {
    if (this.wanted) return this.session.myTurn ? placesOf(this.wanted) : [];
    return (this.shown.look ?? []).map((spot) => `[data-spot="${spot}"]`);
  });
  /** Whether the rival is to move. */
  readonly waits = $derived.by(() => {
    const { position } = this.session;
    return position?.seat !== LEARNER && (position?.ply ?? 0) < SCRIPT.length;
  });

  constructor({ table, rival, step }: SavedLesson) {
    this.session = new LessonSession(table);
    this.#rival = rival;
    this.index = Math.min(Math.max(0, step), this.steps.length - 1);
    this.#stop = $effect.root(() => {
      $effect(() => this.#keepUp());
      $effect(() => this.#answer());
      $effect(() => save(KEY, { table, rival, step: this.index } satisfies SavedLesson));
    });
  }

  /** Whether there is anything to read before what is shown. */
  get first(): boolean {
    return this.index === this.behind;
  }

  /** Whether what is shown was read and nothing is to be done: the learner can go on. */
  get readable(): boolean {
    return this.behind > 0 || (this.shown.moves === undefined && !this.last);
  }

  /** Whether the lesson is over. */
  get last(): boolean {
    return this.index === this.steps.length - 1 && this.behind === 0;
  }

  /** Shows what comes next. */
  next(): void {
    if (this.behind > 0) this.behind -= 1;
    else if (this.readable) this.index += 1;
  }

  /** Shows again what was said before. */
  back(): void {
    if (!this.first) this.behind += 1;
  }

  /** Makes the next move that is asked for. */
  async show(): Promise<void> {
    if (this.wanted && this.session.myTurn) await this.session.move(this.wanted.text);
  }

  /** The rival goes, and a bot sits in. */
  async leaveToBot(): Promise<void> {
    await this.#say({ type: 'leave' });
    forgetLesson();
  }

  close(): void {
    this.#stop();
  }

  /** The step follows the game. */
  #keepUp(): void {
    const ply = this.session.position?.ply;
    if (ply === undefined) return;
    untrack(() => {
      const index = stepAt(this.steps, this.index, ply);
      if (index !== this.index) [this.index, this.behind] = [index, 0];
    });
  }

  /** The rival's next move, after a moment. */
  #answer(): (() => void) | void {
    const { position, connection } = this.session;
    if (!position || connection !== 'open' || position.seat === LEARNER) return;
    const move = SCRIPT[position.ply]?.move.text;
    if (move === undefined) return;
    const { ply } = position;
    const timer = setTimeout(
      () => {
        // A refusal means that the game has gone on: the next position asks again.
        this.#say({ type: 'move', ply, move }).catch(() => undefined);
      },
      PAUSE[untrack(() => prefs.pace)],
    );
    return () => clearTimeout(timer);
  }

  #say(command: Command): Promise<unknown> {
    return post('/api/tables/{table}/commands', command, { table: this.session.id, token: this.#rival });
  }
}
