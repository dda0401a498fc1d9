/** Which extractions there are at a chamber, sorted for choosing: cubes first, then who digs. */

import { counts, KINDS } from '../../game/salt';
import { parse, type Move } from '../../game/notation';
import type { Kind, Space } from '../../wire';

/** An extraction as it is written, and taken apart. */
export interface Digging {
  text: string;
  move: Extract<Move, { verb: 'extract' }>;
}

/** All extractions by a crew at a chamber. */
export function diggings(legal: readonly string[], space: Space): Digging[] {
  return legal
    .filter((text) => text.startsWith(`extract ${space} `))
    .map((text) => ({ text, move: parse(text) }))
    .filter((digging): digging is Digging => digging.move.verb === 'extract');
}

/** Whether some salt is part of other salt. */
function within(part: string, whole: string): boolean {
  const [some, all] = [counts(part), counts(whole)];
  return KINDS.every((kind) => some[kind] <= all[kind]);
}

/** Salt in the order of the notation. */
export function sorted(salt: string): string {
  return [...salt].sort((a, b) => KINDS.indexOf(a as Kind) - KINDS.indexOf(b as Kind)).join('');
}

/** Whether one more cube of a kind can be dug with some way of digging. */
export function canAdd(all: readonly Digging[], salt: string, kind: Kind): boolean {
  return all.some(({ move }) => within(salt + kind, move.salt));
}

/** Who can dig exactly this salt: fewest tools first, then fewest pieces. */
export function crews(all: readonly Digging[], salt: string): Digging[] {
  const wanted = sorted(salt);
  const weight = ({ move }: Digging): number =>
    move.picks * 100 + move.miners + (move.foreman ? 1.5 : 0);
  return all.filter(({ move }) => move.salt === wanted).sort((a, b) => weight(a) - weight(b));
}

/** The most valuable salt that can be dug without tools, or else with them: what most players want. */
export function suggestion(all: readonly Digging[], orders: readonly string[]): string {
  const wanted = counts(orders.join(''));
  const worth = ({ move }: Digging): number =>
    move.salt.length * 100 -
    move.picks * 150 +
    [...move.salt].reduce((sum, kind) => sum + Math.min(wanted[kind as Kind], 3), 0);
  const best = [...all].sort((a, b) => worth(b) - worth(a))[0];
  return best?.move.salt ?? '';
}
