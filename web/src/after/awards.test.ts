import { describe, expect, it } from 'vitest';
import { awards, achievements, HONOURS } from './awards';
import { WHOLE } from '../../fixtures/games/whole';

describe.each(Object.entries(WHOLE))('the honours of a whole game: %s', (name, { steps, ledgers }) => {
  const done = achievements(steps, ledgers);

  it('have as many tolls paid as received', () => {
    const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
    expect(sum(done.tolls)).toBeGreaterThan(0);
    expect(sum(done.tolls)).toBe(sum(done.generous));
  });

  it('count shafts only with Muria', () => {
    expect(done.shafts.some((count) => count > 0)).toBe(name === 'muria');
  });

  it('go to one player alone', () => {
    const given = awards(done);
    expect(given.length).toBeGreaterThan(1);
    for (const { honour, seat, amount } of given) {
      expect(done[honour].filter((value) => value >= amount)).toEqual([amount]);
      expect(done[honour][seat]).toBe(amount);
    }
  });
});

describe('honours', () => {
  const none = Object.fromEntries(HONOURS.map((honour) => [honour, [0, 0]])) as ReturnType<typeof achievements>;

  it('are not given for nothing, nor to two at once', () => {
    expect(awards({ ...none, pump: [4, 4] })).toEqual([]);
  });

  it('go to as many players as can be', () => {
    const all = {
      ...none,
      tolls: [9, 1],
      wages: [8, 1],
      order: [7, 1],
      explorer: [6, 1],
      digger: [5, 1],
      generous: [0, 3],
    };
    const given = awards(all);
    expect(given).toHaveLength(5);
    expect(given.at(-1)).toEqual({ honour: 'generous', seat: 1, amount: 3 });
  });
});
