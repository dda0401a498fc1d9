import { describe, expect, it } from 'vitest';
import type { TableView } from '../wire';
import { rematch, seatsAgainst } from './rematch';

const seat = (name: string, kind: string, level: string | null = null) => ({ name, kind, level });
const table = {
  name: 'Cellar',
  public: true,
  rules: { expansion: 'muria' },
  habits: { hints: 2 },
  seats: [
    seat('Ada', 'human'),
    seat('Bruno', 'human'),
    seat('bot', 'bot', 'master'),
    seat('Cleo', 'away', 'journeyman'),
  ],
} as unknown as TableView;

describe('a rematch', () => {
  it('has the same rules and players: one is seated at once, others are invited, bots are bots', () => {
    expect(rematch(table, [0])).toEqual({
      name: 'Cellar',
      public: true,
      rules: table.rules,
      habits: table.habits,
      shuffle: true,
      seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', level: 'master' }, { kind: 'open' }],
    });
  });

  it('leaves the name to the players where nobody gave one', () => {
    expect(rematch({ ...table, name: 'Ada, Bruno, bot, Cleo' }, [0])).not.toHaveProperty('name');
    expect(rematch({ ...table, name: 'Ada, Bruno, '.repeat(4) }, [0])).not.toHaveProperty('name');
  });
});

it('who plays on has bots on all other seats', () => {
  expect(seatsAgainst(3, 1, 'Ada', 'master')).toEqual([
    { kind: 'bot', level: 'master' },
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', level: 'master' },
  ]);
});
