/** What the people at a table may do about a game that is stuck. */

import type { Session } from '../table/session.svelte';

/** The part of a session that this is about. */
export type StuckState = Pick<Session, 'table' | 'yours' | 'host' | 'plays'>;

/** What somebody at this browser can propose. */
export type Proposal = 'replace' | 'adjourn' | 'end';

/** Whose consent a proposal of somebody at this browser needs; null if they may propose nothing. */
export type Consent = 'none' | 'most' | 'all';

/** Whether nobody has to wait any longer for a move, or for somebody who continues the game. */
export function isOverdue({ table }: Pick<StuckState, 'table'>, now: number): boolean {
  return table?.overdue != null && table.overdue <= now;
}

/** Whether there is something to say and to decide apart from the moves. */
export function isStuck(state: Pick<StuckState, 'table'>, now: number): boolean {
  const { table } = state;
  return table != null && (table.vote !== null || table.adjourned || table.ended || isOverdue(state, now));
}

/** Whose consent is needed to adjourn or to end the game. */
export function consent(state: StuckState, now: number): Consent | null {
  const { table, yours, host } = state;
  if (table?.stage !== 'playing') return null;
  const awaited = table.turn;
  const here = yours.filter((seat) => state.plays(seat));
  // The player who asks is there.
  const late = isOverdue({ table }, now) && (awaited === null || !here.includes(awaited));
  if (here.length === 0 && !(host && late)) return null;
  if (host && late) return 'none';
  const others = table.seats.filter(({ kind }, seat) => {
    return kind === 'human' && !here.includes(seat) && !(late && seat === awaited);
  });
  if (others.length === 0) return 'none';
  return late ? 'most' : 'all';
}

/** Whether a bot may play for the player whom the others wait for. */
export function mayReplace(state: StuckState, now: number): boolean {
  const { table } = state;
  const awaited = table?.turn ?? null;
  if (awaited === null || state.plays(awaited) || table?.seats[awaited]?.kind !== 'human') return false;
  return isOverdue(state, now) && consent(state, now) !== null;
}
