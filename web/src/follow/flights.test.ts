import { describe, expect, it } from 'vitest';
import type { Event } from '../wire';
import { journalIn, moved, type Name } from '../../fixtures';
import { actOf, lengthOf } from './flights';
import { GAMES } from '../../fixtures/games';

/** What the last move of a sample sets in motion. */
function played(name: Name): ReturnType<typeof actOf> {
  const line = journalIn(name).at(-1);
  return line ? actOf(line, line.events ?? []) : null;
}

describe('what a move sets in motion', () => {
  it('is every piece, cube, drop and coin, in the order of the events', () => {
    for (const { journal } of [GAMES.base, GAMES.muria]) {
      for (const line of journal) {
        if (line.entry !== 'moved') continue;
        const events = line.events ?? [];
        const act = actOf(line, events);
        const fly = (sort: string): number => act?.flights.filter(({ token }) => token.sort === sort).length ?? 0;
        const count = (name: Event['event']): number => events.filter(({ event }) => event === name).length;
        expect(fly('piece')).toBe(count('piece-moved'));
        expect(fly('coins')).toBe(events.filter((event) => event.event === 'paid' && event.amount > 0).length);
        expect(fly('tool')).toBe(count('tool-bought'));
        expect(fly('order')).toBe(count('order-completed'));
        const steps = act?.flights.map(({ step }) => step) ?? [];
        expect(steps).toEqual([...steps].sort((a, b) => a - b));
      }
    }
  });

  it('goes between the spots of the board', () => {
    const act = played('digs past b');
    expect(act?.flights).toMatchObject([
      { token: { sort: 'salt', kind: 'b' }, from: ['space 2L1'], to: ['salt 0', 'supply 0'] },
      { token: { sort: 'salt', kind: 'g' }, from: ['space 2L1'], to: ['salt 0', 'supply 0'] },
      { token: { sort: 'coins', amount: 2 }, from: ['purse 0', 'supply 0'], to: ['purse 1', 'supply 1'] },
    ]);
  });

  it('passes the building that is visited on its way to the bank', () => {
    const act = played('hires');
    expect(act?.flights[0]?.to).toEqual(['building inn', 'bank']);
    expect(act?.flights[1]?.from).toEqual(['building inn', 'bank']);
  });

  it('lights up what is turned up, whose cubes do not fly', () => {
    const act = played('reveals');
    expect(act?.flights).toHaveLength(1);
    expect(act?.glows).toMatchObject([{ at: ['space 2L1'] }]);
  });

  it('writes a new phase large', () => {
    const act = played('a phase begins');
    expect(act?.phase).toBe(2);
    expect(act && lengthOf(act)).toBeGreaterThan(1000);
  });

  it('is nothing for a pass, or for moves that are made again', () => {
    expect(actOf(moved(0, 'pass'), [])).toBeNull();
    const events = journalIn('reveals').flatMap((line) => line.events ?? []);
    expect(actOf({ number: 1, at: 0, plies: 1, entry: 'redone', seat: 0, ply: 1 }, events)).toBeNull();
  });

  it('never takes long, whatever a move does', () => {
    for (const { journal } of [GAMES.base, GAMES.muria]) {
      for (const line of journal) {
        const act = line.entry === 'moved' ? actOf(line, line.events ?? []) : null;
        if (act) expect(lengthOf(act)).toBeLessThanOrEqual(2000);
      }
    }
  });
});
