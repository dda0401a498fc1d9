/** Finds moves by what somebody types: words, or the notation. */

/** A move as it can be found. */
export interface Findable {
  /** In the notation. */
  text: string;
  /** In words. */
  words: string;
}

/** The moves that have all that was typed; first the one that is written so, then those whose notation begins with it. */
export function found<Move extends Findable>(moves: readonly Move[], typed: string): Move[] {
  const query = typed.trim().toLocaleLowerCase().replace(/\s+/g, ' ');
  const parts = query.split(' ');
  const rank = ({ text }: Move): number => {
    const written = text.toLocaleLowerCase();
    return written === query ? 0 : written.startsWith(query) ? 1 : 2;
  };
  return moves
    .filter(({ text, words }) => {
      const said = `${words} ${text}`.toLocaleLowerCase();
      return parts.every((part) => said.includes(part));
    })
    .sort((one, other) => rank(one) - rank(other));
}
