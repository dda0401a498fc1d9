/** The values that the small boards are drawn with: what the components of the game show. */

import type { Box, Tool } from '../wire';

const TOOLS: Tool[] = ['rope', 'pickaxe', 'bucket', 'cart', 'food', 'commercial', 'royal'];

/** The box for so many players. */
export function printed(expansion: 'none' | 'muria', players: number): Box {
  const muria = expansion === 'muria';
  const threshold = players === 2 ? 4 : 5;
  return {
    expansion,
    players,
    provenance: { base: 'printed', muria: muria ? 'reconstructed' : null },
    actions: [1, 2],
    buildings: [
      ...(['castle', 'inn', 'pump', 'square', 'workshop', 'market'] as const),
      ...(muria ? (['saltworks', 'foremen'] as const) : []),
    ],
    trades: 2,
    market: { b: [3, 3, 4, 5], g: [4, 5, 6], w: [7, 8] },
    inn: [5, 5, 5, 6, 6, 7, 8],
    inn_first: [4, 2, 0, 0][players - 2] ?? 0,
    workshop: [3, 4, 5],
    pump: [0, 2, 3, 4, 5, 6],
    square: 1,
    thresholds: [threshold, threshold, threshold + (muria ? 1 : 0)],
    round_limit: 60,
    orders: muria ? [11, 11, 11] : [8, 8, 8],
    order_slots: players < 4 ? 3 : 4,
    penalty: 3,
    tiles: muria ? [10, 8, 6] : [8, 6, 4],
    tools: muria ? [...TOOLS, 'saltworks', 'mill'] : TOOLS,
    tool_kinds: 7,
    tool_cards: 3,
    tools_a_phase: 7,
    tool_values: [0, 2, 2, 6, 6, 10, 10, 14, 14, 20],
    salt_value: 3,
    miners: 10,
    brine: muria ? { b: 2, g: 4, w: 6 } : null,
    shafts: muria ? { price: 5, markers: 3, tiles: [1, 2, 3] } : null,
  };
}
