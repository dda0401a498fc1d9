import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import type { Level, SeatKind } from '../wire';
import { botName, hasTitle, seatName, tableName } from './names';

type Named = Parameters<typeof botName>[0];

const bot = (name: string, level: Level): Named => ({ kind: 'bot', name, strength: level });
const seat = (name: string, kind: SeatKind = 'human'): Named => ({ kind, name, strength: null });

beforeAll(() => setLanguage('en'));
afterEach(() => setLanguage('en'));

test('a bot is known by its level and number', () => {
  expect(botName(bot('apprentice', 'apprentice'))).toEqual({ level: 'apprentice', number: 1 });
  expect(botName(bot('master 3', 'master'))).toEqual({ level: 'master', number: 3 });
  expect(botName(bot('masterful', 'master'))).toBeNull();
  expect(botName(bot('Hal', 'master'))).toBeNull();
  expect(botName({ ...bot('master 3', 'master'), kind: 'human' })).toBeNull();
});

test('a bot in a record that was brought in has a name in the language of the reader', async () => {
  await setLanguage('de');
  expect(seatName(seat('apprentice 2', 'nobody'))).toBe('Lehrling 2');
  expect(seatName(seat('Ada', 'nobody'))).toBe('Ada');
  expect(seatName(seat('apprentice'))).toBe('apprentice');
});

describe('a table', () => {
  const called = (name: string, ...seats: Named[]): string => tableName({ name, seats });

  test('has a title if it is not just the names of its players', () => {
    const seats = [seat('Ada'), seat('Bruno')];
    expect(hasTitle({ name: 'Ada, Bruno', seats })).toBe(false);
    expect(hasTitle({ name: 'Cellar', seats })).toBe(true);
    expect(called('Cellar', ...seats)).toBe('Cellar');
  });

  test('is called after its players as the reader would say it', async () => {
    const seats = [seat('Ada'), bot('master', 'master')];
    expect(called('Ada, master', ...seats)).toBe('Ada and Master');
    await setLanguage('pl');
    expect(called('Ada, master', ...seats)).toBe('Ada i Mistrz');
  });

  test('is that of its people while players are missing', async () => {
    const seats = [seat('Ada'), bot('master', 'master'), seat('Player 3', 'open')];
    expect(called('Ada, master, Player 3', ...seats)).toBe('Table of Ada');
    await setLanguage('de');
    expect(called('Ada, master, Player 3', ...seats)).toBe('Tisch von Ada');
    expect(called('Player 1, Player 2', seat('Player 1', 'open'), seat('Player 2', 'open'))).toBe('2 freie Plätze');
  });
});
