/** A small scene for tests: a game of two with Muria, in its last phase. */

import type { Box, Position, SpaceState } from '../wire';
import type { Scene } from './scene';

export const box: Box = {
  market: { b: [3, 3, 4, 5], g: [4, 5, 6], w: [7, 8] },
  inn: [5, 5, 5, 6, 6, 7, 8],
  workshop: [3, 4, 5],
  pump: [0, 2, 3, 4, 5, 6, 7],
  square: 1,
  thresholds: [5, 5, 6],
  brine: { b: 2, g: 4, w: 6 },
  penalty: 3,
  tool_values: [0, 2, 2, 6, 6, 10, 10, 14, 14, 20],
  salt_value: 3,
  shafts: { price: 5, markers: 3, tiles: [1, 2, 3] },
};

/** The scene with this mine, and with whatever else differs. */
export function scene(mine: Record<string, SpaceState>, more: Partial<Position['state']> = {}): Scene {
  const player = {
    ...{ coins: 10, salt: 'b', supply: 2, foreman: true, miners: 5, orders: 0, markers: 0 },
    ...{ ready: [], used: [] },
  };
  const position: Position = {
    ...{ ply: 0, seat: 0, phase: 3, round: 2, actions: 2, legal: [], due: null },
    face_up: { '2R2': 'bbg/2' },
    state: {
      players: [player, player],
      mine,
      castle: { orders: ['bb=9', null], left: 3, done: 2, near: [0, 0], far: [1, 0] },
      market: { b: 2, g: 0, w: 2 },
      inn: 7,
      workshop: { open: ['rope'], left: 0 },
      posts: { castle: null, workshop: null, pump: null, market: 1, saltworks: null, entrance: 0 },
      saltworks: { brine: 3, pieces: [0, 1] },
      shafts: 1,
      over: null,
      ...more,
    },
  };
  const seats = ['Ada', 'Bruno'].map((name) => ({ name, kind: 'human' as const, level: null }));
  return { position, box, seats, expansion: 'muria' };
}

/** A space without any piece. */
export const nobody = { standing: [0, 0], tired: [0, 0], foremen: '--' };
