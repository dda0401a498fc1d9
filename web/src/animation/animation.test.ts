import { describe, expect, it } from 'vitest';
import type { Event } from '../wire';
import { journalIn, moved, type Name } from '../../fixtures';
import { animationOf, durationOf } from './animation';
import { GAMES } from '../../fixtures/games';

/** What the last move of a sample sets in motion. */
function played(name: Name): ReturnType<typeof animationOf> {
  const line = journalIn(name).at(-1);
  return line ? animationOf(line, line.events ?? []) : null;
}

describe('the animation of a move', () => {
  it('is every piece, cube, drop and coin, in the order of the events', () => {
    for (const { journal } of [GAMES.base, GAMES.muria]) {
      for (const line of journal) {
        if (line.entry !== 'moved') continue;
        const events = line.events ?? [];
        const animation = animationOf(line, events);
        const fly = (sort: string): number => animation?.flights.filter(({ token }) => token.type === sort).length ?? 0;
        const count = (name: Event['event']): number => events.filter(({ event }) => event === name).length;
        expect(fly('piece')).toBe(count('piece-moved'));
        expect(fly('coins')).toBe(events.filter((event) => event.event === 'paid' && event.amount > 0).length);
        expect(fly('tool')).toBe(count('tool-bought'));
        expect(fly('order')).toBe(count('order-completed'));
        const steps = animation?.flights.map(({ step }) => step) ?? [];
        expect(steps).toEqual([...steps].sort((a, b) => a - b));
      }
    }
  });

  it('goes between the spots of the board', () => {
    const animation = played('digs past b');
    expect(animation?.flights).toMatchObject([
      { token: { type: 'salt', kind: 'b' }, from: ['space 2L1'], to: ['salt 0', 'supply 0'] },
      { token: { type: 'salt', kind: 'g' }, from: ['space 2L1'], to: ['salt 0', 'supply 0'] },
      { token: { type: 'coins', amount: 2 }, from: ['purse 0', 'supply 0'], to: ['purse 1', 'supply 1'] },
    ]);
  });

  it('passes the building that is visited on its way to the bank', () => {
    const animation = played('hires');
    expect(animation?.flights[0]?.to).toEqual(['building inn', 'bank']);
    expect(animation?.flights[1]?.from).toEqual(['building inn', 'bank']);
  });

  it('lights up what is turned up, whose cubes do not fly', () => {
    const animation = played('reveals');
    expect(animation?.flights).toHaveLength(1);
    expect(animation?.glows).toMatchObject([{ at: ['space 2L1'] }]);
  });

  it('shows a banner when a phase begins', () => {
    const animation = played('a phase begins');
    expect(animation?.phase).toBe(2);
    expect(animation && durationOf(animation)).toBeGreaterThan(1000);
  });

  it('is nothing for a pass, or for moves that are made again', () => {
    expect(animationOf(moved(0, 'pass'), [])).toBeNull();
    const events = journalIn('reveals').flatMap((line) => line.events ?? []);
    expect(animationOf({ number: 1, at: 0, plies: 1, entry: 'redone', seat: 0, ply: 1 }, events)).toBeNull();
  });

  it('is never long', () => {
    for (const { journal } of [GAMES.base, GAMES.muria]) {
      for (const line of journal) {
        const animation = line.entry === 'moved' ? animationOf(line, line.events ?? []) : null;
        if (animation) expect(durationOf(animation)).toBeLessThanOrEqual(2000);
      }
    }
  });
});
