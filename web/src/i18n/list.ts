/** Several things in a row, as the language of the reader puts them. */

import { language } from './index.svelte';

const STYLES = {
  conjunction: { type: 'conjunction' },
  unit: { type: 'unit', style: 'short' },
} as const satisfies Record<string, Intl.ListFormatOptions>;

/** Each format is made once: making one takes long. */
const formats = new Map<string, Intl.ListFormat>();

function format(things: readonly string[], style: keyof typeof STYLES): string {
  const code = language();
  const key = `${code} ${style}`;
  const known = formats.get(key) ?? new Intl.ListFormat(code, STYLES[style]);
  formats.set(key, known);
  return known.format(things);
}

/** Things with an "and": "Ada, Bruno and Cleo". */
export const list = (things: readonly string[]): string => format(things, 'conjunction');

/** Facts one after another: "2 brown, 1 green". */
export const unitList = (facts: readonly string[]): string => format(facts, 'unit');
