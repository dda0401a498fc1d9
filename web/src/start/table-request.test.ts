import type { Rules } from '../wire';
import { describe, expect, test } from 'vitest';
import { USUAL } from './settings';
import { botCount, botRange, DEFAULTS, newTable, restore, type Preset } from './table-request';

const preset = (changes: Partial<Preset> = {}): Preset => ({ ...structuredClone(DEFAULTS), ...changes });
const kinds = (preset: Preset, names: string[] = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil']): string =>
  newTable(preset, names)
    .seats.map((seat) => (seat.kind === 'me' ? seat.name : seat.kind))
    .join(' ');

describe('a new table', () => {
  test('is for two friendly bots and the usual rules on the first visit', () => {
    expect(newTable(DEFAULTS, ['Ada'])).toEqual({
      public: false,
      rules: USUAL,
      seats: [
        { kind: 'me', name: 'Ada' },
        { kind: 'bot', level: 'apprentice' },
        { kind: 'bot', level: 'apprentice' },
      ],
      shuffle: true,
      habits: { clock: null, bot_pause: 800, hints: 3, review: true },
    });
  });

  test('seats people first and fills up with bots', () => {
    const bots = { bots: 1, screen: 1, friends: 2, watch: 4 };
    expect(kinds(preset({ bots }))).toBe('Ada bot');
    expect(kinds(preset({ mode: 'screen', bots }))).toBe('Ada Bruno bot');
    expect(kinds(preset({ mode: 'friends', bots }))).toBe('Ada open bot bot');
    expect(kinds(preset({ mode: 'watch', bots }))).toBe('bot bot bot bot');
  });

  test('has no more seats than the game, whatever was chosen for the other one', () => {
    const many = { bots: { bots: 4, screen: 4, friends: 4, watch: 5 }, open: 4 };
    const names = ['', '', '', '', ''];
    for (const mode of ['bots', 'screen', 'friends', 'watch'] as const) {
      const base = preset({ ...many, names, mode });
      const muria = preset({ ...many, names, mode, rules: { ...USUAL, expansion: 'muria' } });
      expect(newTable(base, ['a', 'b', 'c', 'd', 'e']).seats).toHaveLength(4);
      expect(newTable(muria, ['a', 'b', 'c', 'd', 'e']).seats).toHaveLength(5);
    }
  });

  test('has two seats at least', () => {
    const none = { bots: 0, screen: 0, friends: 0, watch: 0 };
    expect(botCount(preset({ bots: none }))).toBe(1);
    expect(botCount(preset({ mode: 'watch', bots: none }))).toBe(2);
    expect(botRange(preset({ mode: 'screen', bots: none }))).toEqual({ least: 0, most: 2 });
    expect(kinds(preset({ mode: 'friends', bots: none, open: 0 }))).toBe('Ada open');
  });

  test('is public only if friends are waited for', () => {
    expect(newTable(preset({ public: true }), ['Ada']).public).toBe(false);
    expect(newTable(preset({ public: true, mode: 'friends' }), ['Ada']).public).toBe(true);
  });

  test('has the rules that were chosen, and the usual ones in place of what is none', () => {
    const rules = { ...USUAL, mapped: true, fatigue: 'all', round_limit: 9 } as const;
    expect(newTable(preset({ rules }), ['Ada']).rules).toEqual(rules);
    const strange = { ...rules, cart_capacity: 3, round_limit: 256 } as unknown as Rules;
    expect(newTable(preset({ rules: strange }), ['Ada']).rules).toEqual({ ...rules, round_limit: 60 });
  });

  test('has the clock that was chosen, unless only bots play', () => {
    const clock = { per: 'game', turn: 60, game: 900, increment: 10 } as const;
    const wanted = { per: 'game', seconds: 900, increment: 10 };
    expect(newTable(preset({ clock }), ['Ada']).habits?.clock).toEqual(wanted);
    const turn = { clock: { ...clock, per: 'turn' as const } };
    expect(newTable(preset(turn), ['Ada']).habits?.clock).toEqual({ per: 'turn', seconds: 60 });
    expect(newTable(preset({ ...turn, mode: 'watch' }), []).habits?.clock).toBeNull();
  });

  test('has a name only if one was given', () => {
    expect(newTable(preset({ title: '  ' }), ['Ada'])).not.toHaveProperty('name');
    expect(newTable(preset({ title: ' Cellar ' }), ['Ada']).name).toBe('Cellar');
  });
});

describe('saved choices', () => {
  test('comes back', () => {
    const kept = preset({
      mode: 'friends',
      level: 'master',
      names: ['Ada', 'Bo', 'Cleo'],
      rules: { ...USUAL, cart_capacity: 2, round_limit: 9 },
    });
    expect(restore(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test('are the defaults where they cannot be read', () => {
    expect(restore({})).toEqual(DEFAULTS);
    expect(restore('salt')).toEqual(DEFAULTS);
    const strange = {
      mode: 'chess',
      level: 7,
      bots: { bots: 'two', watch: 3 },
      names: [1],
      clock: null,
      rules: { expansion: 'sea', mapped: 1 },
    };
    const { bots, ...others } = restore(strange);
    expect({ ...others, bots: DEFAULTS.bots }).toEqual(DEFAULTS);
    expect(bots).toEqual({ ...DEFAULTS.bots, watch: 3 });
  });
});
