/** A small scene for tests: a game of two with Muria, in its last phase. */

import { printed } from '../learn/boards';
import type { Box, Position, SpaceState } from '../wire';
import type { Scene } from './scene';

export const box: Box = printed('muria', 3);

/** The scene with these spaces and the main shaft, and with whatever else differs. */
export function scene(spaces: Record<string, SpaceState>, more: Partial<Position['state']> = {}): Scene {
  const player = {
    ...{ coins: 10, salt: 'b', supply: 2, foreman: true, miners: 5, orders: 0, markers: 0 },
    ...{ ready: [], used: [] },
  };
  const position: Position = {
    ...{ ply: 0, seat: 0, phase: 3, round: 2, last_round: false, actions: 2, legal: [], due: null },
    ...{ pieces: [], lacks: [], tired: [0, 0], may_rest: false, ways: {} },
    prices: { b: { buy: 4, sell: 3 }, g: { buy: null, sell: 6 }, w: { buy: 7, sell: null } },
    face_up: { '2R2': 'bbg/2' },
    state: {
      players: [player, player],
      mine: { '1C': nobody, '2C': nobody, ...spaces },
      castle: {
        ...{ orders: ['bb=9', null], left: 3, done: 2, arrived: null },
        near: { miners: [0, 0], foremen: '--' },
        far: { miners: [1, 0], foremen: '--' },
      },
      market: { b: 2, g: 0, w: 2 },
      inn: 7,
      workshop: { open: ['rope'], left: 0 },
      posts: {
        ...{ castle: null, workshop: null, pump: null, saltworks: null },
        market: { seat: 1, miners: 1, foreman: false },
        entrance: { seat: 0, miners: 2, foreman: false },
      },
      saltworks: { brine: 3, miners: [0, 1], foremen: '--' },
      shafts: 1,
      start: 0,
      visited: [],
      over: null,
      ...more,
    },
  };
  const seats = ['Ada', 'Bruno'].map((name) => ({ name, kind: 'human' as const, level: null }));
  return { position, box, seats, expansion: 'muria' };
}

/** A space without any piece. */
export const nobody = { standing: [0, 0], tired: [0, 0], foremen: '--' };
