import { describe, expect, it } from 'vitest';
import type { Event } from '../wire';
import { moved } from '../samples';
import { chronicleOf } from './chronicle';
import { clockText } from './clock';
import { GAMES, journalOf } from './games';
import { recapOf } from './recap';

const turn = (seat: number, round: number): Event => ({ event: 'turn-began', seat, round });

const ROUND = [
  moved(0, 'square', [{ event: 'paid', from: 'bank', to: 0, amount: 1, why: 'B7' }]),
  moved(0, 'end', [turn(1, 1)]),
  moved(1, 'extract 2L1 bb crew 2', [
    { event: 'salt-moved', from: '2L1', to: 1, salt: 'bb' },
    { event: 'paid', from: 1, to: 0, amount: 2, why: 'E5' },
  ]),
  moved(1, 'end', [turn(2, 1)]),
  moved(2, 'deliver 1', [
    { event: 'salt-moved', from: 2, to: 'bank', salt: 'bb' },
    { event: 'paid', from: 'bank', to: 2, amount: 9, why: 'K3' },
    { event: 'order-completed', seat: 2, slot: 1, order: 'bb=9' },
    { event: 'paid', from: 'bank', to: 0, amount: 1, why: 'A2', post: 'castle' },
  ]),
];
const recap = (seat: number, ...more: object[]) => recapOf(chronicleOf(journalOf([...ROUND, ...more])), seat);

describe('the recap', () => {
  it('has what the others did, what it came to, and no own move', () => {
    const found = recap(0, moved(2, 'end', [turn(0, 2)]));
    expect(found?.deeds.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(found?.money).toEqual(new Map([[0, 3], [1, -2], [2, 9]]));
    expect(found?.earned).toBe(3);
    expect(found?.orders).toEqual(['bb=9']);
  });

  it('stays the same while the turn goes on', () => {
    const end = moved(2, 'end', [turn(0, 2)]);
    const before = recap(0, end);
    const pay: Event = { event: 'paid', from: 0, to: 'bank', amount: 5, why: 'B2' };
    expect(recap(0, end, moved(0, 'hire', [pay]))).toEqual(before);
  });

  it('is for whoever is to move', () => {
    expect(recap(0)).toBeNull();
    expect(recap(2)?.deeds.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('is not there before anybody has moved', () => {
    const first = chronicleOf(journalOf([moved(0, 'square', [])]));
    expect(recapOf(first, 0)).toBeNull();
  });

  it('accounts for all the money of a whole game', () => {
    const { journal } = GAMES.base;
    const ends = journal.flatMap((line, at) => (line.entry === 'moved' && line.move === 'end' ? [at + 1] : []));
    for (const end of ends.slice(0, 60)) {
      const [last] = chronicleOf(journal.slice(0, end)).slice(-1);
      if (last?.sort !== 'turn' || last.ply < 12) continue;
      const found = recapOf(chronicleOf(journal.slice(0, end)), last.seat);
      expect(found?.deeds.every(({ seat }) => seat !== last.seat)).toBe(true);
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
