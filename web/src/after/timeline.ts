/** A game along the slider of its replay: turns, phases, and the log of a turn. */

import { logOf, type LogEntry } from '../log/entries';
import { lineOf } from '../log/history';
import type { Seat, Step } from '../wire';

/** A turn: it begins with the position at a ply and goes on up to the next one. */
export interface Turn {
  ply: number;
  /** Nobody's after the end of the game. */
  seat: Seat | null;
  phase: number;
  round: number;
}

/** Every turn that is known to begin in some steps, in order; parts of the game may be missing. */
export function turns(steps: readonly Step[]): Turn[] {
  return steps.flatMap(({ position }, index): Turn[] => {
    const { ply, seat, phase, round } = position;
    const before = steps[index - 1];
    const follows = before?.position.ply === ply - 1 && before.move?.verb === 'end';
    return ply === 0 || follows ? [{ ply, seat, phase, round }] : [];
  });
}

/** Moves of one turn, as far as they are known: those from one ply up to another. */
export interface Stripe {
  seat: Seat;
  from: number;
  until: number;
}

/** Whose the moves of some steps are, turn by turn; nobody's where steps are missing. */
export function stripes(steps: readonly Step[]): Stripe[] {
  const all: Stripe[] = [];
  for (const [index, { position, move }] of steps.entries()) {
    const { ply, seat } = position;
    if (seat === null || move === null) continue;
    const last = all.at(-1);
    if (last?.until === ply && steps[index - 1]?.move?.verb !== 'end') last.until += 1;
    else all.push({ seat, from: ply, until: ply + 1 });
  }
  return all;
}

/** The ply where the turn of a ply begins. */
export function turnStart(all: readonly Turn[], ply: number): number {
  return all.findLast((turn) => turn.ply <= ply)?.ply ?? 0;
}

/** The ply to go to for the turn before or after; the ends of the game if there is none. */
export function nextTurn(all: readonly Turn[], ply: number, way: -1 | 1, plies: number): number {
  if (way > 0) return all.find((turn) => turn.ply > ply)?.ply ?? plies;
  return all.findLast((turn) => turn.ply < ply)?.ply ?? 0;
}

/** The first turn of each phase. */
export function phases(all: readonly Turn[]): Turn[] {
  return all.filter(({ phase, seat }, index) => seat !== null && all[index - 1]?.phase !== phase);
}

/**
 * What there is to read about the turn of a ply: its beginning and all its moves, as the log shows
 * them; as much as the steps know of it.
 */
export function turnLog(steps: readonly Step[], ply: number): LogEntry[] {
  const all = turns(steps);
  const start = turnStart(all, ply);
  const end = nextTurn(all, start, 1, steps.at(-1)?.position.ply ?? 0);
  // The end of the turn before shows what this one begins with.
  const from = Math.max(0, start - 1);
  const lines = steps.flatMap((step) => {
    const { ply: before } = step.position;
    return before < from || before >= end ? [] : (lineOf(step) ?? []);
  });
  const first = steps.find((step) => step.position.ply === 0);
  return logOf(lines, from, first?.position).filter((entry) =>
    entry.type === 'move' ? entry.ply > start : entry.ply === start,
  );
}
