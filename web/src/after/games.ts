/** Whole games for tests: the journals of `follow/games`, how they went and ended, and the players' accounts. */

import { GAMES } from '../follow/games';
import type { Ledger, Position, Seat, Step } from '../wire';
import ends from './ends.json';

/** A game from its first to its last ply. */
export interface Whole {
  ledgers: Ledger[];
  last: Position;
  /** Of the state of each position only the money is there, besides who is to move in which round. */
  steps: Step[];
}

/** Who is to move, phase and round, and everybody's money, before each move and after the last. */
type Moment = [seat: Seat | null, phase: number, round: number, coins: number[]];

function whole(name: 'base' | 'muria'): Whole {
  const { ledgers, last, course } = ends[name] as unknown as Omit<Whole, 'steps'> & { course: Moment[] };
  const moves = GAMES[name].journal.filter((line) => line.entry === 'moved');
  const steps = course.map(([seat, phase, round, coins], ply) => {
    const players = coins.map((coins) => ({ coins }));
    const { made = null, events = [] } = moves[ply] ?? {};
    return { position: { ply, seat, phase, round, state: { players } }, move: made, events };
  });
  return { ledgers, last, steps: steps as unknown as Step[] };
}

/** A game of four, and one of two with Muria. */
export const WHOLE = { base: whole('base'), muria: whole('muria') };
