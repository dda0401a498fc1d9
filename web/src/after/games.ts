/** Whole games for tests: the journals of `follow/games`, how they ended, and the players' accounts. */

import { GAMES } from '../follow/games';
import type { Ledger, Position, Step } from '../wire';
import ends from './ends.json';

/** A game from its first to its last ply. */
export interface Whole {
  ledgers: Ledger[];
  last: Position;
  /** Without the state of each position: only who is to move in which round. */
  steps: Step[];
}

function whole(name: 'base' | 'muria'): Whole {
  const { ledgers, last } = ends[name] as unknown as Omit<Whole, 'steps'>;
  let [phase, round] = [1, 1];
  const steps: object[] = [];
  for (const line of GAMES[name].journal) {
    if (line.entry !== 'moved') continue;
    const { seat, made, events = [] } = line;
    steps.push({ position: { ply: steps.length, seat, phase, round }, move: made, events });
    for (const event of events) {
      if (event.event === 'phase-began') phase = event.phase;
      if (event.event === 'turn-began') round = event.round;
    }
  }
  steps.push({ position: { ply: steps.length, seat: null, phase, round }, move: null, events: [] });
  return { ledgers, last, steps: steps as Step[] };
}

/** A game of four, and one of two with Muria. */
export const WHOLE = { base: whole('base'), muria: whole('muria') };
