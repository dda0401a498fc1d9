/** The markup in the texts of the rules. */

import { CHAPTERS } from '../wire';

/** A part of a text: plain, code, emphasised, or the identifier of another rule. */
export interface TextSpan {
  kind: 'plain' | 'code' | 'strong' | 'em' | 'rule';
  text: string;
}

const MARKUP = new RegExp(
  [
    /`([^`]+)`/,
    /\*\*([^*]+)\*\*/,
    /\*([^*]+)\*/,
    /\[([^\]]+)\]\([^)]*\)/,
    new RegExp(`\\b([${CHAPTERS.join('')}]\\d)\\b`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Splits a text into spans. Links, which lead to files of the project, become plain text. */
export function parseMarkup(text: string): TextSpan[] {
  const found: TextSpan[] = [];
  const add = (kind: TextSpan['kind'], text: string): void => {
    if (text !== '') found.push({ kind, text });
  };
  let from = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [whole, code, strong, em, link, rule] = match;
    add('plain', text.slice(from, match.index));
    if (code !== undefined) add('code', code);
    else if (strong !== undefined) add('strong', strong);
    else if (em !== undefined) add('em', em);
    else if (link !== undefined) add('plain', link);
    else if (rule !== undefined) add('rule', rule);
    from = match.index + whole.length;
  }
  add('plain', text.slice(from));
  return found;
}
