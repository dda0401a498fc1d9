/**
 * The first game: a deal and moves that are known, and what is said on the way. The game is the
 * record `first-game.json`; each step here says something, or asks for the next moves of it.
 */

import type { Spot } from '../board/spots';
import { goalOf } from '../play/offers';
import type { MoveData, Seat } from '../wire';
import moves from './first-game-moves.json' with { type: 'json' };
import record from './first-game.json' with { type: 'json' };

/** The game from which a table for the lesson is made: the deal, and every move of both players. */
export const RECORD = record;

/** A move of the lesson, and who makes it. */
export interface ScriptedMove {
  seat: Seat;
  move: MoveData;
}

/** Every move of both players as the engine has played it: `cargo xtask types` writes them. */
export const SCRIPT = moves as unknown as readonly ScriptedMove[];

/** The learner's seat; the lesson makes the moves of the other seat. */
export const LEARNER = 0;

/** A step of the lesson; its text is the message `learn-step-…`. */
export interface LessonStep {
  id: string;
  /** The spots to highlight while the text is read. */
  look?: readonly Spot[];
  /** The moves that the learner has to make, in the notation; a step without moves is only read. */
  moves?: readonly string[];
}

/** The whole lesson. */
export const STEPS: readonly LessonStep[] = [
  { id: 'welcome', look: ['order 1', 'order 2', 'order 3'] },
  { id: 'purse', look: ['purse 0', 'salt 0', 'supply 0'] },
  { id: 'town', look: ['building inn', 'building workshop', 'building market'] },
  { id: 'mine', look: ['space 2L1', 'space 2R1', 'space 4L1', 'space 6L1'] },
  { id: 'enter', moves: ['place supply 1C'] },
  { id: 'end', moves: ['end'] },
  { id: 'chain', moves: ['place supply 2L1'] },
  { id: 'reveal', moves: ['place supply 2L1', 'end'] },
  { id: 'rival-reveals', look: ['space 2R1'] },
  { id: 'dig', moves: ['extract 2L1 b crew 2'] },
  { id: 'tired', look: ['space 2L1', 'space 2C', 'purse 1'] },
  { id: 'queue', moves: ['castle supply', 'end'] },
  { id: 'toll', look: ['space 1C', 'purse 0'] },
  { id: 'tool', moves: ['buy 1'] },
  { id: 'third', moves: ['place supply 2L1', 'end'] },
  { id: 'deliver', moves: ['deliver 1'] },
  { id: 'pump', moves: ['pump 2L1 1'] },
  { id: 'pick', moves: ['extract 2L1 bg crew 1 pick 1', 'end'] },
  { id: 'rival-rests', look: ['space 2L1', 'space 2R1'] },
  { id: 'market', moves: ['market buy b'] },
  { id: 'again', moves: ['castle supply', 'end'] },
  { id: 'rest', moves: ['pass', 'pass', 'end'] },
  { id: 'seventeen', moves: ['deliver 1'] },
  { id: 'hire', moves: ['hire'] },
  { id: 'assist', moves: ['assist supply market', 'end'] },
  { id: 'wage', look: ['post market', 'purse 0'] },
  { id: 'move', moves: ['place 2L1 2L2'] },
  { id: 'second', moves: ['place 2L1 2L2', 'end'] },
  { id: 'phase', look: ['building castle', 'supply 0'] },
  { id: 'deeper', look: ['space 4L1', 'space 4R1'] },
  { id: 'score', look: ['purse 0', 'salt 0', 'tools 0'] },
  { id: 'finish' },
];

/** A step with its place in the game: the moves made before it, and after what it asks for. */
export interface PlacedStep extends LessonStep {
  from: number;
  until: number;
}

/** Places the steps in the game. Throws if a step asks for a move that is not the learner's. */
export function place(steps: readonly LessonStep[], script: readonly ScriptedMove[]): PlacedStep[] {
  let ply = 0;
  return steps.map((step) => {
    const from = ply;
    for (const text of step.moves ?? []) {
      const { seat, move } = script[ply] ?? {};
      if (seat !== LEARNER || move?.text !== text) throw new Error(`step ${step.id}: ${text} is not move ${ply}`);
      ply += 1;
    }
    const until = ply;
    // The rival's moves follow, if it is the rival's turn now.
    while (script[ply] && script[ply]?.seat !== LEARNER) ply += 1;
    return { ...step, from, until };
  });
}

/**
 * The step of a game with this number of moves, if the learner was at step `index` before: a move leads
 * forward, a move that is taken back leads back, and a step that is only read stays.
 */
export function stepAt(steps: readonly PlacedStep[], index: number, ply: number): number {
  const at = (index: number): PlacedStep | undefined => steps[index];
  if (ply < (at(index)?.from ?? 0)) return steps.findLastIndex(({ from }) => from <= ply);
  let now = index;
  for (;;) {
    const [here, next] = [at(now), at(now + 1)];
    const passed = here?.moves ? ply >= (next?.from ?? Infinity) : ply > (here?.from ?? 0);
    if (!next || !passed) return now;
    now += 1;
  }
}

/** Where on the page a move is made, as selectors. */
export function placesOf(move: MoveData): string[] {
  const spot = (spot: Spot): string => `[data-spot="${spot}"]`;
  const goal = goalOf(move);
  if (goal) return [...(move.sends ?? []).map(({ source }) => spot(`piece ${source}`)), spot(goal)];
  switch (move.verb) {
    case 'deliver':
      return [spot(`order ${move.slot}`)];
    case 'buy':
      return [spot(`tool ${move.slot}`)];
    case 'pass':
      return ['[data-do="rest"]', '[data-do="pass"]'];
  }
  if (move.building) return [spot(`building ${move.building}`)];
  const [space] = move.works_in ?? [];
  return [space === undefined ? `[data-do="${move.verb}"]` : spot(`space ${space}`)];
}
