import { describe, expect, it } from 'vitest';
import { logOf } from '../log/entries';
import { GAMES } from '../../fixtures/games';
import { nextTurn, phases, stripes, turnLog, turns, turnStart } from './timeline';
import { WHOLE } from '../../fixtures/games/whole';

describe.each(['base', 'muria'] as const)('the timeline of a whole game: %s', (name) => {
  const { steps } = WHOLE[name];
  const all = turns(steps);
  const plies = steps.length - 1;

  it('has three phases, each with the first turn of its first round', () => {
    expect(phases(all).map(({ phase, round }) => [phase, round])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('goes from turn to turn and back, up to its ends', () => {
    let [ply, passed] = [0, 0];
    while (ply < plies) {
      const next = nextTurn(all, ply, 1, plies);
      expect(nextTurn(all, next, -1, plies)).toBe(ply);
      expect(turnStart(all, next - 1)).toBe(ply);
      [ply, passed] = [next, passed + 1];
    }
    expect(passed).toBe(all.length - 1);
    expect(nextTurn(all, 0, -1, plies)).toBe(0);
  });

  it('tells turn by turn what the log tells as a whole', () => {
    const told = all.flatMap(({ ply }) => turnLog(steps, ply));
    const whole = logOf(GAMES[name].journal);
    const shape = (entry: (typeof whole)[number]) => `${entry.ply} ${entry.type}`;
    expect(told.map(shape)).toEqual(whole.map(shape));
  });

  it('belongs to somebody from the first move to the last', () => {
    const known = stripes(steps);
    expect(known.map(({ seat, from }) => [seat, from])).toEqual(
      all.filter(({ seat }) => seat !== null).map(({ seat, ply }) => [seat, ply]),
    );
    expect(known.slice(1).map(({ from }) => from)).toEqual(known.slice(0, -1).map(({ until }) => until));
    expect(known.at(-1)?.until).toBe(plies);
  });

  it('belongs to nobody where it is not there yet', () => {
    const known = stripes(steps.slice(0, 30).concat(steps.slice(100, 140)));
    expect(known.every(({ from, until }) => until <= 30 || from >= 100)).toBe(true);
    expect(known.some(({ until }) => until === 30)).toBe(true);
    expect(known.at(-1)?.until).toBe(140);
  });

  it('is known as far as it is there', () => {
    const part = steps.slice(0, 3).concat(steps.slice(100, 140));
    const known = new Set(all.map(({ ply }) => ply));
    const found = turns(part).map(({ ply }) => ply);
    expect(found.length).toBeGreaterThan(3);
    expect(found.every((ply) => known.has(ply))).toBe(true);
    expect(found).not.toContain(100);
  });
});
