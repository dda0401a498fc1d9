import { describe, expect, it } from 'vitest';
import { journalIn } from '../../fixtures';
import { logOf } from '../log/entries';
import { clockText } from './clock';
import { GAMES } from '../../fixtures/games';
import { recapOf } from './recap';

/** Ada, Bruno and Celina play a round, and Ada begins the next one. */
const ROUND = journalIn('a round of three');
/** The recap of a seat after a number of its first moves. */
const recap = (seat: number, moves: number) => recapOf(logOf(ROUND.slice(0, moves)), seat);
const ENDS = ROUND.flatMap((line, at) => (line.entry === 'moved' && line.made.verb === 'end' ? [at + 1] : []));
const [afterAda = 0, afterBruno = 0, afterCelina = 0] = ENDS;

describe('the recap', () => {
  it('has what the others did, what it came to, and no own move', () => {
    const found = recap(0, afterCelina);
    expect(new Set(found?.moves.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
    expect(found?.money).toEqual(
      new Map([
        [0, 3],
        [1, -2],
        [2, 9],
      ]),
    );
    expect(found?.earned).toBe(3);
    expect(found?.orders).toEqual(['bb=9']);
  });

  it('stays the same while the turn goes on', () => {
    expect(ROUND.length).toBeGreaterThan(afterCelina);
    expect(recap(0, ROUND.length)).toEqual(recap(0, afterCelina));
  });

  it('is for the player to move', () => {
    expect(recap(0, afterBruno)).toBeNull();
    expect(new Set(recap(2, afterBruno)?.moves.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  });

  it('is not there before anybody has moved', () => {
    expect(afterAda).toBeGreaterThan(1);
    expect(recap(0, 1)).toBeNull();
  });

  it('accounts for all the money of a whole game', () => {
    const { journal } = GAMES.base;
    const ends = journal.flatMap((line, at) => (line.entry === 'moved' && line.move === 'end' ? [at + 1] : []));
    for (const end of ends.slice(0, 60)) {
      const [last] = logOf(journal.slice(0, end)).slice(-1);
      if (last?.type !== 'turn' || last.ply < 12) continue;
      const found = recapOf(logOf(journal.slice(0, end)), last.seat);
      expect(found?.moves.every(({ seat }) => seat !== last.seat)).toBe(true);
      expect(found?.money.get(last.seat) ?? 0).toBeLessThanOrEqual(found?.earned ?? 0);
    }
  });
});

describe('a clock', () => {
  it.each([
    [7_000, '0:07'],
    [6_001, '0:07'],
    [-5, '0:00'],
    [750_000, '12:30'],
    [11_100_000, '3:05:00'],
    [2 * 86_400_000 + 3 * 3_600_000, '2d 3h'],
  ])('shows %i milliseconds as %s', (left, text) => {
    expect(clockText(left, 'en')).toBe(text);
  });
});
