import { expect, test } from 'vitest';
import type { Brief, SeatView } from '../wire';
import { sorted, waitsForMe } from './table-list';

const seat = (name: string, kind: SeatView['kind'] = 'human'): SeatView => ({
  name,
  kind,
  level: null,
  strength: null,
  why: null,
  left: null,
  hints: 3,
  muted: false,
});

const brief = (table: string, changes: Partial<Brief> = {}): Brief => ({
  table,
  name: 'Ada, Bruno',
  stage: 'playing',
  expansion: 'none',
  clock: null,
  seats: [seat('Ada'), seat('Bruno')],
  turn: 0,
  yours: [0],
  changed: 1,
  adjourned: false,
  ended: false,
  outcome: null,
  ...changes,
});

test('own turns come first, finished games last, and the latest first among equals', () => {
  const games = [
    brief('over', { stage: 'over', turn: null, changed: 9 }),
    brief('open', { stage: 'open', turn: null, changed: 8 }),
    brief('theirs', { turn: 1, changed: 7 }),
    brief('mine, older', { changed: 2 }),
    brief('mine', { changed: 3 }),
  ];
  expect(sorted(games).map(({ table }) => table)).toEqual(['mine', 'mine, older', 'theirs', 'open', 'over']);
});

test('a game in which a bot sits in for me does not wait for me', () => {
  expect(waitsForMe(brief('a'))).toBe(true);
  expect(waitsForMe(brief('a', { seats: [seat('Ada', 'away'), seat('Bruno')] }))).toBe(false);
  expect(waitsForMe(brief('a', { stage: 'over' }))).toBe(false);
});
