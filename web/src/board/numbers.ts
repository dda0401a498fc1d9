/** Numbers that lie open on the table but that no component of the box carries. */

import type { Scene } from './scene';

/** How many orders end the phase (T5). */
export function needed({ seats, expansion, position }: Scene): number {
  const last = expansion === 'muria' && position.phase === 3 ? 1 : 0;
  return (seats.length === 2 ? 4 : 5) + last;
}

/** What each further water costs at the pump house (B4), as far as the sign has room. */
export const PUMP: readonly number[] = [0, 2, 3, 4, 5, 6];

/** What a shaft costs (M3). */
export const SHAFT = 5;

/** How many brine are exchanged for a cube (W5). */
export const BRINE = { b: 2, g: 4, w: 6 } as const;
