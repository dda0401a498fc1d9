/** Which extractions there are at a chamber, sorted for choosing: cubes first, then who digs. */

import { counts, sorted } from '../../game/salt';
import { KINDS, type Kind, type LegalMove, type Space, type WithVerb } from '../../wire';

/** A legal extraction. */
export type Digging = WithVerb<LegalMove, 'extract'>;

/** All extractions by a crew at a chamber. */
export function diggings(legal: readonly LegalMove[], space: Space): Digging[] {
  return legal.filter((move): move is Digging => move.verb === 'extract' && move.space === space);
}

/** Whether some salt is part of other salt. */
function within(part: string, whole: string): boolean {
  const [some, all] = [counts(part), counts(whole)];
  return KINDS.every((kind) => some[kind] <= all[kind]);
}

/** Whether one more cube of a kind can be dug with some way of digging. */
export function canAdd(all: readonly Digging[], salt: string, kind: Kind): boolean {
  return all.some((move) => within(salt + kind, move.salt));
}

/** Who can dig exactly this salt: fewest tools first, then fewest pieces. */
export function crews(all: readonly Digging[], salt: string): Digging[] {
  const wanted = sorted(salt);
  const weight = ({ pickaxes, miners, foreman }: Digging): number => pickaxes * 100 + miners + (foreman ? 1.5 : 0);
  return all.filter((move) => move.salt === wanted).sort((a, b) => weight(a) - weight(b));
}

/** What is compared of some salt, the most important first. */
function ranks({ salt, pickaxes }: Digging, lacks: readonly string[]): number[] {
  const taken = counts(salt);
  const needed = lacks.map((lack) => {
    const missing = counts(lack);
    return KINDS.reduce((sum, kind) => sum + Math.min(missing[kind], taken[kind]), 0);
  });
  const completed = lacks.some((lack) => lack !== '' && within(lack, salt));
  const dearness = [...salt].reduce((sum, kind) => sum + KINDS.indexOf(kind as Kind), 0);
  return [-pickaxes, salt.length, Number(completed), Math.max(0, ...needed), dearness];
}

/**
 * The salt that most players want: as much as can be dug without tools, of it what one of the open orders
 * lacks, and the dearest for the rest. `lacks` is the salt that the player lacks for each order.
 */
export function suggestion(all: readonly Digging[], lacks: readonly string[]): string {
  const ranked = all.map((move) => ({ move, rank: ranks(move, lacks) }));
  const [best] = ranked.sort((a, b) => {
    const differs = a.rank.findIndex((value, index) => value !== b.rank[index]);
    return differs < 0 ? 0 : (b.rank[differs] ?? 0) - (a.rank[differs] ?? 0);
  });
  return best?.move.salt ?? '';
}

/** Salt in which a cube gives way to one of another kind: where nobody can dig more, a click swaps. */
export function swapped(all: readonly Digging[], salt: string, kind: Kind): string | undefined {
  return KINDS.filter((other) => other !== kind && salt.includes(other))
    .map((other) => sorted(salt.replace(other, kind)))
    .find((other) => all.some((move) => move.salt === other));
}
