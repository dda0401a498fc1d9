/** Finding words in the rules: case and accents do not matter. */

import type { RuleText } from './rulebook';

/** Letters that are not an accented form of another one. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' };

/** A text in plain small letters, and where in the text each of them comes from. */
function unfold(text: string): { plain: string; origin: number[] } {
  let plain = '';
  const origin: number[] = [];
  let at = 0;
  for (const letter of text) {
    const small = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    for (const unit of LETTERS[small] ?? small) {
      plain += unit;
      origin.push(at);
    }
    at += letter.length;
  }
  origin.push(at);
  return { plain, origin };
}

/** A text without accents and capitals. */
export function fold(text: string): string {
  return unfold(text).plain;
}

/** The words that somebody looks for. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** A piece of a text, and whether it was looked for. */
export interface Piece {
  text: string;
  found: boolean;
}

/** Cuts a text where the words begin and end. */
export function cut(text: string, words: readonly string[]): Piece[] {
  const { plain, origin } = unfold(text);
  const found = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      found.fill(true, origin[at], origin[at + word.length]);
    }
  }
  const pieces: Piece[] = [];
  for (const [at, unit] of text.split('').entries()) {
    const last = pieces.at(-1);
    if (last && last.found === found[at]) last.text += unit;
    else pieces.push({ text: unit, found: found[at] ?? false });
  }
  return pieces;
}

/**
 * The rules that have all the words, the likeliest first: the rule that is named, then those with
 * the words in their title, then the others in their order.
 */
export function find(rules: readonly RuleText[], words: readonly string[]): RuleText[] {
  const rank = (rule: RuleText): number => {
    const title = fold(rule.title);
    if (words.length === 1 && words[0] === fold(rule.id)) return 0;
    if (words.every((word) => title.includes(word))) return 1;
    const all = fold([rule.id, rule.title, rule.text, rule.note ?? '', rule.caption].join('\n'));
    return words.every((word) => all.includes(word)) ? 2 : 3;
  };
  return rules
    .map((rule) => ({ rule, rank: rank(rule) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ rule }) => rule);
}
