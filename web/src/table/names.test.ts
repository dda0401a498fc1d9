import { expect, test } from 'vitest';
import type { Level } from '../wire';
import { botName } from './names';

const bot = (name: string, level: Level): Parameters<typeof botName>[0] => ({ kind: 'bot', name, strength: level });

test('a bot is known by its level and number', () => {
  expect(botName(bot('apprentice', 'apprentice'))).toEqual({ level: 'apprentice', number: 1 });
  expect(botName(bot('master 3', 'master'))).toEqual({ level: 'master', number: 3 });
  expect(botName(bot('masterful', 'master'))).toBeNull();
  expect(botName(bot('Hal', 'master'))).toBeNull();
  expect(botName({ ...bot('master 3', 'master'), kind: 'human' })).toBeNull();
});
