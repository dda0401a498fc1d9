/** Spaces of the mine by name (G1): the depth, and `C` or `L`/`R` with the distance. */

import type { Space } from '../wire';

/** Depth from 1 downwards, and column from the centre: negative to the left. */
export interface Cell {
  depth: number;
  column: number;
}

/** Where a space lies. */
export function cellOf(space: Space): Cell {
  const match = /^(\d)(C|([LR])(\d+))$/.exec(space);
  if (!match) throw new Error(`${space} is no space`);
  const distance = Number(match[4] ?? 0);
  return { depth: Number(match[1]), column: match[3] === 'L' ? -distance : distance };
}

/** The space that lies there. */
export function spaceAt({ depth, column }: Cell): Space {
  if (column === 0) return `${depth}C`;
  return `${depth}${column < 0 ? 'L' : 'R'}${Math.abs(column)}`;
}
