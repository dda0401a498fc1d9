import { expect, test } from 'vitest';
import type { Brief, SeatView } from '../wire';
import { hasTitle, inUnits, sorted, waitsForMe } from './table-list';
import { botName } from '../table/names';

const seat = (name: string, kind: SeatView['kind'] = 'human'): SeatView => ({
  name,
  kind,
  level: null,
  why: null,
  left: null,
  hints: 3,
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
  expect(sorted(games).map(({ table }) => table)).toEqual([
    'mine',
    'mine, older',
    'theirs',
    'open',
    'over',
  ]);
});

test('a game in which a bot sits in for me does not wait for me', () => {
  expect(waitsForMe(brief('a'))).toBe(true);
  expect(waitsForMe(brief('a', { seats: [seat('Ada', 'away'), seat('Bruno')] }))).toBe(false);
  expect(waitsForMe(brief('a', { stage: 'over' }))).toBe(false);
});

test('a table has a title if it is not just the names of its players', () => {
  expect(hasTitle(brief('a'))).toBe(false);
  expect(hasTitle(brief('a', { name: 'Cellar' }))).toBe(true);
});

test('a bot is known by its level and number', () => {
  expect(botName(seat('apprentice', 'bot'))).toEqual({ level: 'apprentice', number: 1 });
  expect(botName(seat('master 3', 'bot'))).toEqual({ level: 'master', number: 3 });
  expect(botName(seat('master 3'))).toBeNull();
  expect(botName(seat('Hal', 'bot'))).toBeNull();
});

test('lengths of time are told in the largest unit that fits', () => {
  expect(inUnits(259_200)).toEqual({ unit: 'days', count: 3 });
  expect(inUnits(3600)).toEqual({ unit: 'hours', count: 1 });
  expect(inUnits(5400)).toEqual({ unit: 'minutes', count: 90 });
  expect(inUnits(90)).toEqual({ unit: 'seconds', count: 90 });
  expect(inUnits(0)).toEqual({ unit: 'seconds', count: 0 });
});
