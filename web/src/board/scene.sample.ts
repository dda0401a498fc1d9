/** A small scene for tests: a game of two with Muria, in its last phase. */

import { printed } from '../learn/printed';
import type { Box, Position, SpaceState } from '../wire';
import type { Scene } from './scene';

export const box: Box = printed('muria', 3);

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
