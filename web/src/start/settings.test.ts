import { describe, expect, test } from 'vitest';
import { chosen, differs, EXPANSIONS, isFixed, rangeOf, rulesFrom, ticked, USUAL, VARIANTS } from './settings';

const setting = (key: string) => VARIANTS.find((setting) => setting.key === key)!;

describe('the settings of the rules', () => {
  test('are usual on the first visit', () => {
    expect(USUAL).toEqual({
      expansion: 'none',
      mapped: false,
      cart_capacity: null,
      bucket_into_unrevealed: true,
      fatigue: 'crew',
      pump_with_tired: false,
      round_limit: 60,
    });
    expect(chosen(USUAL)).toEqual([]);
    expect(EXPANSIONS).toEqual(['none', 'muria']);
  });

  test('can be shown on the page: a tick for two choices, or a number', () => {
    for (const setting of VARIANTS) {
      expect(rangeOf(setting) !== null || setting.choices?.length === 2, setting.key).toBe(true);
    }
  });

  test('have another reading each, which the table tells of', () => {
    for (const setting of VARIANTS.filter((setting) => !rangeOf(setting))) {
      const rules = rulesFrom({ ...USUAL, [setting.key]: ticked(setting, true) });
      expect(chosen(rules)).toEqual([setting]);
      expect(differs(setting, rules)).toBe(true);
      expect({ ...rules, [setting.key]: ticked(setting, false) }).toEqual(USUAL);
    }
    expect(chosen({ ...USUAL, round_limit: 59 })).toEqual([setting('round_limit')]);
  });

  test('are fixed with Muria where the rules say so', () => {
    const muria = { ...USUAL, expansion: 'muria' } as const;
    const fixed = VARIANTS.filter((setting) => isFixed(setting, muria));
    expect(fixed).toEqual([setting('cart_capacity')]);
    expect(differs(setting('cart_capacity'), muria)).toBe(true);
    expect(chosen(muria)).toEqual([]);
    expect(VARIANTS.some((setting) => isFixed(setting, USUAL))).toBe(false);
  });

  test('are the usual ones where the saved value is invalid', () => {
    for (const kept of [null, 'salt', 7, [], { mapped: 'yes', round_limit: 0, fatigue: null }]) {
      expect(rulesFrom(kept)).toEqual(USUAL);
    }
    for (const round_limit of [1, 255]) expect(rulesFrom({ round_limit }).round_limit).toBe(round_limit);
    for (const round_limit of [0, 256, 2.5, '9']) expect(rulesFrom({ round_limit }).round_limit).toBe(60);
  });
});
