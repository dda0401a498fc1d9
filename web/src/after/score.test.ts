import { describe, expect, it } from 'vitest';
import type { Player } from '../wire';
import { WHOLE } from './games';
import { ranking, scoreOf, ties } from './score';

const box = { salt_value: 3, tool_values: [0, 2, 2, 6, 6] };
const player = (more: Partial<Player> = {}): Player => ({
  ...{ coins: 10, salt: '', supply: 0, foreman: false, miners: 5, orders: 0, markers: 0 },
  ...{ ready: [], used: [] },
  ...more,
});

describe('a score (T7)', () => {
  it('adds money, salt and tools, used ones included', () => {
    const score = scoreOf(player({ salt: 'bbgw', ready: ['rope'], used: ['cart', 'food'] }), box);
    expect(score.b).toEqual({ count: 2, value: 6 });
    expect(score.tools).toEqual({ count: 3, value: 6 });
    expect(score.total).toBe(10 + 12 + 6);
  });

  it('counts brine by pairs', () => {
    expect(scoreOf(player({ salt: 'uuuuu' }), box).u).toEqual({ count: 5, value: 6 });
  });

  it('values more tools than the list has like its last', () => {
    const ready = Array<'rope'>(9).fill('rope');
    expect(scoreOf(player({ ready }), box).tools.value).toBe(6);
  });

  it.each(Object.entries(WHOLE))('is that of the server in a whole game: %s', (_, game) => {
    const totals = game.last.players.map((player) => scoreOf(player, game.box).total);
    expect(totals).toEqual(game.last.over.scores);
    const first = ranking(game.last.players, game.last.over).filter(({ place }) => place === 1);
    expect(first.map(({ seat }) => seat).sort()).toEqual(game.last.over.winners);
  });
});

describe('a ranking', () => {
  const rank = (players: Player[], scores: number[]) =>
    ranking(players, { scores, winners: [] }).map(({ seat, place, behind }) => [seat, place, behind]);

  it('goes by the result', () => {
    expect(rank([player(), player(), player()], [10, 30, 20])).toEqual([
      [1, 1, null],
      [2, 2, null],
      [0, 3, null],
    ]);
  });

  it('breaks ties by more orders, fewer miners, fewer tools', () => {
    const players = [
      player({ orders: 3, miners: 6 }),
      player({ orders: 4 }),
      player({ orders: 3, miners: 5, ready: ['rope'] }),
      player({ orders: 3, miners: 5 }),
    ];
    expect(rank(players, [20, 20, 20, 20])).toEqual([
      [1, 1, null],
      [3, 2, 'orders'],
      [2, 3, 'tools'],
      [0, 4, 'miners'],
    ]);
  });

  it('lets those share a place whom nothing decides between', () => {
    expect(rank([player(), player(), player()], [20, 20, 10])).toEqual([
      [0, 1, null],
      [1, 1, null],
      [2, 3, null],
    ]);
  });

  it('tells what decided every tie', () => {
    const players = [player({ orders: 1 }), player(), player()];
    expect(ties(ranking(players, { scores: [20, 20, 20], winners: [0] }))).toEqual([
      { first: 0, second: 1, total: 20, by: 'orders' },
      { first: 1, second: 2, total: 20, by: 'shared' },
    ]);
  });
});
