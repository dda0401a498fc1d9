import { expect, it } from 'vitest';
import type { SeatView, TableView } from '../wire';
import { consent, isStuck, mayReplace, type StuckState } from './stuck';

const NOW = 1_000;

/** A game of three people in which it is the turn of the first; this browser has these seats. */
function at(yours: number[], changes: Partial<TableView> = {}, host = false): StuckState {
  const seats = ['human', 'human', 'human'].map((kind) => ({ kind }) as SeatView);
  const table = { stage: 'playing', seats, turn: 0, overdue: NOW + 1, vote: null, adjourned: false, ended: false };
  const all = { ...table, ...changes } as TableView;
  const plays = (seat: number): boolean => yours.includes(seat) && all.seats[seat]?.kind === 'human';
  return { table: all, yours, host, plays };
}

const LATE = { overdue: NOW };

it('needs everybody before the time is over, and most of the others after it', () => {
  expect(consent(at([1]), NOW)).toBe('all');
  expect(consent(at([1], LATE), NOW)).toBe('most');
  expect(consent(at([1], {}, true), NOW)).toBe('all');
  expect(consent(at([1], LATE, true), NOW)).toBe('none');
});

it('lets the one who is there decide', () => {
  const two = { seats: [{ kind: 'human' }, { kind: 'human' }, { kind: 'bot' }] as SeatView[] };
  expect(consent(at([1], { ...two, ...LATE }), NOW)).toBe('none');
  expect(consent(at([1], two), NOW)).toBe('all');
  expect(consent(at([0, 1, 2]), NOW)).toBe('none');
});

it('does not let a player be late for the own proposal', () => {
  expect(consent(at([0], LATE, true), NOW)).toBe('all');
  expect(mayReplace(at([0], LATE, true), NOW)).toBe(false);
});

it('has nothing for those who only look on, or when nothing can be done', () => {
  expect(consent(at([]), NOW)).toBe(null);
  expect(consent(at([], LATE), NOW)).toBe(null);
  expect(consent(at([], LATE, true), NOW)).toBe('none');
  expect(consent(at([1], { stage: 'over' }), NOW)).toBe(null);
});

it('lets a bot in only for a player who is late', () => {
  expect(mayReplace(at([1]), NOW)).toBe(false);
  expect(mayReplace(at([1], LATE), NOW)).toBe(true);
  expect(mayReplace(at([1], { ...LATE, turn: null, adjourned: true }), NOW)).toBe(false);
});

it('speaks up when there is something to decide', () => {
  expect(isStuck(at([1]), NOW)).toBe(false);
  expect(isStuck(at([1], LATE), NOW)).toBe(true);
  expect(isStuck(at([1], { adjourned: true }), NOW)).toBe(true);
  expect(isStuck(at([1], { ended: true }), NOW)).toBe(true);
});
