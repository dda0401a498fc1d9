/** Whole games for tests: the journals of `follow/games`, and what their players began and ended with. */

import { GAMES } from '../follow/games';
import type { Box, State, Step } from '../wire';
import ends from './ends.json';

/** A game from its first to its last ply. */
export interface Whole {
  box: Pick<Box, 'salt_value' | 'tool_values'>;
  first: Pick<State, 'players'>;
  last: Pick<State, 'players'> & { over: NonNullable<State['over']> };
  /** Without the state of each position: only who is to move in which round. */
  steps: Step[];
}

function whole(name: 'base' | 'muria'): Whole {
  let [phase, round] = [1, 1];
  const steps: object[] = [];
  for (const line of GAMES[name].journal) {
    if (line.entry !== 'moved') continue;
    const { seat, move, events = [] } = line;
    steps.push({ position: { ply: steps.length, seat, phase, round }, move, events });
    for (const event of events) {
      if (event.event === 'phase-began') phase = event.phase;
      if (event.event === 'turn-began') round = event.round;
    }
  }
  steps.push({ position: { ply: steps.length, seat: null, phase, round }, move: null, events: [] });
  return { ...(ends[name] as unknown as Whole), steps: steps as Step[] };
}

/** A game of four, and one of two with Muria. */
export const WHOLE = { base: whole('base'), muria: whole('muria') };
