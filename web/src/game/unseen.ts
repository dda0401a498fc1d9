/** What nobody has seen yet, as it is listed. */

/** Equal things once, with their number, in the order of the list. */
export function counted<T>(things: readonly T[]): [T, number][] {
  const found = new Map<T, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}
