/** Salt as the notation writes it: letters in the order `b g w u`, repeated. */

import { KINDS, type Kind } from '../wire';

/** How many cubes of each kind. */
export function counts(salt: string): Record<Kind, number> {
  const found: Record<Kind, number> = { b: 0, g: 0, w: 0, u: 0 };
  for (const kind of salt) found[kind as Kind] += 1;
  return found;
}

/** Salt in the order of the notation. */
export function sorted(salt: string): string {
  return [...salt].sort((a, b) => KINDS.indexOf(a as Kind) - KINDS.indexOf(b as Kind)).join('');
}

/** Splits an order or a tile into its salt and its number: `bbg=17`, `bbg/1`. */
export function saltAndNumber(text: string): { salt: string; number: number } {
  const [salt = '', number = '0'] = text.split(/[=/]/);
  return { salt, number: Number(number) };
}
