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

/** The most valuable salt that can be dug without tools, or else with them: what most players want. */
export function suggestion(all: readonly Digging[], orders: readonly string[]): string {
  const wanted = counts(orders.join(''));
  const worth = ({ salt, pickaxes }: Digging): number =>
    salt.length * 100 - pickaxes * 150 + [...salt].reduce((sum, kind) => sum + Math.min(wanted[kind as Kind], 3), 0);
  const best = [...all].sort((a, b) => worth(b) - worth(a))[0];
  return best?.salt ?? '';
}
